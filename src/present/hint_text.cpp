// Says no more than the rung allows.
// SPDX-License-Identifier: MIT
#include "present/text.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace decant::present {
namespace {

using analysis::Hint;
using puzzles::Step;

std::string still_solvable(const solution::Solution& solution) {
    return fmt::format("It can still be solved{}.\n", so_that(solution));
}

std::string pointer(const Step& step) {
    if (const auto token = puzzles::text_field(step.fields, "token"))
        return fmt::format("Look at the {} on {}.\n", *token, *puzzles::text_field(step.fields, "from"));
    if (const auto tube = puzzles::number_field(step.fields, "from"))
        return fmt::format("Look at tube {}.\n", *tube + 1);
    return "";
}

std::string next_move(const Step& step) {
    return step.note.empty() ? fmt::format("Next move: {}\n", step.move)
                             : fmt::format("Next move: {} ({})\n", step.move, step.note);
}

std::string loss(const Hint& hint, std::span<const Step> played) {
    const std::string end = so_that(hint.solution);
    if (!hint.loss)
        return fmt::format(
            "It can no longer be solved{}. Which move lost it is not known within the limits.\n", end);
    if (hint.loss->move == 0)
        return played.empty()
                   ? fmt::format("It cannot be solved{}.\n", end)
                   : fmt::format("The level cannot be solved{}; no move so far is to blame.\n", end);
    const std::string left =
        hint.loss->was_left
            ? fmt::format(", and {} would have been enough",
                          base::counted(static_cast<std::size_t>(*hint.loss->was_left), "move"))
            : "";
    return fmt::format("It can no longer be solved{}. Move {} ({}) lost it: before it, all was well{}.\n",
                       end, hint.loss->move, played[hint.loss->move - 1].move, left);
}

}  // namespace

std::string hint_text(const puzzles::Puzzle& puzzle, const Hint& hint, std::span<const Step> played,
                      Rung rung, const Style& style) {
    const solution::Solution& solution = hint.solution;
    if (solution.verdict == search::Verdict::unsolvable) return loss(hint, played);
    if (solution.verdict == search::Verdict::unknown)
        return rung == 1 && hint.verdict() == search::Verdict::solved ? still_solvable(solution)
                                                                      : verdict_line(solution);
    if (solution.steps.empty()) return fmt::format("It is solved{}.\n", so_that(solution));
    if (rung >= 4) return verdict_line(solution) + plan_lines(puzzle, solution.steps, style);
    std::string text = still_solvable(solution);
    if (rung >= 2) text += pointer(solution.steps.front());
    if (rung >= 3) text += next_move(solution.steps.front());
    return text;
}

}  // namespace decant::present
