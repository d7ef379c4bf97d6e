// Where the page is, as a signal, and how it goes elsewhere.
// SPDX-License-Identifier: MIT
import { signal } from "@preact/signals";
import { format, parse, type Address } from "./address";

const here = signal<Address>(parse(location.hash));

addEventListener("hashchange", () => (here.value = parse(location.hash)));

/** The current address; components that read it are drawn again when it changes. */
export const address = {
  get value() {
    return here.value;
  },
};

/** Goes to another page, so that the browser's way back leads here. */
export function go(to: Address) {
  location.hash = format(to);
}

/** Notes a change of the current page, such as a move, without making it a step of the browser's history. */
export function note(to: Address) {
  here.value = to;
  try {
    history.replaceState(null, "", format(to));
  } catch {
    /* Safari takes 100 changes in 30 seconds; the next one that it takes brings the address up to date. */
  }
}
