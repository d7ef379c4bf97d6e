// Larger text on a phone, as its settings or its browser make it: it stays on the screen, which need not be moved sideways.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const clear = fileURLToPath(new URL("../picture/files/dark.png", import.meta.url));
const { width } = phones.upright.viewport;

/** Of the root's font, as in the settings of a browser, or of all text, as browsers on phones zoom it. */
const ways = {
  font: (size) => (document.documentElement.style.fontSize = `${size}%`),
  zoom: (size) => document.documentElement.style.setProperty("-webkit-text-size-adjust", `${size}%`),
};

/** Elements past the sides of the screen, or of their own box. The window is not a measure: it grows with wide elements. */
const tooWide = (page) =>
  page.evaluate((width) => {
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) => element.getClientRects().length > 0 && !element.closest(".unseen, .skip, .tools, svg *, [popover]:not(:popover-open), dialog:not([open])"),
    );
    const out = shown.filter((element) => element.getBoundingClientRect().right > width + 0.5 || element.getBoundingClientRect().left < -0.5);
    const cut = shown.filter((element) => element.matches("button, .button, a, label, output, h1, h2, p") && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
    const named = [...out, ...cut].map((element) => `${element.tagName}: ${element.textContent.trim().slice(0, 40)}`);
    return [...named, ...(document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : [])];
  }, width);

async function fits(page, what) {
  for (const [way, enlarge] of Object.entries(ways)) {
    for (const size of [130, 165, 200, 100]) {
      await page.evaluate(enlarge, size);
      await page.waitForTimeout(50);
      assert.deepEqual(await tooWide(page), [], `${what} at ${size} % by ${way}`);
    }
  }
}

const routes = {
  "#/enter": "Enter a level",
  [`#/play/${levels.coalton}//1~13`]: "1 move",
  [`#/play/${levels.narrow}//4~6`]: "Back to the start",
  [`#/solve/${levels.coalton}`]: "Shortest: 39 moves. Proved.",
  [`#/solve/${levels.narrow}//2~6`]: "Back to the start",
  [`#/solve/${levels.bunnies}`]: "Shortest: 28 moves. Proved.",
  "#/solve/water4:BCDA/BCDB/CADA/DBCA/-": "Turn it upside down",
  [`#/explore/${levels.bunnies}`]: "Greedy player wins",
  "#/generate": "Shortest:",
  [`#/map/${levels.bunnies}`]: "The map is complete.",
};

for (const [route, sign] of Object.entries(routes)) {
  test(route.split(":")[0], () =>
    withPage(browser, server.address + route, phones.upright, async (page) => {
      await page.getByText(sign).first().waitFor();
      await fits(page, route);
    }));
}

test("a text that may be two levels, and one that is refused", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await page.getByText("Paste", { exact: true }).tap();
    for (const [text, sign] of [["lime blue\nblue lime\nempty\n", /top first/], ["decant tube-sort 1\nA B\nB C\n-\n", /Units are missing/]]) {
      await page.getByLabel("The level as text").fill(text);
      await page.getByRole("button", { name: sign }).waitFor();
      await fits(page, text);
    }
  }));

test("a picture with something to check", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await page.locator("input[type=file]").setInputFiles(clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByRole("button", { name: /^Tube 1, place 1/ }).click();
    await page.getByRole("button", { name: /^empty/ }).click();
    await page.getByText("A unit is above an empty place.").waitFor();
    await fits(page, "a picture");
  }));

test("a hint, the menu, the settings and the keys", () =>
  withPage(browser, `${server.address}#/play/${levels.coalton}`, phones.upright, async (page) => {
    await page.getByRole("button", { name: "Hint" }).tap();
    await page.getByText("It can still be solved.").waitFor();
    await fits(page, "a hint");
    await page.getByRole("button", { name: "Menu" }).tap();
    await fits(page, "the menu");
    for (const name of ["Settings", "Keys"]) {
      await page.getByRole("button", { name, exact: true }).tap();
      await page.getByRole("dialog").waitFor();
      await fits(page, name);
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
      await page.getByRole("button", { name: "Menu" }).tap();
    }
  }));
