// Tries levels with fewer or more empty tubes.
// SPDX-License-Identifier: MIT
#include "analysis/spares.hpp"

#include <algorithm>

#include "search/any_outcome.hpp"

namespace decant::analysis {
namespace {

constexpr std::uint64_t expansions_for_each = 1'000'000;
constexpr int most_more = 2;

}  // namespace

std::optional<int> fewest_spares(const puzzles::Puzzle& puzzle, bool solvable,
                                 const search::RunControl& control) {
    const auto spares = puzzle.spares();
    if (!spares) return std::nullopt;
    puzzles::SearchRequest request;
    request.control = control;
    request.control.on_progress = nullptr;
    request.control.limits.nodes = std::max(control.limits.nodes, expansions_for_each);
    request.any = true;
    const auto verdict_with = [&](int count) {
        const auto level = puzzle.with_spares(count);
        return level ? level->search(request).outcome.verdict : search::Verdict::unsolvable;
    };
    // More spares never hurt, so the answers change once only.
    if (solvable) {
        for (int count = *spares; count > 0; --count) {
            const auto verdict = verdict_with(count - 1);
            if (verdict == search::Verdict::unsolvable) return count;
            if (verdict == search::Verdict::unknown) return std::nullopt;
        }
        return 0;
    }
    for (int count = *spares + 1; count <= *spares + most_more; ++count) {
        const auto verdict = verdict_with(count);
        if (verdict == search::Verdict::solved) return count;
        if (verdict == search::Verdict::unknown) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace decant::analysis
