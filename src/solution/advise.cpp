// Looks for remedies for a level that cannot be solved.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "base/limits.hpp"
#include "solution/solution.hpp"

namespace decant::solution {
namespace {

/// A shortest plan of most levels is found within as many expansions.
constexpr std::uint64_t expansions_for_shortest = 100'000;

/// The answer to a remedied level by the deadline. A shortest plan is looked for first, for a part of the
/// time, and then any.
Solution answer_of(const puzzles::Puzzle& puzzle, const search::RunControl& control) {
    puzzles::SearchRequest request;
    request.any = true;
    request.control = control;
    base::Limits& limits = request.control.limits;
    limits.nodes = std::min(limits.nodes, expansions_for_shortest);
    if (limits.deadline != base::Clock::time_point::max())
        limits.deadline -= (limits.deadline - base::Clock::now()) / 2;
    auto shortest = solve(puzzle, request);
    if (!shortest) return {};
    if (shortest->verdict != Verdict::unknown || shortest->cancelled) return *std::move(shortest);
    request.control = control;
    request.control.any_plan = true;
    auto any = solve(puzzle, request);
    if (!any) return *std::move(shortest);
    any->solvable = any->solvable || shortest->solvable;
    return *std::move(any);
}

/// The remedies of one kind, from the weakest on.
using Kind = std::vector<puzzles::Remedy>;

std::vector<Kind> kinds_of(std::vector<puzzles::Remedy> remedies) {
    std::vector<Kind> kinds;
    for (puzzles::Remedy& remedy : remedies) {
        if (kinds.empty() || kinds.back().front().word != remedy.word) kinds.emplace_back();
        kinds.back().push_back(std::move(remedy));
    }
    return kinds;
}

/// The first remedy that helps. Each has an equal part of the time that is left.
Advice best_of(const Kind& kind, search::RunControl control, base::Clock::time_point deadline) {
    Advice advice;
    advice.word = kind.front().word;
    advice.helps = false;
    for (std::size_t tried = 0; tried < kind.size(); ++tried) {
        const auto now = base::Clock::now();
        const auto parts = static_cast<base::Clock::rep>(kind.size() - tried);
        control.limits.deadline = now + (deadline - now) / parts;
        const Solution found = answer_of(*kind[tried].puzzle, control);
        advice.count = kind[tried].count;
        if (found.verdict == Verdict::unsolvable) continue;
        advice.helps.reset();
        if (!found.cost && !found.solvable) continue;
        advice.helps = true;
        advice.length = found.cost;
        advice.claim = found.claim;
        advice.code = kind[tried].puzzle->code();
        break;
    }
    return advice;
}

}  // namespace

std::vector<Advice> advise(const puzzles::Puzzle& puzzle, const puzzles::SearchRequest& request,
                           double seconds, const std::function<void(const Advice&)>& on_advice) {
    const auto end = std::min(request.control.limits.deadline, base::deadline_in(seconds));
    std::vector<Advice> advice;
    const std::vector<Kind> kinds = kinds_of(puzzle.remedies());
    for (std::size_t number = 0; number < kinds.size(); ++number) {
        const auto now = base::Clock::now();
        const auto parts = static_cast<base::Clock::rep>(kinds.size() - number);
        advice.push_back(best_of(kinds[number], request.control, now + (end - now) / parts));
        if (request.control.cancelled()) {
            if (!advice.back().helps) advice.pop_back();
            break;
        }
        if (on_advice) on_advice(advice.back());
    }
    return advice;
}

}  // namespace decant::solution
