(* Claims that Coq proves by running the checker: two levels of water, and positions without end proved by their images. *)
(* SPDX-License-Identifier: MIT *)
From Coq Require Import Arith Bool List.
From Decant Require Import Proofs.
Import ListNotations.

(* The positions, none or one, that the move from tube i to tube j leads to. Tubes count from 1, and list the colors of their units
   from the top. *)
Definition move capacity (s : list (list nat)) '(i, j) :=
  let x := nth i ([] :: s) [] in
  let y := nth j ([] :: s) [] in
  let fix pour c room x y :=
    match x, room with
    | d :: rest, S room => if d =? c then pour c room rest (c :: y) else (x, y)
    | _, _ => (x, y)
    end in
  let put i t s := firstn (i - 1) s ++ t :: skipn i s in
  match x with
  | c :: _ =>
      if negb (i =? j) && (length y <? capacity) && (hd c y =? c)
      then let (x, y) := pour c (capacity - length y) x y in [put i x (put j y s)] else []
  | [] => []
  end.

(* Each tube is empty or holds one color, and of each color at most one tube is not full. *)
Definition gathered capacity (s : list (list nat)) :=
  let partly := filter (fun t => (0 <? length t) && (length t <? capacity)) s in
  forallb (fun t => forallb (Nat.eqb (hd 0 t)) t) s && (length (nodup Nat.eq_dec (map (hd 0) partly)) =? length partly).

Definition water capacity :=
  let pairs s := list_prod (seq 1 (length s)) (seq 1 (length s)) in
  Puzzle _ (list_eq_dec (list_eq_dec Nat.eq_dec)) (fun s => flat_map (move capacity s) (pairs s)) (gathered capacity).

(* All positions fewer than n moves away, each with what is left of the n moves: the least table above a bound of 0. *)
Fixpoint derive p n (layer : list (position p)) entries :=
  match n with
  | 0 => entries
  | S m =>
      let entries := entries ++ map (fun s => (s, n)) layer in
      let new := filter (fun t => negb (listed p entries 0 t)) (flat_map (next p) layer) in
      derive p m (nodup (same p) new) entries
  end.

Definition proves p entries c s := check p (fun _ => 0) entries c s = true.
Lemma sound p entries c s : proves p entries c s -> holds p c s.
Proof. apply check_sound. intros t m _. apply Nat.le_0_l. Qed.

Definition solvable := [[2; 1; 2; 1]; [1; 2; 1; 2]; []].
Definition its_plan := [(2, 3); (1, 2); (1, 3); (2, 1); (2, 3); (1, 2); (1, 3)].
Fixpoint along s plan := match plan with [] => [] | m :: rest => let t := hd [] (move 4 s m) in t :: along t rest end.

Example shortest_plan : optimum (water 4) solvable 7.
Proof.
  apply (sound (water 4) (derive (water 4) 7 [solvable] []) (Optimum (water 4) (along solvable its_plan))).
  vm_compute. reflexivity.
Qed.

Example no_proof_of_8 : ~ proves (water 4) (derive (water 4) 8 [solvable] []) (At_least _ 8) solvable.
Proof. vm_compute. discriminate. Qed.

Definition stuck := [[3; 1]; [4; 1]; [3; 2]; [4; 2]; []].
Example no_plan : unsolvable (water 2) stuck.
Proof. apply (sound (water 2) (derive (water 2) 9 [stuck] []) (Unsolvable _)). vm_compute. reflexivity. Qed.

(* From 0, in steps of 2 and 4, never to 7: an odd number stays odd. *)
Definition walk := Puzzle nat Nat.eq_dec (fun n => [n + 2; n + 4]) (Nat.eqb 7).
Definition parity := Puzzle bool bool_dec (fun _ => []) (fun odd => odd).
Example never_7 : unsolvable walk 0.
Proof.
  apply (image_unsolvable walk parity Nat.odd); [| | now apply (sound parity [(false, 1)] (Unsolvable _))].
  - intros n t [<- | [<- | []]]; left; rewrite Nat.odd_add; now destruct (Nat.odd n).
  - intros n arrived. now apply Nat.eqb_eq in arrived as <-.
Qed.
