// Browsers that do not know `light-dark()` show the same colors.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

for (const colorScheme of ["light", "dark"]) {
  test(`no tube is black, ${colorScheme}`, () =>
    withPage(browser, "", { ...phones.upright, colorScheme }, async (page) => {
      await page.route("**/*.css", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("light-dark(", "unknown(").replaceAll("color-mix(", "unknown(") });
      });
      await page.goto(`${server.address}#/play/${levels.flasks}`);
      await tube(page, 3).waitFor();
      const styles = () => page.evaluate(() => [
        getComputedStyle(document.querySelector(".glass-fill")).fill,
        getComputedStyle(document.querySelector(".glass")).stroke,
        getComputedStyle(document.querySelector(".surface")).fill,
        getComputedStyle(document.body).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
      const [fill, glass, surface, ink, ground] = await styles();
      for (const color of [fill, surface]) assert.notEqual(color, "rgb(0, 0, 0)");
      assert.notEqual(glass, "none");
      assert.notEqual(ink, ground);
      const other = colorScheme === "light" ? "dark" : "light";
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), other);
      assert.notDeepEqual(await styles(), [fill, glass, surface, ink, ground], "the theme can be chosen");
    }));
}
