// The level at hand, which stands on the screen and reads without a question: Play, Solve and Explore never show another one.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const clear = fileURLToPath(new URL("../picture/files/dark.png", import.meta.url));
const views = ["Play", "Solve", "Explore"];
const view = (page, name) => page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: new RegExp(`^${name}`) });
const box = (page) => page.getByLabel("The level as text");

/** Waits until the header shows the views of a level. */
async function isAtHand(page, level) {
  for (const name of views) {
    const address = `#/${name.toLowerCase()}/${level}`;
    await page.waitForFunction((address) => [...document.querySelectorAll(".head nav a")].some((link) => link.getAttribute("href") === address), address);
  }
}

/** Waits until they are pale, and looks whether they lead nowhere and say why. */
async function noneIsAtHand(page) {
  await page.waitForFunction(() => [...document.querySelectorAll(".head nav a")].filter((link) => getComputedStyle(link).opacity < 0.6).length === 3);
  for (const name of views) {
    const link = view(page, name);
    assert.equal(await link.getAttribute("href"), null);
    assert.equal(await link.getAttribute("aria-disabled"), "true");
    assert.match(await link.innerText(), /first enter a level/);
  }
}

async function paste(page, text) {
  await page.getByText("Paste", { exact: true }).click();
  await box(page).fill(text);
}

test("before anything was entered there is none", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await noneIsAtHand(page);
    await view(page, "Solve").click({ force: true });
    assert.match(page.url(), /#\/enter$/);
    await page.evaluate(() => (location.hash = "#/generate"));
    await page.getByRole("heading", { name: "A new level" }).waitFor();
    await noneIsAtHand(page);
  }));

test("a text that reads is the level at hand at once, and stays it", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await paste(page, "decant tube-sort 1\nA B\nB A\n-\n");
    await isAtHand(page, "water2:AB/BA/-");
    await view(page, "Solve").tap();
    await page.getByRole("heading", { name: "Shortest: 3 moves. Proved." }).waitFor();
    await page.goto(`${server.address}#/generate`);
    await page.reload();
    await isAtHand(page, "water2:AB/BA/-");
  }));

test("a text with a question is none, whatever was at hand before", () =>
  withPage(browser, `${server.address}#/play/${levels.flasks}`, phones.upright, async (page) => {
    await tube(page, 3).waitFor();
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Enter" }).tap();
    await isAtHand(page, levels.flasks);
    await paste(page, "lime blue\nblue lime\nempty\n");
    await noneIsAtHand(page);
    await page.getByRole("button", { name: /top first/ }).click();
    await isAtHand(page, "water2:BJ/JB/-");
    await box(page).fill("A B\nB C\n-\n");
    await noneIsAtHand(page);
    await box(page).fill("");
    await isAtHand(page, "water2:BJ/JB/-");
  }));

test("a level that is typed is none before its last unit", () =>
  withPage(browser, `${server.address}#/enter/water2:AB/B/-`, phones.upright, async (page) => {
    await page.getByText("1 to place.").waitFor();
    await noneIsAtHand(page);
    await page.keyboard.press("a");
    await isAtHand(page, "water2:AB/BA/-");
  }));

test("a picture that reads is the level at hand, and one with something to check is none", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await page.locator("input[type=file]").setInputFiles(clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const address = await page.getByRole("main").getByRole("link", { name: "Solve" }).getAttribute("href");
    const level = address.replace("#/solve/", "");
    await isAtHand(page, level);
    await page.getByRole("button", { name: /^Tube 1, place 1/ }).click();
    await page.getByRole("button", { name: /^empty/ }).click();
    await page.getByText("A unit is above an empty place.").waitFor();
    await noneIsAtHand(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await isAtHand(page, level);
    await view(page, "Explore").tap();
    await page.waitForURL((url) => url.hash === `#/explore/${level}`);
  }));

test("a map that is drawn is none while it is not complete", () =>
  withPage(browser, `${server.address}#/map/${levels.bunnies}`, {}, async (page) => {
    await page.getByText("The map is complete.").waitFor();
    await isAtHand(page, new URL(page.url()).hash.replace("#/map/", ""));
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Add place" }).click();
    await noneIsAtHand(page);
  }));

test("an example is called one, also where the address has no level", () =>
  withPage(browser, `${server.address}#/solve`, phones.upright, async (page) => {
    for (const route of ["#/solve", "#/play", "#/explore", `#/play/${levels.coalton}//1~13`]) {
      await page.evaluate((hash) => (location.hash = hash), route);
      await page.getByText("Example: coalton-133").waitFor();
    }
    for (const route of ["solve", "play", "explore"]) {
      await page.evaluate((hash) => (location.hash = hash), `#/${route}/${levels.narrow}`);
      await page.getByText(/Shortest: 13 moves|5 colors in 6 tubes|[1-9]\d* positions/).waitFor();
      assert.equal(await page.getByText(/^Example/).count(), 0, route);
    }
  }));
