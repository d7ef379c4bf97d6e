// Finds tubes that differ from the other tubes of a board.
// SPDX-License-Identifier: MIT
#include "picture/doubts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>

#include "picture/order.hpp"
#include "picture/patches.hpp"

namespace decant::picture {
namespace {

constexpr float stands_out = 18;
constexpr float same_color = 12;
constexpr float much_fainter = 0.45F;

// Of so many beside each other.
int pixel(double at, int end) { return std::clamp(static_cast<int>(at), 0, end - 1); }

bool is_above(const Rectangle& sign, const Rectangle& frame) { return sign.center_y() < frame.top; }
bool is_below(const Rectangle& sign, const Rectangle& frame) { return sign.center_y() > frame.bottom; }

bool is_centered(const Rectangle& sign, const Rectangle& frame) {
    constexpr double aside = 0.2;
    return std::abs(sign.center_x() - frame.center_x()) < aside * frame.width();
}

bool is_at(const Rectangle& sign, const Rectangle& frame) {
    constexpr double reach = 0.8;  // of the width
    return is_centered(sign, frame) && sign.center_y() > frame.top - reach * frame.width() &&
           sign.center_y() < frame.bottom + reach * frame.width();
}

// Unlike faint drawings on the background.
bool is_clear(const Grid<Lab>& colors, const Rectangle& sign) {
    constexpr double least = 0.1;  // of the pixels
    std::vector<Lab> border;
    std::vector<Lab> inside;
    for (int y = static_cast<int>(sign.top) - 1; y <= static_cast<int>(sign.bottom); ++y) {
        for (int x = static_cast<int>(sign.left) - 1; x <= static_cast<int>(sign.right); ++x) {
            if (!colors.holds(x, y)) continue;
            const bool is_in = x >= sign.left && x < sign.right && y >= sign.top && y < sign.bottom;
            (is_in ? inside : border).push_back(colors.at(x, y));
        }
    }
    if (border.empty()) return false;
    const Lab ground = median(border);
    const auto clear =
        count_if(inside, [&](const Lab& color) { return distance(color, ground) > stands_out; });
    return static_cast<double>(clear) > least * static_cast<double>(inside.size());
}

bool has_sign_at(const Rectangle& frame, const std::vector<Rectangle>& signs) {
    return any_of(signs, [&](const Rectangle& sign) { return is_at(sign, frame); });
}

bool is_large(const Rectangle& sign, const Rectangle& frame) {
    constexpr double least = 0.2;  // of the width
    return std::min(sign.width(), sign.height()) >= least * frame.width();
}

// A cork is above a tube that is full.
bool has_own_sign(const Tube& tube, const std::vector<Rectangle>& signs) {
    return any_of(signs, [&](const Rectangle& sign) {
        return is_large(sign, tube.frame) && is_at(sign, tube.frame) &&
               (tube.is_empty() || is_below(sign, tube.frame));
    });
}

// The step of color at the left side of a tube.
float outline(const Grid<Lab>& colors, const Rectangle& frame) {
    const int left = pixel(frame.left - 0.1 * frame.width() - 1, colors.width());
    const int right = pixel(frame.left + 0.2 * frame.width() + 1, colors.width());
    std::vector<float> steps;
    for (const double share : {0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7}) {
        const int y = pixel(frame.top + share * frame.height(), colors.height());
        float most = 0;
        for (int x = left; x < right; ++x)
            most = std::max(most, distance(colors.at(x, y), colors.at(x + 1, y)));
        steps.push_back(most);
    }
    return median_by(steps, std::identity());
}

float clearest_outline(const Grid<Lab>& colors, const Board& board) {
    float clearest = 0;
    for (const Tube& tube : board.tubes)
        if (tube.is_empty()) clearest = std::max(clearest, outline(colors, tube.frame));
    return clearest;
}

// The share of the places of a tube, between the ends of its filling, that differs from what is beside it.
double share_filled(const Grid<Lab>& colors, const Tube& tube, const Fill& fill) {
    const Rectangle& frame = tube.frame;
    constexpr double inside = 0.42;  // of the width, off the middle
    constexpr double beside = 0.58;
    constexpr float clear = 8;
    const auto column = [&](double share) {
        return pixel(frame.center_x() + share * frame.width(), colors.width());
    };
    // A cork may be above.
    const int highest = static_cast<int>(tube.places.back().where.top - frame.top);
    int filled = 0;
    int all = 0;
    for (int row = std::max(fill.top, highest); row < fill.bottom; ++row) {
        const int y = std::clamp(static_cast<int>(frame.top) + row, 0, colors.height() - 1);
        for (int x = column(-inside); x <= column(inside); ++x) {
            const double side = x < frame.center_x() ? -beside : beside;
            ++all;
            filled += distance(colors.at(x, y), colors.at(column(side), y)) > clear ? 1 : 0;
        }
    }
    return all == 0 ? 0 : static_cast<double>(filled) / all;
}

// The usual filling of full tubes, but for those of one color, which may be plates or signs. Heights are from
// their ends.
struct Filling {
    double neck = std::numeric_limits<double>::infinity();  // that of the tube that is filled highest
    double longest_neck = 0;
    double foot = 0;
    double least_share = 1;
    double most_share = 0;
};

double foot_of(const Tube& tube, const Fill& fill) { return tube.frame.height() - fill.bottom; }

Filling usual_filling(const Grid<Lab>& colors, const Board& board, const std::vector<Fill>& fills) {
    Filling usual;
    for (std::size_t i = 0; i < board.tubes.size(); ++i) {
        const Tube& tube = board.tubes[i];
        if (!tube.is_full() || tube.is_even()) continue;
        usual.neck = std::min<double>(usual.neck, fills[i].top);
        usual.longest_neck = std::max<double>(usual.longest_neck, fills[i].top);
        usual.foot = std::max(usual.foot, foot_of(tube, fills[i]));
        const double share = share_filled(colors, tube, fills[i]);
        usual.least_share = std::min(usual.least_share, share);
        usual.most_share = std::max(usual.most_share, share);
    }
    return usual;
}

// Whether it begins lower, ends higher, or fills less or more of the tube than what others hold. Balls leave
// some of it free, now more, now less.
bool is_shaped_as_sign(const Grid<Lab>& colors, const Tube& tube, const Fill& fill, const Filling& usual) {
    if (!std::isfinite(usual.neck)) return false;
    const double reach = 0.15 * tube.frame.width();
    const double slack = std::max(0.06, (1 - usual.least_share) / 2);
    const double share = share_filled(colors, tube, fill);
    return fill.top > usual.longest_neck + reach || foot_of(tube, fill) > usual.foot + reach ||
           share < usual.least_share - slack || share > usual.most_share + slack;
}

// Whether its color goes on into the neck. A cork there has another color.
bool fills_neck(const Grid<Lab>& colors, const Tube& tube, const Fill& fill, double neck, const Lab& color) {
    const double least = 0.15 * tube.frame.width();
    if (fill.empty() || !std::isfinite(neck) || fill.top + least > neck) return false;
    Rectangle top = tube.frame;
    top.top += fill.top;
    top.bottom = top.top + least;
    return distance(main_color(patch_of(colors, top)), color) < same_color;
}

// Whether one sign stands in a frame that is even otherwise, narrower than it: a plus, a film, a padlock. Of
// what is `filled`, it may be all the filling.
bool has_sign_alone(const Grid<Lab>& colors, const Rectangle& frame, bool filled) {
    constexpr double smallest = 0.25;  // of the width
    constexpr double highest = 0.5;    // of the height
    constexpr double highest_on_ground = 0.9;
    const auto row = [&](double share) { return pixel(frame.top + share * frame.height(), colors.height()); };
    const auto column = [&](double share) {
        return pixel(frame.center_x() + share * frame.width(), colors.width());
    };
    const int top = row(filled ? 0.15 : 0.1);
    const int bottom = row(0.9);
    const auto along = [&](double aside) {
        std::vector<Lab> along;
        for (int y = row(0.15); y <= row(0.85); ++y)
            for (const double share : {-aside, aside}) along.push_back(colors.at(column(share), y));
        return along;
    };
    const std::vector<Lab> flanks = along(filled ? 0.33 : 0.38);
    const Lab ground = median(flanks);
    const bool is_ground = distance(median(along(0.65)), ground) <= stands_out;
    if (any_of(flanks, [&](const Lab& color) { return distance(color, ground) > stands_out; })) return false;
    const auto is_marked = [&](int y) {
        for (int x = column(-0.16); x <= column(0.16); ++x)
            if (distance(colors.at(x, y), ground) > stands_out) return true;
        return false;
    };
    // Stars of the background are not a sign, however far they lie apart.
    const double joined = 0.15 * frame.width();
    int first = bottom + 1;
    int last = top;
    int begin = top;
    int longest = 0;
    for (int y = top; y <= bottom; ++y) {
        if (!is_marked(y)) continue;
        if (first > bottom || y - last > joined) begin = y;
        first = std::min(first, y);
        last = y;
        longest = std::max(longest, y + 1 - begin);
    }
    const int height = last + 1 - first;
    if (longest < smallest * frame.width()) return false;
    if (filled && is_ground) return height <= highest_on_ground * frame.height();
    const bool is_cork = filled && first == top;
    return !is_cork && height <= highest * frame.height();
}

}  // namespace

std::vector<Rectangle> buttons(const Grid<Lab>& colors, const LayoutCandidate& candidate) {
    const Board& board = candidate.board;
    const std::vector<Fill>& fills = candidate.evidence.fills;
    std::vector<Rectangle> signs = candidate.layout.signs;
    std::erase_if(signs, [&](const Rectangle& sign) { return !is_clear(colors, sign); });
    std::size_t with_sign = 0;
    bool are_narrow = false;
    for (const Tube& tube : board.tubes) {
        with_sign += has_sign_at(tube.frame, signs) ? 1 : 0;
        if (tube.is_even() || tube.is_empty()) continue;
        are_narrow = are_narrow || has_sign_alone(colors, tube.frame, true);
    }
    const bool all_have_signs = 2 * with_sign > board.tubes.size();
    const Filling usual = usual_filling(colors, board, fills);
    const float clearest = clearest_outline(colors, board);
    const auto is_button = [&](std::size_t i) {
        const Tube& tube = board.tubes[i];
        if (tube.is_empty())
            return has_sign_alone(colors, tube.frame, false) ||
                   (!all_have_signs && has_own_sign(tube, signs)) ||
                   outline(colors, tube.frame) < much_fainter * clearest;
        if (!tube.is_even()) return false;
        const Color& color = board.colors[static_cast<std::size_t>(tube.places.front().color)];
        return has_sign_alone(colors, tube.frame, !are_narrow) ||
               (!all_have_signs && has_own_sign(tube, signs)) ||
               (color.units == board.capacity &&
                (fills_neck(colors, tube, fills[i], usual.neck, color.mean) ||
                 is_shaped_as_sign(colors, tube, fills[i], usual)));
    };
    std::vector<Rectangle> found;
    for (std::size_t i = 0; i < board.tubes.size(); ++i)
        if (is_button(i)) found.push_back(board.tubes[i].frame);
    for (const std::vector<Rectangle>& places : next_places(candidate.rows))
        for (const Rectangle& place : places)
            if (any_of(signs, [&](const Rectangle& sign) {
                    return is_large(sign, place) && is_at(sign, place) && !is_above(sign, place) &&
                           !is_below(sign, place);
                }))
                found.push_back(place);
    return found;
}

}  // namespace decant::picture
