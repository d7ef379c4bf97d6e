// The header: the ways to get a level, and the views of the level at hand.
// SPDX-License-Identifier: MIT
import type { Signal } from "@preact/signals";
import { FlaskConical, Keyboard, Menu, Share2, SlidersHorizontal } from "lucide";
import { useState } from "preact/hooks";
import type { Address } from "./address";
import { format } from "./address";
import { Icon } from "./Icon";
import { helpOpen } from "./HelpDialog";
import { gameOf, levelAtHand, planOf } from "./last";
import { address } from "./router";
import { settingsOpen } from "./SettingsDialog";
import "./look/header.css";

function Tab({ to, children }: { to: Address; children: string }) {
  const current = address.value.route === to.route;
  return (
    <a href={format(to)} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}

/** A view of the level at hand; pale where there is none. It leads nowhere while it is not known yet which level it is. */
function View({ to, level, children }: { to: Address; level: string | undefined; children: string }) {
  if (level || address.value.route === to.route) return <Tab to={to}>{children}</Tab>;
  return (
    <a role="link" aria-disabled="true" class={level === "" ? "pale" : undefined}>
      {children} <span class="unseen">(first enter a level)</span>
    </a>
  );
}

/** Where a level is made; those of other addresses are made already. */
const isForm = ({ route }: Address) => route === "enter" || route === "map";

const close = () => document.getElementById("menu")?.hidePopover?.();
const show = (dialog: Signal<boolean>) => () => {
  close();
  dialog.value = true;
};

export function Header() {
  const at = address.value;
  const [shared, mark] = useState(false);
  async function share() {
    const url = location.href;
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ title: document.title, url }).catch(() => {});
    else {
      await navigator.clipboard.writeText(url);
      mark(true);
      setTimeout(() => {
        mark(false);
        close();
      }, 1200);
    }
  }
  const atHand = levelAtHand("level" in at && !isForm(at) ? at.level : "");
  const level = atHand ?? "";
  const map = { route: "map" as const, level: level.startsWith("dogbunny:") ? level : "" };
  return (
    <header class="head">
      <a class="brand" href="#/enter" aria-label="decant, start page">
        <Icon of={FlaskConical} size={24} />
        <span>decant</span>
      </a>
      <nav aria-label="Views">
        <Tab to={{ route: "enter", level: "" }}>Enter</Tab>
        <View level={atHand} to={at.route === "play" ? at : gameOf(level)}>
          Play
        </View>
        <View level={atHand} to={at.route === "solve" ? at : planOf(level)}>
          Solve
        </View>
        <View level={atHand} to={{ route: "explore", level }}>
          Explore
        </View>
      </nav>
      <nav class="wide" aria-label="More">
        <Tab to={{ route: "generate", wishes: {} }}>Generate</Tab>
        <Tab to={map}>Map</Tab>
      </nav>
      <button class="quiet icon menu-button" popovertarget="menu" aria-label="Menu" title="Menu">
        <Icon of={Menu} />
      </button>
      <div id="menu" popover="auto" class="menu">
        <nav class="narrow" aria-label="More" onClick={close}>
          <Tab to={{ route: "generate", wishes: {} }}>Generate</Tab>
          <Tab to={map}>Map</Tab>
        </nav>
        <button class="quiet" onClick={() => void share()}>
          <Icon of={Share2} />
          {shared ? "Link copied" : "Share"}
        </button>
        <button class="quiet" onClick={show(settingsOpen)}>
          <Icon of={SlidersHorizontal} />
          Settings
        </button>
        <button class="quiet" onClick={show(helpOpen)}>
          <Icon of={Keyboard} />
          Keys
        </button>
      </div>
    </header>
  );
}
