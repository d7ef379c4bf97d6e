// A pack of new levels comes as a file.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("twelve levels as text and as JSON Lines are the same twelve levels", () =>
  withPage(browser, `${server.address}#/generate?colors=4`, {}, async (page) => {
    await page.getByText(/Shortest: \d+ moves/).waitFor();
    await page.getByLabel("Levels").fill("12");
    const files = [];
    for (const name of ["Text", "JSON Lines"]) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      files.push(readFileSync(await (await coming).path(), "utf8").trim().split("\n"));
    }
    assert.equal(new Set(files[0]).size, 12);
    assert.deepEqual(files[1].map((line) => JSON.parse(line).code), files[0]);
    assert.ok(files[1].every((line) => JSON.parse(line).metrics.length > 2));
  }));

test("next gives another level, and a wish that cannot come true is told", () =>
  withPage(browser, `${server.address}#/generate?colors=4`, {}, async (page) => {
    const code = page.getByText(/^water4:/);
    const first = await code.textContent();
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForFunction((old) => ![null, old].includes(document.querySelector("main .code")?.textContent ?? null), first);
    await page.getByLabel("from", { exact: true }).fill("99");
    await page.getByLabel("from", { exact: true }).press("Enter");
    await page.getByText(/No level like this was found/).waitFor();
  }));

test("a wish that is being typed stays when a level comes", () =>
  withPage(browser, `${server.address}#/generate?colors=4`, {}, async (page) => {
    const code = page.getByText(/^water4:/);
    const first = await code.textContent();
    await page.evaluate(() => {
      [...document.querySelectorAll("main button")].find((button) => button.textContent.trim() === "Next").click();
      const field = [...document.querySelectorAll("label.field")].find((label) => label.textContent.trim() === "to").querySelector("input");
      field.focus();
      field.select();
      document.execCommand("insertText", false, "77");
    });
    await page.waitForFunction((old) => ![null, old].includes(document.querySelector("main .code")?.textContent ?? null), first);
    assert.equal(await page.getByLabel("to", { exact: true }).inputValue(), "77");
    await page.getByLabel("to", { exact: true }).press("Enter");
    await page.waitForURL(/max_difficulty=77/);
    await page.getByLabel("to", { exact: true }).fill("500");
    await page.getByLabel("to", { exact: true }).press("Enter");
    assert.equal(await page.getByLabel("to", { exact: true }).inputValue(), "100");
  }));
