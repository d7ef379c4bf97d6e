// Every route on a phone and on a desk, dark and light: nothing for axe to find, nothing that sticks out.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { launch, levels, serve, sizes, withPage } from "./page.mjs";

const axe = readFileSync(createRequire(new URL("../../web/package.json", import.meta.url)).resolve("axe-core/axe.min.js"), "utf8");
const routes = {
  "#/enter": "Enter a level",
  [`#/play/${levels.coalton}//1~13`]: "1 move",
  [`#/play/${levels.narrow}//4~6`]: "No moves are left.",
  [`#/play/${levels.tall}`]: "64 tubes",
  [`#/play/${levels.bunnies}`]: "3 tokens on a map",
  [`#/solve/${levels.coalton}`]: "Shortest: 39 moves. Proved.",
  [`#/solve/${levels.bunnies}`]: "Shortest: 28 moves. Proved.",
  "#/solve/water4:BCDA/BCDB/CADA/DBCA/-": "Turn it upside down",
  [`#/explore/${levels.bunnies}`]: "Greedy player wins",
  "#/generate": "Shortest:",
  [`#/map/${levels.bunnies}`]: "The map is complete.",
};

/** Elements that show that they are chosen, each with one of its kind that is not. */
const chosen = {
  "#/enter": [[".choice label:has(:checked)", ".choice label:has(:not(:checked))"], [".head a[aria-current]", ".brand"]],
  [`#/solve/${levels.coalton}////3`]: [[".steps button[aria-current]", ".steps button:not([aria-current])"], [".choice label:has(:checked)", ".choice label:has(:not(:checked))"]],
  [`#/map/${levels.bunnies}`]: [[".tool[aria-pressed=true]", ".tool[aria-pressed=false]"]],
};

const picture = fileURLToPath(new URL("../picture/files/dark.png", import.meta.url));

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

// Each size and each theme once; `./dev test thorough` looks at all pairs.
const left_out = process.env.DECANT_THOROUGH ? [] : ["phone, dark", "desk, light"];

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ["light", "dark"]) {
    const name = `${size}, ${colorScheme}`;
    if (left_out.includes(name)) continue;
    test(name, () =>
      withPage(browser, server.address, { viewport, colorScheme }, async (page) => {
        await page.evaluate(axe); // the policy of the page takes no script from elsewhere
        const look = async (what) => {
          const found = await page.evaluate(async () => (await window.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`));
          assert.deepEqual(found, [], what);
          const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(out <= 0, `${what} is ${out} pixels too wide`);
        };
        for (const [route, sign] of Object.entries(routes)) {
          await page.evaluate((hash) => (location.hash = hash), route);
          await page.getByText(sign).first().waitFor();
          await look(route);
        }
        await page.evaluate(() => (location.hash = "#/enter"));
        await page.locator("input[type=file]").setInputFiles(picture);
        await page.getByText(/^Read as: picture/).waitFor();
        await look("a picture");
        await page.getByRole("button", { name: /^Tube 1, place 1/ }).click();
        await page.getByRole("button", { name: /^empty/ }).click();
        await page.getByText("A unit is above an empty place.").waitFor();
        await look("a picture with something to check");
      }));
  }
}

test("in the few colors that a system forces, what is chosen shows it, and colors of liquids stay", () =>
  withPage(browser, server.address, { viewport: sizes.phone, forcedColors: "active" }, async (page) => {
    const background = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const [route, pairs] of Object.entries(chosen)) {
      await page.evaluate((hash) => (location.hash = hash), route);
      for (const [is, other] of pairs) {
        await page.locator(is).first().waitFor();
        assert.notEqual(await background(is), await background(other), `${route}: ${is}`);
      }
    }
    await page.evaluate((hash) => (location.hash = hash), `#/solve/${levels.coalton}`);
    await page.locator(".steps .drop").first().waitFor();
    const drops = await page.locator(".steps .drop").evaluateAll((all) => all.map((drop) => getComputedStyle(drop).backgroundColor));
    assert.equal(new Set(drops).size, 12);
    await page.evaluate(() => (location.hash = "#/enter"));
    await page.locator("input[type=file]").setInputFiles(picture);
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByRole("button", { name: /^Tube 1, place 1/ }).click();
    await page.locator(".seen-colors [aria-pressed=true]").waitFor();
    assert.notEqual(await background(".seen-colors [aria-pressed=true]"), await background(".seen-colors [aria-pressed=false]"));
  }));
