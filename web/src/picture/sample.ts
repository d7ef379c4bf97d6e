// The color of a part of the picture.
// SPDX-License-Identifier: MIT
import type { Box } from "@decant/core";

/** Of the middle of a box, such as `#12ab9f`. Browsers may change it a little, which matters not to a color that is only shown. */
export function colorIn(picture: HTMLImageElement, [left, top, right, bottom]: Box): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const drawing = canvas.getContext("2d")!;
  drawing.imageSmoothingQuality = "high";
  const [width, height] = [(right - left) / 3, (bottom - top) / 3];
  drawing.drawImage(picture, left + width, top + height, width, height, 0, 0, 1, 1);
  const [red, green, blue] = drawing.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, "0")).join("")}`;
}
