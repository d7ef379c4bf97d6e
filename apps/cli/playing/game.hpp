// A game of one level: the moves made, and those that lie ahead because they were taken back or planned.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"

namespace decant::cli::playing {

class Game {
  public:
    /// The level must have no obstacle.
    explicit Game(api::Level level);

    [[nodiscard]] const api::Level& start() const { return start_; }
    [[nodiscard]] const api::Level& position() const;
    [[nodiscard]] bool solved() const;
    /// In the order in which a screen lists them.
    [[nodiscard]] std::vector<api::Move> legal_moves() const {
        return position().puzzle().start().legal_moves();
    }

    [[nodiscard]] std::size_t made() const { return made_; }
    [[nodiscard]] std::size_t ahead() const { return turns_.size() - made_; }
    /// The move that was made last, or that lies next ahead; empty when there is none.
    [[nodiscard]] std::string last_move() const;
    [[nodiscard]] std::string next_move() const;
    /// The moves made so far, as the rest of decant takes them.
    [[nodiscard]] api::Check played() const;

    /// Makes the moves of a text such as `2>3`, up to the first illegal one, and forgets what lay ahead. Says
    /// why it stopped, if it did.
    std::optional<std::string> make(std::string_view moves);
    /// Whether there was anything to take back, or to make again.
    bool undo();
    bool redo();
    void to_start() { made_ = 0; }
    void to_end() { made_ = turns_.size(); }
    /// Lays a plan ahead of the position, in place of what was there.
    void lay_ahead(std::span<const api::Step> plan);

  private:
    struct Turn {
        std::string move;
        api::Level after;
    };
    void append(const std::string& move);

    api::Level start_;
    std::vector<Turn> turns_;
    std::size_t made_ = 0;
};

}  // namespace decant::cli::playing
