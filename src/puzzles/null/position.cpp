// The rules in words, without the space, and the counter as a line of text.
// SPDX-License-Identifier: MIT
#include "puzzles/null/position.hpp"

#include <fmt/format.h>

#include <optional>

#include "base/text.hpp"

namespace decant::puzzles::null {
namespace {

/// A move is the signed change of the counter: `-2` or `+2`.
std::optional<int> change_of(std::string_view move) {
    if (!move.starts_with('-') && !move.starts_with('+')) return std::nullopt;
    const auto size = base::parse_number(move.substr(1), max_start);
    return size && move.front() == '-' ? -*size : size;
}

}  // namespace

std::unique_ptr<puzzles::Position> Position::clone() const { return std::make_unique<Position>(*this); }

std::vector<Field> Position::rules() const { return {{"family", std::string(family_word)}}; }

View Position::view() const { return TextView{fmt::format("counter {} of {}\n", counter_, level_.start)}; }

std::vector<Move> Position::legal_moves() const {
    std::vector<Move> moves;
    for (const int change : {-level_.step, level_.step}) {
        const Move move = fmt::format("{:+}", change);
        if (Position(*this).make(move)) moves.push_back(move);
    }
    return moves;
}

Result<Move> Position::move_of(std::string_view word) const {
    if (const auto change = change_of(word)) return fmt::format("{}{}", word.front(), std::abs(*change));
    return Diagnostic{fmt::format("{} is not a move", base::quoted(word)),
                      fmt::format("write -{0} or +{0}", level_.step)};
}

Result<Move> Position::move_of(std::span<const Field> fields) const {
    const auto change = number_field(fields, "change");
    if (!change)
        return Diagnostic{"a move lacks its whole number `change`", "give the change of the counter"};
    return move_of(fmt::format("{:+}", *change));
}

Result<Step, std::string> Position::make(const Move& move) {
    const auto change = change_of(move);
    if (change != level_.step && change != -level_.step)
        return fmt::format("a move is -{0} or +{0}", level_.step);
    const int next = counter_ + *change;
    if (next < 0 || next > level_.start) return fmt::format("the counter would be {}", next);
    counter_ = next;
    return Step{move, {{"change", *change}}, ""};
}

}  // namespace decant::puzzles::null
