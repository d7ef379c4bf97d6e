// Positions as two decimals.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/place.hpp"

#include <fmt/format.h>

#include <charconv>

namespace decant::puzzles::dog_bunny {
namespace {

std::optional<double> decimal(std::string_view digits) {
    double number = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed);
    constexpr double farthest = 1e6;
    const bool whole = !digits.empty() && error == std::errc{} && end == digits.data() + digits.size();
    return whole && number >= -farthest && number <= farthest ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<Point> parse_place(std::string_view text) {
    const std::size_t comma = text.find(',');
    const auto x = decimal(text.substr(0, comma));
    const auto y = comma == std::string_view::npos ? std::nullopt : decimal(text.substr(comma + 1));
    return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

std::string with_place(std::string name, const std::optional<Point>& position) {
    if (position) name += fmt::format("@{},{}", position->x, position->y);
    return name;
}

}  // namespace decant::puzzles::dog_bunny
