// By size and place alone.
// SPDX-License-Identifier: MIT
#include "picture/near_objects.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

#include "picture/boxes.hpp"
#include "picture/order.hpp"

namespace decant::picture {
namespace {

constexpr double like_width_of_lip = 0.2;  // which a part of a tube has or has not
constexpr std::size_t most_others = 240;

bool lies_in_row(const Rectangle& box, const Layout& layout) {
    return std::any_of(layout.frames.begin(), layout.frames.end(), [&](const Rectangle& frame) {
        return box.center_y() > frame.top && box.center_y() < frame.bottom;
    });
}

// In a row, all of at least half the size of a tube; of what the border of the picture cuts off, any width;
// and of what is as wide as a tube, any height that holds a unit: tubes need not be of one capacity.
bool may_be_tube_of_row(const Rectangle& box, const Rectangle& tube, const Rectangle& picture) {
    constexpr double lowest = 0.6;  // of the width
    return (is_near(box.width(), tube.width(), like_width_of_lip) && box.height() >= lowest * box.width()) ||
           (box.height() >= 0.5 * tube.height() &&
            (box.width() >= 0.5 * tube.width() || is_cut_off(box, picture.right)));
}

// So high that its middle is above the row.
bool may_be_tall_tube(const Rectangle& box, const Rectangle& tube, const Layout& layout) {
    return is_near(box.width(), tube.width(), like_width) && box.height() > tube.height() &&
           has_neighbor(box, layout.frames);
}

// Outside all rows, and alone. What is lower may be a letter.
bool may_be_tube_apart(const Rectangle& box, const Rectangle& tube) {
    constexpr double lowest = 0.35;  // of the height
    return is_near(box.width(), tube.width(), like_width) && box.height() >= least_ratio * tube.width() &&
           box.height() >= lowest * tube.height();
}

// Outside all rows, of another size but in the same proportions, in which no letter is.
bool may_be_tube_of_other_size(const Rectangle& box, const Rectangle& tube) {
    constexpr double smallest = 0.5;
    constexpr double slimmer_than_letters = 2;
    constexpr double like_proportions = 0.12;
    const double height = box.width() * tube.height() / tube.width();  // in those of a tube
    return tube.height() >= slimmer_than_letters * tube.width() && box.height() >= smallest * tube.height() &&
           is_near(box.height(), height, like_proportions);
}

// What is left of a row that is cut off or covered: as wide as tubes but for a lip, and beside another one of
// its size.
bool may_be_part_of_row(const Rectangle& box, const Rectangle& tube,
                        const std::vector<Rectangle>& by_bottom) {
    if (!is_near(box.width(), tube.width(), like_width_of_lip)) return false;
    const double reach = 2 + 2 * like_baseline * box.height();
    auto other = std::lower_bound(by_bottom.begin(), by_bottom.end(), box.bottom - reach,
                                  [](const Rectangle& each, double bottom) { return each.bottom < bottom; });
    for (; other != by_bottom.end() && other->bottom <= box.bottom + reach; ++other)
        if (is_alike(box, *other) && has_neighbor(box, {*other})) return true;
    return false;
}

bool may_be_sign(const Rectangle& box, const std::vector<Rectangle>& frames) {
    constexpr double smallest = 0.1;  // of the width of a tube
    constexpr double largest = 1.3;
    constexpr double around = 0.8;
    return std::any_of(frames.begin(), frames.end(), [&](const Rectangle& frame) {
        const double width = frame.width();
        return std::max(box.width(), box.height()) >= smallest * width && box.width() <= largest * width &&
               box.height() <= largest * width && box.center_y() > frame.top - around * width &&
               box.center_y() < frame.bottom + around * width;
    });
}

bool may_be_lifted(const Rectangle& box, const std::vector<Rectangle>& frames) {
    constexpr double narrow = 0.6;  // of the width of a tube
    constexpr double flat = 0.35;
    constexpr double tall = 1.2;
    constexpr double aside = 0.15;
    return std::any_of(frames.begin(), frames.end(), [&](const Rectangle& frame) {
        const double width = frame.width();
        return box.width() >= narrow * width && box.width() <= width && box.height() >= flat * width &&
               box.height() <= tall * width && box.bottom <= frame.top && box.bottom > frame.top - width &&
               std::abs(box.center_x() - frame.center_x()) < aside * width;
    });
}

// From wall to wall: strokes of one height side by side, as far apart as those of a tube, and in none.
std::vector<Rectangle> between_walls(const std::vector<Rectangle>& strokes, const Layout& layout) {
    constexpr double thickest = 0.25;  // of the width
    const double width = typical(layout.frames).width();
    std::vector<Rectangle> walls;
    std::copy_if(strokes.begin(), strokes.end(), std::back_inserter(walls), [&](const Rectangle& stroke) {
        return stroke.width() <= thickest * width &&
               std::none_of(layout.frames.begin(), layout.frames.end(),
                            [&](const Rectangle& frame) { return lies_in(stroke, frame); });
    });
    sort_by(walls, &Rectangle::top);
    std::vector<Rectangle> found;
    for (auto wall = walls.begin(); wall != walls.end(); ++wall) {
        for (auto other = wall + 1; other != walls.end() && is_near(other->top, wall->top, 0); ++other) {
            const Rectangle both = wall->united(*other);
            if (has_baseline_of(*wall, *other) && is_near(both.width(), width, like_width_of_lip))
                found.push_back(both);
        }
    }
    return found;
}

bool is_one_of(const Rectangle& box, const std::vector<Rectangle>& known) {
    return std::any_of(known.begin(), known.end(),
                       [&](const Rectangle& other) { return lies_in(box, other) || lies_in(other, box); });
}

}  // namespace

void add_near_objects(Layout& layout, const std::vector<Rectangle>& boxes, const Rectangle& picture) {
    const Rectangle tube = typical(layout.frames);
    std::vector<Rectangle> by_bottom = boxes;
    sort_by(by_bottom, &Rectangle::bottom);
    for (const Rectangle& box : boxes) {
        if (layout.strangers.size() + layout.pieces.size() + layout.signs.size() > most_others) return;
        if (is_one_of(box, layout.frames) || is_one_of(box, layout.strangers)) continue;
        if (may_be_lifted(box, layout.frames) && !is_one_of(box, layout.lifted)) layout.lifted.push_back(box);
        if (may_be_sign(box, layout.frames) && !is_one_of(box, layout.signs)) layout.signs.push_back(box);
        const bool is_in_row = lies_in_row(box, layout);
        const bool is_tube =
            may_be_tall_tube(box, tube, layout) ||
            (is_in_row ? may_be_tube_of_row(box, tube, picture)
                       : may_be_tube_apart(box, tube) || may_be_tube_of_other_size(box, tube));
        const bool is_part = !is_tube && !is_in_row && may_be_part_of_row(box, tube, by_bottom);
        const bool is_large_part = is_part && is_near(box.width(), tube.width(), like_width) &&
                                   box.height() >= least_ratio * tube.width();
        if (is_tube || is_large_part)
            layout.strangers.push_back(box);
        else if (is_part && !is_one_of(box, layout.pieces))
            layout.pieces.push_back(box);
    }
}

void add_near_objects(Layout& layout, const Objects& seen, const Rectangle& picture) {
    add_near_objects(layout, seen.boxes, picture);
    const Rectangle tube = typical(layout.frames);
    std::vector<Rectangle> walls = between_walls(seen.strokes, layout);
    add_near_objects(layout, walls, picture);
    std::copy_if(seen.boxes.begin(), seen.boxes.end(), std::back_inserter(walls), [&](const Rectangle& box) {
        return (box.top <= picture.top || box.bottom >= picture.bottom) &&
               is_near(box.width(), tube.width(), like_width_of_lip);
    });
    for (const Rectangle& both : walls) {
        if (layout.walls.size() > most_others) return;
        if (!lies_in_row(both, layout) && !is_one_of(both, layout.strangers) &&
            !is_one_of(both, layout.pieces) && !is_one_of(both, layout.walls))
            layout.walls.push_back(both);
    }
}

}  // namespace decant::picture
