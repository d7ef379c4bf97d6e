// A proof of the answer: made and checked here, by code that shares nothing with the search, and to be saved for other checkers.
// SPDX-License-Identifier: MIT
import type { DecantError, Proof as Proved, ProofVerdict } from "@decant/core";
import { Download, ShieldCheck } from "lucide";
import { useEffect, useRef, useState } from "preact/hooks";
import { core } from "../core";
import { Icon } from "../Icon";
import { Trouble } from "../position/Trouble";
import { download } from "./save";
import { moves } from "./verdict";

interface Checked {
  proof: Proved;
  verdict: ProofVerdict;
  seconds: number;
}

function claimed({ claim, length }: ProofVerdict): string {
  if (claim === "unsolvable") return "It cannot be solved.";
  return claim === "optimum" ? `No plan has fewer than ${moves(length!)}.` : `Any plan has ${moves(length!)} or more.`;
}

/** Of the level with that code. */
export function Proof({ level }: { level: string }) {
  const [asking, ask] = useState(false);
  const [checked, tell] = useState<Checked>();
  const [error, fail] = useState<DecantError>();
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  async function check() {
    const { signal } = (waiting.current = new AbortController());
    ask(true);
    fail(undefined);
    try {
      const proof = await core.prove({ level }, { signal });
      const begun = performance.now();
      const verdict = await core.verify({ proof: proof.proof, about: proof.level }, { signal });
      tell({ proof, verdict, seconds: (performance.now() - begun) / 1000 });
    } catch (problem) {
      if (!signal.aborted) fail(problem as DecantError);
    }
    if (!signal.aborted) ask(false);
  }

  return (
    <div class="stack" aria-live="polite">
      {checked ? (
        <div class="note stack">
          <Outcome {...checked} />
        </div>
      ) : (
        <p>
          <button disabled={asking} onClick={() => void check()}>
            <Icon of={ShieldCheck} />
            {asking ? "Checking…" : "Check it yourself"}
          </button>
        </p>
      )}
      {error && <Trouble error={error} />}
    </div>
  );
}

/** A part of the page that is there offline, too. */
async function saveChecker() {
  const checker = await import("../../../tools/verify_proof.py?raw");
  download("verify_proof.py", new Blob([checker.default], { type: "text/x-python" }));
}

function Outcome({ proof, verdict, seconds }: Checked) {
  if (verdict.status !== "verified")
    return <p>The proof was not accepted: {verdict.problem}. Please report this level.</p>;
  const size = proof.bytes < 1e6 ? `${Math.ceil(proof.bytes / 1e3)} kB` : `${(proof.bytes / 1e6).toFixed(1)} MB`;
  const table = proof.entries === 1 ? "1 position" : `${proof.entries.toLocaleString("en")} positions`;
  return (
    <>
      <p>
        <strong>{claimed(verdict)}</strong> Checked on this device by the plain rules alone: {table},{" "}
        {seconds.toFixed(2)} s.
      </p>
      <p>
        <button onClick={() => download("level.proof", new Blob([proof.proof], { type: "text/plain" }))}>
          <Icon of={Download} />
          Save the proof ({size})
        </button>
      </p>
      <p>
        <button onClick={() => void saveChecker()}>
          <Icon of={Download} />
          Save the checker
        </button>
      </p>
      <p class="small soft">
        The checker shares no code with this page, and is short enough to read:{" "}
        <code>python3 verify_proof.py level.proof</code>
      </p>
    </>
  );
}
