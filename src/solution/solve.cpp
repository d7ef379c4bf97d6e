// From a search to an answer that can be trusted.
// SPDX-License-Identifier: MIT
#include <chrono>
#include <utility>

#include "base/limits.hpp"
#include "base/text.hpp"
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

/// Tries the remedies in their order; of each kind the first one that helps is kept.
void advise(Solution& solution, const puzzles::Puzzle& puzzle, const search::RunControl& control) {
    std::vector<Advice>& advice = solution.advice;
    for (const puzzles::Remedy& remedy : puzzle.remedies()) {
        if (advice.empty() || advice.back().word != remedy.word)
            advice.push_back({remedy.word, 0, std::nullopt});
        if (advice.back().length) continue;
        puzzles::SearchRequest request;
        request.control = control;
        const auto remedied = solve(*remedy.puzzle, request, false);
        if (remedied && remedied->cancelled) solution.cancelled = true;
        if (!remedied || !remedied->cost || remedied->claim != Claim::optimal) continue;
        advice.back().count = remedy.count;
        advice.back().length = remedied->cost;
        if (const auto code = remedy.puzzle->write("code")) advice.back().code = base::trim(*code);
    }
}

}  // namespace

base::Result<Solution, SolveError> solve(const puzzles::Puzzle& puzzle, const puzzles::SearchRequest& request,
                                         bool with_advice) {
    if (auto obstacle = puzzle.obstacle()) return SolveError{*std::move(obstacle), false};
    const auto start = base::Clock::now();
    puzzles::SearchReport answer = puzzle.search(request);
    auto& report = answer.outcome;
    leave_out_if_too_long(report);
    Solution solution;
    solution.verdict = report.verdict;
    solution.algorithm = request.algorithm;
    solution.lower_bound = report.lower_bound;
    solution.limit = report.limit;
    solution.cancelled = report.cancelled;
    solution.statistics = report.statistics;
    if (report.plan) {
        puzzles::Replay replay = puzzle.replay(report.plan->actions);
        if (replay.fault || !replay.at_goal || replay.cost != report.plan->cost ||
            replay.cost < report.lower_bound) {
            return SolveError{
                {"a plan failed its replay: " + replay.fault.value_or("it misses the goal or its cost"),
                 "this is a bug in decant; please report the level",
                 {}},
                true};
        }
        solution.cost = replay.cost;
        solution.steps = std::move(replay.steps);
        solution.facts = std::move(replay.facts);
        solution.facts.insert(solution.facts.end(), answer.facts.begin(), answer.facts.end());
        solution.claim = claim_of(replay.cost, report.lower_bound, report.factor);
        if (solution.claim == Claim::bounded) solution.factor = report.factor;
    }
    if (with_advice && solution.verdict == Verdict::unsolvable) advise(solution, puzzle, request.control);
    solution.seconds = std::chrono::duration<double>(base::Clock::now() - start).count();
    return solution;
}

}  // namespace decant::solution
