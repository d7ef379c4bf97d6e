// Draw a DogBunny map: places, arrows, tokens and goals.
// SPDX-License-Identifier: MIT
import type { DecantError, MapView } from "@decant/core";
import { MapPin, Gamepad2, Plus, Redo2, Spline, Undo2 } from "lucide";
import { useEffect, useRef, useState } from "preact/hooks";
import { format } from "../address";
import { core } from "../core";
import { Icon } from "../Icon";
import { useKeys } from "../keys";
import { Canvas, type Selection } from "../map/Canvas";
import {
  addEdge,
  addKind,
  addNode,
  type Draft,
  emptyDraft,
  fromView,
  moveNode,
  put,
  removeEdge,
  removeNode,
  type Role,
  type Spot,
  toText,
  toView,
} from "../map/draft";
import { amend, begin, change, type History, redo, undo } from "../map/history";
import { Animal, Inspector } from "../map/Inspector";
import { note } from "../router";
import { stored } from "../stored";
import "../map/editor.css";

type Tool = { what: "place" } | { what: "arrow" } | { what: Role; kind: number };

const kept = stored<Draft>("map", emptyDraft);
const keptCode = stored("map-code", ""); // of the last draft that was complete
const example =
  "dogbunny:blank-1/well/house/tree/carrot/blank-2/bone/blank-1~well@house/well=tree/blank-1=carrot/blank-1=house/tree=blank-2@bone/carrot~blank-2/carrot=bone@tree+well/blank-2=house/bone~house@carrot:dog=tree/bunny=house+blank-2:dog=bone/bunny=carrot+carrot";

interface Told {
  code?: string;
  view?: MapView;
  error?: DecantError;
  spot?: Spot;
}

export function MapEditor({ level }: { level: string }) {
  const [history, setHistory] = useState<History<Draft>>(() => begin(isForeign(level) ? emptyDraft : kept.value));
  const [tool, setTool] = useState<Tool>({ what: "place" });
  const [selection, select] = useState<Selection>(null);
  const [pending, setPending] = useState<number | null>(null);
  const [told, tell] = useState<Told>({});
  const draft = history.present;
  const dragged = useRef<Draft | null>(null);
  useOpened(
    level,
    (opened) => {
      setHistory(begin(centered(opened)));
      select(null);
    },
    tell,
  );
  useChecked(draft, tell);

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
  const code = told.code ?? "";
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
            <button
              class="quiet"
              onClick={() =>
                core
                  .position({ level: example })
                  .then(({ view }) => view.kind === "map" && set(centered(fromView(view, !wide())), null))
              }
            >
              Example
            </button>
          )}
        </div>
      </div>
      <aside class="stack">
        <Inspector draft={draft} selection={selection} onChange={set} />
        <Verdict told={told} draft={draft} />
        <div class="row ways">
          <Way to={code && format({ route: "play", level: code, moves: "" })} main>
            <Icon of={Gamepad2} />
            Play
          </Way>
          <Way to={code && format({ route: "solve", level: code, moves: "" })}>Solve</Way>
          <Way to={code && format({ route: "explore", level: code })}>Explore</Way>
        </div>
      </aside>
    </div>
  );
}

/** A link, or what will become one when the map is complete. */
function Way({ to, main, children }: { to: string; main?: boolean; children: preact.ComponentChildren }) {
  const look = main ? "button main" : "button";
  return to ? (
    <a class={look} href={to}>
      {children}
    </a>
  ) : (
    <button class={main ? "main" : ""} disabled>
      {children}
    </button>
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

function Tools({
  draft,
  tool,
  onChoose,
  onKind,
}: {
  draft: Draft;
  tool: Tool;
  onChoose: (tool: Tool) => void;
  onKind: (name: string) => void;
}) {
  const [naming, setNaming] = useState(false);
  const same = (other: Tool) => JSON.stringify(other) === JSON.stringify(tool);
  const button = (to: Tool, label: string, picture: preact.ComponentChildren) => (
    <button key={label} class="tool" aria-pressed={same(to)} onClick={() => onChoose(to)}>
      {picture}
      <span>{label}</span>
    </button>
  );
  return (
    <div class="tools" role="toolbar" aria-label="What a tap does">
      {button({ what: "place" }, "Place", <Icon of={MapPin} size={24} />)}
      {button({ what: "arrow" }, "Arrow", <Icon of={Spline} size={24} />)}
      {draft.kinds.map((kind, k) =>
        button({ what: "starts", kind: k }, kind.name, <Animal kind={kind.name} color={k} />),
      )}
      {draft.kinds.map((kind, k) =>
        button({ what: "goals", kind: k }, `${kind.name} goal`, <Animal kind={kind.name} color={k} goal />),
      )}
      {draft.kinds.length < 6 &&
        (naming ? (
          <input
            class="naming"
            aria-label="Name of the new token"
            placeholder="cat"
            size={8}
            autofocus
            autocapitalize="off"
            autocomplete="off"
            onBlur={() => setNaming(false)}
            onKeyDown={(event) => {
              const name = event.currentTarget.value.trim();
              if (event.key === "Enter" && name) onKind(name);
              if (event.key === "Enter" || event.key === "Escape") setNaming(false);
            }}
          />
        ) : (
          <button class="tool" title="Another kind of token" onClick={() => setNaming(true)}>
            <Icon of={Plus} size={24} />
            <span>More</span>
          </button>
        ))}
    </div>
  );
}

function hintOf(tool: Tool, draft: Draft, pending: number | null): string {
  const kind = "kind" in tool ? draft.kinds[tool.kind]?.name : "";
  switch (tool.what) {
    case "place":
      return "Tap the ground to add a place. Drag to move one.";
    case "arrow":
      return pending === null
        ? "Tap the place where the arrow begins."
        : `From ${draft.nodes[pending]?.name}: tap the place where it ends.`;
    case "starts":
      return `Tap places where a ${kind} starts.`;
    case "goals":
      return `Tap places where a ${kind} has to end.`;
  }
}

const wide = () => matchMedia("(min-width: 700px)").matches;

/** As large as the screen likes, and as the drawing needs. */
function sizeOf(draft: Draft): { width: number; height: number } {
  const [width, height] = wide() ? [720, 440] : [400, 440];
  return {
    width: Math.max(width!, ...draft.nodes.map((node) => node.x + 50)),
    height: Math.max(height!, ...draft.nodes.map((node) => node.y + 50)),
  };
}

/** In the middle of the canvas. */
function centered(draft: Draft): Draft {
  const { width, height } = sizeOf(draft);
  const shift = (values: number[], size: number) => Math.round((size - Math.max(...values) - Math.min(...values)) / 2);
  const dx = shift(
    draft.nodes.map((node) => node.x),
    width,
  );
  const dy = shift(
    draft.nodes.map((node) => node.y),
    height,
  );
  return { ...draft, nodes: draft.nodes.map((node) => ({ ...node, x: node.x + dx, y: node.y + dy })) };
}

/** The place farthest from all others, of a coarse grid. */
function freeGround(draft: Draft, { width, height }: { width: number; height: number }): { x: number; y: number } {
  let best = { x: width / 2, y: height / 2 };
  let most = -1;
  for (let y = 70; y <= height - 70; y += 60) {
    for (let x = 70; x <= width - 70; x += 60) {
      const room = Math.min(130, ...draft.nodes.map((node) => Math.hypot(node.x - x, node.y - y)));
      if (room > most) [most, best] = [room, { x, y }];
    }
  }
  return best;
}

const isForeign = (level: string): boolean => level !== "" && level !== keptCode.value;

/** Reads the level of the address, unless it is what was drawn here. */
function useOpened(level: string, onOpen: (draft: Draft) => void, tell: (told: Told) => void) {
  useEffect(() => {
    if (!isForeign(level)) return;
    core.position({ level }).then(
      ({ view }) => view.kind === "map" && onOpen(fromView(view, !wide())),
      (error: DecantError) => tell({ error }),
    );
  }, [level]);
}

/** Keeps the draft, has the core check it, and puts it into the address when it is a level. */
function useChecked(draft: Draft, tell: (told: Told) => void) {
  useEffect(() => {
    kept.value = draft;
    if (draft.nodes.length === 0) return tell({});
    let wanted = true;
    const { text, spot } = toText(draft);
    core.position({ level: text }).then(
      ({ start, view }) => {
        if (!wanted) return;
        keptCode.value = start;
        tell({ code: start, view: view as MapView });
        note({ route: "map", level: start });
      },
      (error: DecantError) => wanted && tell({ error, spot: error.line ? spot(error.line, error.column ?? 1) : null }),
    );
    return () => {
      wanted = false;
    };
  }, [draft]);
}
