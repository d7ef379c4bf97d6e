// Compares what a plan says with what happens.
// SPDX-License-Identifier: MIT
#include "solution/check.hpp"

#include <fmt/format.h>

#include <span>

#include "base/text.hpp"

namespace decant::solution {
namespace {

using puzzles::Field;

/// What `solve` says about a whole plan and a replay can verify.
std::vector<Field> facts_of(const puzzles::Position& start, const Replay& replay) {
    std::vector<Field> facts = replay.facts;
    const std::vector<Field> rules = start.rules();
    facts.insert(facts.end(), rules.begin(), rules.end());
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

base::Result<Check> check(const puzzles::Position& start, std::string_view text, const base::Ends& ends) {
    const auto plan = read_plan(start, text);
    if (!plan) return plan.error();
    Check result{replay(start, plan->moves, ends), plan->moves.size()};
    const std::vector<Field> facts = facts_of(start, result.replay);
    for (const Statement& statement : plan->said) {
        // Nothing can be said about what comes after an illegal move.
        const std::size_t about = statement.move ? *statement.move + 1 : plan->moves.size();
        if (about > result.replay.steps.size()) break;
        result.falsehood =
            falsehood_of(statement, statement.move ? result.replay.steps[*statement.move].fields : facts);
        if (!result.falsehood) continue;
        if (statement.move) result.replay = replay(start, std::span(plan->moves).first(*statement.move));
        break;
    }
    return result;
}

}  // namespace decant::solution
