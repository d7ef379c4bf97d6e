// The text of steps.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/steps.hpp"

#include <fmt/format.h>

#include <variant>

#include "base/text.hpp"
#include "puzzles/dog_bunny/rules/level.hpp"

namespace decant::puzzles::dog_bunny {

Move to_move(const NamedStep& step) { return fmt::format("{}:{}>{}", step.token, step.from, step.to); }

Result<NamedStep> read_step(std::string_view move) {
    const std::size_t colon = move.find(':');
    const std::size_t arrow = move.find('>', colon == std::string_view::npos ? 0 : colon);
    if (colon != std::string_view::npos && arrow != std::string_view::npos) {
        NamedStep step{std::string(move.substr(0, colon)),
                       std::string(move.substr(colon + 1, arrow - colon - 1)),
                       std::string(move.substr(arrow + 1))};
        // No name holds blanks, which would break a plan in words, nor a colon or an arrow.
        if (is_name(step.token) && is_name(step.from) && is_name(step.to)) return step;
    }
    return Diagnostic{fmt::format("{} is not a move", base::quoted(move)),
                      "write TOKEN:FROM>TO, such as dog:tree>house"};
}

std::string grouped(std::span<const Step> steps) {
    std::string text;
    for (const Step& step : steps) {
        const auto& token = std::get<std::string>(step.fields[0].value);
        const auto& from = std::get<std::string>(step.fields[1].value);
        if (!step.goes_on) text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", token, from);
        text += fmt::format(" -> {}", std::get<std::string>(step.fields[2].value));
    }
    return text.empty() ? text : text + "\n";
}

}  // namespace decant::puzzles::dog_bunny
