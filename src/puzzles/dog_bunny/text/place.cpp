// Positions as two decimals.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/text/place.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/text.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr double steps = 1e6;  ///< in a unit: as fine as anybody draws

std::optional<double> decimal(std::string_view digits) {
    constexpr double farthest = 1e6;
    const auto number = base::parse_decimal(digits);
    if (!number || *number < -farthest || *number > farthest) return std::nullopt;
    return std::round(*number * steps) / steps + 0.0;  // no negative zero
}

/// Never with an exponent, which nobody types.
std::string written(double number) {
    std::string digits = fmt::format("{:.6f}", number);
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    return digits;
}

}  // namespace

std::optional<Point> parse_place(std::string_view text) {
    const std::size_t comma = text.find(',');
    const auto x = decimal(text.substr(0, comma));
    const auto y = comma == std::string_view::npos ? std::nullopt : decimal(text.substr(comma + 1));
    return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

std::string with_place(std::string name, const std::optional<Point>& position) {
    if (position) name += fmt::format("@{},{}", written(position->x), written(position->y));
    return name;
}

}  // namespace decant::puzzles::dog_bunny
