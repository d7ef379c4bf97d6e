// Finds edges around rows where whole tubes have none.
// SPDX-License-Identifier: MIT
#include "picture/cut_edges.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "picture/boxes.hpp"
#include "picture/order.hpp"
#include "picture/patches.hpp"

namespace decant::picture {
namespace {

// Steps of color that may be an edge.
constexpr std::array<float, 5> edge_steps{2, 3, 5, 8, 12};
constexpr double next_to_none = 0.15;  // of heights or widths
constexpr double nearly_all = 0.85;
constexpr double most = 0.6;  // of the spaces between tubes

// A rectangle as pixels that lie in the picture with their neighbors.
struct Range {
    int left, top, right, bottom;
};

Range pixels_of(const Grid<Lab>& colors, const Rectangle& where) {
    const auto clamped = [](double at, int most_pixels) {
        return std::clamp(static_cast<int>(std::lround(at)), 0, std::max(0, most_pixels));
    };
    return {clamped(where.left, colors.width() - 1), clamped(where.top, colors.height() - 1),
            clamped(where.right, colors.width() - 1), clamped(where.bottom, colors.height() - 1)};
}

enum class Step { right, down };

// The share of heights at which some step to the right is an edge, or of columns in which some step down is.
double share_with_edge(const Grid<Lab>& colors, const Rectangle& where, Step direction, float threshold) {
    const auto [left, top, right, bottom] = pixels_of(colors, where);
    const auto [dx, dy] = direction == Step::right ? std::pair(1, 0) : std::pair(0, 1);
    const int lines = direction == Step::right ? bottom - top : right - left;
    const int steps = direction == Step::right ? right - left : bottom - top;
    int count = 0;
    for (int line = 0; line < lines; ++line) {
        bool has_edge = false;
        for (int step = 0; step < steps && !has_edge; ++step) {
            const int x = left + step * dx + line * dy;
            const int y = top + step * dy + line * dx;
            has_edge = distance(colors.at(x, y), colors.at(x + dx, y + dy)) > threshold;
        }
        count += has_edge ? 1 : 0;
    }
    return lines <= 0 ? 0 : static_cast<double>(count) / lines;
}

// Without its upper and lower tenth.
Rectangle middle_of(Rectangle where) {
    const double margin = 0.1 * where.height();
    where.top += margin;
    where.bottom -= margin;
    return where;
}

// The spaces between the tubes of a row, clear of their outlines.
std::vector<Rectangle> between(const Row& row) {
    std::vector<Rectangle> found;
    for (std::size_t i = 1; i < row.size(); ++i) {
        const double margin = 0.2 * (row[i].left - row[i - 1].right) + 1;
        const Rectangle space{row[i - 1].right + margin, std::max(row[i - 1].top, row[i].top),
                              row[i].left - margin, std::min(row[i - 1].bottom, row[i].bottom)};
        if (space.width() >= 1) found.push_back(space);
    }
    return found;
}

// The least step above which next to nothing is an edge in these places.
std::optional<float> clear_step(const Grid<Lab>& colors, const std::vector<Rectangle>& places) {
    for (const float step : edge_steps)
        if (all_of(places, [&](const Rectangle& place) {
                return share_with_edge(colors, middle_of(place), Step::right, step) <= next_to_none;
            }))
            return step;
    return std::nullopt;
}

// The heights from `reach` above to `reach` below y, as wide as `where`.
Rectangle strip(const Rectangle& where, double y, double reach) {
    return {where.left, y - reach, where.right, y + reach};
}

constexpr double all_the_way = 0.95;

// The share of a space, from its left to its right, that an edge near this height crosses.
double share_crossed(const Grid<Lab>& colors, const Rectangle& space, double y, float step) {
    constexpr double reach = 3;
    return share_with_edge(colors, strip(space, y, reach), Step::down, step);
}

// The parts left and right of a row, as wide as a tube where the picture goes on so far.
std::vector<Rectangle> beside(const Row& row, int width) {
    std::vector<Rectangle> found;
    for (Rectangle space : {row.front().moved(-row.front().width()), row.back().moved(row.back().width())}) {
        const double least = 0.4 * space.width();
        space.left = std::max(0.0, space.left);
        space.right = std::min(1.0 * width, space.right);
        if (space.width() > least) found.push_back(space);
    }
    return found;
}

// Whether an edge goes on at one of the ends of tubes, between them and on a side of the row, all the way,
// and there alone: that of something wider which lies over them, however little its color differs from the
// background.
bool has_edge_beyond(const Grid<Lab>& colors, const Row& row, double Rectangle::* end) {
    const auto is_crossed = [&](const Rectangle& space, float step) {
        for (const double off : {-0.2, 0.0, 0.2})
            if (share_crossed(colors, space, space.center_y() + off * space.height(), step) > next_to_none)
                return false;
        return share_crossed(colors, space, space.*end, step) > all_the_way;
    };
    const auto has_edge = [&](const Rectangle& space) {
        return any_of(edge_steps, [&](float step) { return is_crossed(space, step); });
    };
    const std::vector<Rectangle> inner = between(row);
    const std::vector<Rectangle> outer = beside(row, colors.width());
    const auto count = static_cast<double>(count_if(inner, has_edge));
    return !inner.empty() && count > most * static_cast<double>(inner.size()) &&
           (outer.empty() || any_of(outer, has_edge));
}

// Whether edges are seen at both sides of a place, at nearly all heights, and next to none in its middle.
bool has_sides(const Grid<Lab>& colors, const Rectangle& place, float step) {
    constexpr double few = 0.3;
    const double width = place.width();
    const auto share = [&](double from, double to) {
        const Rectangle band{place.left + from * width, place.top, place.left + to * width, place.bottom};
        return share_with_edge(colors, middle_of(band), Step::right, step);
    };
    return share(-0.1, 0.35) > nearly_all && share(0.65, 1.1) > nearly_all && share(0.4, 0.6) < few;
}

// Columns from a side of a tube inward, `step` to the right or left, that look as what is beside it does.
int inset(const Grid<Lab>& colors, double side, int step, double height, int most_columns) {
    constexpr float faint = 4;
    const int y = static_cast<int>(height);
    const int x = static_cast<int>(side) - (step < 0 ? 1 : 0);
    const int outside = x - 3 * step;
    int columns = 0;
    while (columns < most_columns && colors.holds(outside, y) && colors.holds(x + columns * step, y) &&
           distance(colors.at(x + columns * step, y), colors.at(outside, y)) < faint)
        ++columns;
    return columns;
}

// Whether the lower end is seen: it is narrower than the middle, at both sides.
bool has_round_bottom(const Grid<Lab>& colors, const Rectangle& frame) {
    const double width = frame.width();
    const double lowest = frame.bottom - std::max(2.0, 0.04 * width);
    const int clearly = std::max(2, static_cast<int>(0.03 * width));
    const auto is_narrower = [&](double side, int step) {
        const auto at = [&](double y) { return inset(colors, side, step, y, static_cast<int>(width / 2)); };
        return at(lowest) >= at(frame.center_y()) + clearly;
    };
    return is_narrower(frame.left, 1) && is_narrower(frame.right, -1);
}

// Whether tubes of some row are as far from each other.
bool has_spacing_of_one(const Row& pieces, const Rows& rows) {
    if (pieces.size() < 2) return false;
    constexpr double like_spacing = 0.08;
    const double spacing = pieces[1].center_x() - pieces[0].center_x();
    return any_of(rows, [&](const Row& row) {
        return row.size() > 1 && is_near(row[1].center_x() - row[0].center_x(), spacing, like_spacing);
    });
}

// Whether an edge goes on at one of the ends of pieces, from wall to wall and between them all the way, or
// on both sides of one that is alone.
bool ends_at_edge(const Grid<Lab>& colors, const Row& row, double Rectangle::* end) {
    const auto middle = [](const Rectangle& piece) {
        const double margin = 0.25 * piece.width();
        return Rectangle{piece.left + margin, piece.top, piece.right - margin, piece.bottom};
    };
    std::vector<Rectangle> spaces = between(row);
    for (const Rectangle& piece : row) spaces.push_back(middle(piece));
    if (row.size() == 1)
        for (const double aside : {-0.5, 0.5})
            spaces.push_back(middle(row.front().moved(aside * row.front().width())));
    return any_of(edge_steps, [&](float step) {
        return all_of(spaces, [&](const Rectangle& space) {
            return share_crossed(colors, space, space.*end, step) > all_the_way;
        });
    });
}

// The share of the middle of an object that differs from what is left and right of it.
double share_that_differs(const Grid<Lab>& colors, const Rectangle& object) {
    constexpr float clear = 8;
    const double step = 0.75 * object.width();
    const Lab left = main_color(patch_of(colors, object.moved(-step)));
    const Lab right = main_color(patch_of(colors, object.moved(step)));
    const Fields fields = patch_of(colors, object).fields;
    const auto count = count_if(fields, [&](const Lab& field) {
        return distance(field, left) > clear && distance(field, right) > clear;
    });
    return static_cast<double>(count) / static_cast<double>(fields.size());
}

bool is_hollow(const Grid<Lab>& colors, const Rectangle& piece) {
    constexpr double least_height = 0.25;  // of the width: a lower piece is a line
    return piece.height() >= least_height * piece.width() &&
           share_that_differs(colors, piece) < next_to_none &&
           any_of(edge_steps, [&](float step) { return has_sides(colors, piece, step); });
}

}  // namespace

std::vector<Rectangle> traces(const Grid<Lab>& colors, const Rows& rows) {
    std::vector<Rectangle> found;
    double usual = 0;  // the distance from tube to tube
    std::vector<Rectangle> usual_spaces;
    for (const Row& row : rows) {
        if (row.size() < 2 || (usual > 0 && row[1].left - row[0].left >= usual)) continue;
        usual = row[1].left - row[0].left;
        usual_spaces = between(row);
    }
    const std::vector<std::vector<Rectangle>> next = next_places(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto step = clear_step(colors, rows[i].size() < 2 ? usual_spaces : between(rows[i]));
        if (!step) continue;
        for (const Rectangle& place : next[i])
            if (place.left >= 0 && place.right <= colors.width() && has_sides(colors, place, *step))
                found.push_back(place);
    }
    return found;
}

std::vector<Rectangle> cuts(const Grid<Lab>& colors, const Rows& rows) {
    std::vector<Rectangle> found;
    for (const Row& row : rows) {
        const Rectangle whole{row.front().left, row.front().top, row.back().right, row.front().bottom};
        const double reach = 0.1 * whole.height();
        if (any_of(row, [](const Rectangle& frame) { return frame.top < 1; }) ||
            has_edge_beyond(colors, row, &Rectangle::top))
            found.push_back(strip(whole, whole.top, reach));
        // A thing that tubes with a whole lower end touch is a shelf.
        const auto round =
            count_if(row, [&](const Rectangle& frame) { return has_round_bottom(colors, frame); });
        if (any_of(row, [&](const Rectangle& frame) { return frame.bottom > colors.height() - 1; }) ||
            (static_cast<double>(round) < most * static_cast<double>(row.size()) &&
             has_edge_beyond(colors, row, &Rectangle::bottom)))
            found.push_back(strip(whole, whole.bottom, reach));
    }
    return found;
}

std::vector<Rectangle> remains(const Grid<Lab>& colors, const Rows& rows, const Layout& layout) {
    std::vector<Rectangle> hollow;
    for (const std::vector<Rectangle>* parts : {&layout.pieces, &layout.walls})
        std::copy_if(parts->begin(), parts->end(), std::back_inserter(hollow),
                     [&](const Rectangle& part) { return is_hollow(colors, part); });
    std::vector<Rectangle> found;
    for (const Row& row : rows_of(hollow)) {
        const bool is_cut = row.front().top <= 0 || row.front().bottom >= colors.height();
        if (is_cut || ends_at_edge(colors, row, &Rectangle::top) ||
            ends_at_edge(colors, row, &Rectangle::bottom) || has_spacing_of_one(row, rows))
            found.push_back(row.front().united(row.back()));
    }
    return found;
}

bool is_filled(const Grid<Lab>& colors, const Rectangle& object) {
    return share_that_differs(colors, object) > nearly_all;
}

}  // namespace decant::picture
