// Enter a level: typed, pasted, seen in a picture, or one of the examples.
// SPDX-License-Identifier: MIT
import type { Levels } from "@decant/core";
import { useEffect, useState } from "preact/hooks";
import { format } from "../address";
import { Choice } from "../Choice";
import { examples } from "../core";
import { Editor } from "../editor/Editor";
import { Paste, pasted } from "../editor/Paste";
import { isField } from "../keys";
import { later } from "../later";
import { usePictures } from "../picture/arrive";
import { ChoosePicture } from "../picture/ChoosePicture";
import { choose, draft } from "../picture/draft";
import { oneOf, stored } from "../stored";
import "./enter.css";

const Picture = later(() => import("../picture/Picture").then((file) => file.Picture));

const way = stored<"type" | "paste">("way", "type", oneOf("type", "paste"));

function enter(by: "type" | "paste") {
  way.value = by;
  choose(null);
}

function Examples() {
  const [levels, know] = useState<Levels["levels"]>([]);
  useEffect(() => void examples().then(know), []);
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

/** Text that is pasted anywhere on the page goes into the box. */
function usePasting() {
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain").trim();
      if (!text || isField(event.target)) return;
      pasted.value = text;
      enter("paste");
    };
    addEventListener("paste", listen);
    return () => removeEventListener("paste", listen);
  }, []);
}

export function Enter({ level }: { level: string }) {
  usePasting();
  usePictures();
  const picture = draft.value;
  return (
    <div class="desk">
      <section class="stack" aria-label="Level">
        <div class="status between entry">
          <h1 class="verdict">Enter a level</h1>
          <div class="row">
            <Choice<string>
              label="How"
              value={picture ? "" : way.value}
              onChange={(chosen) => enter(chosen as "type" | "paste")}
              options={[
                ["type", "Tap or type"],
                ["paste", "Paste"],
              ]}
            />
            <ChoosePicture />
          </div>
        </div>
        {picture ? (
          <Picture key={picture.address} now={picture} onEdit={() => enter("type")} />
        ) : way.value === "type" ? (
          <Editor address={level} />
        ) : (
          <Paste onEdit={() => enter("type")} />
        )}
      </section>
      <Examples />
    </div>
  );
}
