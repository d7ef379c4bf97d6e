// A user who is faster than the core: the page's offers are about the level that is shown now, never about an earlier one.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

/** Clicks on all elements in a row, so soon after each other that the page is drawn anew but no worker can answer; then tells where `Solve` leads. */
const hurry = (page, selectors) =>
  page.evaluate(async (all) => {
    for (const selector of all) {
      document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      for (let i = 0; i < 20; ++i) await undefined;
    }
    return [...document.querySelectorAll("main a")].find((link) => link.textContent.trim() === "Solve")?.getAttribute("href") ?? null;
  }, selectors);

test("a map that was just changed is not left for an older one", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    await page.getByRole("button", { name: "Example" }).click();
    await page.getByRole("main").getByRole("link", { name: "Solve" }).waitFor();
    assert.equal(await hurry(page, [".map-edge", ".panel .row > button.quiet"]), null);
    await page.getByRole("main").getByRole("link", { name: "Solve" }).waitFor();
  }));

test("nor is a text that was just changed", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await page.getByText("Paste", { exact: true }).click();
    await page.getByLabel("The level as text").fill(levels.flasks);
    await page.getByRole("main").getByRole("link", { name: "Solve" }).waitFor();
    assert.equal(await hurry(page, [".row > fieldset + fieldset input:not(:checked)"]), null);
    await page.getByRole("main").getByRole("link", { name: "Solve" }).waitFor();
  }));

test("nor are wishes that were just changed", () =>
  withPage(browser, `${server.address}#/generate?colors=4`, {}, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Solve" }).waitFor();
    assert.equal(await hurry(page, ["main .controls button.main"]), null);
  }));

test("two pours are made in a row", () =>
  withPage(browser, `${server.address}#/play/${levels.coalton}`, {}, async (page) => {
    const tube = (number) => `[aria-label^="Tube ${number}:"]`;
    await page.locator(tube(14)).waitFor();
    await hurry(page, [1, 13, 2, 14].map(tube));
    await page.getByText("2 moves", { exact: true }).waitFor();
    assert.match(page.url(), /1~13\+2~14/);
  }));

test("a pour that the pour before made impossible is not made", () =>
  withPage(browser, `${server.address}#/play/${levels.flasks}`, {}, async (page) => {
    const tube = (number) => `[aria-label^="Tube ${number}:"]`;
    await page.locator(tube(3)).waitFor();
    await hurry(page, [1, 3, 2, 3].map(tube));
    await page.waitForURL(/1~3/);
    await page.getByText("1 move", { exact: true }).waitFor();
    assert.ok(!page.url().includes("2~3"));
  }));
