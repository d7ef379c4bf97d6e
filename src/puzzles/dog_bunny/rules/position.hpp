// A map on which tokens step, and its view.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "puzzles/dog_bunny/rules/level.hpp"
#include "puzzles/position.hpp"

namespace decant::puzzles::dog_bunny {

/// Counts switches. Shares no code with Space: it evaluates conditions as they are written.
class Position final : public puzzles::Position {
  public:
    explicit Position(Level level) : level_(std::move(level)) {}

    /// The level with its tokens where they are now. Each token keeps its place in `starts` while it moves,
    /// so those are in no order.
    [[nodiscard]] const Level& level() const { return level_; }
    /// The level after legal moves; their conditions are not checked.
    [[nodiscard]] Level after(std::span<const Move> moves) const;

    [[nodiscard]] std::unique_ptr<puzzles::Position> clone() const override;
    [[nodiscard]] std::vector<Field> rules() const override;
    [[nodiscard]] View view() const override;
    [[nodiscard]] bool at_goal() const override;
    /// In the order of tokens and edges.
    [[nodiscard]] std::vector<Move> legal_moves() const override;
    [[nodiscard]] Result<Move> move_of(std::string_view word) const override;
    [[nodiscard]] Result<Move> move_of(std::span<const Field> fields) const override;
    Result<Step, std::string> make(const Move& move) override;
    [[nodiscard]] std::vector<Field> facts() const override { return {{"switches", switches_}}; }

  private:
    /// A token, told apart even from equal ones, so that switches can be counted.
    struct Token {
        std::size_t kind;
        std::size_t number;  ///< of its kind

        friend bool operator==(const Token&, const Token&) = default;
    };

    [[nodiscard]] std::string why_closed(int from, int to) const;
    [[nodiscard]] bool is_open(int from, int to) const;
    [[nodiscard]] const std::string& name(int node) const;
    [[nodiscard]] std::optional<Token> choose(std::size_t kind, int node) const;
    void put(const Token& token, int node);

    Level level_;
    std::optional<Token> last_mover_;
    int switches_ = 0;
};

}  // namespace decant::puzzles::dog_bunny
