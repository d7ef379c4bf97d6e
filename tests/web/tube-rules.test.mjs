// Rules of single tubes: a tap on a tube of the editor offers them, and boards look like them.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const leadsTo = (page, address) =>
  page.waitForFunction((address) => [...document.querySelectorAll(".head nav a")].some((link) => link.getAttribute("href") === address), address);

test("a tap on a tube of the editor offers its rules", () =>
  withPage(browser, `${server.address}#/enter/water2:AB/BA/-/-`, phones.upright, async (page) => {
    await tube(page, 3).tap();
    await page.getByText("Rules of tube 3").tap();
    const rules = page.getByRole("group", { name: "Rules of tube 3" });
    await rules.getByLabel("Gives").selectOption("no");
    await leadsTo(page, "#/play/water2:AB/BA/-/-:gives=no@3");
    await tube(page, 4).tap();
    await page.getByRole("group", { name: "Rules of tube 4" }).getByLabel("Open").selectOption("done.A");
    await leadsTo(page, "#/play/water2:AB/BA/-/-:gives=no@3:opens=done.A@4");
    await page.reload();
    await leadsTo(page, "#/play/water2:AB/BA/-/-:gives=no@3:opens=done.A@4");
    await tube(page, 4).tap();
    await page.getByText("Rules of tube 4").tap();
    assert.equal(await page.getByRole("group", { name: "Rules of tube 4" }).getByLabel("Open").inputValue(), "done.A");
  }));

test("closed tubes and hidden units look like it, until they open and come to light", () =>
  withPage(browser, `${server.address}#/play/water2:AB/BA/-/-:opens=moves.1@4:hides=1@1`, phones.upright, async (page) => {
    await tube(page, 4).waitFor();
    assert.equal(await page.locator(".curtain").count(), 1);
    assert.match(await tube(page, 1).getAttribute("aria-label"), /hidden/);
    await tube(page, 1).tap();
    await tube(page, 3).tap();
    await page.locator(".curtain").waitFor({ state: "detached" });
    assert.doesNotMatch(await tube(page, 1).getAttribute("aria-label"), /hidden/);
  }));
