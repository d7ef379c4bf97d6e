// What the user has chosen about the look, kept by the browser.
// SPDX-License-Identifier: MIT
import { computed, effect } from "@preact/signals";
import { css, ink, palettes } from "./palette";
import { stored } from "./stored";

export const settings = {
  palette: stored<keyof typeof palettes>("palette", "vivid"),
  /** What units carry: `auto` is letters in the safe palette and nothing in the other. */
  marks: stored<"auto" | "none" | "letters" | "shapes">("marks", "auto"),
  theme: stored<"auto" | "light" | "dark">("theme", "auto"),
  /** Whether Play tells that a game can no longer be won. */
  tellLost: stored("tell-lost", false),
  /** How fast plans are played back. */
  pace: stored("pace", 1),
};

export const swatches = computed(() =>
  palettes[settings.palette.value].map((swatch) => ({ name: swatch[0], fill: css(swatch), ink: ink(swatch) })),
);

/** Past the size of the palette, only letters tell colors apart. */
export function marksFor(colors: number): "none" | "letters" | "shapes" {
  const { palette, marks } = settings;
  if (colors > swatches.value.length) return "letters";
  if (marks.value === "auto") return palette.value === "safe" ? "letters" : "none";
  return marks.value;
}

effect(() => {
  const { theme } = settings;
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
