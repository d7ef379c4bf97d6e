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

/** The processor time, in milliseconds, of the page's longest task while `act` goes on, as the browser traces it. */
async function longestTask(page, act) {
  const devtools = await page.context().newCDPSession(page);
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await devtools.send("Tracing.start", { categories: "toplevel", transferMode: "ReportEvents" });
  await act();
  const ended = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await ended;
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const pages = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread));
  const tasks = events.filter((event) => event.tdur !== undefined && pages.has(thread(event)));
  assert.ok(tasks.length > 10, "the trace should have tasks of the page");
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}

// Of processor time, as on two cores the page's workers, the compiler of WebAssembly and the browser itself take turns with
// the page. They still empty its caches, and so only ever add to it: a task that is too long of itself is so at each visit.
const mostVisits = 5;
async function assertShortTasks(address, options, visit) {
  let least = Infinity;
  for (let visits = 0; visits < mostVisits && least > 50; visits++)
    least = Math.min(least, await withPage(browser, address, options, visit));
  assert.ok(least <= 50, `${least} ms`);
}

test("no task of the page takes over 50 ms while a search runs", quiet, () =>
  assertShortTasks(`${server.address}#/solve/${levels.flasks}`, { reducedMotion: "no-preference" }, async (page) => {
    await page.getByRole("heading", { name: "Shortest: 7 moves. Proved." }).waitFor();
    await page.evaluate((hash) => (location.hash = hash), `#/solve/${levels.hard}`);
    await page.getByRole("progressbar").waitFor();
    const longest = await longestTask(page, () => page.waitForTimeout(3000));
    assert.ok(await page.getByRole("progressbar").isVisible(), "the search should still run");
    await page.getByRole("button", { name: "Cancel" }).click();
    return longest;
  }));

test("nor while all positions of level 133 are laid out", quiet, () =>
  assertShortTasks(`${server.address}#/explore/${levels.flasks}`, {}, async (page) => {
    await page.getByRole("heading", { name: "16 positions" }).waitFor();
    return longestTask(page, async () => {
      await page.evaluate((hash) => (location.hash = hash), `#/explore/${levels.coalton}`);
      await page.getByRole("heading", { name: "64,802 positions" }).waitFor();
      await page.getByText("Greedy player wins").waitFor();
      await page.waitForTimeout(500); // until the picture is painted, too, which shows in no element
    });
  }));
