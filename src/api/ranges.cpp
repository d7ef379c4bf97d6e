// Ranges in words.
// SPDX-License-Identifier: MIT
#include "api/ranges.hpp"

#include <fmt/format.h>

#include <limits>

namespace decant::api {
namespace {

std::string number_text(double number) {
    if (number >= beyond_whole) return fmt::format("{}", std::numeric_limits<std::uint64_t>::max());
    const auto whole = static_cast<std::uint64_t>(number);
    return static_cast<double>(whole) == number ? fmt::format("{}", whole) : fmt::format("{:.17g}", number);
}

}  // namespace

std::string text_of(const Range& range) {
    return fmt::format("from {} to {}", number_text(range.least), number_text(range.most));
}

}  // namespace decant::api
