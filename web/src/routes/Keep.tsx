// The plan to copy, and its picture to save.
// SPDX-License-Identifier: MIT
import type { DecantError, Position } from "@decant/core";
import { Check, Copy, Download } from "lucide";
import { useState } from "preact/hooks";
import { core } from "../core";
import { Icon } from "../Icon";
import { Trouble } from "../position/Trouble";
import { download, pngOf, svgBlob } from "./save";

export function Keep({ position, plan }: { position: Position; plan: string }) {
  const [copied, mark] = useState(false);
  const [error, fail] = useState<DecantError>();

  const copy = () =>
    navigator.clipboard.writeText(plan).then(() => {
      mark(true);
      setTimeout(() => mark(false), 2000);
    }, fail);

  async function save(kind: "svg" | "png") {
    try {
      const { svg } = await core.render({ level: position.code, plan: plan || undefined });
      download(`decant.${kind}`, kind === "svg" ? svgBlob(svg) : await pngOf(svg));
    } catch (problem) {
      fail(problem as DecantError);
    }
  }
  return (
    <div class="stack">
      <div class="row keep">
        {plan && (
          <button onClick={copy}>
            <Icon of={copied ? Check : Copy} />
            {copied ? "Copied" : "Copy steps"}
          </button>
        )}
        <button onClick={() => void save("svg")} aria-label="Save as SVG">
          <Icon of={Download} />
          SVG
        </button>
        <button onClick={() => void save("png")} aria-label="Save as PNG">
          <Icon of={Download} />
          PNG
        </button>
      </div>
      <p class="unseen" aria-live="polite">
        {copied && "Steps copied."}
      </p>
      {error && <Trouble error={error} />}
    </div>
  );
}
