// Rows of columns of flat patches.
// SPDX-License-Identifier: MIT
#include "picture/fills.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "picture/boxes.hpp"
#include "picture/components.hpp"
#include "picture/order.hpp"
#include "picture/rows.hpp"

namespace decant::picture {
namespace {

// Gloss and shade on a unit are below the last ones, and some colors beside each other hardly above the first
// one.
constexpr std::array<float, 6> unit_steps{3, 5, 8, 12, 18, 27};
constexpr double narrowest = 8;      // pixels
constexpr double widest = 0.3;       // of the picture
constexpr double same_baseline = 2;  // pixels
constexpr std::size_t rows_kept = 4;
constexpr std::size_t most_patches = 2000;

// As parts of the background do.
bool touches_border(const Rectangle& patch, const Grid<Lab>& colors) {
    return patch.left <= 0 || patch.top <= 0 || patch.right >= colors.width() ||
           patch.bottom >= colors.height();
}

bool may_be_unit(const Rectangle& patch, const Grid<Lab>& colors) {
    return patch.width() >= narrowest && patch.width() <= widest * colors.width() &&
           patch.height() > flattest_blob * patch.width() && !touches_border(patch, colors);
}

// Each once, though it may be seen with several steps.
std::vector<Rectangle> patches_of(const Grid<Lab>& colors, const Steps& steps) {
    std::vector<Rectangle> found;
    const auto is_known = [&](const Rectangle& patch) {
        return any_of(found, [&](const Rectangle& known) {
            return overlaps(known, patch) && is_near(known.width(), patch.width(), like_width);
        });
    };
    for (const float threshold : unit_steps)
        for (const Rectangle& patch : patches(smooth_regions(steps, threshold)))
            if (found.size() < most_patches && may_be_unit(patch, colors) && !is_known(patch))
                found.push_back(patch);
    return found;
}

double area(const std::vector<Rectangle>& boxes) {
    double sum = 0;
    for (const Rectangle& box : boxes) sum += box.width() * box.height();
    return sum;
}

bool is_on_baseline_of(const Rectangle& box, const Rectangle& other) {
    return std::abs(box.bottom - other.bottom) <= same_baseline;
}

// Those that stand beside one of them, and it.
Row row_of(const Rectangle& first, const std::vector<Rectangle>& columns) {
    Row row;
    for (const Rectangle& column : columns)
        if (is_on_baseline_of(column, first) && !overlaps_any(column, row)) row.push_back(column);
    return row;
}

// Columns of one width on one baseline; the rows that fill most of the picture, each once.
std::vector<Row> rows_of_fills(const std::vector<Rectangle>& patches) {
    std::vector<Row> rows;
    std::set<double> widths;
    for (const Rectangle& patch : patches) {
        if (!widths.insert(patch.width()).second) continue;
        const std::vector<Rectangle> columns = columns_as_wide(patches, patch.width());
        for (const Rectangle& first : columns)
            if (Row row = row_of(first, columns); row.size() >= fewest_alike) rows.push_back(std::move(row));
    }
    sort_by(rows, [](const Row& row) {
        return std::tuple(-area(row), row.front().bottom, row.front().left, row.front().right);
    });
    std::vector<Row> kept;
    for (Row& row : rows) {
        const bool is_known = any_of(kept, [&](const Row& other) {
            return is_near(other.front().width(), row.front().width(), like_width) &&
                   is_on_baseline_of(other.front(), row.front());
        });
        if (!is_known && kept.size() < rows_kept) kept.push_back(std::move(row));
    }
    return kept;
}

}  // namespace

std::vector<Layout> layouts_around_fills(const Grid<Lab>& colors, const std::vector<Objects>& objects) {
    const Steps steps = steps_of(colors);
    const std::vector<Rectangle> patches = patches_of(colors, steps);
    const Steps thick = thickened(steps);
    std::vector<Layout> found;
    for (const Row& row : rows_of_fills(patches)) {
        std::optional<Layout> layout = alike_tubes(thick, row);
        if (!layout) continue;
        for (const Objects& seen : objects) add_near_objects(*layout, seen, colors.all());
        if (objects.empty()) {
            add_near_objects(*layout, patches, colors.all());
            layout->signs.clear();  // grain within empty tubes
        }
        layout->score = area(layout->frames);
        found.push_back(std::move(*layout));
    }
    keep_best(found);
    return found;
}

}  // namespace decant::picture
