#!/usr/bin/env bash
# Draws the icons for installing the page from public/icon.svg. Needs rsvg-convert (Debian: librsvg2-bin).
# SPDX-License-Identifier: MIT
set -euo pipefail
cd "$(dirname "$0")/public"
rsvg-convert --width 192 icon.svg --output icon-192.png
rsvg-convert --width 512 icon.svg --output icon-512.png
# Where the system cuts the shape, the ground reaches the corners and the tube keeps away from them.
sed -e 's/ rx="14"//' -e 's/<g id="tube">/<g transform="translate(7 7) scale(0.78)">/' icon.svg |
  rsvg-convert --width 512 --output icon-maskable-512.png

