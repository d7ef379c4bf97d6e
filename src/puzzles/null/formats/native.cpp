// decant's own text for the null puzzle: a first line, then `start: N` and `step: N`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/null/format.hpp"

namespace decant::puzzles::null::native {
namespace {

constexpr std::string_view first_line = "decant null 1";

std::optional<base::Diagnostic> take_line(Level& level, std::string_view text, const base::Line& line) {
    const auto problem = [&](std::string what, std::string remedy) {
        return base::problem_at(text, line.offset, std::move(what), std::move(remedy));
    };
    const std::size_t colon = line.text.find(':');
    const std::string_view key = base::trim(line.text.substr(0, colon));
    if (colon == std::string_view::npos || (key != "start" && key != "step")) {
        return problem(fmt::format("{} is not understood", base::quoted(line.text)),
                       "write `start: N` or `step: N`");
    }
    const auto number = base::parse_number(base::trim(line.text.substr(colon + 1)), max_start);
    const int least = key == "step" ? 1 : 0;
    if (!number || *number < least) {
        return problem(fmt::format("{} is out of range", key), fmt::format("use {} to {}", least, max_start));
    }
    (key == "start" ? level.start : level.step) = *number;
    return std::nullopt;
}

Recognition recognize(std::string_view text) {
    return base::trim(text).starts_with("decant null") ? Recognition::yes : Recognition::no;
}

Result<Level> parse(std::string_view text) {
    Level level;
    bool begun = false;
    for (const base::Line& line : base::lines_of(text)) {
        if (base::trim(line.text).empty() || line.text.starts_with('#')) continue;
        if (!begun) {
            if (base::trim(line.text) != first_line) {
                return base::problem_at(text, line.offset, "this is not a null level",
                                        fmt::format("begin with `{}`", first_line));
            }
            begun = true;
        } else if (auto problem = take_line(level, text, line)) {
            return *problem;
        }
    }
    if (!begun)
        return base::Diagnostic{
            "the text is empty", fmt::format("begin with `{}`", first_line), {}, base::ProblemKind::no_level};
    return level;
}

Result<std::string> print(const Level& level) {
    return fmt::format("{}\nstart: {}\nstep: {}\n", first_line, level.start, level.step);
}

}  // namespace

constinit const Format format{"native", "decant's own text: start and step", recognize, parse,
                              print,    "decant null 1\nstart: 6\nstep: 2\n"};

}  // namespace decant::puzzles::null::native
