// Compares what a plan says with what happens.
// SPDX-License-Identifier: MIT
#include "solution/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "solution/claim.hpp"

namespace decant::solution {
namespace {

using puzzles::Field;

/// The facts that `solve` states about a whole plan and a replay can verify.
std::vector<Field> facts_of(const puzzles::Position& start, const Replay& replay) {
    std::vector<Field> facts = replay.facts;
    const std::vector<Field> rules = start.rules();
    facts.insert(facts.end(), rules.begin(), rules.end());
    facts.push_back({"decant", std::int64_t{1}});
    facts.push_back({"length", static_cast<std::int64_t>(replay.cost)});
    if (replay.at_goal) facts.push_back({"status", "solved"});
    return facts;
}

/// The objects that say how a level was read and searched, and nothing of its plan.
bool is_about_search(const Statement& statement) {
    const bool is_object = statement.value.starts_with('{');
    return !statement.move && is_object && (statement.key == "read" || statement.key == "stats");
}

const Field* fact_about(const Statement& statement, std::span<const Field> facts) {
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [&](const Field& fact) { return fact.name == statement.key; });
    return found == facts.end() ? nullptr : &*found;
}

std::string falsehood(const Statement& statement, std::string_view so) {
    return fmt::format(R"(the plan says "{}":{}, but it is {})", statement.key,
                       base::shortened(statement.value), so);
}

bool claims(const Statement& claim, Claim one) { return claim.value == fmt::format("\"{}\"", word(one)); }

/// The falsehood of a stated claim that is none.
std::optional<std::string> false_claim(std::span<const Statement> said) {
    const Statement* claim = statement_about("claim", said);
    if (claim == nullptr) return std::nullopt;
    for (const Claim one : {Claim::optimal, Claim::bounded, Claim::none}) {
        if (claims(*claim, one)) return std::nullopt;
    }
    return falsehood(*claim, "optimal, bounded or none");
}

/// The falsehood of a stated bound, if it is impossible: it is no more than the length, and the same if the
/// plan is claimed to be optimal.
std::optional<std::string> false_bound(std::span<const Statement> said, base::Cost length) {
    const std::string whole = fmt::format("{}", length);
    const Statement* claim = statement_about("claim", said);
    const Statement* bound = statement_about("lower_bound", said);
    if (bound == nullptr || bound->value == whole) return std::nullopt;
    if (claim != nullptr && claims(*claim, Claim::optimal))
        return falsehood(*bound, fmt::format("{} if the plan is optimal", whole));
    if (base::parse_number(bound->value, length - 1)) return std::nullopt;
    return falsehood(*bound, fmt::format("from 0 to {}", whole));
}

}  // namespace

const Statement* statement_about(std::string_view key, std::span<const Statement> said) {
    const auto found = std::find_if(said.begin(), said.end(), [&](const Statement& statement) {
        return !statement.move && statement.key == key;
    });
    return found == said.end() ? nullptr : &*found;
}

std::vector<std::string> unchecked_keys(const Check& check) {
    std::set<std::string> keys;
    for (const Statement& statement : check.unchecked) keys.insert(statement.key);
    return {keys.begin(), keys.end()};
}

base::Result<Check> check(const puzzles::Position& start, std::string_view text, const base::Ends& ends) {
    const auto plan = read_plan(start, text);
    if (!plan) return plan.error();
    Check result{replay(start, plan->moves, ends), plan->moves.size()};
    result.unused = plan->unused;
    const std::vector<Field> facts = facts_of(start, result.replay);
    std::vector<Statement> unchecked;
    for (const Statement& statement : plan->said) {
        // Nothing can be said about what comes after an illegal move.
        const std::size_t about = statement.move ? *statement.move + 1 : plan->moves.size();
        if (about > result.replay.steps.size()) return result;
        const Field* fact =
            fact_about(statement, statement.move ? result.replay.steps[*statement.move].fields : facts);
        if (fact == nullptr) {
            if (!is_about_search(statement)) unchecked.push_back(statement);
            continue;
        }
        const std::string so = statement_of(*fact);
        if (so == statement.value) {
            if (!statement.move) result.confirmed.push_back(statement);
            continue;
        }
        result.falsehood = falsehood(statement, base::shortened(so));
        if (statement.move) result.replay = replay(start, std::span(plan->moves).first(*statement.move));
        return result;
    }
    result.falsehood = false_claim(unchecked);
    // Of a plan that stops short, its length says nothing about the level.
    if (!result.falsehood && result.replay.at_goal)
        result.falsehood = false_bound(unchecked, result.replay.cost);
    if (!result.falsehood) result.unchecked = std::move(unchecked);
    return result;
}

}  // namespace decant::solution
