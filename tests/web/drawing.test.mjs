// The DogBunny example, drawn by hand: places tapped, arrows tied, conditions typed, tokens put down.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

// New places are called house, tree, well, carrot, bone, flower, boat in turn; the last two become blanks.
const places = [["house", 450, 330], ["tree", 90, 110], ["well", 90, 350], ["carrot", 450, 150], ["bone", 620, 240], ["blank-1", 270, 400], ["blank-2", 270, 60]];
const arrows = [
  ["blank-1", "well", "one", "house"], ["well", "tree", "both", ""], ["blank-1", "carrot", "both", ""],
  ["blank-1", "house", "both", ""], ["tree", "blank-2", "both", "bone"], ["carrot", "blank-2", "one", ""],
  ["carrot", "bone", "both", "tree & well"], ["blank-2", "house", "both", ""], ["bone", "house", "one", "carrot"],
];

async function draw(page) {
  const canvas = page.getByRole("group", { name: "Map to draw on" });
  const node = (name) => canvas.getByRole("button", { name, exact: true });
  const tool = (name) => page.getByRole("toolbar").getByRole("button", { name, exact: true }).click();
  const field = page.getByLabel("Name");
  let chosen = "";
  for (const [name, x, y] of places) {
    const box = await canvas.boundingBox();
    const scale = box.width / 720;
    await page.mouse.click(box.x + x * scale, box.y + y * scale);
    // The new place is the chosen one a moment later.
    while ((await field.inputValue()) === chosen) await page.waitForTimeout(10);
    if (name.startsWith("blank")) {
      await field.fill(name);
      await field.press("Enter");
    }
    await node(name).waitFor();
    chosen = name;
  }
  await tool("Arrow");
  for (const [from, to, ways, condition] of arrows) {
    await node(from).click();
    await node(to).click();
    await page.getByRole("region", { name: `Arrow from ${from} to ${to}` }).waitFor();
    if (ways === "one") await page.getByTitle(`from ${from} to ${to}`, { exact: true }).click();
    if (condition) await page.getByLabel("Open while occupied").fill(condition);
  }
  for (const [name, at] of [["dog", ["tree"]], ["bunny", ["house", "blank-2"]], ["dog goal", ["bone"]], ["bunny goal", ["carrot", "carrot"]]]) {
    await tool(name);
    for (const place of at) await node(place).click();
  }
  await page.getByText("The map is complete.").waitFor();
}

test("drawn by hand, solved in 28, and the address keeps the drawing", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    await draw(page);
    assert.match(decodeURIComponent(page.url()), /house@450,330/);
    await page.getByRole("complementary").getByRole("link", { name: "Solve" }).click();
    await page.getByRole("heading", { name: "Shortest: 28 moves. Proved." }).waitFor();
    await page.keyboard.press("End");
    await page.getByText("28/28").waitFor();
  }));

test("a name that is being typed stays when the answer to the last change comes", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    await page.getByRole("button", { name: "Add place" }).waitFor();
    await page.evaluate(() => {
      document.querySelector('button[aria-label="Add place"]').click();
      const field = document.querySelector(".panel input");
      field.focus();
      field.select();
      document.execCommand("insertText", false, "pond");
    });
    await page.waitForTimeout(500);
    await page.getByLabel("Name").press("Enter");
    await page.getByRole("button", { name: "pond", exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal(await page.getByLabel("Name").inputValue(), "house");
  }));

test("an error is told where it is, and undo takes it back", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    await page.getByRole("button", { name: "Example" }).click();
    await page.getByText("The map is complete.").waitFor();
    await page.getByRole("button", { name: /^carrot and bone/ }).press("Enter");
    await page.getByLabel("Open while occupied").fill("tree & moon");
    await page.getByText("there is no node 'moon'").waitFor();
    assert.equal(await page.locator(".map-edge.wrong").count(), 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The map is complete.").waitFor();
  }));

test("a drawing is there again after a reload", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    const place = (name) => page.getByRole("group", { name: "Map to draw on" }).getByRole("button", { name });
    for (const name of ["house", "tree"]) {
      await page.getByRole("button", { name: "Add place" }).click();
      await place(name).waitFor();
    }
    await page.reload();
    await place("tree").waitFor();
    await page.goto(`${server.address}#/map/dogbunny:a=b:dog=a`);
    await page.getByText("three sections").waitFor();
  }));

test("a third kind of token can be named and put down", () =>
  withPage(browser, `${server.address}#/map`, {}, async (page) => {
    await page.getByRole("button", { name: "Example" }).click();
    await page.getByText("The map is complete.").waitFor();
    await page.getByRole("toolbar").getByRole("button", { name: "More" }).click();
    await page.getByLabel("Name of the new token").fill("cat");
    await page.keyboard.press("Enter");
    await page.getByRole("toolbar").getByRole("button", { name: "cat", exact: true }).click();
    await page.getByRole("group", { name: "Map to draw on" }).getByRole("button", { name: "well", exact: true }).click();
    await page.getByRole("button", { name: "Remove cat" }).waitFor();
    await page.waitForURL(/cat=well/);
  }));
