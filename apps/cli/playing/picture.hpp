// The picture of a game on the screen, and the tube or move at each place of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/playing/controls.hpp"
#include "cli/playing/layout.hpp"
#include "cli/playing/session.hpp"

namespace decant::cli::playing {

class Picture {
  public:
    explicit Picture(bool color);

    void draw(const Session& session, const Controls& controls);
    static void draw_help();

    /// The number of tubes in a row: how far the cursor moves up and down.
    [[nodiscard]] int in_a_row() const { return static_cast<int>(layout_.in_a_row); }
    /// The tube or the entry at a place of the screen.
    [[nodiscard]] std::optional<std::size_t> choice_at(int column, int line) const;
    /// Moves the text of a map up or down, where it is longer than the screen.
    void scroll(int by) { map_top_ += by; }

  private:
    struct Area {
        int top = 0;
        int height = 0;
        int width = 0;
    };
    void put(int column, int line, const std::string& text) const;
    void draw_board(const api::BoardView& board, const Controls& controls);
    void draw_tube(const api::BoardView& board, std::size_t tube, const Controls& controls) const;
    void draw_unit(const api::BoardView& board, int unit, int column, int line) const;
    void draw_moves(const Session& session, const Controls& controls);
    void draw_frame(const Session& session, const Controls& controls) const;

    bool color_;
    bool drawn_glass_;  ///< the terminal knows characters for it
    bool on_board_ = true;
    Area area_;
    int top_ = 0;  ///< the first visible line of the drawing in the area
    int map_top_ = 0;
    Layout layout_;
};

}  // namespace decant::cli::playing
