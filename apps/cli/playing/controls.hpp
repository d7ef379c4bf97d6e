// From picks and digits to moves: a tube and then another one, or an entry of the list of moves.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/playing/session.hpp"

namespace decant::cli::playing {

class Controls {
  public:
    explicit Controls(Session& session);

    /// Whether things are picked from a board, else from the list of legal moves.
    [[nodiscard]] bool on_board() const { return on_board_; }
    [[nodiscard]] std::size_t choices() const { return choices_; }
    [[nodiscard]] std::size_t cursor() const { return cursor_; }
    [[nodiscard]] std::optional<std::size_t> picked() const { return picked_; }
    /// The digits of a number that may still continue.
    [[nodiscard]] const std::string& typed() const { return typed_; }

    /// Picks a tube or a move, counted from 0; a second pick of the same tube puts it back.
    void pick(std::size_t choice);
    /// Types a digit of a number, counted from 1, and picks it once no further digit could follow.
    void digit(char digit);
    /// Picks the number that was typed so far, or the tube or move at the cursor.
    void enter();
    /// Picks the number that was typed so far, if one was.
    void end_number();
    void shift(int by);
    /// Forgets what was picked and typed.
    void clear();
    /// To be called after moves that did not come from here.
    void refresh();

  private:
    Session& session_;
    bool on_board_;
    std::size_t choices_ = 0;
    std::size_t cursor_ = 0;
    std::optional<std::size_t> picked_;
    std::string typed_;
};

}  // namespace decant::cli::playing
