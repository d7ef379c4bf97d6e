// Distances to the background, row by row, and the tint that most rows share.
// SPDX-License-Identifier: MIT
#include "picture/contrast.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

// Beyond this all colors are equally far: a white mark must not outweigh everything else in its row.
constexpr float far_away = 30;

int top_of(const Rectangle& frame) { return static_cast<int>(std::lround(frame.top)); }
int height_of(const Rectangle& frame) { return static_cast<int>(std::lround(frame.height())); }

int row_of(const Grid<Lab>& colors, const Rectangle& frame, int from_top) {
    return std::clamp(top_of(frame) + from_top, 0, colors.height() - 1);
}

// How far off the middle each part begins and ends, of the width.
constexpr std::array<std::pair<double, double>, 4> shares_of_width{
    {{0, 0.16}, {0.14, 0.22}, {0.2, 0.28}, {0.3, 0.36}}};

std::vector<int> columns_of(const Rectangle& frame, Part part, int width) {
    std::vector<int> columns;
    const auto offset = [&](double share) { return static_cast<int>(std::lround(share * frame.width())); };
    const auto [from, to] = shares_of_width[static_cast<std::size_t>(part)];
    const int nearest = part == Part::middle ? 0 : std::max(1, offset(from));
    const int farthest = std::max(nearest, offset(to));
    const int center = static_cast<int>(frame.center_x());
    for (int x = center - farthest; x <= center + farthest; ++x)
        if (std::abs(x - center) >= nearest) columns.push_back(std::clamp(x, 0, width - 1));
    return columns;
}

// The median color of a column of pixels around row y.
Lab background_at(const Grid<Lab>& colors, int x, int y, int reach) {
    std::vector<Lab> seen;
    const int step = std::max(1, reach / 6);
    for (int row = std::max(0, y - reach); row <= std::min(colors.height() - 1, y + reach); row += step)
        seen.push_back(colors.at(x, row));
    return median(seen);
}

float mean_distance(const Grid<Lab>& colors, const std::vector<int>& columns, int y, const Lab& to) {
    float sum = 0;
    for (const int x : columns) sum += std::min(far_away, distance(colors.at(x, y), to));
    return sum / static_cast<float>(columns.size());
}

// The contrast of a tube, in these columns, and the colors beside it: the nearer color of both sides.
struct Look {
    Profile contrast;
    std::vector<Lab> beside;
};

Look look_into(const Grid<Lab>& colors, const Rectangle& frame, const Sides& sides,
               const std::vector<int>& columns) {
    const int height = height_of(frame);
    const int reach = height / 6;
    Look look;
    Lab left;
    Lab right;
    for (int i = 0; i < height; ++i) {
        const int y = row_of(colors, frame, i);
        if (i % 4 == 0) {
            left = background_at(colors, sides.left, y, reach);
            right = background_at(colors, sides.right, y, reach);
        }
        const float to_left = mean_distance(colors, columns, y, left);
        const float to_right = mean_distance(colors, columns, y, right);
        look.contrast.push_back(std::min(to_left, to_right));
        look.beside.push_back(to_left < to_right ? left : right);
    }
    return look;
}

TubeColors colors_of(const Grid<Lab>& colors, const Rectangle& frame, const std::vector<int>& columns,
                     const std::vector<Lab>& beside) {
    const auto first = static_cast<std::size_t>(std::max(2.0, 0.015 * frame.height()));
    const auto end = static_cast<std::size_t>(std::max(0.09 * frame.height(), 0.5 * frame.width()));
    TubeColors found;
    for (std::size_t i = first; i < beside.size(); i += i < end ? 1 : lower_step) {
        std::vector<Lab> seen;
        for (const int x : columns) seen.push_back(colors.at(x, row_of(colors, frame, static_cast<int>(i))));
        (i < end ? found.upper : found.lower).push_back({median(seen), beside[i]});
    }
    return found;
}

// The mean lightness of each row of pixels beside signs.
Profile lightness_beside(const Grid<Lab>& colors, const Rectangle& frame) {
    const std::vector<int> columns = columns_of(frame, Part::beside, colors.width());
    Profile profile;
    for (int i = 0; i < height_of(frame); ++i) {
        float sum = 0;
        for (const int x : columns) sum += colors.at(x, row_of(colors, frame, i)).lightness;
        profile.push_back(sum / static_cast<float>(columns.size()));
    }
    return profile;
}

constexpr float same = 8;

Lab tint_of(const RowColors& row) { return row.inside - row.beside; }

// Most glass differs less from the background than colors do.
std::vector<RowColors> pale_ones(std::vector<RowColors> rows) {
    constexpr float pale = 25;
    std::erase_if(rows, [](const RowColors& row) { return distance(row.inside, row.beside) >= pale; });
    return rows;
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
    // One of the first tubes must have a tint that nearly all have.
    for (std::size_t first = 0; first <= tubes.size() - needed; ++first) {
        for (const RowColors& row : tubes[first].upper) {
            const Lab tint = tint_of(row);
            if (any_of(tried, [&](const Lab& other) { return distance(tint, other) < known; })) continue;
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
        // Of glass of a strong color, the row that is most like the background is not a rim.
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
    // A tube that is full to its rim shows its uppermost unit there, which is not glass.
    const Glass usual = median_of(all);
    for (const TubeColors& tube : seen) found.push_back(tube.upper.empty() ? usual : median_of(tube.upper));
    return found;
}

Sides sides_of(const Row& row, std::size_t index, int width) {
    const Rectangle& frame = row[index];
    const double outside = 0.12 * frame.width() + 1;
    double left = frame.left - outside;
    double right = frame.right + outside;
    if (index > 0) left = std::max(left, (row[index - 1].right + frame.left) / 2);
    if (index + 1 < row.size()) right = std::min(right, (frame.right + row[index + 1].left) / 2);
    return {std::clamp(static_cast<int>(left), 0, width - 1),
            std::clamp(static_cast<int>(right), 0, width - 1)};
}

std::vector<Profile> contrasts(const Grid<Lab>& colors, const Rows& rows, Part part,
                               const std::optional<Lab>& glass) {
    std::vector<Rectangle> frames;
    std::vector<Look> looks;
    std::vector<TubeColors> seen;
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::vector<int> columns = columns_of(row[i], part, colors.width());
            frames.push_back(row[i]);
            looks.push_back(look_into(colors, row[i], sides_of(row, i, colors.width()), columns));
            seen.push_back(colors_of(colors, row[i], columns, looks.back().beside));
        }
    }
    std::vector<Glass> found;
    if (!glass) found = glasses(seen);
    std::vector<Profile> profiles;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        Profile& profile = profiles.emplace_back(std::move(looks[i].contrast));
        if (!glass && found.empty()) continue;
        const std::vector<int> columns = columns_of(frames[i], part, colors.width());
        for (std::size_t at = 0; at < profile.size(); ++at) {
            const int y = row_of(colors, frames[i], static_cast<int>(at));
            const auto count_as_empty = [&](const Lab& color) {
                profile[at] = std::min(profile[at], mean_distance(colors, columns, y, color));
            };
            count_as_empty(glass ? *glass : found[i].color);
            if (!glass) count_as_empty(looks[i].beside[at] + found[i].tint);
        }
    }
    return profiles;
}

std::vector<Profile> edges(const Grid<Lab>& colors, const Rows& rows) {
    std::vector<Profile> profiles;
    for (const Row& row : rows) {
        for (const Rectangle& frame : row) {
            const std::vector<int> columns = columns_of(frame, Part::beside, colors.width());
            Profile profile(static_cast<std::size_t>(height_of(frame)));
            for (std::size_t i = 0; i < profile.size(); ++i) {
                const int y = top_of(frame) + static_cast<int>(i);
                if (y < 1 || y + 1 >= colors.height()) continue;
                float sum = 0;
                for (const int x : columns)
                    sum += std::min(far_away, distance(colors.at(x, y - 1), colors.at(x, y + 1)));
                profile[i] = sum / static_cast<float>(columns.size());
            }
            profiles.push_back(std::move(profile));
        }
    }
    return profiles;
}

std::vector<Profile> signs(const Grid<Lab>& colors, const Rows& rows) {
    constexpr float stands_out = 18;
    constexpr double bent = 0.15;  // of the width: how much higher or lower a border may be in the middle
    std::vector<Profile> profiles;
    for (const Row& row : rows) {
        for (const Rectangle& frame : row) {
            const std::vector<int> middle = columns_of(frame, Part::middle, colors.width());
            const Profile ground = lightness_beside(colors, frame);
            const auto reach = static_cast<std::ptrdiff_t>(std::lround(bent * frame.width()));
            const auto height = static_cast<std::ptrdiff_t>(ground.size());
            Profile profile;
            for (std::ptrdiff_t i = 0; i < height; ++i) {
                const auto near = std::minmax_element(ground.begin() + std::max<std::ptrdiff_t>(0, i - reach),
                                                      ground.begin() + std::min(height, i + reach + 1));
                const float dark = *near.first - stands_out;
                const float light = *near.second + stands_out;
                const auto marked = count_if(middle, [&](int x) {
                    const float lightness =
                        colors.at(x, row_of(colors, frame, static_cast<int>(i))).lightness;
                    return lightness < dark || lightness > light;
                });
                profile.push_back(static_cast<float>(marked) / static_cast<float>(middle.size()));
            }
            profiles.push_back(std::move(profile));
        }
    }
    return profiles;
}

}  // namespace decant::picture
