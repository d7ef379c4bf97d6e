// A game in which no move is left says so, and leads back to where it could still be won.
// SPDX-License-Identifier: MIT
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

for (const [how, phone] of Object.entries(phones)) {
  test(`no move is left, ${how}`, () =>
    withPage(browser, `${server.address}#/play/${levels.narrow}`, phone, async (page) => {
      await tube(page, 4).tap();
      await tube(page, 6).tap();
      await page.getByText("No moves are left. It can still be won from the start.").waitFor();
      await page.getByRole("button", { name: "Back to the start" }).tap();
      await page.waitForURL((address) => !address.hash.includes("//"));
      await page.getByText("No moves are left.").waitFor({ state: "hidden" });
    }));
}

test("the last move that can still be won is named", () =>
  withPage(browser, `${server.address}#/play/${levels.coalton}//11~13+3~14`, phones.upright, async (page) => {
    await page.getByText("No moves are left. It can still be won from move 1.").waitFor();
    await page.getByRole("button", { name: "Back to move 1" }).tap();
    await page.waitForURL(/11~13$/);
    await page.getByText("1 move", { exact: true }).waitFor();
  }));

test("it is said even to those who do not want to know of lost games", () =>
  withPage(browser, "", phones.upright, async (page) => {
    await page.addInitScript(() => localStorage.setItem("decant.say-lost", "false"));
    await page.goto(`${server.address}#/play/${levels.narrow}//4~6`);
    await page.getByText("No moves are left. It can still be won from the start.").waitFor();
  }));
