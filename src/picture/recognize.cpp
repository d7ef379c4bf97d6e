// The steps in their order, for each layout that the picture suggests.
// SPDX-License-Identifier: MIT
#include "picture/recognize.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>
#include <optional>
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

void scale(Rectangle& rectangle, double factor) {
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
    return std::all_of(tube.places.begin(), tube.places.end(), [&](const Place& place) {
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
    return std::all_of(fills.begin(), fills.end(), [&](const Fill& fill) { return is_brimful(fill, width); });
}

bool is_asked(const Board& board, Doubt doubt) {
    return std::any_of(board.questions.begin(), board.questions.end(),
                       [&](const Question& question) { return question.doubt == doubt; });
}

std::size_t places_in_doubt(const Board& board) {
    std::size_t count = 0;
    for (const Tube& tube : board.tubes)
        count += static_cast<std::size_t>(
            std::count_if(tube.places.begin(), tube.places.end(), std::mem_fn(&Place::doubtful)));
    return count;
}

std::size_t places(const Board& board) {
    return board.tubes.size() * static_cast<std::size_t>(board.capacity);
}

// What a person would have to do about it: a question is as much work as four places.
constexpr std::size_t question_effort = 4;
std::size_t effort(const Board& board) {
    return places_in_doubt(board) + question_effort * board.questions.size();
}

// Signs, buttons and noise leave more to ask than they have places. That no tube has room is no sign of that.
bool is_board(const Board& board) {
    const std::size_t odd = effort(board) - (is_asked(board, Doubt::full) ? question_effort : 0);
    return board.colors.size() >= 2 && board.capacity >= 2 && 2 * odd <= places(board);
}

// The board that leaves least to ask, over the pitches that come into question; the likeliest one that leaves
// nothing.
Board best_over_pitches(const Grid<Lab>& colors, const Rows& rows, const std::vector<Profile>& contrast,
                        const Evidence& evidence, double width) {
    Board best;
    for (const Pitch& pitch : pitches(evidence, width)) {
        Board board = read_units(colors, rows, contrast, pitch);
        if (best.tubes.empty() || effort(board) < effort(best)) best = std::move(board);
        if (best.sure()) break;
    }
    return best;
}

// Reads a layout. If no tube has room, those that look even and pale up to the rim must be the empty ones,
// and so `glass` is their color.
Board read(const Grid<Lab>& colors, const Layout& layout, const std::optional<Lab>& glass = std::nullopt) {
    const Rows rows = rows_of(layout.frames);
    const double width = layout.frames.front().width();
    const std::vector<Profile> contrast = contrasts(colors, rows, Part::middle, glass);
    Evidence evidence{.edges = edges(colors, rows),
                      .flanks = contrasts(colors, rows, Part::flanks, glass),
                      .signs = signs(colors, rows),
                      .fills = {}};
    const std::vector<Fill>& fills = evidence.fills;
    for (const Profile& profile : contrast) evidence.fills.push_back(fill_of(profile, width, clear_contrast));
    Board board = best_over_pitches(colors, rows, contrast, evidence, width);
    for (std::size_t i = 0; i < board.tubes.size(); ++i) {
        const Tube& tube = board.tubes[i];
        if (!is_brimful(fills[i], width) || !is_even(tube) || !is_pale(contrast[i])) continue;
        if (!glass && is_asked(board, Doubt::full))
            return read(colors, layout,
                        board.colors[static_cast<std::size_t>(tube.places.front().color)].mean);
        board.questions.push_back({Doubt::glass, tube.frame});
    }
    for (const Rectangle& gap : gaps(rows)) board.questions.push_back({Doubt::gap, gap});
    for (const Rectangle& stranger : layout.strangers) board.questions.push_back({Doubt::stranger, stranger});
    const bool rims_seen = layout.outlined && !all_brimful(fills, width);
    if (!rims_seen) board.questions.push_back({Doubt::no_outline, layout.frames.front()});
    return board;
}

// A frame on the scale of the canvas, as far as it lies on it.
Rectangle on_canvas(Rectangle frame, const Canvas& canvas) {
    scale(frame, 1.0 / canvas.factor);
    const auto within = [](double value, int end) { return std::round(std::clamp(value, 0.0, double(end))); };
    const int width = canvas.colors.width();
    const int height = canvas.colors.height();
    return {within(frame.left, width), within(frame.top, height), within(frame.right, width),
            within(frame.bottom, height)};
}

bool may_hold_units(const Rectangle& frame) {
    constexpr double narrowest = 8;
    return frame.width() >= narrowest && frame.height() >= frame.width();
}

bool is_about_other_tubes(const Question& question) {
    return question.doubt == Doubt::gap || question.doubt == Doubt::no_outline ||
           question.doubt == Doubt::full;
}

Board in_pixels(Board board, const Pixels& pixels, int factor) {
    scale(board, factor);
    board.width = pixels.width;
    board.height = pixels.height;
    return board;
}

}  // namespace

base::Result<Board> recognize_framed(const Pixels& pixels, const std::vector<Rectangle>& frames) {
    const Canvas canvas = shrink(pixels);
    Layout layout;
    for (const Rectangle& frame : frames) layout.frames.push_back(on_canvas(frame, canvas));
    if (frames.empty() || !std::all_of(layout.frames.begin(), layout.frames.end(), may_hold_units))
        return Diagnostic{"a frame is no tube", "draw it around a tube, which is higher than wide", {}};
    Board board = read(canvas.colors, layout);
    if (board.colors.empty())
        return Diagnostic{"no units are seen in these tubes", "draw the frames around tubes", {}};
    std::vector<Question>& questions = board.questions;
    questions.erase(std::remove_if(questions.begin(), questions.end(), is_about_other_tubes),
                    questions.end());
    return in_pixels(std::move(board), pixels, canvas.factor);
}

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
    return in_pixels(std::move(best), pixels, canvas.factor);
}

}  // namespace decant::picture
