// Draw a DogBunny map: places, arrows, tokens and goals.
// SPDX-License-Identifier: MIT
import { Gamepad2, Plus, Redo2, Undo2 } from "lucide";
import { useRef, useState } from "preact/hooks";
import type { Address } from "../address";
import { amend, begin, change, type History, redo, undo } from "../history";
import { Icon } from "../Icon";
import { useKeys } from "../keys";
import { useEntered } from "../last";
import { Canvas, type Selection } from "../map/Canvas";
import {
  addEdge,
  addKind,
  addNode,
  type Draft,
  emptyDraft,
  moveNode,
  put,
  removeEdge,
  removeNode,
  toView,
} from "../map/draft";
import { freeGround, sizeOf } from "../map/ground";
import { Inspector } from "../map/Inspector";
import { hintOf, type Tool, Tools } from "../map/Tools";
import { drawn, isForeign, kept, type Told, useChecked, useOpened } from "../map/use-draft";
import { Way } from "../Way";
import "../map/editor.css";

const example =
  "dogbunny:blank-1/well/house/tree/carrot/blank-2/bone/blank-1~well@house/well=tree/blank-1=carrot/blank-1=house/tree=blank-2@bone/carrot~blank-2/carrot=bone@tree+well/blank-2=house/bone~house@carrot:dog=tree/bunny=house+blank-2:dog=bone/bunny=carrot+carrot";

export function MapEditor({ level }: { level: string }) {
  const [history, setHistory] = useState<History<Draft>>(() => (isForeign(level) ? begin(emptyDraft) : kept.value));
  const [tool, setTool] = useState<Tool>({ what: "place" });
  const [selection, select] = useState<Selection>(null);
  const [pending, setPending] = useState<number | null>(null);
  const draft = history.present;
  const dragged = useRef<Draft | null>(null);
  const unread = useOpened(level, draft, (opened) => {
    setHistory(begin(opened));
    select(null);
  });
  const { told, fresh } = useChecked(history);

  const set = (next: Draft, selected: Selection = selection) => {
    setHistory(change(history, next));
    select(selected);
  };
  const onNode = (node: number) => {
    if (tool.what === "arrow") {
      if (pending === null) return setPending(node);
      setPending(null);
      if (pending !== node) set(addEdge(draft, pending, node), { edge: draft.edges.length });
    } else if (tool.what === "place") select({ node });
    else set(put(draft, tool.kind, tool.what, node), { node });
  };
  const onDrag = (node: number, place: { x: number; y: number }, done: boolean) => {
    dragged.current ??= draft;
    const next = moveNode(draft, node, place);
    setHistory(done ? change({ ...history, present: dragged.current }, next) : amend(history, next));
    if (done) dragged.current = null;
  };
  const onRemove = () => {
    if (!selection) return;
    set("node" in selection ? removeNode(draft, selection.node) : removeEdge(draft, selection.edge), null);
  };
  const choose = (next: Tool) => {
    setTool(next);
    setPending(null);
  };
  const back = () => setHistory(undo(history));
  const forth = () => setHistory(redo(history));
  useKeys({
    u: back,
    r: forth,
    "ctrl+z": back,
    "ctrl+y": forth,
    "ctrl+shift+z": forth,
    Escape: () => {
      setPending(null);
      select(null);
    },
  });
  const size = sizeOf(draft);
  const { code } = told;
  useEntered(draft.nodes.length === 0 ? null : fresh ? (code ?? "") : undefined);
  const to = (address: Address) => ({ to: fresh ? address : null, closed: !code });
  return (
    <div class="desk map-editor">
      <div class="stack">
        <h1 class="unseen">Draw a map</h1>
        <Tools draft={draft} tool={tool} onChoose={choose} onKind={(name) => set(addKind(draft, name))} />
        <p class="soft small tool-hint" aria-live="polite">
          {hintOf(tool, draft, pending)}
        </p>
        <Canvas
          view={toView(draft, told.view)}
          {...size}
          selection={selection}
          wrong={told.spot ?? null}
          pending={pending}
          onGround={(place) => {
            if (tool.what === "place") set(addNode(draft, place), { node: draft.nodes.length });
            else {
              select(null);
              setPending(null);
            }
          }}
          onNode={onNode}
          onEdge={(edge) => select({ edge })}
          onDrag={onDrag}
          onRemove={onRemove}
        />
        <div class="row">
          <button class="icon" aria-label="Undo" title="Undo (U)" disabled={history.past.length === 0} onClick={back}>
            <Icon of={Undo2} />
          </button>
          <button
            class="icon"
            aria-label="Redo"
            title="Redo (R)"
            disabled={history.future.length === 0}
            onClick={forth}
          >
            <Icon of={Redo2} />
          </button>
          <button
            aria-label="Add place"
            title="Add a place"
            onClick={() => set(addNode(draft, freeGround(draft, size)), { node: draft.nodes.length })}
          >
            <Icon of={Plus} />
            Add
          </button>
          {draft.nodes.length > 0 ? (
            <button class="quiet" onClick={() => set(emptyDraft, null)}>
              Clear
            </button>
          ) : (
            <button class="quiet" onClick={() => drawn(example).then((draft) => draft && set(draft, null))}>
              Example
            </button>
          )}
        </div>
      </div>
      <aside class="stack">
        <Inspector draft={draft} selection={selection} onChange={set} />
        <Verdict told={unread ? { error: unread } : told} draft={draft} />
        <div class="row ways">
          <Way {...to({ route: "play", level: code ?? "", moves: "" })} main>
            <Icon of={Gamepad2} />
            Play
          </Way>
          <Way {...to({ route: "solve", level: code ?? "", moves: "" })}>Solve</Way>
          <Way {...to({ route: "explore", level: code ?? "" })}>Explore</Way>
        </div>
      </aside>
    </div>
  );
}

function Verdict({ told, draft }: { told: Told; draft: Draft }) {
  if (told.code)
    return (
      <p class="verdict fine" role="status">
        The map is complete.
      </p>
    );
  if (!told.error) return null;
  const unfinished =
    !told.spot &&
    (draft.kinds.every((kind) => kind.starts.length === 0) || draft.kinds.every((kind) => kind.goals.length === 0));
  return (
    <p class={unfinished ? "note" : "note trouble"} role="status">
      {told.error.message}
      {told.error.remedy && <>; {told.error.remedy}</>}.
    </p>
  );
}
