// Level 80, entered by tapping colors, on a phone.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch, serve, sizes, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

/** The tubes of levels/ball-80.txt, bottom first, with colors numbered as they come. */
function tubes() {
  const text = readFileSync(new URL("../../levels/ball-80.txt", import.meta.url), "utf8");
  const rows = text.split("\n\n")[1].trim().split("\n").filter((row) => row !== "-");
  const colors = [];
  return rows.map((row) => row.match(/"[^"]*"|\S+/g).map((name) => {
    if (!colors.includes(name)) colors.push(name);
    return colors.indexOf(name);
  }));
}

test("tapping in level 80 and solving it takes 38 moves", () =>
  withPage(browser, `${server.address}#/enter`, { viewport: sizes.phone, hasTouch: true }, async (page) => {
    await page.getByRole("group", { name: "Rules" }).getByText("Ball").tap();
    const stepper = page.getByRole("group", { name: "Colors", exact: true }).filter({ has: page.locator("output") });
    const goal = new Set(tubes().flat()).size;
    for (let count = Number(await stepper.locator("output").textContent()); count !== goal; count += Math.sign(goal - count)) {
      await stepper.getByRole("button", { name: count < goal ? /one more/ : /one less/ }).tap();
    }
    const palette = page.getByRole("group", { name: "Colors", exact: true }).last().getByRole("button");
    assert.equal(await palette.count(), goal);
    for (const tube of tubes()) for (const color of tube) await palette.nth(color).tap();
    await page.getByText("All placed.").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Solve" }).tap();
    await page.getByRole("heading", { name: "Shortest: 38 moves. Proved." }).waitFor();
  }));
