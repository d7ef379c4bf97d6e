// Every route on a phone and on a desk, dark and light: nothing for axe to find, nothing that sticks out.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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
        for (const [route, sign] of Object.entries(routes)) {
          await page.evaluate((hash) => (location.hash = hash), route);
          await page.getByText(sign).first().waitFor();
          const found = await page.evaluate(async () => (await window.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`));
          assert.deepEqual(found, [], route);
          const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(out <= 0, `${route} is ${out} pixels too wide`);
        }
      }));
  }
}
