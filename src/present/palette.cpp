// Names of colors, and the escape sequences that show them.
// SPDX-License-Identifier: MIT
#include "present/palette.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace decant::present {
namespace {

struct Named {
    std::string_view name;
    Rgb color;
};

/// The palette: neighbors differ in hue and in lightness. A color name picks its entry; other names take what
/// is left.
constexpr std::array palette = {
    Named{"red", {214, 48, 49}},         Named{"blue", {41, 98, 214}},     Named{"green", {46, 148, 66}},
    Named{"yellow", {250, 218, 62}},     Named{"purple", {128, 60, 178}},  Named{"orange", {245, 130, 32}},
    Named{"cyan", {76, 210, 226}},       Named{"pink", {252, 158, 190}},   Named{"brown", {128, 82, 44}},
    Named{"lime", {164, 226, 58}},       Named{"grey", {140, 144, 150}},   Named{"navy-blue", {24, 34, 110}},
    Named{"teal", {16, 128, 128}},       Named{"magenta", {220, 56, 176}}, Named{"maroon", {120, 20, 44}},
    Named{"baby-blue", {150, 200, 250}}, Named{"olive", {124, 130, 36}},   Named{"beige", {238, 222, 180}},
    Named{"black", {34, 34, 38}},        Named{"white", {244, 244, 244}},  Named{"mint", {148, 236, 190}},
    Named{"lavender", {196, 176, 244}},  Named{"coral", {255, 127, 96}},   Named{"gold", {206, 160, 24}},
};

struct Alias {
    std::string_view name;
    std::string_view means;
};

constexpr std::array aliases = {
    Alias{"gray", "grey"},           Alias{"navy", "navy-blue"},
    Alias{"violet", "purple"},       Alias{"light-blue", "baby-blue"},
    Alias{"dark-blue", "navy-blue"}, Alias{"light-green", "lime"},
    Alias{"aqua", "cyan"},           Alias{"turquoise", "teal"},
};

std::optional<std::size_t> entry_of(std::string name) {
    for (char& c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == ' ' || c == '_') c = '-';
    }
    for (const Alias& alias : aliases) {
        if (alias.name == name) name = alias.means;
    }
    const auto found =
        std::find_if(palette.begin(), palette.end(), [&](const Named& named) { return named.name == name; });
    if (found == palette.end()) return std::nullopt;
    return static_cast<std::size_t>(found - palette.begin());
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

std::vector<Rgb> paint(const std::vector<puzzles::BoardView::Color>& colors) {
    std::vector<std::optional<std::size_t>> chosen;
    std::array<bool, palette.size()> taken{};
    for (const auto& color : colors) {
        auto entry = entry_of(color.name);
        if (entry && taken[*entry]) entry.reset();
        if (entry) taken[*entry] = true;
        chosen.push_back(entry);
    }
    std::vector<Rgb> paints;
    std::size_t next = 0;
    for (const auto& entry : chosen) {
        std::size_t index = entry.value_or(next % palette.size());
        if (!entry) {
            const bool any_free = std::count(taken.begin(), taken.end(), false) > 0;
            while (any_free && taken[index]) index = ++next % palette.size();
            taken[index] = true;
            ++next;
        }
        paints.push_back(palette[index].color);
    }
    return paints;
}

Rgb ink_on(Rgb color) { return lightness(color) < 0.55 ? Rgb{255, 255, 255} : Rgb{0, 0, 0}; }

int terminal_color(Rgb color, ColorDepth depth) {
    return depth == ColorDepth::ansi16 ? ansi_index(color) : cube_index(color);
}

std::string hex(Rgb color) { return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue); }

Rgb palette_color(std::size_t number) { return palette[number % palette.size()].color; }

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
