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

#include "picture/around.hpp"
#include "picture/buttons.hpp"
#include "picture/capacity.hpp"
#include "picture/contrast.hpp"
#include "picture/frames.hpp"
#include "picture/halves.hpp"
#include "picture/patches.hpp"
#include "picture/pitch.hpp"
#include "picture/places.hpp"
#include "picture/rim.hpp"
#include "picture/rows.hpp"
#include "picture/units.hpp"

namespace decant::picture {
namespace {

using base::Diagnostic;

// What stands out this much is a fill, before the contrasts of all places say it better.
constexpr float clear_contrast = 6;
// Layouts that explain less than this part of what the best one does are signs and buttons.
constexpr double worth_reading = 0.3;

// Comparing units costs most. So many pairs are compared in about 0.2 s; large boards have 200 units.
constexpr std::size_t most_pairs = 200'000;

// Less above the highest place is the rim of a tube.
constexpr double nearly_a_unit = 0.85;
constexpr double nearly_as_likely = 0.8;

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

bool is_sure_but_for(const Board& board, Doubt doubt) {
    return places_in_doubt(board) == 0 && board.questions.size() == 1 && is_asked(board, doubt);
}

bool has_one_color(const Board& board) { return board.colors.size() < 2; }

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
    return !has_one_color(board) && board.capacity >= 2 && 2 * odd <= places(board);
}

// How many pairs of units may still be compared.
class Budget {
  public:
    bool takes(std::size_t units) {
        const std::size_t pairs = units * units / 2;
        if (pairs > left_) return false;
        left_ -= pairs;
        return true;
    }

  private:
    std::size_t left_ = most_pairs;
};

// Whether most of the gaps, in which nothing is seen, lie within units rather than at borders, and most tubes
// have one.
bool has_gaps_in_units(const Trial& trial) {
    constexpr float nothing = 2.5;
    constexpr double highest = 0.5;  // of a unit; what is higher may be one
    constexpr double at_border = 0.25;
    const Pitch& pitch = trial.pitch;
    int all = 0;
    int within = 0;
    int filled = 0;
    for (std::size_t i = 0; i < trial.contrast.size(); ++i) {
        const Fill& fill = trial.evidence.fills[i];
        filled += fill.empty() ? 0 : 1;
        int begin = std::max(fill.top, static_cast<int>(pitch.border(pitch.units))) + 1;
        for (int y = begin; y < fill.bottom; ++y) {
            if (trial.contrast[i][static_cast<std::size_t>(y)] < nothing) continue;
            const int height = y - begin;
            const double units = pitch.units_up_to(begin + height / 2.0);
            begin = y + 1;
            if (height < 2 || height > highest * pitch.height) continue;
            ++all;
            within += std::abs(units - std::round(units)) > at_border ? 1 : 0;
        }
    }
    return 2 * within > std::max(all, filled);
}

bool is_multiple(int units, int of) { return units % of == 0; }

// Whether so few units are read in tubes so low that each may as well be a pair of lower ones: a board with
// few runs of colors, all of them even, is as likely as one for two or three units in a tube.
bool may_be_pairs(const Board& board) {
    constexpr int few = 9;
    std::ptrdiff_t units = 0;
    for (const Tube& tube : board.tubes)
        units += std::count_if(tube.places.begin(), tube.places.end(),
                               [](const Place& place) { return place.state != State::empty; });
    return board.capacity == 2 || (board.capacity == 3 && units <= few);
}

// The board that leaves least to ask, over the pitches that come into question; the likeliest one that leaves
// nothing. If several do, the counts hold for some of them by luck, as they may for one that agrees much less
// with what is seen than the likeliest.
void read_best_pitch(const Grid<Lab>& colors, Trial& trial, Budget& budget,
                     const std::optional<int>& capacity) {
    const double width = trial.layout.frames.front().width();
    trial.pitches = pitches(trial.evidence, width, capacity);
    int sure = 0;
    int even = 0;  // of a reading of units that are as high as usual, but all runs of a color are even
    bool all_read = true;
    for (const Pitch& pitch : trial.pitches) {
        if (!budget.takes(filled_places(trial.contrast, pitch))) {
            all_read = false;
            continue;
        }
        Board board = read_units(colors, trial.rows, trial.contrast, pitch, capacity);
        sure += board.sure() ? 1 : 0;
        if (is_usual(pitch, width) && is_sure_but_for(board, Doubt::pitch)) even = pitch.units;
        // Units of one color alone are several in each place, that differ as much as colors do.
        const bool is_worse = effort(board) >= effort(trial.board) || has_one_color(board);
        if (!trial.board.tubes.empty() && is_worse && !has_one_color(trial.board)) continue;
        trial.board = std::move(board);
        trial.pitch = pitch;
    }
    if (trial.board.tubes.empty()) return;
    // Parts of units, and several of them, agree as units do.
    const bool has_likelier =
        std::any_of(trial.pitches.begin(), trial.pitches.end(), [&](const Pitch& other) {
            return trial.pitch.agreement < nearly_as_likely * other.agreement &&
                   !is_multiple(other.units, trial.pitch.units) &&
                   !is_multiple(trial.pitch.units, other.units);
        });
    const bool may_be_even =
        even > trial.pitch.units && is_multiple(even, trial.pitch.units) && !is_usual(trial.pitch, width);
    if (sure > 1 || !all_read || has_likelier || may_be_even || may_be_pairs(trial.board) ||
        has_gaps_in_units(trial))
        trial.board.questions.push_back({Doubt::pitch, trial.board.around()});
}

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

// Reads a layout. If no tube has room, those that look even and pale up to the rim must be the empty ones,
// and so `glass` is their color.
Trial read(const Grid<Lab>& colors, const Layout& layout, Budget& budget, const std::optional<int>& capacity,
           const std::optional<Lab>& glass = std::nullopt) {
    Trial trial;
    trial.layout = layout;
    trial.rows = rows_of(layout.frames);
    const double width = layout.frames.front().width();
    trial.contrast = contrasts(colors, trial.rows, Part::middle, glass);
    trial.evidence = {.edges = edges(colors, trial.rows),
                      .flanks = contrasts(colors, trial.rows, Part::flanks, glass),
                      .signs = signs(colors, trial.rows),
                      .fills = {}};
    const int rim = rim_of(trial.contrast, width, clear_contrast);
    for (std::vector<Profile>* seen : {&trial.contrast, &trial.evidence.edges, &trial.evidence.flanks})
        clear_rows(*seen, rim);
    std::vector<Fill>& fills = trial.evidence.fills;
    for (const Profile& profile : trial.contrast) fills.push_back(fill_of(profile, width, clear_contrast));
    read_best_pitch(colors, trial, budget, capacity);
    if (trial.board.tubes.empty()) return trial;
    Board& board = trial.board;
    for (std::size_t i = 0; i < board.tubes.size(); ++i) {
        const Tube& tube = board.tubes[i];
        if (!is_brimful(fills[i], width) || !tube.is_even() || !is_pale(trial.contrast[i])) continue;
        if (!glass && is_asked(board, Doubt::full))
            return read(colors, layout, budget, capacity,
                        board.colors[static_cast<std::size_t>(tube.places.front().color)].mean);
        board.questions.push_back({Doubt::glass, tube.frame});
    }
    for (std::size_t i = 0; i < board.tubes.size(); ++i) {
        const int seen = top_of_all(trial.contrast[i], width, clear_contrast);
        const bool is_above = trial.pitch.units_up_to(seen) >= board.capacity + nearly_a_unit;
        // A cork is on a tube that is full of one color.
        if (is_above && !board.tubes[i].is_even())
            board.questions.push_back({Doubt::capacity, board.tubes[i].frame});
    }
    for (const Rectangle& box : layout.higher) ask_about_height(colors, box, board);
    for (const Rectangle& button : buttons(colors, board, layout, fills))
        board.questions.push_back({Doubt::button, button});
    for (const Rectangle& gap : gaps(trial.rows)) board.questions.push_back({Doubt::gap, gap});
    for (const Rectangle& stranger : layout.strangers) board.questions.push_back({Doubt::stranger, stranger});
    for (const Rectangle& object : layout.lifted)
        if (is_filled(colors, object) &&
            (!is_whole(board) || has_color_of(board, main_color(patch_of(colors, object)))))
            board.questions.push_back({Doubt::lifted, object});
    for (const Rectangle& trace : traces(colors, trial.rows))
        board.questions.push_back({Doubt::stranger, trace});
    for (const Rows& ended : {trial.rows, rows_of(layout.pieces)})
        for (const Rectangle& cut : cuts(colors, ended)) board.questions.push_back({Doubt::cut, cut});
    if (may_be_two_boards(board)) board.questions.push_back({Doubt::halves, board.around()});
    const bool is_steady = layout.steady || shows_all(board, trial.rows, colors.width());
    const bool rims_seen = layout.outlined && is_steady && !all_brimful(fills, width);
    if (!rims_seen) board.questions.push_back({Doubt::no_outline, layout.frames.front()});
    trial.effort = effort(board);
    trial.is_board = is_board(board);
    return trial;
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
    scale(board, factor);
    board.width = width;
    board.height = height;
    return board;
}

bool is_read_surely(const Recognition& seen) { return seen.chosen && seen.trials[*seen.chosen].board.sure(); }

bool is_tried(const Recognition& seen, const Layout& layout) {
    return std::any_of(seen.trials.begin(), seen.trials.end(),
                       [&](const Trial& trial) { return trial.layout.frames == layout.frames; });
}

// Reads the layouts that further objects suggest, up to one that leaves nothing to ask.
void try_layouts(Recognition& seen, Outlines outlines, const std::optional<int>& capacity) {
    const Grid<Lab>& colors = seen.canvas.colors;
    for (Objects& more : objects_by_threshold(colors, outlines)) seen.objects.push_back(std::move(more));
    const std::vector<Layout> found = layouts(seen.objects, colors.width());
    Budget budget;
    for (const Layout& layout : found) {
        if (is_tried(seen, layout)) continue;
        if (layout.score < worth_reading * found.front().score) {
            seen.trials.emplace_back().layout = layout;
            continue;
        }
        seen.trials.push_back(read(colors, layout, budget, capacity));
        const Trial& trial = seen.trials.back();
        if (!trial.is_board || (seen.chosen && trial.effort >= seen.trials[*seen.chosen].effort)) continue;
        seen.chosen = seen.trials.size() - 1;
        if (is_read_surely(seen)) return;
    }
}

}  // namespace

base::Result<Board> recognize_framed(const Pixels& pixels, const std::vector<Rectangle>& frames,
                                     std::optional<int> capacity) {
    const Canvas canvas = shrink(pixels);
    Layout layout;
    for (const Rectangle& frame : frames) layout.frames.push_back(on_canvas(frame, canvas));
    if (frames.empty() || !std::all_of(layout.frames.begin(), layout.frames.end(), may_hold_units))
        return Diagnostic{"a frame is no tube",
                          "draw it around a tube, which is higher than wide",
                          {},
                          base::ProblemKind::no_board};
    Budget budget;
    Board board = read(canvas.colors, layout, budget, capacity).board;
    if (board.colors.empty())
        return Diagnostic{"no units are seen in these tubes",
                          "draw the frames around tubes",
                          {},
                          base::ProblemKind::no_board};
    std::vector<Question>& questions = board.questions;
    questions.erase(std::remove_if(questions.begin(), questions.end(), is_about_other_tubes),
                    questions.end());
    if (capacity) lay_out(board, *capacity);
    return in_pixels(std::move(board), pixels.width, pixels.height, canvas.factor);
}

Recognition examine(const Pixels& pixels, std::optional<int> capacity) {
    Recognition seen;
    seen.width = pixels.width;
    seen.height = pixels.height;
    seen.canvas = shrink(pixels);
    for (const Outlines outlines : {Outlines::clear, Outlines::faint})
        if (!is_read_surely(seen)) try_layouts(seen, outlines, capacity);
    if (!capacity) return seen;
    // Units of a height that leaves most of them open are read as high as they look.
    if (!seen.chosen) seen = examine(pixels, std::nullopt);
    if (seen.chosen) lay_out(seen.trials[*seen.chosen].board, *capacity);
    return seen;
}

base::Result<Board> Recognition::board() const {
    if (!chosen)
        return Diagnostic{"no board of tubes is seen in the picture",
                          "take a screenshot of the whole board, upright, with nothing in front of it",
                          {},
                          base::ProblemKind::no_board};
    return in_pixels(trials[*chosen].board, width, height, canvas.factor);
}

base::Result<Board> recognize(const Pixels& pixels, std::optional<int> capacity) {
    return examine(pixels, capacity).board();
}

}  // namespace decant::picture
