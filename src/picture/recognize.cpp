// The steps in their order, for each layout that the picture suggests.
// SPDX-License-Identifier: MIT
#include "picture/recognize.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "picture/boxes.hpp"
#include "picture/color.hpp"
#include "picture/contrast.hpp"
#include "picture/fills.hpp"
#include "picture/frames.hpp"
#include "picture/grid.hpp"
#include "picture/order.hpp"
#include "picture/pitch.hpp"
#include "picture/places.hpp"
#include "picture/rows.hpp"
#include "picture/units.hpp"

namespace decant::picture {
namespace {

base::Diagnostic no_board(std::string problem, std::string remedy) {
    return {std::move(problem), std::move(remedy), {}, base::ProblemKind::no_board};
}

// How many pairs of units may still be compared, which costs most: as many as take about 0.2 s. Large boards
// have 200 units.
class Budget {
  public:
    // Takes what so many units need, if that is left.
    bool takes(std::size_t units) {
        const std::size_t pairs = units * units / 2;
        if (pairs > left_) return false;
        left_ -= pairs;
        return true;
    }

  private:
    std::size_t left_ = 200'000;
};

constexpr double nearly_as_likely = 0.8;

bool has_one_color(const Board& board) { return board.colors.size() < 2; }

bool is_multiple(int units, int of) { return units % of == 0; }

// Whether so few units are read in tubes so low that each may as well be a pair of lower ones: a board with
// few runs of colors, all of them even, is as likely as one for two or three units in a tube.
bool may_be_pairs(const Board& board) {
    constexpr int few = 9;
    const int units = static_cast<int>(board.tubes.size()) * board.capacity - board.count(State::empty);
    return board.capacity == 2 || (board.capacity == 3 && units <= few);
}

// Of the pitches that come into question, takes the one whose board leaves least to ask; the likeliest one
// of those that leave nothing. If several do, the counts hold for some of them by luck, as they may for one
// that agrees much less with what is seen than the likeliest: then the board asks. Without a board if the
// budget allows none.
void take_best_pitch(const Grid<Lab>& colors, LayoutCandidate& candidate, Budget& budget,
                     const std::optional<int>& capacity) {
    const double width = candidate.layout.frames.front().width();
    candidate.pitches = pitches(candidate.evidence, width, capacity);
    int sure = 0;
    bool all_read = true;
    for (const Pitch& pitch : candidate.pitches) {
        if (!budget.takes(filled_places(candidate.contrast, pitch))) {
            all_read = false;
            continue;
        }
        Board board = read_units(colors, candidate.rows, candidate.contrast, pitch, capacity);
        sure += board.sure() ? 1 : 0;
        // Units of one color alone are several in each place, that differ as much as colors do.
        const bool is_worse = effort(board) >= effort(candidate.board) || has_one_color(board);
        if (!candidate.board.tubes.empty() && is_worse && !has_one_color(candidate.board)) continue;
        candidate.board = std::move(board);
        candidate.pitch = pitch;
    }
    if (candidate.board.tubes.empty()) return;
    // Parts of units, and several of them, agree as units do.
    const bool has_likelier = any_of(candidate.pitches, [&](const Pitch& other) {
        return candidate.pitch.agreement < nearly_as_likely * other.agreement &&
               !is_multiple(other.units, candidate.pitch.units) &&
               !is_multiple(candidate.pitch.units, other.units);
    });
    if (sure > 1 || !all_read || has_likelier || may_be_pairs(candidate.board))
        candidate.board.questions.push_back({Doubt::pitch, candidate.board.around()});
}

// Layouts that explain less than this part of what the best one does are signs and buttons.
constexpr double worth_reading = 0.3;

void scale(Rectangle& rectangle, double factor) {
    rectangle.left *= factor;
    rectangle.top *= factor;
    rectangle.right *= factor;
    rectangle.bottom *= factor;
}

// Tinted glass differs less from the background than colors do.
bool is_pale(const Profile& contrast) {
    constexpr float pale = 20;
    const float sum = std::accumulate(contrast.begin(), contrast.end(), 0.0F);
    return sum < pale * static_cast<float>(contrast.size());
}

// Measures the contents of the tubes of a layout.
void look_into(const Grid<Lab>& colors, LayoutCandidate& candidate, const std::optional<Lab>& glass) {
    const double width = candidate.layout.frames.front().width();
    candidate.contrast = contrasts(colors, candidate.rows, Part::middle, glass);
    candidate.evidence = {.edges = edges(colors, candidate.rows),
                          .flanks = contrasts(colors, candidate.rows, Part::flanks, glass),
                          .signs = signs(colors, candidate.rows),
                          .fills = {}};
    for (const Profile& profile : candidate.contrast)
        candidate.evidence.fills.push_back(fill_of(profile, width, clear_contrast));
}

// The tubes that look even and pale up to the rim: full of one color, or empty, and of glass.
std::vector<const Tube*> tubes_like_glass(const LayoutCandidate& candidate) {
    const double width = candidate.layout.frames.front().width();
    std::vector<const Tube*> found;
    for (std::size_t i = 0; i < candidate.board.tubes.size(); ++i) {
        const Tube& tube = candidate.board.tubes[i];
        if (is_brimful(candidate.evidence.fills[i], width) && tube.is_even() &&
            is_pale(candidate.contrast[i]))
            found.push_back(&tube);
    }
    return found;
}

// Reads a layout. If no tube has room, those that look like glass must be the empty ones, and so `glass` is
// their color.
LayoutCandidate read(const Grid<Lab>& colors, const Layout& layout, Budget& budget,
                     const std::optional<int>& capacity, const std::optional<Lab>& glass = std::nullopt) {
    LayoutCandidate candidate;
    candidate.layout = layout;
    candidate.rows = rows_of(layout.frames);
    look_into(colors, candidate, glass);
    take_best_pitch(colors, candidate, budget, capacity);
    Board& board = candidate.board;
    if (board.tubes.empty()) return candidate;
    const std::vector<const Tube*> like_glass = tubes_like_glass(candidate);
    if (!glass && !like_glass.empty() && board.asks(Doubt::full)) {
        const int color = like_glass.front()->places.front().color;
        return read(colors, layout, budget, capacity, board.colors[static_cast<std::size_t>(color)].mean);
    }
    for (const Tube* tube : like_glass) board.questions.push_back({Doubt::glass, tube->frame});
    add_doubts(colors, candidate);
    candidate.effort = effort(board);
    candidate.is_board = is_board(board);
    return candidate;
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

Board in_pixels(Board board, int width, int height, int factor) {
    for (Tube& tube : board.tubes) {
        scale(tube.frame, factor);
        for (Place& place : tube.places) scale(place.where, factor);
    }
    for (Question& question : board.questions) scale(question.where, factor);
    board.width = width;
    board.height = height;
    return board;
}

bool is_read_surely(const Recognition& seen) {
    return seen.chosen && seen.candidates[*seen.chosen].board.sure();
}

bool is_tried(const Recognition& seen, const Layout& layout) {
    return any_of(seen.candidates,
                  [&](const LayoutCandidate& candidate) { return candidate.layout.frames == layout.frames; });
}

// Reads layouts, up to one that leaves nothing to ask.
void try_layouts(Recognition& seen, const std::vector<Layout>& found, const std::optional<int>& capacity) {
    Budget budget;
    for (const Layout& layout : found) {
        if (is_tried(seen, layout)) continue;
        if (layout.score < worth_reading * found.front().score) {
            seen.candidates.emplace_back().layout = layout;
            continue;
        }
        seen.candidates.push_back(read(seen.canvas.colors, layout, budget, capacity));
        const LayoutCandidate& candidate = seen.candidates.back();
        if (!candidate.is_board || (seen.chosen && candidate.effort >= seen.candidates[*seen.chosen].effort))
            continue;
        seen.chosen = seen.candidates.size() - 1;
        if (is_read_surely(seen)) return;
    }
}

// Where no layout is a board, the one that leaves least to ask, if it shows enough.
void take_nearest(Recognition& seen) {
    for (std::size_t i = 0; i < seen.candidates.size(); ++i) {
        const LayoutCandidate& candidate = seen.candidates[i];
        if (is_worth_showing(candidate.board) &&
            (!seen.chosen || candidate.effort < seen.candidates[*seen.chosen].effort))
            seen.chosen = i;
    }
}

// A box with its own outline is not a tube as high as others, whatever else looks like theirs around it.
void keep_lower_tubes(const std::vector<Rectangle>& strangers, std::vector<Layout>& layouts) {
    constexpr double nearly_as_high = 0.85;
    for (Layout& layout : layouts)
        for (const Rectangle& box : strangers)
            if (any_of(layout.frames, [&](const Rectangle& frame) {
                    return overlaps(frame, box) && is_near(box.width(), frame.width(), like_width) &&
                           box.height() < nearly_as_high * frame.height();
                }))
                layout.strangers.push_back(box);
}

// Tries the layouts that objects suggest, then those of fainter ones, then those of fills.
void look_for_board(Recognition& seen, const std::optional<int>& capacity) {
    const Grid<Lab>& colors = seen.canvas.colors;
    for (const Outlines outlines : {Outlines::clear, Outlines::faint}) {
        for (Objects& more : objects_by_threshold(colors, outlines)) seen.objects.push_back(std::move(more));
        try_layouts(seen, layouts(seen.objects, colors.all()), capacity);
        if (is_read_surely(seen)) return;
    }
    // Where no board is seen in them, objects are parts of the background.
    const std::vector<Objects> objects = seen.chosen ? seen.objects : std::vector<Objects>{};
    std::vector<Layout> found = layouts_around_fills(colors, objects);
    if (seen.chosen) keep_lower_tubes(seen.candidates[*seen.chosen].layout.strangers, found);
    try_layouts(seen, found, capacity);
}

}  // namespace

base::Result<Board> recognize_framed(const Pixels& pixels, const std::vector<Rectangle>& frames,
                                     std::optional<int> capacity) {
    const Canvas canvas = shrink(pixels);
    Layout layout;
    for (const Rectangle& frame : frames) layout.frames.push_back(on_canvas(frame, canvas));
    if (frames.empty() || !all_of(layout.frames, may_hold_units))
        return no_board("a frame is not a tube", "draw it around a tube, which is higher than wide");
    Budget budget;
    Board board = read(canvas.colors, layout, budget, capacity).board;
    if (board.colors.empty())
        return no_board("no units are seen in these tubes", "draw the frames around tubes");
    std::erase_if(board.questions, is_about_other_tubes);
    if (capacity) lay_out(board, *capacity);
    return in_pixels(std::move(board), pixels.width, pixels.height, canvas.factor);
}

Recognition examine(const Pixels& pixels, std::optional<int> capacity) {
    Recognition seen;
    seen.width = pixels.width;
    seen.height = pixels.height;
    seen.canvas = shrink(pixels);
    look_for_board(seen, capacity);
    // Units of a height that leaves most of them open are read as high as they look.
    if (!seen.chosen && capacity) seen = examine(pixels, std::nullopt);
    if (!seen.chosen) take_nearest(seen);
    if (seen.chosen && capacity) lay_out(seen.candidates[*seen.chosen].board, *capacity);
    return seen;
}

base::Result<Board> Recognition::board() const {
    if (chosen) return in_pixels(candidates[*chosen].board, width, height, canvas.factor);
    std::size_t alike = 0;
    for (const LayoutCandidate& candidate : candidates)
        alike = std::max(alike, candidate.layout.frames.size());
    return no_board("no board of tubes is seen in the picture" +
                        (alike == 0 ? "" : ", though " + std::to_string(alike) + " objects in it are alike"),
                    "take a screenshot of the whole board, upright, with nothing in front of it");
}

base::Result<Board> recognize(const Pixels& pixels, std::optional<int> capacity) {
    return examine(pixels, capacity).board();
}

}  // namespace decant::picture
