// The bytes that a first visit loads, and that nothing holds the page up.
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

const files = readdirSync(root, { recursive: true }).map((name) => `${root}/${name}`).filter((path) => statSync(path).isFile() && !/\.(br|gz)$/.test(path));
const isReader = (path) => /\breader[^/]*\.wasm$/.test(path);
const isPicture = (path) => /\bpicture[^/]*\.wasm$/.test(path);
const isFirst = (path) => !isReader(path) && !isPicture(path);

/** The bytes of these files, compressed. */
const weight = (paths) => paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);

test("everything but the readers of foreign notations and of pictures is below 700 KB compressed", () => {
  const bytes = weight(files.filter(isFirst));
  assert.ok(bytes < 700_000, `${bytes} bytes`);
});

test("the reader, which a pasted level may need, is below 410 KB compressed", () => {
  const readers = files.filter(isReader);
  assert.equal(readers.length, 1);
  assert.ok(weight(readers) < 410_000, `${weight(readers)} bytes`);
});

test("the module for pictures is below 400 KB compressed", () => {
  const modules = files.filter(isPicture);
  assert.equal(modules.length, 1);
  assert.ok(weight(modules) < 400_000, `${weight(modules)} bytes`);
});

test("a visit with a link to a level does not wait for the readers", () =>
  withPage(browser, "", { serviceWorkers: "block" }, async (page) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${server.address}#/solve/${levels.flasks}`);
    await page.getByRole("heading", { name: "Shortest: 7 moves. Proved." }).waitFor();
    await page.goto(`${server.address}#/enter`);
    await page.getByRole("link", { name: "coalton-133" }).waitFor();
    assert.ok(asked.some((url) => url.endsWith(".wasm")));
    assert.deepEqual(asked.filter((url) => !isFirst(url)), []);
  }));

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
