// The page is used by keyboard alone.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const tabTo = async (page, test) => {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches("button, a, [role=button]") ? (at.getAttribute("aria-label") ?? at.textContent) : "";
    });
    if (test.test(name)) return;
  }
  assert.fail(`${test} cannot be reached by Tab`);
};

test("a tube game: pour by keys, undo, redo, play to the end by Space", () =>
  withPage(browser, `${server.address}#/play/${levels.flasks}`, {}, async (page) => {
    await tabTo(page, /^Tube 1:/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForURL(/2~3/);
    await page.keyboard.press("u");
    await page.waitForURL((address) => !address.hash.includes("2~3"));
    await page.keyboard.press("r");
    await page.waitForURL(/2~3/);
    await page.evaluate(() => document.activeElement.blur());
    for (let made = 2; made <= 7; ++made) {
      await page.getByText(made === 2 ? "1 move" : `${made - 1} moves`, { exact: true }).waitFor();
      await page.keyboard.press("Space");
      await page.waitForFunction((count) => location.hash.split("//")[1]?.split("+").length === count, made);
    }
    await page.getByText("Solved in 7 moves.").waitFor();
  }));

test("a map: arrow keys go from place to place, Enter picks a token and puts it down", () =>
  withPage(browser, `${server.address}#/play/${levels.bunnies}`, {}, async (page) => {
    await tabTo(page, /^blank-1$|^blank-1,/);
    const goTo = async (name) => {
      const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
      for (let i = 0; i < 60; ++i) {
        const at = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
        if (at.startsWith(name)) return;
        await page.keyboard.press(keys[(i * 7 + (i >> 2)) % 4]);
      }
      assert.fail(`${name} cannot be reached by arrow keys`);
    };
    await goTo("house");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "blank-1, can be reached" }).waitFor();
    await goTo("blank-1");
    await page.keyboard.press("Enter");
    await page.waitForURL(/bunny:house~blank-1/);
  }));

test("a map can be drawn by keys", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    await tabTo(page, /^Add place$/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    for (const [tool, ...ends] of [["Arrow", "house", "tree"], ["dog", "house"], ["dog goal", "tree"]]) {
      await page.evaluate(() => document.activeElement.blur());
      await page.locator("main").focus();
      await tabTo(page, new RegExp(`^${tool}$`));
      await page.keyboard.press("Enter");
      for (const end of ends) {
        await page.locator("main").focus();
        await tabTo(page, new RegExp(`^${end}$`));
        await page.keyboard.press("Enter");
      }
    }
    await page.getByText("The map is complete.").waitFor();
  }));
