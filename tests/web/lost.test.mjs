// A game that is lost by its first move: the hint says so, and undo brings it back.
// SPDX-License-Identifier: MIT
import { after, before, test } from "node:test";
import { launch, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("a lost game is told by the hint and mended by undo", () =>
  withPage(browser, `${server.address}#/play/water4:AABB/CDCA/BDBC/CDEE/EEDA/-`, {}, async (page) => {
    await page.getByRole("button", { name: /^Tube 2:/ }).click();
    await page.getByRole("button", { name: /^Tube 6:/ }).click();
    await page.waitForURL(/2~6/);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("It can no longer be solved. Move 1 lost it.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForURL((address) => !address.hash.includes("//"));
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("It can still be solved.").waitFor();
  }));
