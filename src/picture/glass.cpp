// The tint that most rows share.
// SPDX-License-Identifier: MIT
#include "picture/glass.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

constexpr float same = 8;

Lab tint_of(const RowColors& row) { return row.inside - row.beside; }

// Most glass differs less from the background than colors do.
bool is_pale(const RowColors& row) {
    constexpr float pale = 25;
    return distance(row.inside, row.beside) < pale;
}

std::vector<RowColors> pale_ones(const std::vector<RowColors>& rows) {
    std::vector<RowColors> found;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(found), is_pale);
    return found;
}

std::vector<RowColors> those_like(const std::vector<RowColors>& rows, const Lab& tint) {
    std::vector<RowColors> found;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(found),
                 [&](const RowColors& row) { return distance(tint_of(row), tint) < same; });
    return found;
}

// The tint that nearly all tubes have in their upper end, in the most rows.
std::optional<Lab> common_tint(const std::vector<TubeColors>& tubes) {
    constexpr double nearly_all = 0.8;
    constexpr float known = 2;
    const auto needed = static_cast<std::size_t>(std::ceil(nearly_all * static_cast<double>(tubes.size())));
    std::vector<Lab> tried;
    std::optional<Lab> best;
    std::size_t most_rows = 0;
    // What nearly all have, one of the first ones has.
    for (std::size_t first = 0; first <= tubes.size() - needed; ++first) {
        for (const RowColors& row : tubes[first].upper) {
            const Lab tint = tint_of(row);
            if (std::any_of(tried.begin(), tried.end(),
                            [&](const Lab& other) { return distance(tint, other) < known; }))
                continue;
            tried.push_back(tint);
            std::size_t rows = 0;
            std::size_t sharing = 0;
            for (const TubeColors& tube : tubes) {
                const std::size_t upper = those_like(tube.upper, tint).size();
                rows += upper + lower_step * those_like(tube.lower, tint).size();
                sharing += upper > 0 ? 1 : 0;
            }
            if (sharing < needed || rows <= most_rows) continue;
            most_rows = rows;
            best = tint;
        }
    }
    return best;
}

Glass median_of(const std::vector<RowColors>& rows) {
    std::vector<Lab> inside;
    std::vector<Lab> tints;
    for (const RowColors& row : rows) {
        inside.push_back(row.inside);
        tints.push_back(tint_of(row));
    }
    return {median(inside), median(tints)};
}

}  // namespace

std::vector<Glass> glasses(const std::vector<TubeColors>& tubes) {
    std::vector<TubeColors> seen;
    for (const TubeColors& tube : tubes) seen.push_back({pale_ones(tube.upper), pale_ones(tube.lower)});
    std::optional<Lab> common = common_tint(seen);
    if (!common) {
        // Of glass of a strong color, the row that is most like the background is no rim.
        seen.clear();
        for (const TubeColors& tube : tubes) {
            TubeColors& one = seen.emplace_back();
            if (!tube.upper.empty())
                one.upper.push_back(*max_by(
                    tube.upper, [](const RowColors& row) { return -distance(row.inside, row.beside); }));
        }
        common = common_tint(seen);
    }
    std::vector<Glass> found;
    if (!common) return found;
    std::vector<RowColors> all;
    for (TubeColors& tube : seen) {
        tube.upper = those_like(tube.upper, *common);
        all.insert(all.end(), tube.upper.begin(), tube.upper.end());
    }
    // A tube that is full to its rim shows its uppermost unit there, which is no glass.
    const Glass usual = median_of(all);
    for (const TubeColors& tube : seen) found.push_back(tube.upper.empty() ? usual : median_of(tube.upper));
    return found;
}

}  // namespace decant::picture
