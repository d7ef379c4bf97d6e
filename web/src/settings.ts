// The user's settings, kept by the browser.
// SPDX-License-Identifier: MIT
import { computed, effect } from "@preact/signals";
import { ink, palette } from "./palette";
import { isFlag, oneOf, stored } from "./stored";

/** How fast plans can be played back. */
export const paces = [0.5, 1, 2, 4];

export const settings = {
  palette: stored<"vivid" | "safe">("palette", "vivid", oneOf("vivid", "safe")),
  /** The marks on units: `auto` is letters in the safe palette and nothing in the other. */
  marks: stored<"auto" | "none" | "letters" | "shapes">("marks", "auto", oneOf("auto", "none", "letters", "shapes")),
  theme: stored<"auto" | "light" | "dark">("theme", "auto", oneOf("auto", "light", "dark")),
  /** Whether Play tells that a game can no longer be won. */
  tellLost: stored("say-lost", true, isFlag),
  pace: stored("pace", 1, oneOf<number>(...paces)),
};

export const swatches = computed(() =>
  palette.map((swatch) => {
    const fill = swatch[settings.palette.value];
    return { name: swatch.name, fill, ink: ink(fill) };
  }),
);

/** Past the size of the palette, colors come again, and letters tell them apart. */
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
