// Enter a level: typed, pasted, or one of the examples.
// SPDX-License-Identifier: MIT
import type { Levels } from "@decant/core";
import { useEffect, useState } from "preact/hooks";
import { format } from "../address";
import { Choice } from "../Choice";
import { core } from "../core";
import { Editor } from "../editor/Editor";
import { Paste, pasted } from "../editor/Paste";
import { isField } from "../keys";
import { oneOf, stored } from "../stored";
import "./enter.css";

const way = stored<"type" | "paste">("way", "type", oneOf("type", "paste"));

function Examples() {
  const [levels, know] = useState<Levels["levels"]>([]);
  useEffect(
    () =>
      void core.levels().then(
        (answer) => know(answer.levels),
        () => {},
      ),
    [],
  );
  return (
    <aside class="stack aside examples" aria-label="Examples">
      <h2>Or begin with an example</h2>
      <ul>
        {levels.map(({ name, code, family }) => (
          <li key={name}>
            <a href={format({ route: "play", level: code, moves: "" })}>{name}</a>
            <span class="small soft">
              {family === "dog_bunny" ? "DogBunny" : code.startsWith("ball") ? "ball" : "water"}
            </span>
          </li>
        ))}
      </ul>
      <p class="soft small">Everything happens in your browser. Nothing is sent anywhere.</p>
    </aside>
  );
}

/** What is pasted anywhere on the page goes into the box. */
function usePasting() {
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain").trim();
      if (!text || isField(event.target)) return;
      pasted.value = text;
      way.value = "paste";
    };
    addEventListener("paste", listen);
    return () => removeEventListener("paste", listen);
  }, []);
}

export function Enter({ level }: { level: string }) {
  usePasting();
  return (
    <div class="desk">
      <section class="stack" aria-label="Level">
        <div class="status between">
          <h1 class="verdict">Enter a level</h1>
          <Choice
            label="How"
            value={way.value}
            onChange={(chosen) => (way.value = chosen)}
            options={[
              ["type", "Tap or type"],
              ["paste", "Paste"],
            ]}
          />
        </div>
        {way.value === "type" ? <Editor address={level} /> : <Paste onEdit={() => (way.value = "type")} />}
      </section>
      <Examples />
    </div>
  );
}
