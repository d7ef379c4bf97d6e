// "Check it yourself": the answer is proved and checked in the browser, and the proof can be taken along.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { launch, levels, phones, serve, withPage } from "./page.mjs";

const decant = process.env.DECANT ?? fileURLToPath(new URL("../../build/release/bin/decant", import.meta.url));

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

for (const [name, level, claim, told] of [
  ["a shortest plan", levels.flasks, "No plan has fewer than 7 moves.", "The shortest plan has 7 moves."],
  ["that there is no plan", "water2:AB/BC/CA", "It cannot be solved.", "It cannot be solved."],
]) {
  test(`the proof of ${name} is checked on the page, saved, and verified by the program`, () =>
    withPage(browser, `${server.address}#/solve/${level}`, phones.upright, async (page) => {
      await page.getByRole("button", { name: "Check it yourself" }).tap();
      await page.getByText(claim).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: /^Save the proof/ }).tap(),
      ]);
      assert.equal(download.suggestedFilename(), "level.proof");
      const verdict = execFileSync(decant, ["verify", await download.path(), "--level", level], { encoding: "utf8" });
      assert.match(verdict, /^VERIFIED/);
      assert.ok(verdict.includes(told), verdict);
    }));
}

test("the checker is saved without the server, and verifies the proof", () =>
  withPage(browser, `${server.address}#/solve/${levels.flasks}`, {}, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Check it yourself" }).click();
    const saved = async (name) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return [download.suggestedFilename(), await download.path()];
    };
    const [, proof] = await saved(/^Save the proof/);
    const [name, checker] = await saved("Save the checker");
    assert.equal(name, "verify_proof.py");
    const verdict = execFileSync("python3", [checker, proof, "--level", levels.flasks], { encoding: "utf8" });
    assert.match(verdict, /^VERIFIED: .*\nThe shortest plan has 7 moves\./);
  }));

test("another level is asked about anew", () =>
  withPage(browser, `${server.address}#/solve/${levels.flasks}`, {}, async (page) => {
    await page.getByRole("button", { name: "Check it yourself" }).click();
    await page.getByText("No plan has fewer than 7 moves.").waitFor();
    await page.evaluate((hash) => (location.hash = hash), "#/solve/water2:AB/BA/-");
    await page.getByRole("heading", { name: "Shortest: 3 moves. Proved." }).waitFor();
    await page.getByRole("button", { name: "Check it yourself" }).waitFor();
    assert.equal(await page.getByText("No plan has fewer than").count(), 0);
  }));
