// A hint is an arrow on the board and a line above it: it covers nothing, and moves nothing.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const apart = (a, b) => a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

for (const [how, phone] of Object.entries(phones)) {
  test(`up to the whole plan, ${how}`, () =>
    withPage(browser, `${server.address}#/play/${levels.coalton}`, phone, async (page) => {
      await tube(page, 14).waitFor();
      const boxes = () => Promise.all([1, 7, 14].map((number) => tube(page, number).boundingBox()));
      const before = await boxes();
      await page.getByRole("button", { name: "Hint" }).tap();
      for (const words of [/^It can still be solved\.$/, /Look at tube \d+\./, /^Next: tube \d+ onto tube \d+\.$/, /^39 moves from here: /]) {
        const line = page.getByText(words);
        await line.waitFor();
        assert.deepEqual(await boxes(), before, "the board stays where it is");
        const said = await line.boundingBox();
        for (let number = 1; number <= 14; ++number) {
          assert.ok(apart(said, await tube(page, number).boundingBox()), `the hint covers tube ${number}`);
        }
        assert.equal(await page.locator(".hint-arrow").count(), String(words).includes("still be solved\\.$") ? 0 : 1);
        if (!String(words).includes("39")) await page.getByRole("button", { name: "Tell me more" }).tap();
      }
      await page.getByRole("button", { name: "Close the hint" }).tap();
      assert.equal(await page.locator(".hint-arrow").count(), 0);
    }));
}
