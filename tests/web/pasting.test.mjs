// The reading of a pasted text, shown while it is typed; of a text that may be several levels, each to tap.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, phones, serve, tube, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

const doubtful = "lime blue\nblue lime\nempty\n";
/** No tube has room. */
const full = "order: bottom-first\nred blue\nblue red\n";
const box = (page) => page.getByLabel("The level as text");
const reading = (page, name) => page.getByRole("button", { name: new RegExp(name) });

async function openBox(page) {
  await page.getByText("Paste", { exact: true }).click();
  await box(page).waitFor();
}

test("a text that reads says its form, what was assumed and its size", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill('[["a", "b"], ["b", "a"], []]');
    await page.getByText("Read as: list, water rules, bottom first, 2 colors x 2, 1 empty.").waitFor();
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
    await box(page).fill(full);
    await reading(page, "2 empty tubes").click();
    await page.getByText("2 colors x 2, 2 empty.").waitFor();
    await box(page).fill("decant tube-sort 1\nA B\nB A\n-\n");
    await page.getByText("2 colors x 2, 1 empty.").waitFor();
  }));

test("typing goes on while the text is read", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).pressSequentially(doubtful);
    assert.equal(await box(page).inputValue(), doubtful);
    await reading(page, "top first").waitFor();
  }));

test("a choice that only an option can settle is a button, not a key, and works by keyboard", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await openBox(page);
    await box(page).fill("decant tube-sort 1\nA B\nB C\n-\n");
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
    await alert.getByRole("button", { name: "Level at .boards.first" }).click();
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
    await box(page).fill("[[1, 2], [2, 3], []]");
    await page.getByText("Choose it if you mean it, or correct the text.").waitFor();
    assert.equal(await page.getByRole("main").getByRole("link", { name: "Play" }).count(), 0);
    await reading(page, "units are missing").click();
    await page.getByText(/^Read as: /).waitFor();
  }));

test("how many empty tubes there are is asked where no tube has room, and a tap says it", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await openBox(page);
    await box(page).fill(full);
    await page.getByText("No tube has room, so empty tubes are missing.").waitFor();
    await reading(page, "1 empty tube").waitFor();
    await reading(page, "2 empty tubes").tap();
    await page.getByText(/^Read as: lines, .*2 colors x 2, 2 empty\.$/).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Solve" }).tap();
    await page.waitForURL(/#\/solve\/water2:AB\/BA\/-\/-$/);
  }));

test("unused parts of a text are told, before its question and after, and beside its solution", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    const told = page.locator(".not-used");
    const says = (words) => told.getByText(words, { exact: true }).waitFor();
    await openBox(page);
    await box(page).fill(`Level 12:\n${full}thanks\n`);
    const both = 'Not used: line 1 "Level 12:"; line 5 "thanks"';
    await reading(page, "2 empty tubes").waitFor();
    await says(both);
    assert.equal(await told.getAttribute("aria-live"), "polite");
    await reading(page, "2 empty tubes").tap();
    await page.getByText(/^Read as: /).waitFor();
    await says(both);
    await page.getByRole("main").getByRole("link", { name: "Solve" }).tap();
    await page.getByRole("heading", { name: /Proved\.$/ }).waitFor();
    await says(both);

    await page.goto(`${server.address}#/enter`);
    await box(page).fill(`Level 12:\n${full}-\nthanks\nto\n<b>all</b>\n`);
    await told.getByText("Not used: lines 1 and 6 to 8", { exact: true }).tap();
    await says('line 8 "<b>all</b>"');
    await box(page).fill(`${full}-\n`);
    await told.locator("*").first().waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("link", { name: "Solve" }).tap();
    await page.getByRole("heading", { name: /Proved\.$/ }).waitFor();
    assert.equal(await told.innerText(), "");
  }));
