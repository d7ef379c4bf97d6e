// The selected part of the canvas, and controls to change it.
// SPDX-License-Identifier: MIT
import { ArrowLeft, ArrowLeftRight, ArrowRight, Trash2, X } from "lucide";
import { useRef } from "preact/hooks";
import { Icon } from "../Icon";
import { useTyped } from "../use-typed";
import type { Selection } from "./Canvas";
import { changeEdge, type Draft, type DraftEdge, removeEdge, removeNode, renameNode, type Role, take } from "./draft";
import { PlaceGlyph, TokenGlyph } from "./icons";
import { knownPlaces } from "./places";
import { paint } from "./Token";

interface Props {
  draft: Draft;
  selection: Selection;
  onChange: (draft: Draft, kept?: Selection) => void;
}

export function Inspector({ draft, selection, onChange }: Props) {
  if (selection && "node" in selection && draft.nodes[selection.node])
    return <NodePanel key={selection.node} draft={draft} node={selection.node} onChange={onChange} />;
  if (selection && "edge" in selection && draft.edges[selection.edge])
    return <EdgePanel draft={draft} edge={selection.edge} onChange={onChange} />;
  return (
    <p class="soft">
      Tap the ground to add a place, drag places where you want them, and tap a place or an arrow to change it.
    </p>
  );
}

export function Picture({ name }: { name: string }) {
  return (
    <svg class="map" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <PlaceGlyph name={name} x={14} y={14} size={24} />
    </svg>
  );
}

export function Animal({ kind, color, goal }: { kind: string; color: number; goal?: boolean }) {
  return (
    <svg class="map" width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true">
      <g class={goal ? "map-goal" : "map-token"} style={paint(kind, color)}>
        <circle r="12" />
        <TokenGlyph name={kind} x={0} y={0} size={16} />
      </g>
    </svg>
  );
}

function NodePanel({ draft, node, onChange }: { draft: Draft; node: number; onChange: Props["onChange"] }) {
  const { name } = draft.nodes[node]!;
  const taken = new Set(draft.nodes.map((other) => other.name));
  const rename = (to: string) => onChange(renameNode(draft, node, to), { node });
  const typed = useTyped(name, (text) => text.trim() && rename(text.trim()));
  return (
    <section class="panel" aria-label={`Place ${name}`}>
      <div class="row">
        <label>
          Name <input {...typed} size={10} spellcheck={false} autocapitalize="off" autocomplete="off" />
        </label>
        <button class="quiet" onClick={() => onChange(removeNode(draft, node), null)}>
          <Icon of={Trash2} />
          Remove
        </button>
      </div>
      <div class="pictures" role="group" aria-label="Pictures">
        {knownPlaces
          .filter((place) => !taken.has(place) || place === name)
          .map((place) => (
            <button
              key={place}
              class="icon quiet"
              aria-label={place}
              title={place}
              aria-pressed={place === name}
              onClick={() => rename(place)}
            >
              <Picture name={place} />
            </button>
          ))}
      </div>
      <Pieces draft={draft} node={node} role="starts" onChange={onChange} />
      <Pieces draft={draft} node={node} role="goals" onChange={onChange} />
    </section>
  );
}

function Pieces({
  draft,
  node,
  role,
  onChange,
}: {
  draft: Draft;
  node: number;
  role: Role;
  onChange: Props["onChange"];
}) {
  const here = draft.kinds.flatMap((kind, k) =>
    kind[role].filter((n) => n === node).map(() => ({ kind: kind.name, k })),
  );
  if (here.length === 0) return null;
  return (
    <div class="row">
      <span class="soft">{role === "starts" ? "Here:" : "Goal of:"}</span>
      {here.map(({ kind, k }, i) => (
        <button
          key={i}
          class="piece"
          aria-label={`Remove ${role === "starts" ? kind : `goal of ${kind}`}`}
          onClick={() => onChange(take(draft, k, role, node), { node })}
        >
          <Animal kind={kind} color={k} goal={role === "goals"} />
          <Icon of={X} size={16} />
        </button>
      ))}
    </div>
  );
}

function EdgePanel({ draft, edge, onChange }: { draft: Draft; edge: number; onChange: Props["onChange"] }) {
  const input = useRef<HTMLInputElement>(null);
  const { from, to, both_ways, condition } = draft.edges[edge]!;
  const a = draft.nodes[from]!.name;
  const b = draft.nodes[to]!.name;
  const set = (change: Partial<DraftEdge>) => onChange(changeEdge(draft, edge, change), { edge });
  const ways = [
    { label: `both ways between ${a} and ${b}`, icon: ArrowLeftRight, on: both_ways, change: { both_ways: true } },
    { label: `from ${a} to ${b}`, icon: ArrowRight, on: !both_ways, change: { both_ways: false } },
    { label: `from ${b} to ${a}`, icon: ArrowLeft, on: false, change: { from: to, to: from, both_ways: false } },
  ];
  const insert = (word: string) => {
    const joined = `${condition.trim()} ${word}`.trim();
    set({ condition: joined });
    input.current?.focus();
  };
  // A name right behind a name means that both have to be taken.
  const name = (word: string) => insert(condition.trim() && !/[!&|(]$/.test(condition.trim()) ? `& ${word}` : word);
  return (
    <section class="panel" aria-label={`Arrow from ${a} to ${b}`}>
      <div class="row">
        <span>{a}</span>
        <fieldset class="choice">
          <legend class="unseen">Direction</legend>
          {ways.map((way) => (
            <label key={way.label} title={way.label}>
              <input type="radio" name="way" aria-label={way.label} checked={way.on} onChange={() => set(way.change)} />
              <Icon of={way.icon} />
            </label>
          ))}
        </fieldset>
        <span>{b}</span>
        <button class="quiet" onClick={() => onChange(removeEdge(draft, edge), null)}>
          <Icon of={Trash2} />
          Remove
        </button>
      </div>
      <label class="wide-label">
        Open while occupied
        <input
          ref={input}
          value={condition}
          placeholder="always open"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          onInput={(event) => set({ condition: event.currentTarget.value })}
        />
      </label>
      <div class="pictures" role="group" aria-label="Words of a condition">
        {draft.nodes.map((node) => (
          <button
            key={node.name}
            class="icon quiet"
            aria-label={node.name}
            title={node.name}
            onClick={() => name(node.name)}
          >
            <Picture name={node.name} />
          </button>
        ))}
        {[
          ["&", "and"],
          ["|", "or"],
          ["!", "not"],
          ["(", "("],
          [")", ")"],
        ].map(([sign, word]) => (
          <button
            key={sign}
            class="icon quiet"
            aria-label={word === "(" ? "open parenthesis" : word === ")" ? "close parenthesis" : word}
            onClick={() => insert(sign!)}
          >
            {word}
          </button>
        ))}
      </div>
    </section>
  );
}
