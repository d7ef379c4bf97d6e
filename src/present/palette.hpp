// The colors in which units are drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "present/style.hpp"
#include "puzzles/view.hpp"

namespace decant::present {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const Rgb&, const Rgb&) = default;
};

/// The number of the swatch of each of the board's colors: that of its name where it is the name of a
/// color, else the one that belongs to its letter where that is its name, else one that is not taken. Past
/// the size of the palette swatches repeat, in such a way that letters that look alike differ in color.
std::vector<std::size_t> swatches(const std::vector<puzzles::BoardView::Color>& colors);

/// The same as colors of the vivid palette.
std::vector<Rgb> paint(const std::vector<puzzles::BoardView::Color>& colors);

/// Whether each color is called by its letter, so that letters need no legend.
bool are_letters(const std::vector<puzzles::BoardView::Color>& colors);

/// A line for each tube with rules of its own: `3* accepts red, gives no`.
std::vector<std::string> lines_of_rules(const puzzles::BoardView& board);

/// Black or white, whichever is easier to read on the color.
Rgb ink_on(Rgb color);

/// The number of the nearest color of a terminal with 256 colors, or with 16.
int terminal_color(Rgb color, ColorDepth depth);

/// How a letter is drawn so that nobody takes it for another one: small letters are underlined and digits
/// have a line above, so that `O`, `o` and `0` differ. The word is that of `text-decoration`, empty for
/// capitals.
std::string_view line_of(char letter);

/// `#rrggbb`.
std::string hex(Rgb color);

/// The colors of the palette in their order, for things that are only numbered.
Rgb palette_color(std::size_t number);

/// The text on a background of that color, in black or white, whichever is easier to read; plain without
/// colors.
std::string on_background(const std::string& text, Rgb color, ColorDepth depth);

}  // namespace decant::present
