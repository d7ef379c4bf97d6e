// A level that was typed upside down cannot be solved; the page offers to turn it, and says what it does not know.
// SPDX-License-Identifier: MIT
import { after, before, test } from "node:test";
import { launch, serve, withPage } from "./page.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(() => Promise.all([server.stop(), browser.close()]));

test("an unsolvable board is solved the other way up", () =>
  withPage(browser, `${server.address}#/solve/water4:BCDA/BCDB/CADA/DBCA/-`, {}, async (page) => {
    await page.getByRole("heading", { name: "Cannot be solved. Proved." }).waitFor();
    await page.getByRole("link", { name: "Turn it upside down" }).click();
    await page.getByRole("heading", { name: "Shortest: 15 moves. Proved." }).waitFor();
  }));

// Stuck at once; whether more tubes help is not known for long.
const dead =
  "ball8:PDBVNYGP/VJUEMWTQ/aFYcbaEK/YWMLNELS/OSBaEZKB/bCbCUNVI/CHKMZSCK/SEbHMLCT/QBbDEAHY/BBAEKRCW/WUaDQJXF/ZJIaOTcF/TGIWTUFH/XGZIbIdU/dRONNRGa/TcIKdOdL/XTcGAaVR/FSJBcYPL/VQFDQXCL/RLFWMHPB/WMVPSJJG/QdQKdJUF/DURNZJOX/VXLHRcOH/QZXNGVcA/RcAAbKDS/HdXIOWAY/dTNMaAPD/GZMUPOYP/DICYZbSE/-";

test("helpful changes and unknown ones are told apart", () =>
  withPage(browser, `${server.address}#/solve/water2:AB/BA`, {}, async (page) => {
    await page.getByText("With 1 more empty tube it takes 3 moves.").waitFor();
    await page.evaluate((hash) => (location.hash = hash), `#/solve/${dead}`);
    await page.getByText(/^Whether it can be solved .*with more tubes is not known\.$/).waitFor();
  }));
