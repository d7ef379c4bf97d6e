// The counter as it is counted by hand, and its view.
// SPDX-License-Identifier: MIT
#pragma once

#include "puzzles/null/state.hpp"
#include "puzzles/position.hpp"

namespace decant::puzzles::null {

/// Shares no code with Space.
class Position final : public puzzles::Position {
  public:
    explicit Position(const Level& level) : level_(level) {}

    [[nodiscard]] const Level& level() const { return level_; }
    [[nodiscard]] int counter() const { return counter_; }

    [[nodiscard]] std::unique_ptr<puzzles::Position> clone() const override;
    [[nodiscard]] std::vector<Field> rules() const override;
    [[nodiscard]] View view() const override;
    [[nodiscard]] bool at_goal() const override { return counter_ == 0; }
    [[nodiscard]] std::vector<Move> legal_moves() const override;
    [[nodiscard]] Result<Move> move_of(std::string_view word) const override;
    [[nodiscard]] Result<Move> move_of(std::span<const Field> fields) const override;
    Result<Step, std::string> make(const Move& move) override;

  private:
    Level level_;
    int counter_ = level_.start;
};

}  // namespace decant::puzzles::null
