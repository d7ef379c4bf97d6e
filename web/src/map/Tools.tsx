// The bar of tools, which decides the effect of a tap on the map.
// SPDX-License-Identifier: MIT
import { MapPin, Plus, Spline } from "lucide";
import { useState } from "preact/hooks";
import { Icon } from "../Icon";
import type { Draft, Role } from "./draft";
import { Animal } from "./Inspector";

export type Tool = { what: "place" } | { what: "arrow" } | { what: Role; kind: number };

export function Tools({
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
    <div class="tools" role="toolbar" aria-label="Tools">
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

/** The next thing to do with the tool in hand. */
export function hintOf(tool: Tool, draft: Draft, pending: number | null): string {
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
