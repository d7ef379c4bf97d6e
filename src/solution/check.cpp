// Compares what a plan says with what happens.
// SPDX-License-Identifier: MIT
#include "solution/check.hpp"

#include <fmt/format.h>

#include <span>

#include "base/text.hpp"

namespace decant::solution {
namespace {

using puzzles::Field;

/// What `solve` tells of a whole plan and a replay can know.
std::vector<Field> facts_of(const puzzles::Puzzle& puzzle, const puzzles::Replay& replay) {
    std::vector<Field> facts = replay.facts;
    facts.push_back({"family", std::string(puzzle.family().word())});
    for (const Field& fact : puzzle.facts()) {
        if (fact.name == "rules") facts.push_back(fact);
    }
    facts.push_back({"length", static_cast<std::int64_t>(replay.cost)});
    return facts;
}

/// What is wrong about a statement, if one of the facts is another one.
std::optional<std::string> falsehood_of(const Statement& statement, std::span<const Field> facts) {
    for (const Field& fact : facts) {
        if (fact.name != statement.key) continue;
        const std::string so = statement_of(fact);
        if (so != statement.value)
            return fmt::format(R"(the plan says "{}":{}, but it is {})", fact.name,
                               base::shortened(statement.value), base::shortened(so));
    }
    return std::nullopt;
}

}  // namespace

base::Result<Check> check(const puzzles::Puzzle& puzzle, std::string_view text,
                          const search::RunControl& control) {
    const auto plan = read_plan(puzzle, text);
    if (!plan) return plan.error();
    Check result{puzzle.replay(plan->moves, control), plan->moves.size()};
    const std::vector<Field> facts = facts_of(puzzle, result.replay);
    for (const Statement& statement : plan->said) {
        // Of what comes after an illegal move nothing can be told.
        const std::size_t about = statement.move ? *statement.move + 1 : plan->moves.size();
        if (about > result.replay.steps.size()) break;
        result.falsehood =
            falsehood_of(statement, statement.move ? result.replay.steps[*statement.move].fields : facts);
        if (!result.falsehood) continue;
        if (statement.move) result.replay = puzzle.replay(std::span(plan->moves).first(*statement.move));
        break;
    }
    return result;
}

}  // namespace decant::solution
