// An address holds the whole state, for somebody who was never here before.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("a game opened afresh from its address goes on where it was", async () => {
  let shared = "";
  await withPage(browser, `${server.address}#/play/${levels.bunnies}`, {}, async (page) => {
    await page.getByRole("button", { name: /^house, bunny here/ }).click();
    await page.getByRole("button", { name: /^blank-1,.*can be reached/ }).click();
    await page.getByRole("button", { name: /^blank-1, bunny here/ }).waitFor();
    shared = page.url();
  });
  await withPage(browser, shared, {}, async (page) => {
    await page.getByRole("button", { name: /^blank-1, bunny here/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: /^house, bunny here/ }).waitFor();
  });
});

test("moves in the notation of another program are those of the game", async () => {
  for (const route of ["play", "solve"]) {
    for (const moves of ["1-3,2-1", "(0,2)(1,0)"]) {
      await withPage(browser, `${server.address}#/${route}/water2:AB/BA/-//${moves}`, {}, async (page) => {
        await page.waitForURL(/\/\/1~3\+2~1$/);
      });
    }
  }
});

test("wishes for a new level are in the address, and give the same level again", async () => {
  const codes = [];
  for (let i = 0; i < 2; ++i) {
    await withPage(browser, `${server.address}#/generate?colors=5&rules=ball&seed=12`, {}, async (page) => {
      await page.getByText(/Shortest: \d+ moves/).waitFor();
      codes.push(await page.getByText(/^ball4:/).textContent());
    });
  }
  assert.equal(codes[0], codes[1]);
  assert.equal(codes[0].match(/[A-Z]{4}/g).length, 5);
});
