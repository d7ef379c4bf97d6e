// A game that is lost by its first move: the page says so, the hint by which move, and undo brings it back.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

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

test("it is told without being asked, and moves go on meanwhile", () =>
  withPage(browser, `${server.address}#/play/${levels.narrow}`, phones.upright, async (page) => {
    await tube(page, 2).tap();
    await tube(page, 6).tap();
    await page.getByText("This can no longer be solved.").waitFor();
    await tube(page, 5).tap();
    await tube(page, 6).tap();
    await page.waitForURL(/2~6\+5~6/);
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.getByText("This can no longer be solved.").waitFor({ state: "hidden" });
  }));

test("a button leads back to before the move that lost it", () =>
  withPage(browser, `${server.address}#/play/${levels.coalton}//11~13+3~14`, phones.upright, async (page) => {
    await page.getByRole("button", { name: "Back to move 1" }).tap();
    await page.waitForURL(/11~13$/);
    await page.evaluate((hash) => (location.hash = hash), `#/play/${levels.narrow}//2~6`);
    await page.getByText("This can no longer be solved. Move 1 lost it.").waitFor();
    await page.getByRole("button", { name: "Back to the start" }).tap();
    await page.getByText("This can no longer be solved.").waitFor({ state: "hidden" });
  }));

test("the plan of a lost game says which move lost it, leads back there, and advises nothing about the level", () =>
  withPage(browser, `${server.address}#/solve/${levels.coalton}//11~13+3~14`, phones.upright, async (page) => {
    await page.getByRole("heading", { name: "Cannot be solved. Proved." }).waitFor();
    await page.getByText("Move 2 lost it.").waitFor();
    assert.equal(await page.getByText(/upside down|more empty|more tubes|would help/i).count(), 0);
    await page.getByRole("button", { name: "Back to move 1" }).tap();
    await page.getByRole("heading", { name: "Shortest: 38 moves. Proved." }).waitFor();
    await page.waitForURL(/\/\/11~13$/);
  }));

test("a game that could not be won from its start leads back there, where advice is given", () =>
  withPage(browser, `${server.address}#/solve/water4:BCDA/BCDB/CADA/DBCA/-//1~5`, phones.upright, async (page) => {
    await page.getByText("This cannot be solved.", { exact: true }).waitFor();
    assert.equal(await page.getByText("upside down").count(), 0);
    await page.getByRole("button", { name: "Back to the start" }).tap();
    await page.getByRole("link", { name: "Turn it upside down" }).waitFor();
  }));

test("a level that could never be solved is not said to be lost", () =>
  withPage(browser, `${server.address}#/play/water4:BCDA/BCDB/CADA/DBCA/-`, phones.sideways, (page) =>
    page.getByText("This cannot be solved.").waitFor()));

test("it can be switched off", () =>
  withPage(browser, `${server.address}#/play/${levels.narrow}//2~6`, phones.upright, async (page) => {
    await page.getByText("This can no longer be solved.").waitFor();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Settings" }).tap();
    await page.getByLabel("Tell me when a game can no longer be solved").tap();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByText("1 move", { exact: true }).waitFor();
    await page.getByText("This can no longer be solved.").waitFor({ state: "hidden" });
  }));
