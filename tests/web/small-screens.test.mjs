// A board on a phone: nothing of it is under a bar, and as much of it as possible is seen in one look.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const boxes = (page, count) => Promise.all(Array.from({ length: count }, (_, i) => tube(page, i + 1).boundingBox()));
const overlaps = (a, b) => a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

for (const [how, phone] of Object.entries(phones)) {
  const { width, height } = phone.viewport;

  /** All tubes are on the screen, and no bar is over them. */
  async function isSeen(page, found) {
    const bars = await Promise.all([".head", ".controls", ".status"].map((bar) => page.locator(bar).boundingBox()));
    for (const box of found) {
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, JSON.stringify(box));
      for (const bar of bars) assert.ok(!overlaps(box, bar), `${JSON.stringify(box)} is under ${JSON.stringify(bar)}`);
    }
  }

  for (const [name, level, count] of [["14 tubes", levels.coalton, 14], ["44 tubes", levels.forty, 44]]) {
    test(`${name} are seen in one look and can be tapped, ${how}`, () =>
      withPage(browser, `${server.address}#/play/${level}`, phone, async (page) => {
        await tube(page, count).waitFor();
        const found = await boxes(page, count);
        await isSeen(page, found);
        for (const box of found) assert.ok(box.width >= 24 && box.height >= 24, `${box.width} by ${box.height}`);
        await tube(page, 1).tap();
        await tube(page, count).tap();
        await page.waitForURL(new RegExp(`1~${count}`));
      }));
  }

  test(`the plan is played beside its controls, ${how}`, () =>
    withPage(browser, `${server.address}#/solve/${levels.coalton}`, phone, async (page) => {
      await page.getByRole("heading", { name: "Shortest: 39 moves. Proved." }).waitFor();
      await page.waitForFunction(() => document.querySelector(".controls"));
      await isSeen(page, await Promise.all((await page.locator(".place").all()).map((place) => place.boundingBox())));
    }));

  test(`what no look can hold has a miniature that leads to each tube, ${how}`, () =>
    withPage(browser, `${server.address}#/play/${levels.tall}`, phone, async (page) => {
      await tube(page, 64).waitFor();
      const whole = await page.locator(".miniature svg").boundingBox();
      assert.ok(whole.width <= width && whole.height <= height / 3);
      await page.locator(".miniature .place").nth(63).tap();
      await page.waitForFunction(() => scrollY > 100);
      const box = await tube(page, 64).boundingBox();
      assert.ok(box.y < height && box.y + box.height > 0);
      assert.ok(box.width >= 40);
    }));
}

test("beside a notch and above the bar of the system there is room", () =>
  withPage(browser, `${server.address}#/play/${levels.coalton}`, phones.sideways, async (page, context) => {
    const session = await context.newCDPSession(page);
    const insets = { left: 47, right: 47, bottom: 21 };
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.waitForFunction(() => parseFloat(getComputedStyle(document.body).paddingLeft) === 47);
    await tube(page, 14).waitFor();
    const { width, height } = phones.sideways.viewport;
    const shown = [...(await boxes(page, 14)), await page.locator(".controls").boundingBox(), await page.locator(".line").boundingBox()];
    for (const { x, y, ...box } of shown) {
      assert.ok(x >= insets.left && x + box.width <= width - insets.right && y + box.height <= height - insets.bottom);
    }
  }));

test("64 tubes of 62 colors are drawn with a letter on each, and none can be taken for another", () =>
  withPage(browser, `${server.address}#/play/${levels.crowd}`, phones.upright, async (page) => {
    await tube(page, 64).waitFor();
    const marks = await page.locator(".board > svg .mark text").evaluateAll((all) => all.map((mark) => `${mark.textContent} ${mark.getAttribute("text-decoration")}`));
    assert.equal(new Set(marks).size, 62);
    for (const mark of ["I null", "l underline", "1 overline", "O null", "o underline", "0 overline"]) assert.ok(marks.includes(mark), mark);
  }));
