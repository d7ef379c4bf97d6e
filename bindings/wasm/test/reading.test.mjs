// The core and the reader read together what the native program reads, and answer as it does.
//
// DECANT names the native program.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { connect } from "../dist/index.js";
import { read, root } from "./levels.mjs";

const program = process.env.DECANT ?? fileURLToPath(new URL("build/release/bin/decant", root));
const options = { skip: existsSync(program) ? false : `${program} is not built` };
const core = connect();
after(() => core.close());

/** Odd texts and good ones from the pages of transcripts, without YAML, and levels of the family to be copied, which only native programs read. */
function texts() {
  const folder = new URL("tests/transcripts/texts/", root);
  const input = /^## (.+)\n\n```sh\n.*\n```\n\n(`{3,})text input(, no end)?\n([\s\S]*?)^\2$/gm;
  return readdirSync(folder)
    .flatMap((page) => [...readFileSync(new URL(page, folder), "utf8").matchAll(input)])
    .map(([, name, , noEnd, text]) => ({ name, text: noEnd ? text.slice(0, -1) : text }))
    .filter(({ name, text }) => !name.startsWith("Yaml") && !/^(decant )?null[: ]/.test(text));
}

/** A solution without the parts that depend on time, or the fault of the level and its place. */
function native(text) {
  const args = ["solve", "-", "--format", "json", "--node-limit", "1000", "--advice-limit", "0"];
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8", input: text });
  if (stdout !== "") return solution(JSON.parse(stdout));
  const [, line, column, message] = /^decant: stdin:(?:(\d+):(\d+):)? (.*)/m.exec(stderr);
  return { message, ...(line && { line: Number(line), column: Number(column) }) };
}

function solution({ stats, ...answer }) {
  return { ...answer, expanded: stats.expanded };
}

async function together(level) {
  try {
    return solution(await core.solve({ level, lenient: true, node_limit: 1000, advice_limit: 0 }));
  } catch ({ message, line, column }) {
    return { message, line, column };
  }
}

test("any text is read as the native program reads it, or refused alike", options, async () => {
  const kinds = { read: 0, refused: 0 };
  for (const { name, text } of texts()) {
    const expected = native(text);
    const answer = await together(text);
    if (expected.message === undefined) {
      kinds.read++;
      assert.deepEqual(answer, expected, name);
    } else {
      kinds.refused++;
      assert.ok(expected.message.startsWith(`${answer.message}; `), `${name}: ${answer.message}`);
      assert.deepEqual([answer.line, answer.column], [expected.line, expected.column], name);
    }
  }
  assert.ok(kinds.read > 50 && kinds.refused > 50, JSON.stringify(kinds));
});

test("assumptions stand in each answer, and the other meanings of a text in its refusal", async () => {
  const level = '[["red", "blue"], ["blue", "red"], []]';
  const assumed = [
    { about: "capacity", value: "2 units per tube" },
    { about: "rules", value: "water rules" },
    { about: "order", value: "bottom first" },
  ];
  for (const answer of [
    core.solve({ level }),
    core.position({ level, moves: "2>3" }),
    core.hint({ level }),
    core.graph({ level }),
  ])
    assert.deepEqual((await answer).read, { form: "list", assumed, not_used: [], comments: [] });
  assert.deepEqual((await core.solve({ level, rules: "ball", capacity: 2, bottom_first: true })).read, undefined);

  const error = await core.position({ level: "[[1,2],[1,2],[0,0]]" }).catch((reason) => reason);
  assert.deepEqual(
    error.readings.map(({ options }) => options),
    [{ bottom_first: true }, { top_first: true }],
  );
});

test("a text with unused parts is refused, unless it is told that they may stand there", async () => {
  const level = "Level 12:\n# by hand\norder: bottom-first\nred blue\nblue red\n-\n";
  const not_used = [{ line: 1, text: "Level 12:" }];
  const error = await core.solve({ level }).catch((reason) => reason);
  assert.deepEqual([error.kind, error.line], ["not_used", 1]);
  assert.deepEqual(error.ways.at(-1).options, { lenient: true });
  const { read } = await core.solve({ level, lenient: true });
  assert.deepEqual([read.not_used, read.comments], [not_used, [{ line: 2, text: "# by hand" }]]);
  assert.deepEqual((await core.read({ level })).readings[0].not_used, not_used);
});

test("a text without room is read with as many empty tubes as are said", async () => {
  const level = "order: bottom-first\nred blue\nblue red\n";
  const { readings } = await core.read({ level });
  assert.deepEqual(
    readings.map(({ choice, options }) => [choice, options]),
    [
      ["1 empty tube", { empties: 1 }],
      ["2 empty tubes", { empties: 2 }],
    ],
  );
  assert.equal((await core.position({ level, empties: 2 })).code, "water2:AB/BA/-/-");
});

test("colors keep names that look like something else", async () => {
  const list = JSON.stringify([["0", "dark red"], ["dark red", "0"], []]);
  const { view } = await core.position({ level: list });
  assert.deepEqual(
    view.colors.map(({ name }) => name),
    ["0", "dark red"],
  );
});

test("the reader is loaded only for texts that are not decant's own", async () => {
  const missing = Promise.reject(new Error("no such file"));
  missing.catch(() => {}); // for as long as nobody asks for it
  const alone = connect({ reader: missing });
  for (const level of [
    "water2:AB/BA/-",
    "https://example.org/#/solve/water2:AB/BA/-",
    read("flasks-3"),
    read("dog-bunny-26"),
  ])
    assert.ok((await alone.position({ level })).code, level);
  assert.ok((await alone.levels()).levels.length > 5);
  assert.equal((await alone.generate({ colors: 3, capacity: 3 })).length, 1);
  const { proof, level } = await alone.prove({ level: "water2:AB/BA/-" });
  assert.equal((await alone.verify({ proof, about: level })).status, "verified");
  for (const query of [
    { level: "A B\nB A\n-\n" },
    { level: "water2:AB/B/-" },
    { level: "water2:AB/BA/-", from: "list" },
  ]) {
    const error = await alone.position(query).catch((reason) => reason);
    assert.equal(error.code, "not_loaded");
  }
  alone.close();
});

test("a level of many has a path and a name", async () => {
  const level = JSON.stringify({
    stages: [
      { id: "a", grid: [[1, 2], [2, 1], []] },
      { id: "b", grid: [[1, 1, 2], [2, 2, 1], []] },
    ],
  });
  for (const [id, code] of [
    ["a", "water2:12/21/-"],
    ["2", "water3:112/221/-"],
  ]) {
    const { readings } = await core.read({ level, json_path: ".stages[].grid", id });
    assert.deepEqual(
      readings.map((each) => each.level),
      [code],
    );
  }
  assert.equal((await core.solve({ level, json_path: ".stages[0].grid" })).length, 3);
  await assert.rejects(core.solve({ level, json_path: ".stages[].grid", id: "c" }), /none of which is called 'c'/);
  await assert.rejects(core.solve({ level, json_path: "stages" }));
});
