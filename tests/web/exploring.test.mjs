// All positions in a picture: walk over it by keys, look at one, play from there; and the message when there are too many.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, levels, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("a walk down the shortest plan ends at the goal, and a position can be played", () =>
  withPage(browser, `${server.address}#/explore/${levels.flasks}`, {}, async (page) => {
    await page.getByRole("heading", { name: "16 positions" }).waitFor();
    await page.getByText("Shortest plans").waitFor();
    const graph = page.getByRole("application");
    await graph.focus();
    for (let left = 6; left >= 0; --left) {
      await page.keyboard.press("ArrowDown");
      await page.getByText(left === 0 ? "solved." : `${left} to go.`).first().waitFor();
    }
    await page.keyboard.press("ArrowUp");
    await page.getByText("1 to go.").first().waitFor();
    await page.getByRole("link", { name: "Play from here" }).click();
    await page.waitForURL(/#\/play\/water4:/);
  }));

test("tubes stand as the player has them, and a game from there has the moves that led there", () =>
  withPage(browser, `${server.address}#/explore/${levels.flasks}`, {}, async (page) => {
    const chosen = page.getByRole("region", { name: "Chosen position" });
    const tubes = () => chosen.getByRole("img").getAttribute("aria-label");
    await chosen.getByRole("img").waitFor();
    assert.match(await tubes(), /^Tube 1: from the top blue, red, blue, red\. Tube 2: .* Tube 3: empty, holds 4\.$/);
    const graph = page.getByRole("application");
    await graph.press("ArrowDown");
    await page.getByText("6 to go.").first().waitFor();
    await graph.press("ArrowDown");
    await page.getByText("5 to go.").first().waitFor();
    await page.waitForFunction(() => document.querySelector("a.button.main")?.hash.split("//")[1]?.split("+").length === 2);
    const before = await tubes();
    await page.getByRole("link", { name: "Play from here" }).click();
    await page.waitForURL((address) => address.hash.startsWith(`#/play/${levels.flasks}//`));
    const onTubes = page.getByRole("button", { name: /^Tube/ });
    await onTubes.first().waitFor();
    const played = await onTubes.evaluateAll((all) => all.map((each) => `${each.getAttribute("aria-label")}.`).join(" "));
    assert.equal(played, before);
    await page.getByRole("button", { name: "Restart" }).click();
    await page.getByRole("button", { name: "Tube 3: empty, holds 4" }).waitFor();
  }));

test("a click on a dot chooses it", () =>
  withPage(browser, `${server.address}#/explore/${levels.bunnies}`, {}, async (page) => {
    await page.getByRole("heading", { name: "177 positions" }).waitFor();
    const graph = page.getByRole("application");
    const { width, height } = await graph.boundingBox();
    let said = "";
    for (let y = height - 60; y > 60 && !/[1-9]\d? moves? from the start/.test(said); y -= 7) {
      for (let x = width * 0.3; x < width * 0.75; x += 18) await graph.click({ position: { x, y } });
      said = await page.getByRole("region", { name: "Chosen position" }).getByRole("status").textContent();
    }
    assert.match(said, /[1-9]\d? moves? from the start, (\d+ to go|solved)/);
  }));

test("many positions are shown in groups", () =>
  withPage(browser, `${server.address}#/explore/${levels.coalton}`, {}, async (page) => {
    await page.getByRole("heading", { name: "64,802 positions" }).waitFor();
    await page.getByText("The larger a dot, the more positions.").waitFor();
    await page.getByRole("application").press("ArrowRight");
  }));

test("of too many positions, the limit is told", () =>
  withPage(browser, `${server.address}#/explore/${levels.hard}`, {}, async (page) => {
    await page.getByText("There are over 100,000 positions").waitFor();
  }));
