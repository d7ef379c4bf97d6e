// A game and a plan go on where they were left: after a reload, after a look at something else, and for those who get the link.
// SPDX-License-Identifier: MIT
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const step = (page, text) => page.locator(".controls .at").filter({ hasText: text }).waitFor();

test("the step of a plan is in the address", async () => {
  let shared = "";
  await withPage(browser, `${server.address}#/solve/${levels.flasks}`, phones.upright, async (page) => {
    await page.getByRole("button", { name: "Forward" }).tap();
    await page.getByRole("button", { name: "Forward" }).tap();
    await step(page, "2/7");
    await page.reload();
    await step(page, "2/7");
    shared = page.url();
  });
  await withPage(browser, shared, phones.sideways, (page) => step(page, "2/7"));
});

test("a plan from the middle of a game keeps its step, too", () =>
  withPage(browser, `${server.address}#/solve/${levels.flasks}//2~3//4`, phones.upright, async (page) => {
    await step(page, "4/6");
    await page.getByRole("button", { name: "Forward" }).tap();
    await page.waitForURL(/\/\/2~3\/\/5$/);
  }));

test("a game and a plan are there again after a look at other pages", () =>
  withPage(browser, `${server.address}#/play/${levels.flasks}//2~3`, phones.upright, async (page) => {
    const view = (name) => page.getByRole("navigation", { name: "Views" }).getByRole("link", { name }).tap();
    await page.getByText("1 move", { exact: true }).waitFor();
    await view("Explore");
    await page.getByRole("heading", { name: "16 positions" }).waitFor();
    await view("Solve");
    await page.getByRole("button", { name: "Last" }).tap();
    await step(page, "7/7");
    await view("Play");
    await page.waitForURL(/\/\/2~3$/);
    await page.getByText("1 move", { exact: true }).waitFor();
    await view("Solve");
    await step(page, "7/7");
    await page.goto(`${server.address}#/enter`);
    await page.reload();
    await view("Play");
    await page.getByText("1 move", { exact: true }).waitFor();
  }));

test("moves that were taken back can be made again after a reload, in the same game alone", () =>
  withPage(browser, `${server.address}#/play/${levels.flasks}//2~3+1~2`, phones.upright, async (page) => {
    const button = (name) => page.getByRole("button", { name });
    await page.getByText("2 moves", { exact: true }).waitFor();
    await button("Restart").tap();
    await page.waitForURL((url) => !url.hash.includes("~"));
    await page.reload();
    await button("Redo").tap();
    await page.waitForURL(/\/\/2~3$/);
    await page.reload();
    await button("Redo").tap();
    await page.waitForURL(/\/\/2~3\+1~2$/);
    await button("Undo").tap();
    await page.evaluate((hash) => (location.hash = hash), `#/play/${levels.flasks}//1~3`);
    await page.getByText("1 move", { exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelector("button[title^=Redo]").disabled);
  }));

test("typing can be taken back and put in again after a reload", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    const placed = (count) => page.getByText(`${16 - count} to place.`).waitFor();
    await placed(0);
    for (const [at, key] of ["a", "b", "c"].entries()) {
      await page.keyboard.press(key);
      await placed(at + 1);
    }
    await page.keyboard.press("Control+z");
    await placed(2);
    await page.reload();
    await placed(2);
    await page.keyboard.press("Control+y");
    await placed(3);
    for (const count of [2, 1, 0]) {
      await page.getByRole("button", { name: "Undo" }).click();
      await placed(count);
    }
  }));

test("a drawing can be taken back and drawn again after a reload", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    const button = (name) => page.getByRole("button", { name, exact: true });
    const places = (count) => page.waitForFunction((count) => JSON.parse(localStorage.getItem("decant.map")).nodes.length === count, count);
    await page.getByText("Tap the ground to add a place.").waitFor();
    for (const count of [1, 2, 3]) {
      await button("Add place").click();
      await places(count);
    }
    await button("Undo").click();
    await places(2);
    await page.reload();
    await button("Redo").click();
    await places(3);
    for (const count of [2, 1, 0]) {
      await button("Undo").click();
      await places(count);
    }
    await page.evaluate(() => localStorage.setItem("decant.map", JSON.stringify({ nodes: [], edges: [], kinds: [] })));
    await page.reload();
    await page.waitForFunction(() => [...document.querySelectorAll("button[title^=Undo], button[title^=Redo]")].every((one) => one.disabled));
  }));

test("addresses that make no sense lead to something that does", () =>
  withPage(browser, `${server.address}#/solve/${levels.flasks}////9999`, phones.upright, async (page) => {
    await step(page, "7/7");
    await page.evaluate((hash) => (location.hash = hash), `#/solve/${levels.flasks}////-3`);
    await step(page, "0/7");
    await page.evaluate((hash) => (location.hash = hash), `#/play/${levels.flasks}//<img src=x onerror=alert(1)>`);
    await page.getByRole("link", { name: "Play from the start" }).tap();
    await tube(page, 3).waitFor();
  }));

const hostile = ['"<img src=x onerror=alert(1)>"', "{}", "[]", "null", "-1", "not JSON", '{"level":5,"moves":[],"step":"x","tubes":[[99]],"nodes":[1]}'];
const keys = ["palette", "marks", "theme", "say-lost", "pace", "level", "game", "undone", "plan", "rows", "draft", "draft-history", "pasted", "way", "map", "map-history", "map-code"];

for (const value of hostile) {
  test(`what is kept and makes no sense is left alone: ${value}`, () =>
    withPage(browser, "", phones.upright, async (page) => {
      await page.addInitScript(([all, value]) => all.forEach((key) => localStorage.setItem(`decant.${key}`, value)), [keys, value]);
      for (const [route, sign] of [["#/enter", "Enter a level"], [`#/play/${levels.flasks}`, "2 colors in 3 tubes"], [`#/solve/${levels.flasks}`, "Shortest: 7 moves. Proved."], ["#/map", "Tap the ground to add a place."]]) {
        await page.goto(server.address + route);
        await page.getByText(sign).first().waitFor();
      }
    }));
}
