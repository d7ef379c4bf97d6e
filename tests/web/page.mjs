// A browser on the built page, served by decant itself. Each page must end without an error on its console.
// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here("../../web/package.json"))("playwright-core");

const decant = process.env.DECANT ?? here("../../build/release/bin/decant");
const root = process.env.DECANT_PAGE ?? here("../../web/dist");
for (const needed of [decant, root])
  if (!existsSync(needed)) throw new Error(`the tests of the page need ${needed}: run "./dev build" and "./dev build web" first`);
const flags = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

export const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } };

/** A clock tells nothing of a page on a busy machine: tests that measure time run in `./dev test siege` alone. */
export const quiet = { skip: process.env.DECANT_QUIET ? false : "needs a quiet machine: ./dev test siege" };

/** A phone held upright and on its side; tests tap on it. */
export const phones = {
  upright: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  sideways: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};

/** The button over a tube, counted from 1. */
export const tube = (page, number) => page.getByRole("button", { name: new RegExp(`^Tube ${number}:`) });

/** The address ends with a slash; each server is separate and can be stopped to be offline. */
export async function serve() {
  const server = spawn(decant, ["serve", "--port", "0", "--root", root], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((tell, fail) => {
    server.stdout.once("data", (line) => tell(String(line).trim()));
    server.once("exit", (code) => fail(new Error(`decant serve ended with ${code}`)));
  });
  return { address, stop: () => new Promise((done) => { server.removeAllListeners("exit"); server.once("exit", done); server.kill(); }) };
}

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });

/** Opens an address in a fresh profile, runs the test, and looks at the console afterward. Returns the result of the test. */
export async function withPage(browser, address, options, test) {
  const context = await browser.newContext({ viewport: sizes.desk, reducedMotion: "reduce", acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // longer than any busy machine takes
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  try {
    if (address) await page.goto(address);
    const result = await test(page, context);
    assert.deepEqual(errors, [], "nothing may be on the console");
    return result;
  } finally {
    await context.close();
  }
}

/** Codes of tubes with colors that take turns. */
function many(colors, capacity) {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".slice(0, colors);
  return [...letters].map((_, t) => Array.from({ length: capacity }, (_, i) => letters[(t + 7 * i) % colors]).join("")).join("/");
}

export const levels = {
  /** Lost and stuck by its first move when that is 4>6, and lost but not stuck when it is 2>6. */
  narrow: "water4:AABB/CDCA/BDBC/CDEE/EEDA/-",
  /** 62 colors in 64 tubes, and as many of capacity 32. */
  crowd: `water4:${many(62, 4)}/-/-`,
  tall: `water32:${many(22, 32)}${"/-".repeat(42)}`,
  forty: `water4:${many(42, 4)}/-/-`,
  flasks: "water4:ABAB/BABA/-",
  coalton: "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-",
  /** Takes a search many seconds. */
  hard: "ball6:KJREKK/EEHFQM/CBLTBO/RHAFTI/DCGPPO/ILQPJS/GKGBOF/HDJNJT/HIMMKP/DSANOS/BLSAGO/LTMQEG/GMDPEN/ANCJRT/CBRIDF/IEAQMC/LIRKHC/DBSFQJ/SALNTR/OQHPFN/-/-/-",
  bunnies:
    "dogbunny:blank-1/well/house/tree/carrot/blank-2/bone/blank-1~well@house/well=tree/blank-1=carrot/blank-1=house/" +
    "tree=blank-2@bone/carrot~blank-2/carrot=bone@tree+well/blank-2=house/bone~house@carrot:" +
    "dog=tree/bunny=house+blank-2:dog=bone/bunny=carrot+carrot",
};
