// What a pasted text is read as, shown while it is typed; of a text that may be several levels, each to tap.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const doubtful = "lime blue\nblue lime\nempty\n";
const box = (page) => page.getByLabel("The level as text");
const reading = (page, name) => page.getByRole("button", { name: new RegExp(name) });

async function openBox(page) {
  await page.getByText("Paste", { exact: true }).click();
  await box(page).waitFor();
}

test("a text that reads says its form, what was assumed and its size", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill("A B\nB A\n-\n");
    await page.getByText("Read as: lines, water rules, bottom first, 2 colors x 2, 1 empty.").waitFor();
    await box(page).fill("water2:AB/BA/-");
    await page.getByText("Read as: code, 2 colors x 2, 1 empty.").waitFor();
    await box(page).fill("A B\nB C\n-\n");
    await page.getByRole("alert").waitFor();
    assert.equal(await page.getByText(/^Read as/).count(), 0);
  }));

test("of two readings that are drawn, the one that is tapped becomes the board", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await openBox(page);
    await box(page).fill(doubtful);
    await reading(page, "bottom first").waitFor();
    assert.equal(await page.locator("button.reading").count(), 2);
    await reading(page, "top first").tap();
    await page.getByText("Read as: lines, water rules, 2 colors x 2, 1 empty.").waitFor();
    assert.equal(await box(page).inputValue(), doubtful, "the text stays");
    await page.getByRole("button", { name: "Other readings" }).tap();
    await reading(page, "bottom first").tap();
    await page.getByRole("main").getByRole("link", { name: "Play" }).tap();
    await tube(page, 1).waitFor();
    assert.match(page.url(), /#\/play\/water2:JB\/BJ\/-$/); // the letters of lime and blue in the palette
  }));

test("a color looks the same in both of them", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill("here there\nthere here\nempty\n");
    await reading(page, "top first").waitFor();
    // The unit at the bottom of the first tube: `here` in one of them and `there` in the other.
    const fills = await page.locator("button.reading").evaluateAll((buttons) =>
      buttons.map((each) => each.querySelector("rect[style*=fill]").style.fill),
    );
    assert.equal(fills.length, 2);
    assert.notEqual(fills[0], fills[1]);
  }));

test("a choice is about the text that it was made for", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill("R R\nG G\nR R\nG G\n-\n");
    await reading(page, "4 units per tube").click();
    await page.getByText("2 colors x 4, 1 empty.").waitFor();
    await box(page).fill("A B\nB A\n-\n");
    await page.getByText("2 colors x 2, 1 empty.").waitFor();
  }));

test("typing goes on while the text is read", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).pressSequentially(doubtful);
    assert.equal(await box(page).inputValue(), doubtful);
    await reading(page, "top first").waitFor();
  }));

test("what only an option can settle is a button, not a key, and works by keyboard", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill("A B\nB C\n-\n");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    assert.doesNotMatch(await alert.innerText(), /"|--/);
    await alert.getByRole("button", { name: "Units are missing in the game" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^Read as: lines/).waitFor();
    assert.equal(await alert.count(), 0);
    await page.getByRole("button", { name: "Other readings" }).click();
    await alert.waitFor();
    await box(page).fill('{"boards": {"first": [["a", "b"], ["b", "a"], []]}}');
    await alert.getByRole("button", { name: "What is at .boards.first" }).click();
    await page.getByText(/^Read as: .*2 colors x 2, 1 empty/).waitFor();
  }));

test("one of two readings is chosen by keyboard, and the focus goes to what was read", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill(doubtful);
    await reading(page, "top first").waitFor();
    await reading(page, "bottom first").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const told = page.getByText("Read as: lines, water rules, 2 colors x 2, 1 empty.");
    await told.waitFor();
    assert.equal(await told.evaluate((element) => element === document.activeElement), true);
  }));

test("a reading that is alone and in doubt is not taken before it is chosen", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill("RGBY\nYBGR\nRGBY\nYBGR\n");
    await page.getByText("Choose it if you mean it, or correct the text.").waitFor();
    assert.equal(await page.getByRole("main").getByRole("link", { name: "Play" }).count(), 0);
    await reading(page, "2 units per tube").click();
    await page.getByText(/^Read as: /).waitFor();
  }));
