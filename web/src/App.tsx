// The page: a header, and the route of the address.
// SPDX-License-Identifier: MIT
import { useEffect } from "preact/hooks";
import { Header } from "./Header";
import { HelpDialog, helpOpen } from "./HelpDialog";
import { useKeys } from "./keys";
import { later } from "./later";
import { address } from "./router";
import { Enter } from "./routes/Enter";
import { Play } from "./routes/Play";
import { Solve } from "./routes/Solve";
import { SettingsDialog } from "./SettingsDialog";

const Explore = later(() => import("./routes/Explore").then((file) => file.Explore));
const Generate = later(() => import("./routes/Generate").then((file) => file.Generate));
const MapEditor = later(() => import("./routes/MapEditor").then((file) => file.MapEditor));

const titles = { enter: "Enter", play: "Play", solve: "Solve", explore: "Explore", generate: "Generate", map: "Map" };

function Page() {
  const at = address.value;
  switch (at.route) {
    case "enter":
      return <Enter level={at.level} />;
    case "play":
      return <Play level={at.level} moves={at.moves} />;
    case "solve":
      return <Solve level={at.level} moves={at.moves} step={at.step} />;
    case "explore":
      return <Explore level={at.level} />;
    case "generate":
      return <Generate wishes={at.wishes} />;
    case "map":
      return <MapEditor level={at.level} />;
  }
}

export function App() {
  const { route } = address.value;
  useKeys({ "?": () => (helpOpen.value = true) });
  useEffect(() => void (document.title = `${titles[route]} · decant`), [route]);
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        Skip to content
      </a>
      <Header />
      <SettingsDialog />
      <HelpDialog />
      <main id="main" tabIndex={-1} key={route}>
        <Page />
      </main>
    </>
  );
}
