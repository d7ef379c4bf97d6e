// A board on which tubes are poured.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "puzzles/position.hpp"
#include "puzzles/tube_sort/rules/board.hpp"

namespace decant::puzzles::tube_sort {

class Position final : public puzzles::Position {
  public:
    explicit Position(Board board) : board_(std::move(board)) {}

    [[nodiscard]] const Board& board() const { return board_; }

    [[nodiscard]] std::unique_ptr<puzzles::Position> clone() const override;
    [[nodiscard]] std::vector<Field> rules() const override;
    [[nodiscard]] View view() const override { return view_of(board_); }
    [[nodiscard]] bool at_goal() const override;
    [[nodiscard]] std::vector<Move> legal_moves() const override;
    [[nodiscard]] Result<Move> move_of(std::string_view word) const override;
    [[nodiscard]] Result<Move> move_of(std::span<const Field> fields) const override;
    [[nodiscard]] Result<WrittenMoves> moves_of(std::string_view text) const override;
    Result<Step, std::string> make(const Move& move) override;

  private:
    Board board_;
};

}  // namespace decant::puzzles::tube_sort
