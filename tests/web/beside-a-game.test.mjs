// The plan beside a game: one hand steps through it while the other one plays the same level elsewhere.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const phone = phones.upright;
const step = (page, text) => page.locator(".controls .at").filter({ hasText: new RegExp(`^${text}`) }).waitFor();
const solving = (level) => `${server.address}#/solve/${level}`;

/** How many of these stand in each row. */
async function rows(elements) {
  const heights = (await elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom / 40))));
  return [...new Set(heights)].map((height) => heights.filter((each) => each === height).length);
}
const tubes = (page) => page.locator(".board > svg .tube-button");

/** A point of the board beside all tubes: between the first two. */
async function beside(page) {
  const [left, right] = await Promise.all([1, 2].map((number) => tube(page, number).boundingBox()));
  return { x: (left.x + left.width + right.x) / 2, y: left.y + left.height / 2 };
}

async function swipe(page, by) {
  const devtools = await page.context().newCDPSession(page);
  const { x, y, width, height } = await tube(page, 2).boundingBox();
  const from = { x: x + width / 2, y: y + height / 2 };
  const touch = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (const share of [0.3, 0.6, 1]) await touch("touchMove", [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
  await touch("touchEnd", []);
}

test("tubes stand in two rows, as in most games", () =>
  withPage(browser, `${server.address}#/play/${levels.coalton}`, phone, async (page) => {
    await tube(page, 14).waitFor();
    assert.deepEqual(await rows(tubes(page)), [7, 7]);
    await page.goto(solving(levels.coalton));
    await step(page, "0/39");
    assert.deepEqual(await rows(tubes(page)), [7, 7]);
  }));

/** The clear picture with all of its nine tubes in one row. */
const inOneRow = (page) =>
  page.evaluate(async (png) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (each) => each.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(1000, 600);
    const drawing = canvas.getContext("2d");
    drawing.fillStyle = "rgb(50 50 50)";
    drawing.fillRect(0, 0, 1000, 600);
    drawing.drawImage(picture, 10, 190, 510, 330, 10, 100, 510, 330);
    drawing.drawImage(picture, 10, 552, 410, 330, 518, 100, 410, 330);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, readFileSync(new URL("../picture/files/dark.png", import.meta.url)).toString("base64"));

test("tubes from a picture stand in the rows of the picture, in Play and after a reload, too", () =>
  withPage(browser, `${server.address}#/enter`, phone, async (page) => {
    const buffer = Buffer.from(await inOneRow(page), "base64");
    await page.locator("input[type=file]").setInputFiles({ name: "wide.png", mimeType: "image/png", buffer });
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Solve" }).tap();
    await step(page, "0/");
    assert.deepEqual(await rows(tubes(page)), [9]);
    await page.getByRole("link", { name: "Play it" }).click();
    await page.reload();
    await tube(page, 9).waitFor();
    assert.deepEqual(await rows(tubes(page)), [9]);
    await page.getByRole("button", { name: "New" }).tap();
    await page.waitForURL((address) => !address.hash.includes("CBCC"));
    while ((await rows(tubes(page))).length !== 2) await page.waitForTimeout(20); // once another level is drawn, its rows differ
  }));

test("the list marks the step that comes next, and a sentence above the board says it", () =>
  withPage(browser, `${solving(levels.coalton)}////9`, phone, async (page) => {
    const said = page.getByText("Step 10: green, 6 to 12", { exact: true });
    await said.waitFor();
    assert.ok((await said.boundingBox()).y + (await said.boundingBox()).height <= (await tube(page, 1).boundingBox()).y);
    assert.match(await page.locator(".steps [aria-current=step]").innerText(), /^10\s+6 → 12/);
    assert.match(await page.locator(".place.source").textContent(), /^6 /);
    assert.match(await page.locator(".place.target").textContent(), /^12 /);
    await page.getByRole("button", { name: "Last (End)" }).tap();
    await page.getByText("That was the last step.").waitFor();
    assert.equal(await page.locator(".steps [aria-current]").count(), 0);
    await page.locator(".steps button").nth(9).tap();
    await said.waitFor();
  }));

test("on a map, too", () =>
  withPage(browser, solving(levels.bunnies), phone, async (page) => {
    await page.getByText(/^Step 1: (dog|bunny), \S+ to \S+$/).waitFor();
    assert.match(await page.locator(".steps [aria-current=step]").innerText(), /^1\s/);
  }));

test("a tap beside the tubes is the next step", () =>
  withPage(browser, solving(levels.flasks), phone, async (page) => {
    await step(page, "0/7");
    const { x, y } = await beside(page);
    await page.touchscreen.tap(x, y);
    await step(page, "1/7");
    await page.touchscreen.tap(195, (await page.locator(".controls").boundingBox()).y - 20);
    await step(page, "2/7");
  }));

test("a swipe to the left is the next step, to the right the one before, and upward it scrolls", () =>
  withPage(browser, solving(levels.flasks), phone, async (page) => {
    await step(page, "0/7");
    await swipe(page, { x: -120, y: 10 });
    await step(page, "1/7");
    await swipe(page, { x: -120, y: -10 });
    await step(page, "2/7");
    await swipe(page, { x: 120, y: 0 });
    await step(page, "1/7");
    await swipe(page, { x: -30, y: -150 });
    await page.waitForFunction(() => scrollY > 0);
    await step(page, "1/7");
  }));

test("two taps on the tubes of the step are that step", () =>
  withPage(browser, `${solving(levels.coalton)}////9`, phone, async (page) => {
    await page.getByText("Step 10: green, 6 to 12").waitFor();
    await tube(page, 6).tap();
    await tube(page, 12).tap();
    await step(page, "10/39");
  }));

test("two taps on other tubes are that move instead, with a new plan from there, which can be taken back", () =>
  withPage(browser, `${solving(levels.coalton)}////1`, phone, async (page) => {
    await page.getByText("Step 2: orange, 11 to 14").waitFor();
    await tube(page, 1).tap();
    await tube(page, 14).tap();
    await page.waitForURL((url) => url.hash.endsWith("//11~13+1~14"));
    await page.getByText(/^Step 1: /).waitFor();
    await page.getByRole("button", { name: "Back (left)" }).tap();
    await page.waitForURL((url) => url.hash.endsWith("//11~13"));
    await page.getByRole("heading", { name: "Shortest: 38 moves. Proved." }).waitFor();
    await step(page, "0/38");
  }));

test("a tap that pours nothing says why, and is not a step", () =>
  withPage(browser, solving("water4:AAAA/BBC/CCCB/B"), phone, async (page) => {
    await page.getByText(/^Step 1: /).waitFor();
    await tube(page, 2).tap();
    await tube(page, 1).tap();
    await page.getByText("Tube 1 is full.").waitFor();
    await tube(page, 2).tap();
    const { x, y } = await beside(page);
    await page.touchscreen.tap(x, y);
    assert.equal(await tube(page, 2).getAttribute("aria-pressed"), "false", "a tap beside the tubes puts it down");
    await step(page, "0/");
  }));

test("the screen stays awake while there is a plan, also after a look elsewhere", () =>
  withPage(browser, "", phone, async (page) => {
    await page.addInitScript(() => {
      window.locks = { held: 0, asked: 0 };
      const request = async () => {
        Object.assign(window.locks, { held: window.locks.held + 1, asked: window.locks.asked + 1 });
        return { release: async () => void (window.locks.held -= 1) };
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    });
    await page.goto(solving(levels.flasks));
    await step(page, "0/7");
    await page.waitForFunction(() => window.locks.held === 1);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.waitForFunction(() => window.locks.asked === 2);
    await page.evaluate(() => (window.locks.held = 1)); // the browser had taken the first one back
    await page.getByRole("link", { name: "Enter" }).tap();
    await page.waitForFunction(() => window.locks.held === 0);
  }));

test("a screen that cannot be kept awake holds nothing up", () =>
  withPage(browser, "", phone, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "wakeLock", { value: { request: () => Promise.reject(new DOMException("Low battery", "NotAllowedError")) } }),
    );
    await page.goto(solving(levels.flasks));
    await step(page, "0/7");
  }));

test("Play it goes on from the step", () =>
  withPage(browser, `${solving(levels.flasks)}//2~3//2`, phone, async (page) => {
    await step(page, "2/6");
    await page.getByRole("link", { name: "Play it" }).click();
    await page.getByText("3 moves", { exact: true }).waitFor();
    assert.match(page.url(), /#\/play\/.*\/\/2~3\+/);
  }));
