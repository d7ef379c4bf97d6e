// A tap on a tube that cannot take the units in hand picks up from that tube, or puts the units in hand down and says why.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const held = (page, number) => tube(page, number).getAttribute("aria-pressed").then((pressed) => pressed === "true");

test("a token that cannot go there is put down, too", () =>
  withPage(browser, `${server.address}#/play/${levels.bunnies}`, phones.upright, async (page) => {
    await page.getByRole("button", { name: /^house, bunny here/ }).tap();
    await page.getByRole("button", { name: /^well$/ }).tap();
    await page.getByText("The bunny cannot go from house to well now.").waitFor();
  }));

for (const [how, phone] of Object.entries(phones)) {
  test(`another tube that can be poured is taken instead, ${how}`, () =>
    withPage(browser, `${server.address}#/play/${levels.narrow}`, phone, async (page) => {
      await tube(page, 1).tap();
      await tube(page, 2).tap();
      assert.ok((await held(page, 2)) && !(await held(page, 1)));
      await tube(page, 6).tap();
      await page.waitForURL(/2~6/);
    }));

  test(`else what is in hand is put down, ${how}`, () =>
    withPage(browser, `${server.address}#/play/water4:AAAA/BBC/CCCB/B`, phone, async (page) => {
      await tube(page, 2).tap();
      await tube(page, 1).tap();
      await page.getByText("Tube 1 is full.").waitFor();
      for (const number of [1, 2, 3]) assert.ok(!(await held(page, number)));
      await tube(page, 2).tap();
      await page.getByText("Tube 1 is full.").waitFor({ state: "hidden" });
    }));
}
