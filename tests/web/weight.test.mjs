// What a first visit costs, and that nothing holds the page up.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { launch, levels, quiet, serve, withPage } from "./page.mjs";

const root = process.env.DECANT_PAGE ?? fileURLToPath(new URL("../../web/dist", import.meta.url));

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("everything that there is to load is below 700 KB compressed", () => {
  const files = readdirSync(root, { recursive: true }).map((name) => `${root}/${name}`).filter((path) => statSync(path).isFile() && !/\.(br|gz)$/.test(path));
  const bytes = files.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  assert.ok(bytes < 700_000, `${bytes} bytes`);
});

const watch = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
  }).observe({ type: "longtask" });
};

test("no task of the page takes over 50 ms while a search runs", quiet, () =>
  withPage(browser, `${server.address}#/solve/${levels.flasks}`, { reducedMotion: "no-preference" }, async (page) => {
    await page.getByRole("heading", { name: "Shortest: 7 moves. Proved." }).waitFor();
    await page.evaluate((hash) => (location.hash = hash), `#/solve/${levels.hard}`);
    await page.getByRole("progressbar").waitFor();
    await page.evaluate(watch);
    await page.waitForTimeout(3000);
    assert.ok(await page.getByRole("progressbar").isVisible(), "the search should still run");
    assert.ok((await page.evaluate(() => window.longest)) <= 50, `${await page.evaluate(() => window.longest)} ms`);
    await page.getByRole("button", { name: "Cancel" }).click();
  }));

test("nor while all positions of level 133 are laid out", quiet, () =>
  withPage(browser, `${server.address}#/explore/${levels.flasks}`, {}, async (page) => {
    await page.getByRole("heading", { name: "16 positions" }).waitFor();
    await page.evaluate(watch);
    await page.evaluate((hash) => (location.hash = hash), `#/explore/${levels.coalton}`);
    await page.getByRole("heading", { name: "64,802 positions" }).waitFor();
    await page.getByText("Greedy player wins").waitFor();
    assert.ok((await page.evaluate(() => window.longest)) <= 50, `${await page.evaluate(() => window.longest)} ms`);
  }));
