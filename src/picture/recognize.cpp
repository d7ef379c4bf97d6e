// The steps in their order, for each layout that the picture suggests.
// SPDX-License-Identifier: MIT
#include "picture/recognize.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "picture/contrast.hpp"
#include "picture/frames.hpp"
#include "picture/pitch.hpp"
#include "picture/rows.hpp"
#include "picture/units.hpp"

namespace decant::picture {
namespace {

using base::Diagnostic;

// What stands out this much is a fill, before the contrasts of all places say it better.
constexpr float clear_contrast = 6;
// Layouts that explain less than this part of what the best one does are signs and buttons.
constexpr double worth_reading = 0.3;

void scale(Rectangle& rectangle, int factor) {
    rectangle.left *= factor;
    rectangle.top *= factor;
    rectangle.right *= factor;
    rectangle.bottom *= factor;
}

void scale(Board& board, int factor) {
    for (Tube& tube : board.tubes) {
        scale(tube.frame, factor);
        for (Place& place : tube.places) scale(place.where, factor);
    }
    for (Question& question : board.questions) scale(question.where, factor);
}

// Up to the rim of a tube of this width.
bool is_brimful(const Fill& fill, double width) { return !fill.empty() && fill.top < 0.1 * width; }

bool is_even(const Tube& tube) {
    return std::ranges::all_of(tube.places, [&](const Place& place) {
        return place.state == State::unit && place.color == tube.places.front().color;
    });
}

// Tinted glass differs less from the background than colors do.
bool is_pale(const Profile& contrast) {
    constexpr float pale = 20;
    const float sum = std::accumulate(contrast.begin(), contrast.end(), 0.0F);
    return sum < pale * static_cast<float>(contrast.size());
}

// Nothing is seen above the fills, and no tube is empty: the frames may be the fills themselves.
bool all_brimful(const std::vector<Fill>& fills, double width) {
    return std::ranges::all_of(fills, [&](const Fill& fill) { return is_brimful(fill, width); });
}

std::size_t places_in_doubt(const Board& board) {
    std::size_t count = 0;
    for (const Tube& tube : board.tubes)
        count += static_cast<std::size_t>(std::ranges::count_if(tube.places, &Place::doubtful));
    return count;
}

std::size_t places(const Board& board) {
    return board.tubes.size() * static_cast<std::size_t>(board.capacity);
}

// What a person would have to do about it.
std::size_t effort(const Board& board) { return places_in_doubt(board) + 4 * board.questions.size(); }

bool is_board(const Board& board) {
    return board.colors.size() >= 2 && board.capacity >= 2 && 2 * effort(board) <= places(board);
}

// The board that leaves least to ask, over the pitches that come into question; the likeliest one that leaves
// nothing.
Board read(const Grid<Lab>& colors, const Layout& layout) {
    const Rows rows = rows_of(layout.frames);
    const std::vector<Profile> contrast = contrasts(colors, rows, Part::middle);
    const double width = layout.frames.front().width();
    Evidence evidence{.edges = edges(colors, rows),
                      .flanks = contrasts(colors, rows, Part::flanks),
                      .signs = signs(colors, rows),
                      .fills = {}};
    std::vector<Fill>& fills = evidence.fills;
    for (const Profile& profile : contrast) fills.push_back(fill_of(profile, width, clear_contrast));
    Board best;
    for (const Pitch& pitch : pitches(evidence, width)) {
        Board board = read_units(colors, rows, contrast, pitch);
        if (best.tubes.empty() || effort(board) < effort(best)) best = std::move(board);
        if (best.sure()) break;
    }
    for (const Rectangle& gap : gaps(rows)) best.questions.push_back({Doubt::gap, gap});
    for (const Rectangle& stranger : layout.strangers) best.questions.push_back({Doubt::stranger, stranger});
    for (std::size_t tube = 0; tube < best.tubes.size(); ++tube)
        if (is_brimful(fills[tube], width) && is_even(best.tubes[tube]) && is_pale(contrast[tube]))
            best.questions.push_back({Doubt::glass, best.tubes[tube].frame});
    const bool rims_seen = layout.outlined && !all_brimful(fills, width);
    if (!rims_seen) best.questions.push_back({Doubt::no_outline, layout.frames.front()});
    return best;
}

}  // namespace

base::Result<Board> recognize(const Pixels& pixels) {
    const Canvas canvas = shrink(pixels);
    Board best;
    const std::vector<Layout> found = layouts(canvas.colors);
    for (const Layout& layout : found) {
        if (layout.score < worth_reading * found.front().score) continue;
        Board board = read(canvas.colors, layout);
        if (!is_board(board) || (is_board(best) && effort(board) >= effort(best))) continue;
        best = std::move(board);
        if (best.sure()) break;
    }
    if (!is_board(best))
        return Diagnostic{"no board of tubes is seen in the picture",
                          "take a screenshot of the whole board, upright, with nothing in front of it",
                          {}};
    scale(best, canvas.factor);
    return best;
}

}  // namespace decant::picture
