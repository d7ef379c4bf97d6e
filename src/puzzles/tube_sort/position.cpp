// Moves on a board are pours.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/position.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "puzzles/tube_sort/pours.hpp"

namespace decant::puzzles::tube_sort {

std::unique_ptr<puzzles::Position> Position::clone() const { return std::make_unique<Position>(*this); }

std::vector<Field> Position::rules() const {
    std::vector<Field> rules{{"family", std::string(family_word)},
                             {"rules", std::string(word(board_.rules))}};
    if (has_choice_of_goals(board_)) rules.push_back({"goal", std::string(word(board_.goal))});
    return rules;
}

bool Position::at_goal() const { return is_solved(board_); }

std::vector<Move> Position::legal_moves() const {
    std::vector<Move> moves;
    for (const Pour pour : legal_pours(board_)) moves.push_back(to_move(pour));
    return moves;
}

Result<Move> Position::move_of(std::string_view word) const {
    const auto written = moves_of(word);
    if (!written) return written.error();
    if (written->moves.size() == 1 && written->unused.empty()) return written->moves.front();
    return Diagnostic{fmt::format("{} is not one move", base::quoted(word)), "give two tube numbers", {}};
}

Result<Move> Position::move_of(std::span<const Field> fields) const {
    const auto from = number_field(fields, "from");
    const auto to = number_field(fields, "to");
    if (!from || !to)
        return Diagnostic{
            "a move lacks a whole number `from` or `to`", "give both, tubes counted from 0", {}};
    for (const std::int64_t tube : {*from, *to}) {
        if (tube < 0 || tube >= max_tube_number)
            return Diagnostic{fmt::format("there can be no tube {}", tube), "count tubes from 0", {}};
    }
    return to_move({static_cast<int>(*from), static_cast<int>(*to)});
}

Result<Step, std::string> Position::make(const Move& move) {
    const auto pour = read_pour(move);
    if (!pour) return fmt::format("{} is not a move", base::quoted(move));
    if (auto fault = why_illegal(board_, *pour)) return *std::move(fault);
    const std::string color = board_.colors[board_.tubes[static_cast<std::size_t>(pour->from)].units.back()];
    const int units = tube_sort::make(board_, *pour);
    return Step{move, {{"from", pour->from}, {"to", pour->to}, {"color", color}, {"units", units}}, color};
}

}  // namespace decant::puzzles::tube_sort
