// A DogBunny map, to look at and to play on by tapping or by keys.
// SPDX-License-Identifier: MIT
import type { MapView, TokenMove } from "@decant/core";
import type { ViewProps } from "../position/view-props";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { namesIn } from "./condition";
import { Edge } from "./Edge";
import { nearestInDirection } from "./keys";
import { isBlank, radiusOf } from "./layout";
import { PlaceGlyph } from "./icons";
import { follow, type Known, rims } from "./rim";
import { type Scene, sceneOf } from "./scene";
import { Goal, Token, walk } from "./Token";
import "./map.css";

interface Picked {
  kind: string;
  node: number;
}

export function DogMap({ view, legal = [], onMove, onRefuse, marked, lookAt, pace = 1, height }: ViewProps<MapView>) {
  const scene = sceneOf(view, useTall() ? "tall" : "fitted");
  const [picked, setPicked] = useState<Picked | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const [shaken, setShaken] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const tokens = useFollowed(view);
  const { sockets, places } = rims(scene.nodes, scene.directions, tokens, view.goals);
  useWalks(svg, view, scene, tokens, places, pace);
  useEffect(() => setPicked(null), [view]);

  const names = view.nodes.map((node) => node.name);
  const targets = new Set(
    picked
      ? legal
          .filter((m) => m.startsWith(`${picked.kind}:${names[picked.node]}>`))
          .map((m) => names.indexOf(m.split(">")[1]!))
      : [],
  );
  const lights = new Set(lit === null ? [] : namesIn(view.edges[lit]!.condition ?? ""));
  const hand = marked && "token" in marked ? marked : null;
  const look = lookAt && "token" in lookAt ? lookAt : null;
  // Before the move its token stands where it begins, after it where it ends.
  const here = hand && tokens.some((token) => isAt(token, names, hand.token, hand.from)) ? hand.from : hand?.to;
  const playable = onMove !== undefined;

  const kindsAt = (node: number) => [...new Set(tokens.filter((t) => t.node === node).map((t) => t.kind))];
  const tap = (node: number, kind?: string) => {
    if (!playable) return;
    setStop(node);
    onRefuse?.("");
    if (picked && targets.has(node)) {
      setPicked(null);
      onMove(`${picked.kind}:${names[picked.node]}>${names[node]}`);
      return;
    }
    const kinds = kindsAt(node);
    const next = kind ?? (picked?.node === node ? kinds[kinds.indexOf(picked.kind) + 1] : kinds[0]);
    if (next && !(picked?.node === node && picked.kind === next)) setPicked({ kind: next, node });
    else {
      if (picked && picked.node !== node) {
        shake(setShaken, picked.node);
        onRefuse?.(`The ${picked.kind} cannot go from ${names[picked.node]} to ${names[node]} now.`);
      }
      setPicked(null);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && picked) setPicked(null);
    else if ((event.key === "Enter" || event.key === " ") && playable) tap(stop);
    else if (event.key.startsWith("Arrow")) {
      const next = nearestInDirection(scene.nodes, stop, event.key);
      if (next !== undefined) {
        setStop(next);
        svg.current?.querySelector<SVGElement>(`[data-node="${next}"]`)?.focus();
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <svg
      ref={svg}
      class="map"
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      style={`--map-width:${scene.width}${height ? `;max-height:${height}px` : ""}`}
      role="group"
      aria-label="Map"
      onClick={(event) => {
        if (!picked) return;
        event.stopPropagation();
        setPicked(null);
      }}
    >
      {view.edges.map((edge, e) => (
        <Edge
          key={e}
          edge={edge}
          route={scene.routes[e]!}
          names={names}
          onLight={(on) => setLit(on ? e : null)}
          from={picked?.node === edge.from || (edge.both_ways && picked?.node === edge.to) || leads(edge, names, hand)}
        />
      ))}
      <g onKeyDown={key}>
        {scene.nodes.map((node, n) => (
          <g
            key={n}
            data-node={n}
            role={playable ? "button" : "img"}
            tabindex={playable ? (n === stop ? 0 : -1) : undefined}
            aria-label={spokenNode(view, n, targets.has(n))}
            aria-pressed={playable ? picked?.node === n : undefined}
            class={`map-node${isBlank(node.name) ? " blank" : ""}${targets.has(n) ? " target" : ""}${lights.has(node.name) ? " lit" : ""}${node.name === hand?.from || node.name === hand?.to ? " end" : ""}`}
            onClick={(event) => {
              event.stopPropagation();
              tap(n);
            }}
            onFocus={() => setStop(n)}
          >
            {!isBlank(node.name) && <title>{node.name}</title>}
            <circle class="map-halo" cx={node.x} cy={node.y} r={radiusOf(node.name) + 9} />
            <circle class="map-disc" cx={node.x} cy={node.y} r={radiusOf(node.name)} />
            <PlaceGlyph name={node.name} x={node.x} y={node.y} size={isBlank(node.name) ? 16 : 28} />
          </g>
        ))}
      </g>
      {sockets.map((socket, i) => (
        <Goal key={i} {...socket} />
      ))}
      {tokens.map((token, i) => (
        <Token
          key={token.id}
          id={token.id}
          kind={token.kind}
          color={token.color}
          place={places[i]!}
          picked={picked?.node === token.node && picked.kind === token.kind}
          marked={isAt(token, names, hand?.token, here) || isAt(token, names, look?.token, look?.node)}
          shaken={shaken === token.node}
          onTap={
            playable
              ? () => tap(token.node, picked && targets.has(token.node) ? undefined : other(picked, token))
              : undefined
          }
        />
      ))}
    </svg>
  );
}

const isAt = (token: Known, names: string[], kind?: string, node?: string) =>
  token.kind === kind && names[token.node] === node;

const leads = ({ from, to, both_ways }: MapView["edges"][number], names: string[], hand: TokenMove | null) =>
  hand !== null &&
  ((names[from] === hand.from && names[to] === hand.to) ||
    (both_ways && names[to] === hand.from && names[from] === hand.to));

/** Tapping the picked token again lets it go. */
const other = (picked: Picked | null, token: Known) =>
  picked?.node === token.node && picked.kind === token.kind ? undefined : token.kind;

const tall = matchMedia("(max-width: 699px)");

function useTall(): boolean {
  const [is, set] = useState(tall.matches);
  useEffect(() => {
    const tell = () => set(tall.matches);
    tall.addEventListener("change", tell);
    return () => tall.removeEventListener("change", tell);
  }, []);
  return is;
}

function shake(set: (node: number | null) => void, node: number) {
  set(node);
  setTimeout(() => set(null), 200);
}

/** Tokens with numbers that stay theirs from position to position. */
function useFollowed(view: MapView): Known[] {
  const last = useRef<{ view: MapView; tokens: Known[] } | null>(null);
  if (last.current?.view !== view) last.current = { view, tokens: follow(last.current?.tokens ?? [], view.tokens) };
  return last.current.tokens;
}

/** Lets tokens that stand elsewhere than before walk there. */
function useWalks(
  svg: { current: SVGSVGElement | null },
  view: MapView,
  scene: Scene,
  tokens: Known[],
  places: { x: number; y: number }[],
  pace: number,
) {
  const before = useRef<Record<number, { node: number; x: number; y: number }>>({});
  useLayoutEffect(() => {
    const next: typeof before.current = {};
    tokens.forEach((token, i) => {
      const old = before.current[token.id];
      const place = places[i]!;
      next[token.id] = { node: token.node, ...place };
      if (!old || (old.x === place.x && old.y === place.y)) return;
      const element = svg.current?.querySelector<SVGElement>(`[data-token="${token.id}"]`);
      const edge = view.edges.findIndex(
        (e) => (e.from === old.node && e.to === token.node) || (e.to === old.node && e.from === token.node),
      );
      if (element)
        walk(
          element,
          old,
          place,
          old.node !== token.node ? scene.routes[edge]?.curve : undefined,
          view.edges[edge]?.from !== old.node,
          pace,
        );
    });
    before.current = next;
  }, [view]);
}

function spokenNode(view: MapView, node: number, target: boolean): string {
  const here = view.tokens.filter((t) => t.node === node).map((t) => t.kind);
  const goals = view.goals.filter((g) => g.node === node).map((g) => g.kind);
  return [
    view.nodes[node]!.name,
    ...(here.length ? [`${here.join(" and ")} here`] : []),
    ...(goals.length ? [`goal of ${goals.join(" and ")}`] : []),
    ...(target ? ["can be reached"] : []),
  ].join(", ");
}
