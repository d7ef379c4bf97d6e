// A level that was typed upside down cannot be solved; the page offers to turn it.
// SPDX-License-Identifier: MIT
import { after, before, test } from "node:test";
import { launch, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("an unsolvable board is solved the other way up", () =>
  withPage(browser, `${server.address}#/solve/water4:BCDA/BCDB/CADA/DBCA/-`, {}, async (page) => {
    await page.getByRole("heading", { name: "Cannot be solved. Proved." }).waitFor();
    await page.getByRole("link", { name: "Turn it upside down" }).click();
    await page.getByRole("heading", { name: "Shortest: 15 moves. Proved." }).waitFor();
  }));
