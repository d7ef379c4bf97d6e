// The level code of the null puzzle: `null:START/STEP`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/null/format.hpp"

namespace decant::puzzles::null::code {

namespace {

constexpr std::string_view prefix = "null:";

Recognition recognize(std::string_view text) {
    return base::trim(text).starts_with(prefix) ? Recognition::yes : Recognition::no;
}

Result<Level> parse(std::string_view text) {
    const std::string_view code = base::trim(text);
    const std::string_view numbers =
        code.starts_with(prefix) ? code.substr(prefix.size()) : std::string_view{};
    const std::size_t slash = numbers.find('/');
    const auto start = base::parse_number(numbers.substr(0, slash), max_start);
    const auto step = slash == std::string_view::npos
                          ? std::optional(1)
                          : base::parse_number(numbers.substr(slash + 1), max_start);
    if (start && step && *step > 0) return Level{*start, *step};
    return base::problem_at(text, code, fmt::format("{} is not a code of a null level", base::quoted(code)),
                            fmt::format("write null:START/STEP with numbers up to {}", max_start));
}

Result<std::string> print(const Level& level) { return fmt::format("null:{}/{}\n", level.start, level.step); }

}  // namespace

constinit const Format format{"code", "one line: null:6/2", recognize, parse, print, "null:6/2"};

}  // namespace decant::puzzles::null::code
