// A picture of a board: read where it is chosen, drawn over, corrected by tapping, and solved.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { crc32 } from "node:zlib";
import { launch, phones, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

/** A picture of which everything is sure. */
const clear = fileURLToPath(new URL("../picture/files/dark.png", import.meta.url));

/** Until the browser has written down these corrections, some of those at hand, with this many tubes, or with none changed. */
const kept = (page, expected, tubes) =>
  page.waitForFunction(
    async ([expected, tubes]) => {
      const corrections = await (await caches.match("corrections", { cacheName: "picture-in-decant" }))?.json();
      return corrections && corrections.board?.tubes.length === tubes && Object.keys(expected).every((key) => corrections[key] === expected[key]);
    },
    [expected, tubes],
  );

/** Until the picture is read as it was corrected last. */
const settled = (page) => page.locator(".told[aria-busy='false']").waitFor();

const place = (page, tube, number) => page.getByRole("button", { name: new RegExp(`^Tube ${tube}, place ${number} from the bottom:`) });
const solve = (page) => page.getByRole("main").getByRole("link", { name: "Solve" });

/**
 * The clear picture in a kind of file that the browser writes, perhaps with a box painted over, with all but a part in the color of
 * its corner, or lying on its left side.
 */
async function redrawn(page, type, { color, box, part, lies = false } = {}) {
  const text = await page.evaluate(
    async ({ type, color, box, part, lies, png }) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (each) => each.charCodeAt(0))]));
      const { width, height } = picture;
      const canvas = lies ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
      const drawing = canvas.getContext("2d");
      if (lies) {
        drawing.translate(0, width);
        drawing.rotate(-Math.PI / 2);
      }
      drawing.drawImage(picture, 0, 0);
      if (box) {
        drawing.fillStyle = color;
        drawing.fillRect(...box);
      }
      if (part) {
        const [red, green, blue] = drawing.getImageData(part[0], part[1], 1, 1).data;
        drawing.fillStyle = `rgb(${red} ${green} ${blue})`;
        drawing.fillRect(0, 0, width, height);
        drawing.drawImage(picture, ...part, ...part);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.9 })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { type, color, box, part, lies, png: readFileSync(clear).toString("base64") },
  );
  return Buffer.from(text, "base64");
}

async function choose(page, path) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Picture", { exact: true }).click();
  await (await chooser).setFiles(path);
}

test("from the open page to the first step in three taps", () =>
  withPage(browser, server.address, phones.upright, async (page) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Picture", { exact: true }).tap();
    await (await chooser).setFiles(clear);
    await solve(page).tap();
    await page.getByRole("button", { name: "Forward" }).tap();
    await page.getByText("1/").waitFor();
  }));

test("no module for pictures is loaded before there is one", () =>
  withPage(browser, "", { serviceWorkers: "block" }, async (page) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const modules = () => asked.filter((url) => /\bpicture[^/]*\.wasm$/.test(url)).length;
    await page.goto(`${server.address}#/enter`);
    await page.getByRole("link", { name: "coalton-133" }).waitFor();
    assert.equal(modules(), 0);
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(modules(), 1);
  }));

test("a unit that a gleam hides is outlined, and tapped right", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const code = await solve(page).getAttribute("href");
    const unit = place(page, 2, 2);
    const box = await unit.locator("rect").evaluate((rect) => ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))));
    const buffer = await redrawn(page, "image/png", { color: "white", box });
    await choose(page, { name: "gleam.png", mimeType: "image/png", buffer });
    await page.getByText("one thing is not sure").waitFor();
    assert.equal(await solve(page).count(), 0, "nothing is solved before it is checked");
    assert.equal(await page.locator(".seen-place.doubtful").count(), 1);
    assert.match(await unit.getAttribute("aria-label"), /white, not sure$/);
    await unit.tap();
    await page.getByRole("button", { name: /^red 3/ }).tap();
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await solve(page).getAttribute("href"), code);
    await solve(page).tap();
    await page.getByRole("heading", { name: /^Shortest: / }).waitFor();
  }));

test("a unit that was read wrong is corrected by tapping, and the counts say so", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const code = await solve(page).getAttribute("href");
    const unit = place(page, 1, 1);
    const [, was] = (await unit.getAttribute("aria-label")).split(": ");
    await unit.tap();
    const colors = page.getByRole("group", { name: "Content of the place" });
    await colors.getByRole("button").filter({ hasNotText: was }).first().tap();
    await page.getByText("The units of a color do not fill whole tubes.").waitFor();
    assert.match(await colors.getByRole("button", { name: was }).innerText(), /1 missing/);
    assert.equal(await colors.getByText("too many").count(), 1);
    assert.equal(await solve(page).count(), 0);
    await colors.getByRole("button", { name: was }).tap();
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await solve(page).getAttribute("href"), code);
  }));

test("a unit gets a color that was read nowhere, which is named as it looks", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const unit = place(page, 1, 1);
    const seen = async () => (await unit.getAttribute("aria-label")).split(": ")[1];
    const was = await seen();
    assert.match(was, /blue/);
    const colors = page.getByRole("group", { name: "Content of the place" });
    await unit.tap();
    const before = await colors.getByRole("button").count();
    await colors.getByRole("button", { name: "another color" }).tap();
    await page.getByText("The units of a color do not fill whole tubes.").waitFor();
    assert.equal(await colors.getByRole("button").count(), before + 1);
    assert.match(await seen(), /blue/);
    assert.notEqual(await seen(), was);
  }));

test("units that may be hidden are not offered as missing", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const missing = page.getByRole("button", { name: /^Missing in the game/ });
    await place(page, 1, 4).click();
    await page.keyboard.press("Delete");
    await missing.waitFor();
    await place(page, 2, 1).click();
    await page.getByRole("button", { name: "hidden (?)" }).click();
    await missing.waitFor({ state: "detached" });
    await page.getByText("The units of a color do not fill whole tubes.").waitFor();
    assert.equal(await missing.count(), 0);
  }));

test("by the keyboard alone: choose a unit, change it, take it back", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await place(page, 1, 1).focus();
    await page.keyboard.press("ArrowUp");
    const unit = place(page, 1, 2);
    assert.equal(await unit.evaluate((element) => element === document.activeElement), true);
    const before = await unit.getAttribute("aria-label");
    await page.keyboard.press("Delete");
    await page.getByText("A unit is above an empty place.").waitFor();
    await page.keyboard.press("Control+z");
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await unit.getAttribute("aria-label"), before);
    await place(page, 6, 1).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    assert.equal(await place(page, 7, 1).evaluate((element) => element === document.activeElement), true, "it goes on from there");
    for (let places = 0; places < 4; ++places) await page.keyboard.press("ArrowUp");
    const sides = () => page.locator(".seen-tube").nth(6).evaluate((rect) => ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))));
    const [left, top, width] = await sides();
    await page.keyboard.press("Control+Shift+ArrowRight");
    await page.waitForFunction((width) => Number(document.querySelectorAll(".seen-tube")[6]?.getAttribute("width")) > width, width);
    assert.deepEqual((await sides()).slice(0, 2), [left, top]);
  }));

test("a person says how many units a tube holds, by keyboard, and frames that are moved later hold as many", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const code = await solve(page).getAttribute("href");
    const more = page.getByRole("button", { name: "Units per tube: one more" });
    await more.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-at='0 5']").waitFor(); // the tube, above five places
    await page.getByText(/not sure/).first().waitFor();
    assert.equal(await solve(page).count(), 0, "units whose borders lie elsewhere are to be compared");
    assert.equal(await more.evaluate((element) => element === document.activeElement), true);
    await page.keyboard.press("Control+z");
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await solve(page).getAttribute("href"), code);
    for (const key of ["Enter", "Enter", "Control+z"]) await page.keyboard.press(key);
    await page.locator("[data-at='0 5']").waitFor();
    assert.equal(await page.getByRole("group", { name: "Units per tube" }).getByText("5").count(), 1, "one step is taken back");
    await page.keyboard.press("Control+z");
    await page.getByText(/^Read as: picture/).waitFor();
    for (let units = 5; units <= 8; ++units) {
      await page.keyboard.press("Enter");
      await page.getByRole("group", { name: "Units per tube" }).getByText(String(units)).waitFor();
    }
    await page.getByText(/^Read as: picture, .* x 8, /).waitFor();
    await page.getByRole("button", { name: "Tube 1", exact: true }).click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.waitForTimeout(500);
    assert.equal(await page.locator("[data-at^='0 ']").count(), 9, "eight places and the tube");
  }));

test("units per tube are changed by touch on a narrow phone in the dark", () =>
  withPage(browser, `${server.address}#/enter`, { ...phones.upright, viewport: { width: 360, height: 740 }, colorScheme: "dark" }, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByRole("button", { name: "Units per tube: one less" }).tap();
    await page.getByText(/not sure/).first().waitFor();
    assert.equal(await page.locator("[data-at^='0 ']").count(), 4, "three places and the tube");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.getByText(/^Read as: picture/).waitFor();
  }));

test("a user who answers a question by keyboard is told what is left, and does not start again at the top", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await place(page, 1, 4).click();
    await page.keyboard.press("Delete");
    const missing = page.getByRole("button", { name: /^Missing in the game/ });
    await missing.focus();
    await page.keyboard.press("Enter");
    await missing.waitFor({ state: "detached" });
    const status = page.locator(".told");
    assert.equal(await status.evaluate((element) => element === document.activeElement), true);
    assert.equal(await status.getAttribute("aria-live"), "polite");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.closest(".picture") !== null), true);
  }));

test("a tube added by keyboard has its frame in hand, and a message says when nothing is left to undo", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByRole("button", { name: "Add a tube" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.getAttribute("aria-label") === "Tube 10");
    const left = () => page.locator(".seen-frame rect").getAttribute("x");
    const before = Number(await left());
    await page.keyboard.press("Shift+ArrowRight");
    await page.waitForFunction((before) => Number(document.querySelector(".seen-frame rect")?.getAttribute("x")) > before, before);
    const undo = async () => {
      await page.getByRole("button", { name: "Undo" }).focus();
      await page.keyboard.press("Enter");
    };
    await undo();
    // The board is read anew; until then a second step may find no button.
    await page.waitForFunction((before) => Number(document.querySelector(".seen-frame rect")?.getAttribute("x")) === before, before);
    await undo();
    await page.waitForFunction(() => document.activeElement.className === "told");
  }));

test("the counts of colors, which may scroll, are reached by Tab", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByRole("button", { name: "Add a tube" }).focus();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Units of each color");
  }));

test("a long list of what to check leaves the picture and the controls in sight", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    // No unit is as low as each of 31 would be, so that all that is filled is in doubt.
    for (let units = 4; units < 31; ++units) await page.getByRole("button", { name: "Units per tube: one more" }).click();
    await page.getByRole("list", { name: "To check" }).getByRole("listitem").nth(12).waitFor();
    for (const seen of [page.locator(".picture figure"), page.getByRole("group", { name: "Units per tube" })]) {
      const { y } = await seen.boundingBox();
      assert.ok(y >= 0 && y < 900, String(y));
    }
  }));

test("on a phone that lies on its side, colors are tapped beside the picture, and the one that a unit has is marked", () =>
  withPage(browser, `${server.address}#/enter`, phones.sideways, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await place(page, 1, 4).tap();
    await page.keyboard.press("Delete");
    const group = page.getByRole("group", { name: "Content of the place" });
    await page.getByText("The units of a color do not fill whole tubes.").waitFor();
    const odd = group.getByRole("button", { name: /missing$/ });
    await place(page, 1, 1).tap();
    await group.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const [picture, colors] = await Promise.all([page.locator(".picture figure").boundingBox(), group.boundingBox()]);
    assert.ok(picture.y > -100 && picture.y < 100, `the picture is in sight: ${picture.y}`);
    assert.ok(colors.x >= picture.x + picture.width);
    assert.equal(await odd.getAttribute("aria-pressed"), "true");
    const border = (button) => button.evaluate((element) => getComputedStyle(element).borderColor);
    assert.notEqual(await border(odd), await border(group.getByRole("button", { name: "empty" })));
  }));

test("a picture that is dropped or pasted is read", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    const bytes = readFileSync(clear).toString("base64");
    for (const kind of ["drop", "paste"]) {
      await page.evaluate(
        ([kind, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], "shot.png", { type: "image/png" }));
          const about = { bubbles: true, cancelable: true };
          const event = kind === "drop" ? new DragEvent("drop", { dataTransfer: data, ...about }) : new ClipboardEvent("paste", { clipboardData: data, ...about });
          document.body.dispatchEvent(event);
        },
        [kind, bytes],
      );
      await page.getByText(/^Read as: picture/).waitFor();
      await page.getByText("Tap or type").click();
      await page.getByLabel("Colors").first().waitFor();
    }
  }));

test("a picture that another app shares with the installed page is read", () =>
  withPage(browser, server.address, {}, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { share_target: target } = await page.evaluate(() => fetch("./manifest.webmanifest").then((answer) => answer.json()));
    // As the browser sends a shared picture.
    const led = await page.evaluate(
      async ({ target, png }) => {
        const body = new FormData();
        const [{ name }] = target.params.files;
        body.append(name, new File([Uint8Array.from(atob(png), (each) => each.charCodeAt(0))], "shot.png", { type: "image/png" }));
        return (await fetch(target.action, { method: target.method, body })).url;
      },
      { target, png: readFileSync(clear).toString("base64") },
    );
    assert.equal(led, server.address);
    await page.reload();
    await page.getByText(/^Read as: picture/).waitFor();
    await page.getByText("Tap or type").click();
    await page.getByLabel("Colors").first().waitFor();
    await page.reload();
    await page.getByLabel("Colors").first().waitFor();
    await page.waitForTimeout(500);
    assert.equal(await page.getByText(/^Read as: picture/).count(), 0, "it is taken once");
  }));

test("a picture with its corrections is there again after a reload, until another one is chosen", () =>
  withPage(browser, `${server.address}#/enter`, phones.upright, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await place(page, 1, 1).tap();
    await page.getByRole("button", { name: "hidden (?)" }).tap();
    await page.getByRole("group", { name: "Rules" }).getByText("Ball").tap();
    await page.getByRole("button", { name: "Add a tube" }).tap();
    await page.locator(".seen-frame").waitFor();
    await page.locator("[data-at^='9 ']").first().waitFor();
    await settled(page);
    const read = () => page.locator(".seen-place").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
    const before = await read();
    await kept(page, { rules: "ball" }, 10);
    await page.reload();
    await page.locator("[data-at^='9 ']").first().waitFor();
    await page.getByText(/^(Read as: picture|Compare with the picture)/).waitFor();
    await settled(page);
    assert.deepEqual(await read(), before);
    assert.equal(await page.getByRole("group", { name: "Rules" }).getByLabel("Ball").isChecked(), true);
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    await kept(page, { rules: null });
    await page.reload();
    await page.getByText(/^Read as: picture/).waitFor();
    assert.match(await place(page, 1, 1).getAttribute("aria-label"), /blue/);
    assert.equal(await page.locator(".seen-tube").count(), 9);
  }));

test("kept parts of a picture that make no sense are left alone", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    for (const corrections of ["no JSON", "[]", '{"rules":"water","partial":false,"capacity":null,"board":{"tubes":[[9]]},"framed":false,"asked":null,"byBrowser":false}']) {
      await kept(page, { rules: null });
      await page.evaluate(async (text) => {
        const [name] = (await caches.keys()).filter((name) => name.includes("picture"));
        await (await caches.open(name)).put("corrections", new Response(text));
      }, corrections);
      await page.reload();
      await page.getByText(/^Read as: picture/).waitFor();
    }
  }));

test("a frame that is dragged, removed or added is read anew", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const code = await solve(page).getAttribute("href");
    const second = page.getByRole("button", { name: "Tube 2", exact: true });
    const frames = () => page.locator(".seen-tube").count();
    assert.equal(await frames(), 9);
    await second.click();
    await page.getByRole("button", { name: "No tube" }).click();
    await page.getByText("The units of a color do not fill whole tubes.").waitFor();
    assert.equal(await frames(), 8);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await solve(page).getAttribute("href"), code);

    await page.getByRole("button", { name: "Add a tube" }).click();
    await page.locator(".seen-frame").waitFor();
    assert.equal(await frames(), 10);
    await page.getByRole("button", { name: "No tube" }).click();
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await solve(page).getAttribute("href"), code);

    const drag = async (share) => {
      const { x, y, width, height } = await page.locator(".seen-frame rect").boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2 + share * height, { steps: 4 });
      await page.mouse.up();
    };
    await second.click();
    await drag(0.4);
    await page.getByText(/not sure/).first().waitFor();
    await drag(-0.4);
    await page.getByText(/^Read as: picture/).waitFor();
    assert.equal(await solve(page).getAttribute("href"), code);
    await page.keyboard.press("Shift+ArrowRight");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Read as: picture/).waitFor();
  }));

test("questions stay when the frame of another tube is moved, until they are answered", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const frame = await page.locator(".seen-tube").nth(1).evaluate((rect) => ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))));
    const [left, top, width, height] = frame;
    const color = await page.locator("figure img").evaluate((image) => {
      const drawing = new OffscreenCanvas(1, 1).getContext("2d");
      drawing.drawImage(image, 0, 0);
      return `rgb(${drawing.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ")})`;
    });
    const buffer = await redrawn(page, "image/png", { color, box: [left - 3, top - 3, width + 6, height + 6] });
    await choose(page, { name: "gap.png", mimeType: "image/png", buffer });
    const question = page.getByText("There may be a tube here.");
    await question.waitFor();
    await page.getByRole("button", { name: "Tube 1", exact: true }).click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.waitForTimeout(500);
    assert.equal(await question.count(), 1);
    assert.equal(await solve(page).count(), 0);
    await page.getByRole("button", { name: "Right as drawn: there may be a tube here" }).click();
    await question.waitFor({ state: "detached" });
    await page.keyboard.press("Shift+ArrowLeft");
    await page.waitForTimeout(500);
    assert.equal(await question.count(), 0);
  }));

test("where no board is seen, a frame that is drawn around a tube is read, and others are added", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const unit = async (number) => (await place(page, 1, number).getAttribute("aria-label")).replace(", not sure", "");
    const units = () => Promise.all([1, 2, 3, 4].map(unit));
    const seen = await units();
    const frame = await page.locator(".seen-tube").first().evaluate((rect) => ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))));
    const [left, top, width, height] = frame;
    const part = [left - 3, top - 3, width + 6, height + 6];
    const buffer = await redrawn(page, "image/png", { part });
    await choose(page, { name: "one.png", mimeType: "image/png", buffer });
    await page.getByText("No board of tubes is seen in the picture").waitFor();

    const draw = async (x, y, toX, toY) => {
      const svg = page.locator(".framing");
      const box = await svg.boundingBox();
      const scale = box.width / Number((await svg.getAttribute("viewBox")).split(" ")[2]);
      await page.mouse.move(box.x + x * scale, box.y + y * scale);
      await page.mouse.down();
      await page.mouse.move(box.x + toX * scale, box.y + toY * scale, { steps: 4 });
      await page.mouse.up();
    };
    await page.locator(".framing").scrollIntoViewIfNeeded();
    await draw(left + 3 * width, top, left + 4 * width, top + height);
    await page.getByText("No units are seen in these tubes").waitFor();
    assert.equal(await page.locator(".framing .seen-tube").count(), 1, "the frame is kept: tubes may be empty");
    await draw(left + width, top + height, left, top);
    await page.getByText("The units of a color do not fill whole tubes.").waitFor();
    assert.deepEqual(await units(), seen);
    assert.match(await place(page, 2, 1).getAttribute("aria-label"), /: empty/);

    await page.getByRole("button", { name: "Add a tube" }).click();
    await page.locator(".seen-frame").waitFor();
    assert.equal(await page.locator(".seen-tube").count(), 3);
    for (let frames = 3; frames > 0; --frames) await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("No board of tubes is seen in the picture").waitFor();

    await page.locator(".framing").focus();
    await page.keyboard.press("ArrowLeft");
    await page.locator(".seen-asked").waitFor();
    await page.keyboard.press("Control+ArrowLeft");
    await page.keyboard.press("Enter");
    await page.getByText("No units are seen in these tubes").waitFor();
    assert.equal(await page.locator(".framing .seen-tube").count(), 1);
  }));

test("JPEG is read as PNG is, and so is WebP with a word of warning", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const code = await solve(page).getAttribute("href");
    for (const [type, warned] of [["image/jpeg", 0], ["image/webp", 1]]) {
      const buffer = await redrawn(page, type);
      await choose(page, { name: "shot", mimeType: type, buffer });
      await page.getByText(/^Read as: picture/).waitFor();
      assert.equal(await page.getByText("Your browser decoded this WebP file").count(), warned, type);
      assert.equal(await solve(page).getAttribute("href"), code, type);
    }
  }));

test("JPEG and PNG are turned as their EXIF data says, and a torn file is refused", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    await choose(page, clear);
    await page.getByText(/^Read as: picture/).waitFor();
    const code = await solve(page).getAttribute("href");
    const jpeg = await redrawn(page, "image/jpeg", { lies: true });
    const rightTurn = "4d4d002a00000008000101120003000000010006000000000000";
    const segment = Buffer.from("ffe10022457869660000" + rightTurn, "hex");
    const buffer = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
    const png = await redrawn(page, "image/png", { lies: true });
    const header = 33;
    const chunk = Buffer.from("0000001a" + "65584966" + rightTurn + "00000000", "hex");
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    const turned = Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)]);
    for (const [mimeType, file] of [["image/jpeg", buffer], ["image/png", turned]]) {
      await choose(page, { name: "turned", mimeType, buffer: file });
      await page.getByText(/^Read as: picture/).waitFor();
      assert.equal(await solve(page).getAttribute("href"), code, mimeType);
      const [box, picture] = await page.locator(".seen, .picture img").evaluateAll((both) => both.map((each) => JSON.stringify(each.getBoundingClientRect())));
      assert.equal(box, picture, "the drawing over the picture lies on it");
    }
    await choose(page, { name: "torn.jpg", mimeType: "image/jpeg", buffer: buffer.subarray(0, buffer.length >> 1) });
    await page.getByText("This JPEG file is damaged or not complete").waitFor();
  }));

test("other kinds of pictures are refused by their names", () =>
  withPage(browser, `${server.address}#/enter`, {}, async (page) => {
    const kinds = {
      "HEIC files are not read. Take a screenshot, which is PNG, or share the picture as JPEG.": "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
      "GIF files are not read. Take a screenshot of the board, as PNG.": "GIF89a\x01\0\x01\0\0\0\0;",
      "SVG files are not read. Take a screenshot of the board, as PNG.": "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "This WebP file has EXIF data that turns it, in some programs and not in others. Save it as PNG.":
        "RIFF\x3c\0\0\0WEBPVP8X\x0a\0\0\0\x08\0\0\0\x07\0\0\x07\0\0EXIF\x1a\0\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x03\0\0\0\0\0\0\0",
      "This is not a picture of a known kind. Give a PNG, JPEG or WebP file.": "no picture",
      "This PNG file is damaged or not complete": "\x89PNG\r\n\x1a\n",
    };
    for (const [words, bytes] of Object.entries(kinds)) {
      await choose(page, { name: "shot", mimeType: "image/heic", buffer: Buffer.from(bytes, "latin1") });
      const alert = page.getByRole("alert");
      await alert.filter({ hasText: words.split(". ")[0] }).waitFor();
      assert.ok((await alert.innerText()).replaceAll(/\s+/g, " ").startsWith(words), await alert.innerText());
    }
  }));
