// Level 133 as it was published: pasted, solved at once, and played back to its end.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, quiet, serve, withPage } from "./page.mjs";

const published = `(make-puzzle (lime blue maroon baby-blue teal yellow navy-blue pink green orange grey magenta)
  (lime blue maroon lime)
  (blue baby-blue teal yellow)
  (yellow navy-blue teal yellow)
  (pink baby-blue green yellow)
  (orange pink navy-blue grey)
  (blue baby-blue navy-blue magenta)
  (teal green maroon maroon)
  (pink magenta lime maroon)
  (orange grey grey pink)
  (green lime teal magenta)
  (grey baby-blue orange navy-blue)
  (magenta blue green orange)
  Nil
  Nil)`;

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("pasted, solved in 39 with proof, and played back to the end", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await page.getByText("Paste", { exact: true }).click();
    await page.getByLabel("The level as text").fill(published);
    await page.getByRole("main").getByRole("link", { name: "Solve" }).click();
    await page.getByRole("heading", { name: "Shortest: 39 moves. Proved." }).waitFor();
    await page.getByText("4×").click();
    await page.locator("main").focus();
    await page.keyboard.press("End");
    await page.getByText("39/39").waitFor();
    await page.keyboard.press("Home");
    await page.getByText("0/39").waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByText("39/39").waitFor();
    await page.getByRole("button", { name: "Again" }).waitFor();
  }));

test("solved in less than 100 ms when the page is there", quiet, () =>
  withPage(browser, `${server.address}#/solve/${levels.flasks}`, {}, async (page) => {
    await page.getByRole("heading", { name: "Shortest: 7 moves. Proved." }).waitFor();
    const times = [];
    while (times.length < 15 && !times.some((time) => time < 100)) {
      times.push(await page.evaluate(async (hash) => {
        const start = performance.now();
        location.hash = hash;
        const said = () => document.querySelector("h1")?.textContent;
        while (said() !== "Shortest: 39 moves. Proved.") await new Promise((next) => setTimeout(next, 1));
        return performance.now() - start;
      }, `#/solve/${levels.coalton}`));
      await page.evaluate((hash) => (location.hash = hash), `#/solve/${levels.flasks}`);
      await page.getByRole("heading", { name: "Shortest: 7 moves. Proved." }).waitFor();
    }
    const fastest = Math.min(...times);
    assert.ok(fastest < 100, `took ${times.map(Math.round).join(", ")} ms`);
  }));
