// The map that is drawn: taps, drags and keys on it are reported to its owner as changes.
// SPDX-License-Identifier: MIT
import type { MapView } from "@decant/core";
import { useRef, useState } from "preact/hooks";
import { Edge } from "./Edge";
import type { Point } from "./geometry";
import { PlaceGlyph } from "./icons";
import { isBlank, radiusOf } from "./layout";
import { rims } from "./rim";
import { sceneOf } from "./scene";
import { Goal, Token } from "./Token";
import "./map.css";

export type Selection = { node: number } | { edge: number } | null;

interface Props {
  view: MapView;
  width: number;
  height: number;
  selection: Selection;
  wrong: Selection;
  /** The node that an arrow under way begins at. */
  pending: number | null;
  onGround: (place: Point) => void;
  onNode: (node: number) => void;
  onEdge: (edge: number) => void;
  /** `done` when the finger is lifted. */
  onDrag: (node: number, place: Point, done: boolean) => void;
  onRemove: () => void;
}

const margin = 34;
const slop = 5;
const nudge = 12;
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -nudge, y: 0 },
  ArrowRight: { x: nudge, y: 0 },
  ArrowUp: { x: 0, y: -nudge },
  ArrowDown: { x: 0, y: nudge },
};

export function Canvas({
  view,
  width,
  height,
  selection,
  wrong,
  pending,
  onGround,
  onNode,
  onEdge,
  onDrag,
  onRemove,
}: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<{ node: number; start: Point; grip: Point; moved: boolean } | null>(null);
  const [pointer, setPointer] = useState<Point | null>(null);
  const scene = sceneOf(view, "as drawn");
  const { sockets, places } = rims(scene.nodes, scene.directions, view.tokens, view.goals);
  const names = view.nodes.map((node) => node.name);

  const inside = (p: Point): Point => ({
    x: Math.min(width - margin, Math.max(margin, p.x)),
    y: Math.min(height - margin, Math.max(margin, p.y)),
  });
  const place = (event: PointerEvent | MouseEvent): Point => {
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current!.getScreenCTM()!.inverse());
    return { x: p.x, y: p.y };
  };
  const grab = (event: PointerEvent, node: number) => {
    const start = place(event);
    drag.current = {
      node,
      start,
      grip: { x: start.x - view.nodes[node]!.x, y: start.y - view.nodes[node]!.y },
      moved: false,
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const pull = (event: PointerEvent) => {
    if (pending !== null) setPointer(place(event));
    const held = drag.current;
    if (!held) return;
    const p = place(event);
    held.moved ||= Math.hypot(p.x - held.start.x, p.y - held.start.y) > slop;
    if (held.moved) onDrag(held.node, inside({ x: p.x - held.grip.x, y: p.y - held.grip.y }), false);
  };
  const release = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = null;
    if (!held) return;
    if (!held.moved) return onNode(held.node);
    const p = place(event);
    onDrag(held.node, inside({ x: p.x - held.grip.x, y: p.y - held.grip.y }), true);
  };
  const key = (event: KeyboardEvent, node: number) => {
    const step = arrows[event.key];
    const here = view.nodes[node]!;
    if (step) onDrag(node, inside({ x: here.x + step.x, y: here.y + step.y }), true);
    else if (event.key === "Enter" || event.key === " ") onNode(node);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isNode = (what: Selection, n: number) => what !== null && "node" in what && what.node === n;
  const isEdge = (what: Selection, e: number) => what !== null && "edge" in what && what.edge === e;

  return (
    <svg
      ref={svg}
      class="map canvas"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="Map to draw on"
      onClick={(event) => event.target === svg.current && onGround(inside(place(event)))}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => (drag.current = null)}
    >
      {pending !== null && pointer && (
        <path
          class="map-pending"
          d={`M${view.nodes[pending]!.x} ${view.nodes[pending]!.y}L${pointer.x} ${pointer.y}`}
        />
      )}
      {view.edges.map((edge, e) => (
        <Edge
          key={e}
          edge={edge}
          route={scene.routes[e]!}
          names={names}
          from={false}
          selected={isEdge(selection, e)}
          wrong={isEdge(wrong, e)}
          onTap={() => onEdge(e)}
        />
      ))}
      {scene.nodes.map((node, n) => (
        <g
          key={n}
          role="button"
          tabindex={0}
          aria-label={node.name}
          aria-pressed={isNode(selection, n)}
          class={`map-node${isBlank(node.name) ? " blank" : ""}${isNode(selection, n) || pending === n ? " chosen" : ""}${isNode(wrong, n) ? " wrong" : ""}`}
          onPointerDown={(event) => grab(event, n)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => key(event, n)}
        >
          {!isBlank(node.name) && <title>{node.name}</title>}
          <circle class="map-halo" cx={node.x} cy={node.y} r={radiusOf(node.name) + 9} />
          <circle class="map-disc" cx={node.x} cy={node.y} r={radiusOf(node.name)} />
          <PlaceGlyph name={node.name} x={node.x} y={node.y} size={isBlank(node.name) ? 16 : 28} />
        </g>
      ))}
      {sockets.map((socket, i) => (
        <Goal key={i} {...socket} />
      ))}
      {view.tokens.map((token, i) => (
        <Token
          key={i}
          id={i}
          kind={token.kind}
          color={token.color}
          place={places[i]!}
          picked={false}
          marked={false}
          shaken={false}
        />
      ))}
    </svg>
  );
}
