// Puts the page on the screen.
// SPDX-License-Identifier: MIT
import { options, render } from "preact";
import "./look/tokens.css";
import "./look/base.css";
import "./look/dialog.css";
import { App } from "./App";
import { workOffline } from "./offline";
import { keepPicture } from "./picture/kept";

// At once, so that an event that follows at once finds the page as the one before left it.
options.debounceRendering = (render) => render();

render(<App />, document.getElementById("app")!);
workOffline();
keepPicture().catch(() => {
  /* Then it is there as long as the page. */
});
