// Boxes of like size, over several thresholds; the things around them, by size and place alone.
// SPDX-License-Identifier: MIT
#include "picture/frames.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <set>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

#include "picture/boxes.hpp"
#include "picture/components.hpp"
#include "picture/order.hpp"

namespace decant::picture {
namespace {

// Steps of color that may be an edge: from thin outlines to ones that stand out of patterns and noise.
constexpr std::array<float, 6> clear_steps{3, 5, 8, 12, 18, 27};
// Drawn smoothly, a pale outline is several such steps wide.
constexpr std::array<float, 3> faint_steps{1, 1.5, 2};

constexpr double smallest_width = 6;  // pixels
constexpr double least_stroke = 4;    // of the height to the width
constexpr double least_unit = 0.5;    // of the width: the extra height of a tube that holds more
constexpr std::size_t layouts_kept = 4;
// More alike objects are letters or dots.
constexpr std::size_t most_tubes = 60;

// The pixels of all boxes; those that share their baseline with none count half.
double score_of(const std::vector<Rectangle>& boxes) {
    double score = 0;
    for (const Rectangle& box : boxes)
        score += box.width() * box.height() * (has_neighbor(box, boxes) ? 1 : 0.5);
    return score;
}

// A tube that another threshold shows: of the size of the others, or with a cork or a hand on top, which is
// cut off.
void add_missed(Layout& layout, const std::vector<Rectangle>& boxes) {
    const Rectangle model = layout.frames.front();
    for (const Rectangle& box : boxes) {
        if (!is_near(box.width(), model.width(), like_width)) continue;
        const bool corked =
            box.height() > model.height() && box.height() < 1.5 * model.height() &&
            has_neighbor({box.left, box.bottom - model.height(), box.right, box.bottom}, layout.frames);
        if (!is_alike(box, model) && !corked) continue;
        const Rectangle frame{box.left, corked ? box.bottom - model.height() : box.top, box.right,
                              box.bottom};
        if (overlaps_any(box, layout.frames)) continue;
        layout.frames.push_back(frame);
        if (corked && box.height() - model.height() > least_unit * model.width())
            layout.higher.push_back(box);
    }
}

bool is_steady(const Layout& layout, const std::vector<Objects>& objects) {
    return all_of(layout.frames, [&](const Rectangle& frame) {
        return count_if(objects, [&](const Objects& seen) {
                   return any_of(seen.boxes, [&](const Rectangle& box) {
                       return is_alike(box, frame) && lies_in(box, frame);
                   });
               }) > 1;
    });
}

// The sizes of boxes, each once: all of one size suggest the same.
template <class Size>
auto sizes_of(const std::vector<Rectangle>& boxes, double least_height, const Size& size) {
    std::set<std::invoke_result_t<const Size&, const Rectangle&>> sizes;
    for (const Rectangle& box : boxes)
        if (box.width() >= smallest_width && box.height() >= least_height * box.width())
            sizes.insert(std::invoke(size, box));
    return sizes;
}

constexpr double like_width_of_lip = 0.2;  // which a part of a tube has or has not
constexpr std::size_t most_others = 240;

bool lies_in_row(const Rectangle& box, const Layout& layout) {
    return any_of(layout.frames, [&](const Rectangle& frame) {
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

// Outside all rows, and alone. A lower thing may be a letter.
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

// The rest of a row that is cut off or covered: as wide as tubes but for a lip, and beside another one of
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
    return any_of(frames, [&](const Rectangle& frame) {
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
    return any_of(frames, [&](const Rectangle& frame) {
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
               !any_of(layout.frames, [&](const Rectangle& frame) { return lies_in(stroke, frame); });
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
    return any_of(known, [&](const Rectangle& other) { return lies_in(box, other) || lies_in(other, box); });
}

}  // namespace

void keep_best(std::vector<Layout>& found) {
    sort_by(found, [](const Layout& layout) {
        const Rectangle& first = layout.frames.front();
        return std::tuple(-layout.score, first.top, first.left, first.bottom, layout.frames.size());
    });
    // The same set comes up once for each of its boxes.
    std::vector<Layout> kept;
    for (Layout& layout : found) {
        const bool known = any_of(kept, [&](const Layout& other) {
            return other.frames.size() >= layout.frames.size() &&
                   all_of(layout.frames,
                          [&](const Rectangle& frame) { return overlaps_any(frame, other.frames); });
        });
        if (!known && kept.size() < layouts_kept) kept.push_back(std::move(layout));
    }
    found = std::move(kept);
}

std::vector<Rectangle> columns_as_wide(const std::vector<Rectangle>& boxes, double width) {
    constexpr std::size_t most_columns = 240;
    std::vector<Rectangle> blobs = boxes;
    std::erase_if(blobs, [&](const Rectangle& box) {
        return !is_near(box.width(), width, like_width) || box.height() <= flattest_blob * box.width();
    });
    sort_by(blobs, [](const Rectangle& blob) { return std::tuple(-blob.bottom, blob.left, blob.top); });
    std::vector<Rectangle> columns;
    for (const Rectangle& blob : blobs) {
        const auto below = std::find_if(columns.begin(), columns.end(), [&](const Rectangle& column) {
            return std::abs(column.center_x() - blob.center_x()) < 0.15 * blob.width() &&
                   std::abs(column.top - blob.bottom) < 0.4 * blob.width();
        });
        if (below != columns.end()) {
            *below = below->united(blob);
        } else {
            if (columns.size() == most_columns) return {};
            columns.push_back(blob);
        }
    }
    return columns;
}

std::vector<Layout> outlined_layouts(const std::vector<Rectangle>& boxes) {
    std::vector<Layout> found;
    const auto size = [](const Rectangle& box) { return std::pair(box.width(), box.height()); };
    for (const auto& [width, height] : sizes_of(boxes, least_ratio, size)) {
        Layout layout;
        for (const Rectangle& box : boxes) {
            if (layout.frames.size() > most_tubes) break;
            if (is_alike(box, {0, 0, width, height}) && !overlaps_any(box, layout.frames))
                layout.frames.push_back(box);
        }
        if (layout.frames.size() < 2 || layout.frames.size() > most_tubes) continue;
        layout.score = score_of(layout.frames);
        found.push_back(std::move(layout));
    }
    keep_best(found);
    return found;
}

std::vector<Layout> column_layouts(const std::vector<Rectangle>& boxes) {
    std::vector<Layout> found;
    for (const double width : sizes_of(boxes, flattest_blob, &Rectangle::width)) {
        double tallest = 0;
        const std::vector<Rectangle> columns = columns_as_wide(boxes, width);
        for (const Rectangle& column : columns) tallest = std::max(tallest, column.height());
        Layout layout{.frames = {}, .outlined = false, .score = 0};
        for (Rectangle column : columns) {
            if (!has_neighbor(column, columns)) continue;
            // An outline that is seen as well explains more.
            layout.score += 0.5 * column.width() * column.height();
            column.top = column.bottom - tallest;
            layout.frames.push_back(column);
        }
        if (layout.frames.size() < 2 || layout.frames.size() > most_tubes || tallest < least_ratio * width)
            continue;
        found.push_back(std::move(layout));
    }
    keep_best(found);
    return found;
}

std::vector<Objects> objects_by_threshold(const Grid<Lab>& colors, Outlines outlines) {
    const Steps steps = steps_of(colors);
    std::vector<Objects> found;
    const std::span<const float> thresholds =
        outlines == Outlines::clear ? std::span<const float>(clear_steps) : faint_steps;
    for (const float threshold : thresholds) {
        Objects& seen = found.emplace_back();
        seen.threshold = threshold;
        const std::vector<Rectangle> boxes = objects(smooth_regions(steps, threshold));
        for (const Rectangle& box : boxes) {
            if (box.width() >= smallest_width || is_cut_off(box, colors.width())) seen.boxes.push_back(box);
            if (box.height() >= least_stroke * std::max(box.width(), 0.5 * smallest_width))
                seen.strokes.push_back(box);
        }
    }
    return found;
}

std::vector<Layout> layouts(const std::vector<Objects>& objects, const Rectangle& picture) {
    const bool has_faint =
        any_of(objects, [](const Objects& seen) { return seen.threshold < clear_steps.front(); });
    std::vector<Layout> found;
    for (const Objects& seen : objects) {
        for (Layout& layout : outlined_layouts(seen.boxes)) found.push_back(std::move(layout));
        for (Layout& layout : column_layouts(seen.boxes)) found.push_back(std::move(layout));
    }
    for (Layout& layout : found) {
        if (!layout.outlined) continue;
        for (const Objects& seen : objects) add_missed(layout, seen.boxes);
        layout.score = score_of(layout.frames);
    }
    std::erase_if(found, [](const Layout& layout) { return layout.frames.size() > most_tubes; });
    keep_best(found);
    for (Layout& layout : found) {
        for (const Objects& seen : objects) add_near_objects(layout, seen, picture);
        layout.steady = !has_faint || is_steady(layout, objects);
    }
    return found;
}

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
