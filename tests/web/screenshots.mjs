// Takes the pictures of the page in docs/pictures.
// SPDX-License-Identifier: MIT
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch, levels, serve, sizes, withPage } from "./page.mjs";

const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const desk = { viewport: { width: 1200, height: 760 } };
const phone = { viewport: sizes.phone, deviceScaleFactor: 2, hasTouch: true };
const balls = "ball4:ABCD/EFFF/GBHB/IGCA/AGHI/IGDF/CEHB/EDAD/EICH/-/-";

const drawn = (page) => page.getByRole("application").waitFor({ timeout: 30_000 });

const shots = [
  ["enter-phone", phone, "light", "#/enter/water4:ABCA/DB/-/-", "Enter a level", (page) => page.evaluate(() => scrollTo(0, 0))],
  ["play-phone", phone, "light", `#/play/${levels.coalton}//1~13+5~14`, "2 moves"],
  ["play-desk-dark", desk, "dark", `#/play/${balls}//3~10+7~10`, "2 moves"],
  ["solve-desk", desk, "light", `#/solve/${levels.coalton}`, "Shortest: 39 moves. Proved.", (page) => forward(page, 14)],
  ["solve-phone-dark", phone, "dark", `#/solve/${levels.coalton}`, "Shortest: 39 moves. Proved.", (page) => forward(page, 9)],
  ["explore-desk", desk, "light", `#/explore/${levels.bunnies}`, "Greedy player wins", drawn],
  ["explore-desk-dark", desk, "dark", `#/explore/${levels.coalton}`, "Greedy player wins", drawn],
  ["generate-phone", phone, "light", "#/generate?family=dog_bunny&seed=4", "Shortest:"],
  ["map-desk", desk, "light", `#/map/${levels.bunnies}`, "The map is complete.", (page) => page.getByRole("button", { name: /^carrot and bone/ }).press("Enter")],
  ["map-play-phone-dark", phone, "dark", `#/play/${levels.bunnies}`, "3 tokens", (page) => page.getByRole("button", { name: /^house, bunny/ }).tap()],
];

async function forward(page, moves) {
  for (let i = 0; i < moves; ++i) await page.keyboard.press("ArrowRight");
  await page.getByText(`${moves}/39`).waitFor();
}

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(), launch()]);
for (const [name, size, colorScheme, route, sign, then] of shots) {
  await withPage(browser, `${server.address}${route}`, { ...size, colorScheme }, async (page) => {
    await page.getByText(sign).first().waitFor({ timeout: 30_000 });
    await then?.(page);
    await page.waitForTimeout(600); // until nothing moves any more
    await page.screenshot({ path: `${folder}${name}.png` });
  });
}
await Promise.all([server.stop(), browser.close()]);
