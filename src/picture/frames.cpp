// Boxes of like size, over several thresholds.
// SPDX-License-Identifier: MIT
#include "picture/frames.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <span>
#include <tuple>
#include <utility>

#include "picture/boxes.hpp"
#include "picture/components.hpp"
#include "picture/near_objects.hpp"
#include "picture/order.hpp"

namespace decant::picture {
namespace {

// Steps of color that may be an edge: from thin outlines to ones that stand out of patterns and noise.
constexpr std::array<float, 6> clear_steps{3, 5, 8, 12, 18, 27};
// Drawn smoothly, a pale outline is several such steps wide.
constexpr std::array<float, 3> faint_steps{1, 1.5, 2};

constexpr double smallest_width = 6;  // pixels
constexpr double least_stroke = 4;    // of the height to the width
constexpr double least_unit = 0.5;    // of the width: what a tube is higher by if it holds more
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
        if (std::any_of(layout.frames.begin(), layout.frames.end(),
                        [&](const Rectangle& known) { return overlaps(known, box); }))
            continue;
        layout.frames.push_back(frame);
        if (corked && box.height() - model.height() > least_unit * model.width())
            layout.higher.push_back(box);
    }
}

bool is_steady(const Layout& layout, const std::vector<Objects>& objects) {
    return std::all_of(layout.frames.begin(), layout.frames.end(), [&](const Rectangle& frame) {
        return std::count_if(objects.begin(), objects.end(), [&](const Objects& seen) {
                   return std::any_of(seen.boxes.begin(), seen.boxes.end(), [&](const Rectangle& box) {
                       return is_alike(box, frame) && lies_in(box, frame);
                   });
               }) > 1;
    });
}

// Boxes of each size once, as all of one size suggest the same.
template <class Size>
std::vector<Rectangle> seeds_of(const std::vector<Rectangle>& boxes, double least_height, const Size& size) {
    std::vector<Rectangle> seeds;
    for (const Rectangle& box : boxes)
        if (box.width() >= smallest_width && box.height() >= least_height * box.width()) seeds.push_back(box);
    sort_by(seeds, size);
    seeds.erase(std::unique(seeds.begin(), seeds.end(),
                            [&](const Rectangle& a, const Rectangle& b) { return size(a) == size(b); }),
                seeds.end());
    return seeds;
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
        const bool known = std::any_of(kept.begin(), kept.end(), [&](const Layout& other) {
            return other.frames.size() >= layout.frames.size() &&
                   std::all_of(layout.frames.begin(), layout.frames.end(), [&](const Rectangle& frame) {
                       return std::any_of(other.frames.begin(), other.frames.end(),
                                          [&](const Rectangle& one) { return overlaps(one, frame); });
                   });
        });
        if (!known && kept.size() < layouts_kept) kept.push_back(std::move(layout));
    }
    found = std::move(kept);
}

std::vector<Layout> outlined_layouts(const std::vector<Rectangle>& boxes) {
    std::vector<Layout> found;
    const auto size = [](const Rectangle& box) { return std::pair(box.width(), box.height()); };
    for (const Rectangle& seed : seeds_of(boxes, least_ratio, size)) {
        Layout layout;
        for (const Rectangle& box : boxes) {
            if (layout.frames.size() > most_tubes) break;
            if (is_alike(box, seed) &&
                std::none_of(layout.frames.begin(), layout.frames.end(),
                             [&](const Rectangle& known) { return overlaps(known, box); }))
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
    for (const Rectangle& seed : seeds_of(boxes, flattest_blob, std::mem_fn(&Rectangle::width))) {
        double tallest = 0;
        const std::vector<Rectangle> columns = columns_as_wide(boxes, seed.width());
        for (const Rectangle& column : columns) tallest = std::max(tallest, column.height());
        Layout layout{.frames = {}, .outlined = false, .score = 0};
        for (Rectangle column : columns) {
            if (!has_neighbor(column, columns)) continue;
            // An outline that is seen as well explains more.
            layout.score += 0.5 * column.width() * column.height();
            column.top = column.bottom - tallest;
            layout.frames.push_back(column);
        }
        if (layout.frames.size() < 2 || layout.frames.size() > most_tubes ||
            tallest < least_ratio * seed.width())
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
    const bool has_faint = std::any_of(objects.begin(), objects.end(), [](const Objects& seen) {
        return seen.threshold < clear_steps.front();
    });
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

}  // namespace decant::picture
