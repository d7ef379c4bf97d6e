// Solving, checking and playing loaded levels.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <utility>

#include "api/control.hpp"
#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

/// Compares the level that a plan says it is for, if it says so by a code: as it stands, or read as the level
/// was, under the rules that the plan says. Other texts may be names.
void compare_level(const Level& level, Check& check, Values read) {
    const auto* const said = solution::statement_about("level", check.unchecked);
    const auto text = said == nullptr ? std::nullopt : solution::text_of(*said);
    if (!text) return;
    if (const auto* const rules = solution::statement_about("rules", check.confirmed))
        read.set("rules", *solution::text_of(*rules));
    bool is_code = false;
    bool is_so = false;
    const Values as_it_stands;
    for (const Values* options : {&std::as_const(read), &as_it_stands}) {
        const auto meant = api::read(*text, {"code", *options});
        is_code = is_code || meant;
        is_so = is_so || (meant && meant->puzzle().code() == level.puzzle().code());
    }
    if (!is_code) return;
    if (!is_so)
        check.falsehood =
            fmt::format(R"(the plan says "level":{}, but it is another one)", base::shortened(said->value));
    check.unchecked.erase(check.unchecked.begin() + (said - check.unchecked.data()));
}

/// Solves an unsolvable level with the weaker goal that it may have, within the limits of the request. A
/// failed replay there is an error of the whole answer.
std::optional<SolveError> add_weaker_goal(const puzzles::Puzzle& puzzle,
                                          const puzzles::SearchRequest& request, Solution& solution) {
    const auto weaker = puzzle.with_weaker_goal();
    if (weaker == nullptr || solution.verdict != Verdict::unsolvable) return std::nullopt;
    auto answer = solution::solve(*weaker, request);
    if (!answer) return answer.error();
    solution.weaker_goal = weaker->goal()->word;
    solution.with_weaker_goal.push_back(*std::move(answer));
    return std::nullopt;
}

}  // namespace

search::RunControl control_of(const SolveOptions& options) {
    search::RunControl control;
    control.cancel = options.cancel;
    control.on_progress = options.on_progress;
    control.threads = options.threads;
    base::Limits& limits = control.limits;
    if (options.seconds) limits.deadline = base::deadline_in(*options.seconds);
    limits.nodes = options.nodes.value_or(limits.nodes);
    limits.memory = options.memory.value_or(limits.memory);
    return control;
}

puzzles::SearchRequest request_of(const SolveOptions& options) {
    return {options.algorithm, options.settings, control_of(options), options.any};
}

Result<Solution, SolveError> solve(const Level& level, const SolveOptions& options) {
    const puzzles::SearchRequest request = request_of(options);
    auto solution = solution::solve(level.puzzle(), request);
    if (!solution) return solution;
    if (options.on_verdict) options.on_verdict(*solution);
    if (auto error = add_weaker_goal(level.puzzle(), request, *solution)) return *std::move(error);
    if (options.on_weaker_goal && !solution->with_weaker_goal.empty()) options.on_weaker_goal(*solution);
    if (options.advice && options.advice_seconds > 0 && solution->verdict == Verdict::unsolvable) {
        solution->advice =
            solution::advise(level.puzzle(), request, options.advice_seconds, options.on_advice);
        const bool cancelled = options.cancel != nullptr && options.cancel->cancelled();
        solution->advised = !cancelled || !solution->advice.empty();
    }
    return solution;
}

Result<Analysis> analyze(const Level& level, const AnalyzeOptions& options) {
    if (auto obstacle = level.puzzle().obstacle()) return *std::move(obstacle);
    SolveOptions limits = options.limits;
    limits.nodes = limits.nodes.value_or(usual_positions);
    return analysis::analyze(level.puzzle(), {control_of(limits), options.seed, options.games});
}

Result<Graph> explore(const Level& level, const SolveOptions& options) {
    if (auto obstacle = level.puzzle().obstacle()) return *std::move(obstacle);
    return level.puzzle().explore(control_of(options));
}

Result<Check> check(const Level& level, std::string_view plan, const SolveOptions& options,
                    const LoadOptions& read_as) {
    const Result<std::string> text = base::clean_text(plan);
    if (!text) return text.error();
    auto check = solution::check(level.puzzle().start(), *text, control_of(options));
    if (check) compare_level(level, *check, read_as.read);
    return check;
}

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

}  // namespace decant::api
