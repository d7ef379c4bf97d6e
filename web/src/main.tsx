// Puts the page on the screen.
// SPDX-License-Identifier: MIT
import { render } from "preact";
import "./look/tokens.css";
import "./look/base.css";
import "./look/dialog.css";
import { App } from "./App";
import { workOffline } from "./offline";

render(<App />, document.getElementById("app")!);
workOffline();
