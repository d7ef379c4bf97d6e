// After one visit the page works without its server.
// SPDX-License-Identifier: MIT
import { after, before, test } from "node:test";
import { launch, levels, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => browser.close());

test("offline, levels are solved, explored, made and read in any notation", () =>
  withPage(browser, server.address, {}, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await server.stop();
    await page.goto(`${server.address}#/solve/${levels.coalton}`);
    await page.reload();
    await page.getByRole("heading", { name: "Shortest: 39 moves. Proved." }).waitFor();
    await page.goto(`${server.address}#/explore/${levels.flasks}`);
    await page.getByRole("heading", { name: "16 positions" }).waitFor();
    await page.goto(`${server.address}#/generate`);
    await page.getByText(/Shortest: \d+ moves/).waitFor();
    await page.goto(`${server.address}#/map/${levels.bunnies}`);
    await page.getByText("The map is complete.").waitFor();
    await page.goto(`${server.address}#/enter`);
    await page.getByText("Paste", { exact: true }).click();
    await page.getByLabel("The level as text").fill('[["red", "blue"], ["blue", "red"], []]');
    await page.getByText("Read as: list, water rules, bottom first, 2 colors x 2, 1 empty.").waitFor();
  }));
