// Distances to the background, row by row.
// SPDX-License-Identifier: MIT
#include "picture/contrast.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace decant::picture {
namespace {

// Beyond this all colors are equally far: a white mark must not outweigh everything else in its row.
constexpr float far_away = 30;

int top_of(const Rectangle& frame) { return static_cast<int>(std::lround(frame.top)); }
int height_of(const Rectangle& frame) { return static_cast<int>(std::lround(frame.height())); }

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

Profile contrast_to_sides(const Grid<Lab>& colors, const Rectangle& frame, const Sides& sides,
                          const std::vector<int>& columns) {
    const int height = height_of(frame);
    const int reach = height / 6;
    Profile profile(static_cast<std::size_t>(height));
    Lab left;
    Lab right;
    for (int i = 0; i < height; ++i) {
        const int y = std::clamp(top_of(frame) + i, 0, colors.height() - 1);
        if (i % 4 == 0) {
            left = background_at(colors, sides.left, y, reach);
            right = background_at(colors, sides.right, y, reach);
        }
        profile[static_cast<std::size_t>(i)] =
            std::min(mean_distance(colors, columns, y, left), mean_distance(colors, columns, y, right));
    }
    return profile;
}

// The color inside the upper end: of a few rows below the rim, the one that is most like the background.
Lab neck_of(const Grid<Lab>& colors, const Rectangle& frame, const Profile& contrast) {
    const auto first = static_cast<std::size_t>(std::max(2.0, 0.015 * frame.height()));
    const auto last = std::max(first + 1, static_cast<std::size_t>(0.09 * frame.height()));
    std::size_t best = first;
    for (std::size_t i = first; i < std::min(last, contrast.size()); ++i)
        if (contrast[i] < contrast[best]) best = i;
    std::vector<Lab> seen;
    const int y = std::clamp(top_of(frame) + static_cast<int>(best), 0, colors.height() - 1);
    for (const int x : columns_of(frame, Part::middle, colors.width())) seen.push_back(colors.at(x, y));
    return median(seen);
}

constexpr float same_glass = 8;

bool is_shared(const std::vector<Lab>& necks) {
    constexpr double nearly_all = 0.8;
    const Lab common = median(necks);
    const auto alike = std::count_if(necks.begin(), necks.end(),
                                     [&](const Lab& neck) { return distance(neck, common) < same_glass; });
    return static_cast<double>(alike) >= nearly_all * static_cast<double>(necks.size());
}

}  // namespace

Sides sides_of(const std::vector<Rectangle>& row, std::size_t index, int width) {
    const Rectangle& frame = row[index];
    const double outside = 0.12 * frame.width() + 1;
    double left = frame.left - outside;
    double right = frame.right + outside;
    if (index > 0) left = std::max(left, (row[index - 1].right + frame.left) / 2);
    if (index + 1 < row.size()) right = std::min(right, (frame.right + row[index + 1].left) / 2);
    return {std::clamp(static_cast<int>(left), 0, width - 1),
            std::clamp(static_cast<int>(right), 0, width - 1)};
}

std::vector<int> columns_of(const Rectangle& frame, Part part, int width) {
    std::vector<int> columns;
    const auto offset = [&](double share) { return static_cast<int>(std::lround(share * frame.width())); };
    const int nearest = part == Part::middle ? 0 : std::max(1, offset(part == Part::flanks ? 0.14 : 0.2));
    const int farthest = std::max(nearest, offset(part == Part::middle   ? 0.16
                                                  : part == Part::flanks ? 0.22
                                                                         : 0.28));
    const int center = static_cast<int>(frame.center_x());
    for (int x = center - farthest; x <= center + farthest; ++x)
        if (std::abs(x - center) >= nearest) columns.push_back(std::clamp(x, 0, width - 1));
    return columns;
}

std::vector<Profile> contrasts(const Grid<Lab>& colors, const Rows& rows, Part part,
                               const std::optional<Lab>& glass) {
    std::vector<Profile> profiles;
    std::vector<Lab> necks;
    std::vector<Rectangle> frames;
    for (const std::vector<Rectangle>& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            profiles.push_back(contrast_to_sides(colors, row[i], sides_of(row, i, colors.width()),
                                                 columns_of(row[i], part, colors.width())));
            necks.push_back(neck_of(colors, row[i], profiles.back()));
            frames.push_back(row[i]);
        }
    }
    if (!glass && !is_shared(necks)) return profiles;
    // A tube that is full to its rim shows its uppermost unit there, which is no glass.
    const Lab common = median(necks);
    for (Lab& neck : necks)
        if (distance(neck, common) >= same_glass) neck = common;
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        const std::vector<int> columns = columns_of(frames[i], part, colors.width());
        for (std::size_t y = 0; y < profiles[i].size(); ++y) {
            const int row = std::clamp(top_of(frames[i]) + static_cast<int>(y), 0, colors.height() - 1);
            profiles[i][y] =
                std::min(profiles[i][y], mean_distance(colors, columns, row, glass.value_or(necks[i])));
        }
    }
    return profiles;
}

std::vector<Profile> edges(const Grid<Lab>& colors, const Rows& rows) {
    std::vector<Profile> profiles;
    for (const std::vector<Rectangle>& row : rows) {
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
    std::vector<Profile> profiles;
    for (const std::vector<Rectangle>& row : rows) {
        for (const Rectangle& frame : row) {
            const std::vector<int> middle = columns_of(frame, Part::middle, colors.width());
            const std::vector<int> beside = columns_of(frame, Part::beside, colors.width());
            Profile profile(static_cast<std::size_t>(height_of(frame)));
            for (std::size_t i = 0; i < profile.size(); ++i) {
                const int y = std::clamp(top_of(frame) + static_cast<int>(i), 0, colors.height() - 1);
                float ground = 0;
                for (const int x : beside)
                    ground += colors.at(x, y).lightness / static_cast<float>(beside.size());
                const auto marked = std::count_if(middle.begin(), middle.end(), [&](int x) {
                    return std::abs(colors.at(x, y).lightness - ground) > stands_out;
                });
                profile[i] = static_cast<float>(marked) / static_cast<float>(middle.size());
            }
            profiles.push_back(std::move(profile));
        }
    }
    return profiles;
}

}  // namespace decant::picture
