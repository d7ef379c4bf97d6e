// Printing, evaluating and compiling conditions.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/condition.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace decant::puzzles::dog_bunny {
namespace {

Guard compile_as(const Condition& condition, bool negated) {
    if (condition.op == Condition::Op::negation) return compile_as(condition.parts.front(), !negated);
    Guard guard;
    if (condition.op == Condition::Op::node) {
        (negated ? guard.absent : guard.present) = std::uint64_t{1} << condition.node;
        return guard;
    }
    guard.is_any = (condition.op == Condition::Op::any) != negated;
    for (const Condition& part : condition.parts) {
        Guard compiled = compile_as(part, negated);
        // Single nodes, and lists of the same kind, melt into the masks of this guard. A node that has to be
        // occupied and vacant is a list of two.
        const bool is_node =
            compiled.parts.empty() && std::popcount(compiled.present) + std::popcount(compiled.absent) == 1;
        if (is_node || compiled.is_any == guard.is_any) {
            guard.present |= compiled.present;
            guard.absent |= compiled.absent;
            std::move(compiled.parts.begin(), compiled.parts.end(), std::back_inserter(guard.parts));
        } else {
            guard.parts.push_back(std::move(compiled));
        }
    }
    return guard;
}

}  // namespace

std::string print_condition(const Condition& condition, Operators operators,
                            const std::function<std::string(int)>& node_name) {
    const auto print = [&](const Condition& part) { return print_condition(part, operators, node_name); };
    const auto is_list = [](const Condition& part) {
        return part.op == Condition::Op::all || part.op == Condition::Op::any;
    };
    const auto in_parentheses = [&](const Condition& part) {
        return is_list(part) ? fmt::format("({})", print(part)) : print(part);
    };
    if (condition.op == Condition::Op::node) return node_name(condition.node);
    if (condition.op == Condition::Op::negation)
        return fmt::format("!{}", in_parentheses(condition.parts.front()));
    // Codes are one word; native text has room to breathe.
    const char symbol = condition.op == Condition::Op::all ? operators.all : operators.any;
    const bool spaced = operators.all == native_operators.all;
    const std::string separator = spaced ? fmt::format(" {} ", symbol) : std::string(1, symbol);
    std::vector<std::string> parts;
    for (const Condition& part : condition.parts) parts.push_back(in_parentheses(part));
    return fmt::format("{}", fmt::join(parts, separator));
}

bool holds(const Condition& condition, const std::vector<bool>& occupied) {
    const auto part_holds = [&](const Condition& part) { return holds(part, occupied); };
    if (condition.op == Condition::Op::node) return occupied[static_cast<std::size_t>(condition.node)];
    if (condition.op == Condition::Op::negation) return !part_holds(condition.parts.front());
    if (condition.op == Condition::Op::all)
        return std::all_of(condition.parts.begin(), condition.parts.end(), part_holds);
    return std::any_of(condition.parts.begin(), condition.parts.end(), part_holds);
}

Guard compile(const Condition& condition) { return compile_as(condition, false); }

}  // namespace decant::puzzles::dog_bunny
