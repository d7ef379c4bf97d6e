// Pictures are read as the native program reads them, and corrected boards are read anew.
//
// DECANT names the native program.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { connect } from "../dist/index.js";
import { root } from "./levels.mjs";

const program = process.env.DECANT ?? fileURLToPath(new URL("build/release/bin/decant", root));
const options = { skip: existsSync(program) ? false : `${program} is not built` };
const core = connect();
after(() => core.close());

const folder = new URL("tests/picture/files/", root);
const bytes = (name) => new Uint8Array(readFileSync(new URL(name, folder)));

/** The parts of a reading that `read` prints of a level. */
const meaning = ({ level, assumed, summary }) => ({ level, assumed, summary });

test("a picture is read as by the program, with the same doubts", options, async () => {
  for (const name of readdirSync(folder).filter((name) => /\.(png|jpg)$/.test(name))) {
    const { stdout, stderr } = spawnSync(program, ["read", "-", "--format", "json"], {
      input: bytes(name),
      encoding: "utf8",
    });
    assert.notEqual(stdout, "", stderr);
    const native = JSON.parse(stdout);
    const { readings, doubt } = await core.readPicture(bytes(name));
    assert.deepEqual(readings.map(meaning), native.readings.map(meaning), name);
    assert.equal(doubt, native.doubt, name);
  }
});

test("a board that comes back unchanged is the same, and a corrected one another level", async () => {
  const seen = await core.readPicture(bytes("dark.png"));
  assert.deepEqual(await core.readBoard({ board: seen.board }), seen);
  const [{ places }] = seen.board.tubes;
  const ball = await core.readBoard({ board: seen.board, rules: "ball" });
  assert.match(ball.readings[0].level, /^ball/);
  places[0] = { ...places[0], state: "hidden", color: null, confidence: 1 };
  const hidden = await core.readBoard({ board: seen.board });
  assert.match(hidden.readings[0].level, /^water\d+:\?/);
});

test("tubes are read where a person has framed them", async () => {
  const { board } = await core.readPicture(bytes("dark.png"));
  const frames = board.tubes.map(({ frame }) => frame);
  const again = await core.readPicture(bytes("dark.png"), { frames, rules: "ball" });
  assert.deepEqual(again.board.tubes, board.tubes);
  assert.match(again.readings[0].level, /^ball/);
  const fewer = await core.readPicture(bytes("dark.png"), { frames: frames.slice(1) });
  assert.equal(fewer.board.tubes.length, board.tubes.length - 1);
  for (const frames of [[[1, 2, 3]], ["x"]])
    await assert.rejects(core.readPicture(bytes("dark.png"), { frames }), { code: "bad_picture" });
  await assert.rejects(core.readPicture(bytes("dark.png"), { frames: [[5, 5, 6, 6]] }), { code: "no_board" });
});

test("a file that is not a whole picture is refused", async () => {
  const file = bytes("dark.png");
  const rejected = (bytes) => core.readPicture(bytes).catch(({ code, message }) => `${code}: ${message}`);
  assert.match(
    await rejected(file.slice(0, file.length >> 1)),
    /^bad_picture: this PNG file is damaged or not complete/,
  );
  assert.match(await rejected(new Uint8Array()), /^bad_picture: this is not a picture of a known kind/);
  const large = file.slice();
  large.set([0, 1, 0, 0, 0, 1, 0, 0], 16); // 65,536 by 65,536
  assert.match(await rejected(large), /^bad_picture: .*too large/);
  await assert.rejects(core.readBoard({ board: {} }), { code: "bad_picture" });
});

test("WebP is left to browsers", async () => {
  const webp = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");
  await assert.rejects(core.readPicture(new Uint8Array(webp)), { code: "bad_picture", remedy: "save it as PNG" });
});
