// A game that is lost by its first move: the page says so, the hint by which move, and undo brings it back.
// SPDX-License-Identifier: MIT
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

test("what could never be solved is not said to be lost", () =>
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
