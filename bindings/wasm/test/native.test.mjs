// WebAssembly finds what the native program finds, with the same work, in at most three times its time.
//
// DECANT names the native program; DECANT_LEVELS a file of levels, one a line: a code, or a name, a tab and a code. Those that
// the native program solves in two seconds are compared, tubes under both rules.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { connect } from "../dist/index.js";
import { deal, root } from "./levels.mjs";

const program = process.env.DECANT ?? fileURLToPath(new URL("build/release/bin/decant", root));
const options = { skip: existsSync(program) ? false : `${program} is not built` };
const core = connect();
after(() => core.close());

function native(...args) {
  return spawnSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 26 }).stdout;
}

function codes() {
  const file = process.env.DECANT_LEVELS;
  if (file) {
    const lines = readFileSync(file, "utf8").split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
    return lines.map((line) => line.split("\t").find((cell) => cell.includes(":")));
  }
  const dealt = [1, 2, 3, 4, 5, 6].flatMap((seed) => [
    deal({ rules: "water", colors: 20, capacity: 4, empties: 2, seed }),
    deal({ rules: "water", colors: 12, capacity: 8, empties: 2, seed }),
    deal({ rules: "ball", colors: 12, capacity: 4, empties: 2, seed }),
    deal({ rules: "ball", colors: 9, capacity: 6, empties: 2, seed }),
  ]);
  const maps = native("generate", "--family", "dog_bunny", "--seed", "7", "--count", "3").trim().split("\n");
  return [...dealt, ...maps];
}

function bothRules(code) {
  return /^(water|ball)/.test(code) ? ["water", "ball"].map((rules) => code.replace(/^[a-z]+/, rules)) : [code];
}

/** What does not depend on time, as advice does, and on the sizes of types, as memory does. */
function result({ stats, advice: _, ...answer }) {
  return { ...answer, expanded: stats.expanded, generated: stats.generated };
}

test("lengths, claims, plans and counts of states are those of the native program", options, async (context) => {
  const total = { levels: 0, native: 0, wasm: 0 };
  for (const code of codes().flatMap(bothRules)) {
    const expected = JSON.parse(native("solve", code, "--format", "json", "--time-limit", "2"));
    if (expected.limit) continue;
    const answer = await core.solve({ level: code, time_limit: 20 });
    assert.deepEqual(result(answer), result(expected), code);
    total.levels += 1;
    total.native += expected.stats.seconds;
    total.wasm += answer.stats.seconds;
  }
  const ratio = total.wasm / total.native;
  context.diagnostic(
    `${total.levels} levels: native ${total.native.toFixed(2)} s, WebAssembly ${total.wasm.toFixed(2)} s, ` +
      `${ratio.toFixed(2)} times as long`,
  );
  assert.ok(total.levels > 0);
  assert.ok(ratio <= 3, `${ratio.toFixed(2)} times as long`);
});

for (const query of [
  { seed: 7, count: 20, colors: 7 },
  { seed: 3, count: 2, family: "dog_bunny" },
  { seed: 5, count: 3, colors: 5, maker: "reverse", max_dead: 0.9 },
]) {
  test(`generate ${JSON.stringify(query)} makes the levels of the native program`, options, async () => {
    const flags = Object.entries(query).flatMap(([key, value]) => [`--${key.replace("_", "-")}`, String(value)]);
    const expected = native("generate", ...flags, "--format", "jsonl").trim().split("\n").map((line) => JSON.parse(line));
    assert.deepEqual(await core.generate(query), expected);
  });
}
