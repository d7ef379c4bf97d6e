// WebAssembly finds what the native program finds, with the same work, in at most three times its processor time.
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

/** Solves levels within two seconds each, and measures processor time, which other programs at work do not stretch. */
function solveNatively(levels) {
  const command = ["-c", 'TIMEFORMAT="%U %S"; time "$0" "$@"', program, "solve", "--batch", "-", "--time-limit", "2"];
  const { stdout, stderr } = spawnSync("bash", command, {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    input: levels.join("\n"),
  });
  const [user, system] = stderr.trim().split("\n").at(-1).split(" ").map(Number);
  return {
    answers: stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
    seconds: user + system,
  };
}

function codes() {
  const file = process.env.DECANT_LEVELS;
  if (file) {
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "" && !line.startsWith("#"));
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

/** The parts of an answer that depend neither on time, as advice does, nor on the sizes of types, as memory does. */
function result({ stats, advice: _, level: __, ...answer }) {
  return { ...answer, expanded: stats.expanded, generated: stats.generated };
}

test("lengths, claims, plans and counts of states are those of the native program", options, async (context) => {
  const levels = codes().flatMap(bothRules);
  const { answers } = solveNatively(levels);
  const known = levels.map((level, at) => ({ level, expected: answers[at] })).filter(({ expected }) => !expected.limit);
  assert.ok(known.length > levels.length / 2);

  let seconds = 0;
  for (const { level, expected } of known) {
    const before = process.cpuUsage();
    const answer = await core.solve({ level, time_limit: 20 });
    const { user, system } = process.cpuUsage(before);
    assert.deepEqual(result(answer), result(expected), level);
    // To levels without a solution advice is added here, which takes its own time.
    if (answer.status === "solved") seconds += (user + system) / 1e6;
  }
  const solved = known.filter(({ expected }) => expected.status === "solved");
  const reference = solveNatively(solved.map(({ level }) => level)).seconds;
  const ratio = seconds / reference;
  context.diagnostic(
    `${known.length} levels; of ${solved.length} solved ones: native ${reference.toFixed(2)} s, ` +
      `WebAssembly ${seconds.toFixed(2)} s, ${ratio.toFixed(2)} times as long`,
  );
  assert.ok(ratio <= 3, `${ratio.toFixed(2)} times as long`);
});

for (const query of [
  { seed: 7, count: 20, colors: 7 },
  { seed: 3, count: 2, family: "dog_bunny" },
  { seed: 5, count: 3, colors: 5, maker: "reverse", max_dead: 0.9 },
]) {
  test(`generate ${JSON.stringify(query)} makes the levels of the native program`, options, async () => {
    const flags = Object.entries(query).flatMap(([key, value]) => [`--${key.replace("_", "-")}`, String(value)]);
    const expected = native("generate", ...flags, "--format", "jsonl")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual(await core.generate(query), expected);
  });
}
