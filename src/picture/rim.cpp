// Rows that stand out in each tube.
// SPDX-License-Identifier: MIT
#include "picture/rim.hpp"

#include <algorithm>
#include <cstddef>

namespace decant::picture {

int rim_of(const std::vector<Profile>& contrasts, double width, float threshold) {
    constexpr double at_top = 0.12;    // of the width: where it begins
    constexpr double thinnest = 0.13;  // outlines are thinner
    constexpr double thickest = 0.45;
    const auto stands_out = [&](int row) {
        return std::all_of(contrasts.begin(), contrasts.end(), [&](const Profile& contrast) {
            const auto at = static_cast<std::size_t>(row);
            return at < contrast.size() && contrast[at] > threshold;
        });
    };
    int first = 0;
    while (first < at_top * width && !stands_out(first)) ++first;
    int end = first;
    while (end <= thickest * width && stands_out(end)) ++end;
    const bool is_rim = end - first >= thinnest * width && end <= thickest * width;
    return is_rim ? end + 1 : 0;
}

void clear_rows(std::vector<Profile>& profiles, int rows) {
    for (Profile& profile : profiles)
        std::fill_n(profile.begin(), std::min(static_cast<std::size_t>(rows), profile.size()), 0.0F);
}

}  // namespace decant::picture
