(* The theorems behind docs/proof-format.md and a checker, for every puzzle with finitely many moves from each position. *)
(* SPDX-License-Identifier: MIT *)
From Coq Require Import Arith Bool Lia List.
Import ListNotations.

Record puzzle := Puzzle {
  position : Type;
  same : forall s t : position, {s = t} + {s <> t};
  next : position -> list position;  (* where one legal move leads *)
  goal : position -> bool }.

(* `plan p s n`: some n moves lead from s to a goal. *)
Inductive plan (p : puzzle) : position p -> nat -> Prop :=
| Arrived s : goal p s = true -> plan p s 0
| Move s t n : In t (next p s) -> plan p t n -> plan p s (S n).

Definition at_least p s n := forall m, plan p s m -> n <= m.
Definition optimum p s n := plan p s n /\ at_least p s n.
Definition unsolvable p s := forall n, ~ plan p s n.
Definition admissible p h := forall s, at_least p s (h s).

(* V is 0 for all positions that are not in the table. *)
Theorem table p h (V : position p -> nat) : admissible p h ->
  (forall s, 0 < V s -> goal p s = false /\ forall t, In t (next p s) -> V s - 1 <= max (h t) (V t)) ->
  forall s, at_least p s (max (h s) (V s)).
Proof.
  intros bound entries s m path. apply Nat.max_lub; [now apply bound |].
  induction path as [s end_ | s t m move rest IH]; destruct (Nat.eq_0_gt_0_cases (V s)) as [-> | entry]; try lia;
    destruct (entries s entry) as [no_goal covered]; [congruence |].
  specialize (covered t move). specialize (bound t m rest). lia.
Qed.

Theorem closed_set p (listed : position p -> Prop) :
  (forall s, listed s -> goal p s = false /\ forall t, In t (next p s) -> listed t) -> forall s, listed s -> unsolvable p s.
Proof.
  intros closed s start n path. induction path as [s end_ | s t n move _ IH]; destruct (closed s start); [congruence | auto].
Qed.

(* If each move leaves the image of a position, its border position say, or takes it one step on, then no image is farther
   from a goal. *)
Section Image.
  Variables (p q : puzzle) (image : position p -> position q).
  Hypothesis moves : forall s t, In t (next p s) -> image t = image s \/ In (image t) (next q (image s)).
  Hypothesis goals : forall s, goal p s = true -> goal q (image s) = true.

  Theorem image_plan s n : plan p s n -> exists m, m <= n /\ plan q (image s) m.
  Proof.
    induction 1 as [s end_ | s t n move _ [m [less path]]]; [exists 0; split; [lia | now apply Arrived, goals] |].
    destruct (moves s t move) as [<- | step]; [now exists m; auto |].
    exists (S m). split; [lia | now apply Move with (image t)].
  Qed.

  Theorem image_at_least s n : at_least q (image s) n -> at_least p s n.
  Proof. intros bound m path. destruct (image_plan s m path) as [k [less found]]. specialize (bound k found). lia. Qed.

  Theorem image_unsolvable s : unsolvable q (image s) -> unsolvable p s.
  Proof. intros none n path. destruct (image_plan s n path) as [m [_ found]]. now apply (none m). Qed.
End Image.

(* What a proof claims of its level. A plan lists the position after each move. *)
Inductive claim p := Optimum (path : list (position p)) | At_least (n : nat) | Unsolvable.

Definition holds p (c : claim p) s :=
  match c with Optimum _ path => optimum p s (length path) | At_least _ n => at_least p s n | Unsolvable _ => unsolvable p s end.

Section Checker.
  Variables (p : puzzle) (h : position p -> nat) (entries : list (position p * nat)).

  Definition entry s := option_map snd (find (fun e => if same p (fst e) s then true else false) entries).
  Definition number s := match entry s with Some v => v | None => 0 end.
  Definition enough v t := v - 1 <=? max (h t) (number t).
  Definition listed (_ : nat) s := match entry s with Some _ => true | None => false end.
  Definition each_passes test := forallb (fun e => negb (goal p (fst e)) && forallb (test (snd e)) (next p (fst e))) entries.
  Definition bounded n s := each_passes enough && (n <=? max (h s) (number s)).

  Fixpoint legal s path :=
    match path with
    | [] => goal p s
    | t :: rest => (if in_dec (same p) t (next p s) then true else false) && legal t rest
    end.

  Definition check (c : claim p) s :=
    match c with
    | Optimum _ path => bounded (length path) s && legal s path
    | At_least _ n => bounded n s
    | Unsolvable _ => each_passes listed && listed 0 s
    end.

  Lemma legal_is_plan path : forall s, legal s path = true -> plan p s (length path).
  Proof.
    induction path as [| t rest IH]; simpl; intros s fine; [now apply Arrived |].
    destruct (in_dec (same p) t (next p s)); [| discriminate]. apply Move with t; auto.
  Qed.

  Lemma entry_passes test s v : each_passes test = true -> entry s = Some v ->
    goal p s = false /\ forall t, In t (next p s) -> test v t = true.
  Proof.
    unfold each_passes, entry. intros passes found. destruct (find _ entries) as [e |] eqn:there; [| discriminate].
    apply find_some in there as [there is_s]. destruct (same p (fst e) s) as [<- |]; [| discriminate]. injection found as <-.
    rewrite forallb_forall in passes. specialize (passes e there).
    now rewrite andb_true_iff, negb_true_iff, forallb_forall in passes.
  Qed.

  Lemma bounded_is_bound n s : admissible p h -> bounded n s = true -> at_least p s n.
  Proof.
    intros bound passes m path. apply andb_prop in passes as [passes start]. apply Nat.leb_le in start.
    apply (Nat.le_trans _ _ _ start), (table p h number); [assumption | clear - passes | assumption].
    unfold number at 1 2. intros s positive. destruct (entry s) as [v |] eqn:found; [| lia].
    destruct (entry_passes _ _ _ passes found) as [no_goal all]. split; [assumption | intros t move; now apply Nat.leb_le, all].
  Qed.

  Theorem check_sound c s : admissible p h -> check c s = true -> holds p c s.
  Proof.
    intros bound passes. destruct c as [path | n |]; simpl in passes; [| now apply bounded_is_bound |];
      apply andb_prop in passes as [passes start]; [split; [now apply legal_is_plan | now apply bounded_is_bound] |].
    apply closed_set with (fun t => listed 0 t = true); [| assumption]. unfold listed at 1. intros t there.
    destruct (entry t) as [v |] eqn:found; [now apply (entry_passes listed t v) | discriminate].
  Qed.
End Checker.
