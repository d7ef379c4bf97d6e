// Names of colors, and the escape sequences that show them.
// SPDX-License-Identifier: MIT
#include "present/palette.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "base/text.hpp"

namespace decant::present {
namespace {

struct Swatch {
    std::string_view name;
    std::uint32_t rgb;
};

constexpr std::array palette = {
#define DECANT_SWATCH(name, vivid, safe) Swatch{name, vivid},
#define DECANT_SYNONYM(name, means)
#include "present/palette.def"
#undef DECANT_SWATCH
#undef DECANT_SYNONYM
};

struct Synonym {
    std::string_view name;
    std::string_view means;
};

constexpr std::array synonyms = {
#define DECANT_SWATCH(name, vivid, safe)
#define DECANT_SYNONYM(name, means) Synonym{name, means},
#include "present/palette.def"
#undef DECANT_SWATCH
#undef DECANT_SYNONYM
};

/// The swatch that a name says.
std::optional<std::size_t> named(std::string name) {
    name = base::in_lower_case(name);
    std::replace_if(name.begin(), name.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
    for (const Synonym& synonym : synonyms) {
        if (synonym.name == name) name = synonym.means;
    }
    const auto found = std::find_if(palette.begin(), palette.end(),
                                    [&](const Swatch& swatch) { return swatch.name == name; });
    if (found == palette.end()) return std::nullopt;
    return static_cast<std::size_t>(found - palette.begin());
}

/// How far each round through the palette begins after the last one: so far that letters that look alike,
/// such as `I`, `l` and `1`, or `C` and `c`, differ in color for eyes of every kind.
constexpr std::size_t shift = 3;

/// Each letter of level codes has its swatch, so that a code looks the same wherever it is opened.
std::optional<std::size_t> lettered(char letter) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    const std::size_t place = letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return (place + shift * (place / palette.size())) % palette.size();
}

Rgb rgb_of(std::size_t swatch) {
    const std::uint32_t rgb = palette[swatch].rgb;
    const auto part = [rgb](int bits) { return static_cast<std::uint8_t>(rgb >> bits & 0xff); };
    return {part(16), part(8), part(0)};
}

/// Relative lightness from 0 to 1, by the weights of ITU-R BT.601.
double lightness(Rgb color) { return (0.299 * color.red + 0.587 * color.green + 0.114 * color.blue) / 255; }

/// The nearest color of the 6×6×6 cube of 256-color terminals.
int cube_index(Rgb color) {
    const auto level = [](int value) { return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40; };
    return 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue);
}

/// The nearest of the 16 colors that every color terminal has.
int ansi_index(Rgb color) {
    constexpr std::array<Rgb, 16> sixteen = {{{0, 0, 0},
                                              {170, 0, 0},
                                              {0, 170, 0},
                                              {170, 85, 0},
                                              {0, 0, 170},
                                              {170, 0, 170},
                                              {0, 170, 170},
                                              {170, 170, 170},
                                              {85, 85, 85},
                                              {255, 85, 85},
                                              {85, 255, 85},
                                              {255, 255, 85},
                                              {85, 85, 255},
                                              {255, 85, 255},
                                              {85, 255, 255},
                                              {255, 255, 255}}};
    const auto distance = [&](Rgb other) {
        const int r = color.red - other.red;
        const int g = color.green - other.green;
        const int b = color.blue - other.blue;
        return r * r + g * g + b * b;
    };
    const auto nearest = std::min_element(sixteen.begin(), sixteen.end(),
                                          [&](Rgb a, Rgb b) { return distance(a) < distance(b); });
    return static_cast<int>(nearest - sixteen.begin());
}

}  // namespace

std::vector<std::size_t> swatches(const std::vector<puzzles::BoardView::Color>& colors) {
    const bool shared = colors.size() > palette.size();
    std::vector<std::optional<std::size_t>> chosen(colors.size());
    std::array<bool, palette.size()> taken{};
    const auto choose = [&](std::size_t color, std::optional<std::size_t> wish) {
        if (chosen[color] || !wish || (taken[*wish] && !shared)) return;
        chosen[color] = wish;
        taken[*wish] = true;
    };
    for (std::size_t c = 0; c < colors.size(); ++c) choose(c, named(colors[c].name));
    for (std::size_t c = 0; c < colors.size(); ++c) {
        const auto& [name, letter] = colors[c];
        if (shared || name == std::string_view(&letter, 1)) choose(c, lettered(letter));
    }
    std::vector<std::size_t> numbers;
    for (std::size_t c = 0; c < colors.size(); ++c) {
        const auto free = std::find(taken.begin(), taken.end(), false);
        choose(c, free == taken.end() ? c % palette.size() : static_cast<std::size_t>(free - taken.begin()));
        numbers.push_back(*chosen[c]);
    }
    return numbers;
}

std::vector<Rgb> paint(const std::vector<puzzles::BoardView::Color>& colors) {
    std::vector<Rgb> paints;
    for (const std::size_t swatch : swatches(colors)) paints.push_back(rgb_of(swatch));
    return paints;
}

bool are_letters(const std::vector<puzzles::BoardView::Color>& colors) {
    return std::all_of(colors.begin(), colors.end(),
                       [](const auto& color) { return color.name == std::string(1, color.letter); });
}

std::vector<std::string> lines_of_rules(const puzzles::BoardView& board) {
    std::vector<std::string> lines;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        if (board.tubes[t].rules.empty()) continue;
        lines.push_back(fmt::format("{}*", t + 1));
        std::string_view before = " ";
        for (const puzzles::BoardView::Rule& rule : board.tubes[t].rules)
            lines.back() += fmt::format("{}{} {}", std::exchange(before, ", "), rule.key, rule.value);
    }
    return lines;
}

Rgb ink_on(Rgb color) { return lightness(color) < 0.5 ? Rgb{255, 255, 255} : Rgb{0, 0, 0}; }

std::string_view line_of(char letter) {
    if (letter >= 'a' && letter <= 'z') return "underline";
    return letter >= '0' && letter <= '9' ? "overline" : "";
}

int terminal_color(Rgb color, ColorDepth depth) {
    return depth == ColorDepth::ansi16 ? ansi_index(color) : cube_index(color);
}

std::string hex(Rgb color) { return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue); }

Rgb palette_color(std::size_t number) { return rgb_of(number % palette.size()); }

std::string on_background(const std::string& text, Rgb color, ColorDepth depth) {
    const Rgb ink = ink_on(color);
    const bool dark = ink == Rgb{255, 255, 255};
    switch (depth) {
        case ColorDepth::none:
            break;
        case ColorDepth::ansi16: {
            const int index = ansi_index(color);
            const int background = index < 8 ? 40 + index : 100 + index - 8;
            return fmt::format("\x1b[{};{}m{}\x1b[0m", background, dark ? 97 : 30, text);
        }
        case ColorDepth::ansi256:
            return fmt::format("\x1b[48;5;{};38;5;{}m{}\x1b[0m", cube_index(color), dark ? 231 : 16, text);
        case ColorDepth::truecolor:
            return fmt::format("\x1b[48;2;{};{};{};38;2;{};{};{}m{}\x1b[0m", color.red, color.green,
                               color.blue, ink.red, ink.green, ink.blue, text);
    }
    return text;
}

}  // namespace decant::present
