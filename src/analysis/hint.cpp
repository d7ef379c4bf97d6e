// Solves the position, and looks for the losing move by halving.
// SPDX-License-Identifier: MIT
#include "analysis/hint.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace decant::analysis {
namespace {

/// Enough for a first plan, and mostly for a proof that there is none.
constexpr std::uint64_t first_expansions = 20'000;

puzzles::SearchRequest quick(puzzles::SearchRequest request) {
    request.control.limits.nodes = std::min(request.control.limits.nodes, first_expansions);
    return request;
}

/// The position after `sound` moves can be solved, the one after `lost` moves cannot; nothing when a limit or
/// the user ended the search between them.
std::optional<Loss> find_loss(const puzzles::Puzzle& puzzle, std::span<const puzzles::Move> played,
                              const puzzles::SearchRequest& request) {
    const auto outcome_after = [&](std::size_t moves) {
        const auto position = puzzle.after(played.first(moves));
        auto outcome = position->search(quick(request)).outcome;
        return outcome.verdict == search::Verdict::unknown ? position->search(request).outcome : outcome;
    };
    std::optional<base::Cost> was_left;
    const auto can_be_solved = [&](std::size_t moves) -> std::optional<bool> {
        const auto outcome = outcome_after(moves);
        if (outcome.verdict == search::Verdict::unknown) return std::nullopt;
        if (outcome.verdict == search::Verdict::unsolvable) return false;
        was_left.reset();
        if (outcome.plan->cost == outcome.lower_bound) was_left = outcome.plan->cost;
        return true;
    };
    const auto from_the_start = can_be_solved(0);
    if (!from_the_start) return std::nullopt;
    if (!*from_the_start) return Loss{};
    std::size_t sound = 0;
    for (std::size_t lost = played.size(); lost - sound > 1;) {
        const std::size_t middle = sound + (lost - sound) / 2;
        const auto solvable = can_be_solved(middle);
        if (!solvable) return std::nullopt;
        (*solvable ? sound : lost) = middle;
    }
    return Loss{sound + 1, was_left};
}

}  // namespace

base::Result<Hint, solution::SolveError> hint(const puzzles::Puzzle& puzzle,
                                              std::span<const puzzles::Move> played,
                                              const puzzles::SearchRequest& request, bool status_only) {
    const auto position = puzzle.after(played);
    auto solution = solution::solve(*position, status_only ? quick(request) : request);
    const auto is_open = [&] { return solution->verdict == search::Verdict::unknown && !solution->solvable; };
    if (status_only && solution && is_open()) solution = solution::solve(*position, request);
    if (!solution) return solution.error();
    Hint hint{*std::move(solution), std::nullopt};
    if (hint.solution.verdict != search::Verdict::unsolvable) return hint;
    hint.loss = played.empty() ? Loss{} : find_loss(puzzle, played, request);
    return hint;
}

}  // namespace decant::analysis
