// Questions about tubes, and about what stands around them.
// SPDX-License-Identifier: MIT
#include "picture/doubts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <vector>

#include "picture/around.hpp"
#include "picture/buttons.hpp"
#include "picture/effort.hpp"
#include "picture/patches.hpp"
#include "picture/rows.hpp"
#include "picture/shape.hpp"

namespace decant::picture {
namespace {

// A tube whose box is higher than its frame, by a cork only if it is full.
void ask_about_height(const Grid<Lab>& colors, const Rectangle& box, Board& board) {
    constexpr float same = 12;
    const auto tube = std::find_if(board.tubes.begin(), board.tubes.end(), [&](const Tube& each) {
        return each.frame.left == box.left && each.frame.bottom == box.bottom;
    });
    if (tube == board.tubes.end()) return;
    const Rectangle above{box.left, box.top, box.right, tube->frame.top};
    const auto is_cork = [&] {
        const Lab& color = board.colors[static_cast<std::size_t>(tube->places.front().color)].mean;
        return is_filled(colors, above) && distance(main_color(patch_of(colors, above)), color) > same;
    };
    if (!tube->is_even() || !is_cork()) board.questions.push_back({Doubt::height, tube->frame});
}

// Whether no unit is missing.
bool is_whole(const Board& board) {
    return !is_asked(board, Doubt::counts) &&
           std::none_of(board.tubes.begin(), board.tubes.end(), [](const Tube& tube) {
               return std::any_of(tube.places.begin(), tube.places.end(),
                                  [](const Place& place) { return place.state == State::hidden; });
           });
}

bool has_color_of(const Board& board, const Lab& color) {
    constexpr float least_apart = 12;  // the colors of a game
    return std::any_of(board.colors.begin(), board.colors.end(),
                       [&](const Color& other) { return distance(other.mean, color) < least_apart; });
}

// Whether all rows are in the middle of the picture, as they are not where the last tube of one was not seen.
bool are_centered(const Rows& rows, int width) {
    return std::all_of(rows.begin(), rows.end(), [&](const std::vector<Rectangle>& row) {
        const double center = (row.front().left + row.back().right) / 2;
        return std::abs(center - width / 2.0) < 0.25 * row.front().width();
    });
}

// Whether nothing speaks for a tube that was not seen, once gaps are asked about, and empty ones were.
bool shows_all(const Board& board, const Rows& rows, int width) {
    return is_whole(board) && !is_asked(board, Doubt::gap) && are_centered(rows, width) &&
           std::any_of(board.tubes.begin(), board.tubes.end(), std::mem_fn(&Tube::is_empty));
}

// Nothing is seen above the fills, and no tube is empty: the frames may be the fills themselves.
bool all_brimful(const Trial& trial) {
    return std::all_of(trial.evidence.fills.begin(), trial.evidence.fills.end(), [&](const Fill& fill) {
        return is_brimful(fill, trial.layout.frames.front().width());
    });
}

void ask_about_capacity(Trial& trial) {
    // Less above the highest place is the rim of a tube.
    constexpr double nearly_a_unit = 0.85;
    const double width = trial.layout.frames.front().width();
    Board& board = trial.board;
    for (std::size_t i = 0; i < board.tubes.size(); ++i) {
        const int seen = top_of_all(trial.contrast[i], width, clear_contrast);
        const bool is_above = trial.pitch.units_up_to(seen) >= board.capacity + nearly_a_unit;
        // A cork is on a tube that is full of one color.
        if (is_above && !board.tubes[i].is_even())
            board.questions.push_back({Doubt::capacity, board.tubes[i].frame});
    }
}

// All tubes have room for two more units, which is more than a neck is high: units may lie as high in other
// positions of the game.
void ask_about_room(Trial& trial) {
    constexpr double neck = 1.7;
    const double above = trial.pitch.border(trial.board.capacity) - neck * trial.pitch.height;
    if (trial.layout.outlined && above > 0)
        trial.board.questions.push_back({Doubt::capacity, trial.board.around()});
}

void ask_about_lifted(const Grid<Lab>& colors, const Layout& layout, Board& board) {
    for (const Rectangle& object : layout.lifted)
        if (is_filled(colors, object) &&
            (!is_whole(board) || has_color_of(board, main_color(patch_of(colors, object)))))
            board.questions.push_back({Doubt::lifted, object});
}

}  // namespace

void add_doubts(const Grid<Lab>& colors, Trial& trial) {
    const Layout& layout = trial.layout;
    Board& board = trial.board;
    const auto ask = [&](Doubt doubt, const std::vector<Rectangle>& places) {
        for (const Rectangle& where : places) board.questions.push_back({doubt, where});
    };
    const Shape shape = shape_of_units(colors, trial);
    board.has_balls = shape == Shape::balls;
    if (shape == Shape::unclear) ask(Doubt::shape, {board.around()});
    ask_about_capacity(trial);
    ask_about_room(trial);
    for (const Rectangle& box : layout.higher) ask_about_height(colors, box, board);
    ask(Doubt::button, buttons(colors, board, layout, trial.evidence.fills));
    ask(Doubt::gap, gaps(trial.rows));
    ask(Doubt::stranger, layout.strangers);
    ask_about_lifted(colors, layout, board);
    ask(Doubt::stranger, traces(colors, trial.rows));
    ask(Doubt::stranger, remains(colors, trial.rows, layout));
    for (const Rows& ended : {trial.rows, rows_of(layout.pieces)}) ask(Doubt::cut, cuts(colors, ended));
    const bool is_steady = layout.steady || shows_all(board, trial.rows, colors.width());
    const bool rims_seen = layout.outlined && is_steady && !all_brimful(trial);
    if (!rims_seen) ask(Doubt::no_outline, {layout.frames.front()});
}

}  // namespace decant::picture
