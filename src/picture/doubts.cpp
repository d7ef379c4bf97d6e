// Questions about tubes, about what is in them, and about what stands around them; and how many they are.
// SPDX-License-Identifier: MIT
#include "picture/doubts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "picture/cut_edges.hpp"
#include "picture/order.hpp"
#include "picture/patches.hpp"

namespace decant::picture {
namespace {

// Liquid fills its tube from wall to wall; balls are round and apart from each other. Other things may be
// neither.
enum class Shape { liquid, balls, unclear };

// The contrast near a border between units, a quarter of a unit up and down, compared with the middles of
// both.
struct Gap {
    double open = 0;   // the share of the rows that show much less
    double depth = 0;  // how much less the lowest of them shows, from 0 to 1
};

// Nothing if the units show nothing.
std::optional<Gap> gap_at(const Profile& seen, const Pitch& pitch, int units_below) {
    constexpr float much_less = 0.4F;
    const auto at = [&](double row) {
        const auto last = static_cast<double>(seen.size() - 1);
        return seen[static_cast<std::size_t>(std::clamp(std::round(row), 0.0, last))];
    };
    const double border = pitch.border(units_below);
    const float least = std::min(at(border - pitch.height / 2), at(border + pitch.height / 2));
    if (least < clear_contrast) return std::nullopt;
    int rows = 0;
    int open = 0;
    float lowest = least;
    for (double row = std::ceil(border - pitch.height / 4); row <= border + pitch.height / 4; ++row) {
        ++rows;
        open += at(row) < much_less * least ? 1 : 0;
        lowest = std::min(lowest, at(row));
    }
    return Gap{static_cast<double>(open) / std::max(1, rows), 1 - static_cast<double>(lowest / least)};
}

// The medians over all borders between two units.
std::optional<Gap> usual_gap(const std::vector<Profile>& seen, const LayoutCandidate& candidate) {
    std::vector<Gap> gaps;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const std::vector<Place>& places = candidate.board.tubes[i].places;
        for (std::size_t k = 1; k < places.size(); ++k) {
            if (places[k - 1].state == State::empty || places[k].state == State::empty) continue;
            const auto gap = gap_at(seen[i], candidate.pitch, static_cast<int>(k));
            if (gap) gaps.push_back(*gap);
        }
    }
    if (gaps.empty()) return std::nullopt;
    return Gap{median_by(gaps, &Gap::open), median_by(gaps, &Gap::depth)};
}

// Told by the borders between units: around a ball the background is seen, over more rows of pixels next to
// the walls of a tube than in its middle, or more clearly. Around blocks it is seen over as many.
Shape shape_of_units(const Grid<Lab>& colors, const LayoutCandidate& candidate) {
    // Over 30 made boards of each style and 36 of games, balls are at 0.08 at least and liquids at 0.
    constexpr double surely_liquid = 0.02;
    constexpr double surely_balls = 0.06;
    // In small or strongly compressed pictures, gaps between balls are no more than faint, but deeper there.
    constexpr double faint_gap = 0.35;
    constexpr double deeper = 0.05;
    const auto in_middle = usual_gap(candidate.contrast, candidate);
    const auto in_flanks = usual_gap(candidate.evidence.flanks, candidate);
    // Frames may be wider than tubes: the columns next to their sides may show a wall.
    const auto at_sides = usual_gap(contrasts(colors, candidate.rows, Part::sides), candidate);
    if (!in_middle || !(in_flanks || at_sides)) return Shape::unclear;
    const Gap flanks = in_flanks.value_or(Gap{});
    const Gap sides = at_sides.value_or(Gap{});
    const double wider = std::max(flanks.open, sides.open) - in_middle->open;
    if (wider >= surely_balls) return Shape::balls;
    const double depth = std::max(flanks.depth, sides.depth);
    const bool may_be_balls = depth > faint_gap && depth > in_middle->depth + deeper;
    return wider > surely_liquid || may_be_balls ? Shape::unclear : Shape::liquid;
}

constexpr std::size_t question_effort = 4;

std::size_t places(const Board& board) {
    return board.tubes.size() * static_cast<std::size_t>(board.capacity);
}

std::size_t places_in_doubt(const Board& board) {
    std::size_t count = 0;
    for (const Tube& tube : board.tubes)
        count += static_cast<std::size_t>(count_if(tube.places, &Place::doubtful));
    return count;
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
bool is_whole(const Board& board) { return !board.asks(Doubt::counts) && board.count(State::hidden) == 0; }

bool has_color_of(const Board& board, const Lab& color) {
    constexpr float least_apart = 12;  // the colors of a game
    return any_of(board.colors,
                  [&](const Color& other) { return distance(other.mean, color) < least_apart; });
}

// Whether all rows are in the middle of the picture, as they are not where the last tube of one was not seen.
bool are_centered(const Rows& rows, int width) {
    return all_of(rows, [&](const Row& row) {
        const double center = (row.front().left + row.back().right) / 2;
        return std::abs(center - width / 2.0) < 0.25 * row.front().width();
    });
}

// Whether nothing speaks for a tube that was not seen, once gaps are asked about, and empty ones were.
bool shows_all(const Board& board, const Rows& rows, int width) {
    return is_whole(board) && !board.asks(Doubt::gap) && are_centered(rows, width) &&
           any_of(board.tubes, &Tube::is_empty);
}

// Nothing is seen above the fills, and no tube is empty: the frames may be the fills themselves.
bool all_brimful(const LayoutCandidate& candidate) {
    return all_of(candidate.evidence.fills, [&](const Fill& fill) {
        return is_brimful(fill, candidate.layout.frames.front().width());
    });
}

void ask_about_capacity(LayoutCandidate& candidate) {
    // Less above the highest place is the rim of a tube.
    constexpr double nearly_a_unit = 0.85;
    const double width = candidate.layout.frames.front().width();
    Board& board = candidate.board;
    for (std::size_t i = 0; i < board.tubes.size(); ++i) {
        const int seen = top_of_all(candidate.contrast[i], width, clear_contrast);
        const bool is_above = candidate.pitch.units_up_to(seen) >= board.capacity + nearly_a_unit;
        // A cork is on a tube that is full of one color.
        if (is_above && !board.tubes[i].is_even())
            board.questions.push_back({Doubt::capacity, board.tubes[i].frame});
    }
}

// All tubes have room for two more units, which is more than a neck is high: units may lie as high in other
// positions of the game.
void ask_about_room(LayoutCandidate& candidate) {
    constexpr double neck = 1.7;
    const double above = candidate.pitch.border(candidate.board.capacity) - neck * candidate.pitch.height;
    if (candidate.layout.outlined && above > 0)
        candidate.board.questions.push_back({Doubt::capacity, candidate.board.around()});
}

void ask_about_lifted(const Grid<Lab>& colors, const Layout& layout, Board& board) {
    for (const Rectangle& object : layout.lifted)
        if (is_filled(colors, object) &&
            (!is_whole(board) || has_color_of(board, main_color(patch_of(colors, object)))))
            board.questions.push_back({Doubt::lifted, object});
}

}  // namespace

std::size_t effort(const Board& board) {
    return places_in_doubt(board) + question_effort * board.questions.size();
}

bool is_board(const Board& board) {
    const std::size_t odd = effort(board) - (board.asks(Doubt::full) ? question_effort : 0);
    return board.colors.size() >= 2 && board.capacity >= 2 && 2 * odd <= places(board);
}

bool is_worth_showing(const Board& board) {
    constexpr std::size_t fewest_tubes = 4;
    return board.tubes.size() >= fewest_tubes && board.colors.size() >= 2 && board.capacity >= 2 &&
           2 * places_in_doubt(board) <= places(board) && board.questions.size() <= board.tubes.size();
}

void add_doubts(const Grid<Lab>& colors, LayoutCandidate& candidate) {
    const Layout& layout = candidate.layout;
    Board& board = candidate.board;
    const auto ask = [&](Doubt doubt, const std::vector<Rectangle>& places) {
        for (const Rectangle& where : places) board.questions.push_back({doubt, where});
    };
    const Shape shape = shape_of_units(colors, candidate);
    board.has_balls = shape == Shape::balls;
    if (shape == Shape::unclear) ask(Doubt::shape, {board.around()});
    ask_about_capacity(candidate);
    ask_about_room(candidate);
    for (const Rectangle& box : layout.higher) ask_about_height(colors, box, board);
    ask(Doubt::button, buttons(colors, candidate));
    ask(Doubt::gap, gaps(candidate.rows));
    ask(Doubt::stranger, layout.strangers);
    ask_about_lifted(colors, layout, board);
    ask(Doubt::stranger, traces(colors, candidate.rows));
    ask(Doubt::stranger, remains(colors, candidate.rows, layout));
    for (const Rows& ended : {candidate.rows, rows_of(layout.pieces)}) ask(Doubt::cut, cuts(colors, ended));
    const bool is_steady = layout.steady || shows_all(board, candidate.rows, colors.width());
    const bool rims_seen = layout.outlined && is_steady && !all_brimful(candidate);
    if (!rims_seen) ask(Doubt::no_outline, {layout.frames.front()});
}

}  // namespace decant::picture
