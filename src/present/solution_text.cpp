// Sentences about levels and plans.
// SPDX-License-Identifier: MIT
#include "present/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::present {
namespace {

using solution::Claim;
using solution::Solution;
using solution::Verdict;

std::string moves(base::Cost count) { return base::counted(static_cast<std::size_t>(count), "move"); }

/// Why a search ended early, as the rest of a sentence; empty when it ended by itself.
std::string reason(const Solution& solution) {
    if (solution.cancelled) return "interrupted";
    if (!solution.limit) return "";
    return fmt::format(fmt::runtime(base::entry_of(*solution.limit).reason), base::longest_plan);
}

std::string plan_verdict(const Solution& solution) {
    const std::string& goal = solution.goal;
    const std::string length = moves(*solution.cost) + (goal.empty() ? "" : " until " + goal);
    if (solution.claim == Claim::optimal && *solution.cost == 0)
        return goal.empty() ? "Already solved." : fmt::format("Already solved: {}.", goal);
    if (solution.claim == Claim::optimal) return fmt::format("Shortest: {}. Proved.", length);
    const std::string why = reason(solution);
    if (!why.empty())
        return fmt::format("Best so far: {}; at least {}; {}.", length, solution.lower_bound, why);
    if (solution.claim == Claim::bounded) {
        return fmt::format("Found: {}, at most {:.3g} times the shortest; at least {}.", length,
                           *solution.factor, solution.lower_bound);
    }
    return fmt::format("Found: {}; at least {}.", length, solution.lower_bound);
}

}  // namespace

std::string so_that(const Solution& solution) {
    return solution.goal.empty() ? "" : " so that " + solution.goal;
}

std::string verdict_line(const Solution& solution) {
    if (solution.cost) return plan_verdict(solution) + "\n";
    const std::string end = so_that(solution);
    if (solution.verdict == Verdict::unsolvable) return fmt::format("Cannot be solved{}. Proved.\n", end);
    const std::string why = reason(solution);
    if (why.empty()) return "Not known: this algorithm found no plan, and cannot prove that there is none.\n";
    return fmt::format("Not known: {}. {}{}, {}in no fewer than {}.\n", why,
                       solution.solvable ? "It can be solved" : "If it can be solved", end,
                       solution.solvable ? "" : "then ", moves(solution.lower_bound));
}

std::string weaker_goal_line(const Solution& solution) {
    return fmt::format("With the goal `{}`: {}", solution.weaker_goal,
                       verdict_line(solution.with_weaker_goal.front()));
}

std::string advice_line(const solution::Advice& advice) {
    const bool is_turned = advice.word == "upside_down";
    const std::string tubes = fmt::format("{} more empty tube{}", advice.count, advice.count == 1 ? "" : "s");
    if (!advice.helps) {
        return is_turned ? "It is not known whether it can be solved upside down.\n"
                         : fmt::format("It is not known whether {}{} would help.\n",
                                       advice.count == 1 ? "" : "up to ", tubes);
    }
    const std::string how = is_turned ? "Read upside down" : "With " + tubes;
    if (!*advice.helps) return fmt::format("{}, it cannot be solved either.\n", how);
    if (!advice.length) return fmt::format("{}, it can be solved.\n", how);
    return fmt::format("{}, it can be solved in {}{}.\n", how, moves(*advice.length),
                       advice.claim == Claim::optimal ? "" : " or fewer");
}

std::string facts_line(const Solution& solution) {
    std::string text;
    for (const puzzles::Field& field : solution.facts) {
        std::string words = field.name;
        std::replace(words.begin(), words.end(), '_', ' ');
        const std::string value = std::visit([](const auto& v) { return fmt::format("{}", v); }, field.value);
        text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", words, value);
    }
    return text.empty() ? text : text + "\n";
}

std::string plan_line(const std::vector<puzzles::Step>& steps) {
    std::string text;
    for (const puzzles::Step& step : steps) text += (text.empty() ? "" : " ") + step.move;
    return text + "\n";
}

std::string plan_lines(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps,
                       const Style& style) {
    std::string text = puzzle.narrate(steps);
    if (!text.empty()) return text;
    std::size_t column = 0;
    for (const puzzles::Step& step : steps) {
        const bool fits = column + 1 + step.move.size() <= static_cast<std::size_t>(style.width);
        if (column > 0) text += fits ? ' ' : '\n';
        column = column > 0 && fits ? column + 1 + step.move.size() : step.move.size();
        text += step.move;
    }
    return text.empty() ? text : text + "\n";
}

void step_pictures(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps, const Style& style,
                   base::Output& out) {
    const auto position = puzzle.start().clone();
    for (std::size_t i = 0; i < steps.size() && !out.stopped(); ++i) {
        const puzzles::Step& step = steps[i];
        static_cast<void>(position->make(step.move));
        out.add(fmt::format("\n{}. {}{}{}\n\n", i + 1, step.move, step.note.empty() ? "" : "  ", step.note));
        out.add(draw(position->view(), style));
    }
}

std::string fault_line(const solution::Check& check) {
    const std::string place = fmt::format("move {} of {}", check.replay.steps.size() + 1, check.moves);
    if (check.replay.fault) return fmt::format("{} is illegal: {}", place, *check.replay.fault);
    if (check.misstates_move()) return fmt::format("{}: {}", place, *check.falsehood);
    return check.falsehood.value_or("");
}

std::string check_line(const solution::Check& check) {
    const std::size_t made = check.replay.steps.size();
    const std::string length = moves(static_cast<base::Cost>(made));
    if (check.valid()) return fmt::format("Valid: {} reach{} the goal.\n", length, made == 1 ? "es" : "");
    if (check.replay.cut_short)
        return fmt::format("Not known: {} of {} made within the limits.\n", made, check.moves);
    if (made < check.moves || check.replay.at_goal) return fmt::format("Invalid: {}.\n", fault_line(check));
    if (made == 0) return "Invalid: the plan has no moves, and the level is not solved.\n";
    return fmt::format("Invalid: {} made, all legal, but the goal is not reached.\n", length);
}

std::string unchecked_line(std::span<const std::string> keys) {
    if (keys.empty()) return "";
    std::string list;
    for (const std::string& key : keys) {
        list += list.empty() ? "" : ", ";
        list += base::shortened(key);
        if (list.size() > 200) {
            list += ", ...";
            break;
        }
    }
    return fmt::format("Not checked, though the plan says it: {}.\n", list);
}

std::string unused_lines(std::span<const std::string> lines) {
    constexpr std::size_t most = 5;
    std::string text;
    for (const std::string& line : lines.first(std::min(lines.size(), most)))
        text += fmt::format("Not used, as it has an odd count of numbers: {}\n", line);
    if (lines.size() > most)
        text += fmt::format("Nor {} more like that.\n", base::counted(lines.size() - most, "line"));
    return text;
}

}  // namespace decant::present
