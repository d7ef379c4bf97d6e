// From a search to an answer that can be trusted.
// SPDX-License-Identifier: MIT
#include <chrono>
#include <utility>

#include "base/limits.hpp"
#include "solution/replay.hpp"
#include "solution/solution.hpp"

namespace decant::solution {
namespace {

/// It would make the answer too large.
void leave_out_if_too_long(search::AnyOutcome<puzzles::Move>& report) {
    if (!report.plan || report.plan->actions.size() <= base::longest_plan) return;
    report.plan.reset();
    report.verdict = Verdict::unknown;
    report.limit = base::Limit::plan;
}

}  // namespace

base::Result<Solution, SolveError> solve(const puzzles::Puzzle& puzzle,
                                         const puzzles::SearchRequest& request) {
    if (auto obstacle = puzzle.obstacle()) return SolveError{*std::move(obstacle), false};
    const auto start = base::Clock::now();
    puzzles::SearchReport answer = puzzle.search(request);
    auto& report = answer.outcome;
    leave_out_if_too_long(report);
    Solution solution;
    if (const auto goal = puzzle.goal()) solution.goal = goal->meaning;
    solution.verdict = report.verdict;
    solution.algorithm = request.algorithm;
    solution.lower_bound = report.lower_bound;
    solution.solvable = report.solvable;
    solution.limit = report.limit;
    solution.cancelled = report.cancelled;
    solution.statistics = report.statistics;
    if (report.plan) {
        Replay made = replay(puzzle.start(), report.plan->actions);
        if (made.fault || !made.at_goal || made.cost != report.plan->cost || made.cost < report.lower_bound ||
            report.breach) {
            return SolveError{
                {"a plan failed its replay: " + made.fault.value_or("it misses the goal or its cost"),
                 "this is a bug in decant; please report the level"},
                true};
        }
        solution.cost = made.cost;
        solution.steps = std::move(made.steps);
        solution.facts = std::move(made.facts);
        solution.facts.insert(solution.facts.end(), answer.facts.begin(), answer.facts.end());
        solution.claim = claim_of(made.cost, report.lower_bound, report.factor);
        if (solution.claim == Claim::bounded) solution.factor = report.factor;
    }
    solution.seconds = std::chrono::duration<double>(base::Clock::now() - start).count();
    return solution;
}

}  // namespace decant::solution
