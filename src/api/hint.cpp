// Hints in the middle of a game.
// SPDX-License-Identifier: MIT
#include "api/control.hpp"
#include "api/decant.hpp"
#include "base/text.hpp"
#include "present/json.hpp"
#include "present/text.hpp"

namespace decant::api {

Result<Check> play(const Level& level, std::string_view moves, const SolveOptions& options,
                   const LoadOptions& read_as) {
    if (base::trim(moves).empty()) return Check{solution::replay(level.puzzle().start(), {}), 0};
    auto played = check(level, moves, options, read_as);
    if (played && played->falsehood) return Diagnostic{fault_text(*played), "correct it", {}};
    return played;
}

Result<Hint, SolveError> hint(const Level& level, const Check& played, int rung,
                              const SolveOptions& options) {
    if (auto obstacle = level.puzzle().obstacle()) return SolveError{*std::move(obstacle), false};
    std::vector<puzzles::Move> moves;
    for (const puzzles::Step& step : played.replay.steps) moves.push_back(step.move);
    auto found = analysis::hint(level.puzzle(), moves, request_of(options), rung == 1);
    if (!found) return found.error();
    return Hint{*std::move(found), played};
}

std::string fault_text(const Check& check) { return present::fault_line(check); }

std::string hint_text(const Level& level, const Hint& hint, int rung, const Style& style) {
    return present::hint_text(level.puzzle(), hint.found, hint.played.replay.steps, rung, style) +
           present::unused_lines(hint.played.unused) + present::unchecked_line(unchecked_keys(hint.played));
}

std::string hint_json(const Level& level, const Hint& hint, int rung) {
    return with_reading(present::hint_json(level.puzzle(), hint.found, hint.played, rung), level);
}

}  // namespace decant::api
