// Playing a map by touch: nodes in reach, the needs of an arrow, and how a token walks.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, serve, sizes, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const node = (page, name) => page.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });

test("resting on an arrow lights up the places that it needs", () =>
  withPage(browser, `${server.address}#/play/${levels.bunnies}`, {}, async (page) => {
    const arrow = page.getByRole("img", { name: "carrot and bone, if tree and well: closed" });
    await arrow.locator(".map-label").hover();
    assert.equal(await page.locator(".map-node.lit").count(), 2);
    await page.mouse.move(0, 0);
    assert.equal(await page.locator(".map-node.lit").count(), 0);
    await arrow.focus();
    assert.equal(await page.locator(".map-node.lit").count(), 2);
  }));

test("a token goes only where it can, and may be let go again", () =>
  withPage(browser, `${server.address}#/play/${levels.bunnies}`, { viewport: sizes.phone, hasTouch: true }, async (page) => {
    await node(page, "tree").tap();
    assert.equal(await page.locator(".map-node.target").count(), 1);
    await node(page, "tree").tap();
    assert.equal(await page.locator(".map-node.target").count(), 0);
    await node(page, "tree").tap();
    await node(page, "bone").tap();
    assert.ok(!new URL(page.url()).hash.includes("//"), "tree does not lead to bone");
    await node(page, "tree").tap();
    await node(page, "well").tap();
    await page.waitForURL(/dog:tree~well/);
    await page.getByRole("button", { name: "well, dog here" }).waitFor();
  }));

test("a token walks along its arrow, and stands still at once where motion is not wanted", async () => {
  for (const [reducedMotion, walks] of [["no-preference", true], ["reduce", false]]) {
    await withPage(browser, `${server.address}#/play/${levels.bunnies}`, { reducedMotion }, async (page) => {
      await node(page, "tree").click();
      await page.evaluate(() => {
        window.frames_seen = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (this.dataset.token) window.frames_seen = Math.max(window.frames_seen, frames.length);
          return animate.call(this, frames, options);
        };
      });
      await node(page, "well").click();
      await page.getByRole("button", { name: "well, dog here" }).waitFor();
      await page.waitForFunction(() => window.frames_seen > 0);
      assert.equal((await page.evaluate(() => window.frames_seen)) > 2, walks);
    });
  }
});

test("while a plan is shown, the move in hand is marked", () =>
  withPage(browser, `${server.address}#/solve/${levels.bunnies}`, {}, async (page) => {
    await page.getByRole("heading", { name: "Shortest: 28 moves. Proved." }).waitFor();
    assert.equal(await page.locator(".map-node.end").count(), 2);
    assert.equal(await page.locator(".map-token.marked").count(), 1);
  }));
