// The level that was looked at last, for the addresses that have none.
// SPDX-License-Identifier: MIT
import { effect } from "@preact/signals";
import { stored } from "./stored";
import { address } from "./router";

const example = "water4:ABCA/DEFC/DEGD/DHFI/JGIK/LGFC/BBHE/BALI/IJJK/LEAH/GKFJ/KHCL/-/-";

export const lastLevel = stored("level", example);

effect(() => {
  const at = address.value;
  if ((at.route === "play" || at.route === "solve" || at.route === "explore") && at.level) lastLevel.value = at.level;
});
