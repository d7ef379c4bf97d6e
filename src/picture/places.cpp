// Means of contrasts against one threshold.
// SPDX-License-Identifier: MIT
#include "picture/places.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace decant::picture {
namespace {

// Noise and faint patterns stay below, and units of any color above.
constexpr float surely_empty = 2.5;
constexpr float surely_filled = 16;
constexpr float nearly_as_wide = 0.8F;

float mean(const Profile& contrast, double from, double to) {
    const int first =
        std::clamp(static_cast<int>(std::lround(from)), 0, static_cast<int>(contrast.size()) - 1);
    const int last =
        std::clamp(static_cast<int>(std::lround(to)), first + 1, static_cast<int>(contrast.size()));
    float sum = 0;
    for (int y = first; y < last; ++y) sum += contrast[static_cast<std::size_t>(y)];
    return sum / static_cast<float>(last - first);
}

}  // namespace

Parting parting(std::vector<float> contrasts) {
    contrasts.push_back(surely_empty);
    contrasts.push_back(surely_filled);
    std::sort(contrasts.begin(), contrasts.end());
    float widest = 0;
    float second = 0;
    Parting parting;
    for (std::size_t i = 1; i < contrasts.size(); ++i) {
        if (contrasts[i - 1] < surely_empty || contrasts[i] > surely_filled) continue;
        const float gap = contrasts[i] / contrasts[i - 1];
        const float middle = std::sqrt(contrasts[i] * contrasts[i - 1]);
        if (gap > widest) {
            second = std::exchange(widest, gap);
            parting.rival = std::exchange(parting.threshold, middle);
        } else if (gap > second) {
            second = gap;
            parting.rival = middle;
        }
    }
    if (second < nearly_as_wide * widest) parting.rival = parting.threshold;
    return parting;
}

std::vector<std::vector<Occupied>> occupied(const std::vector<Profile>& contrasts, const Pitch& pitch,
                                            int count) {
    std::vector<std::vector<Occupied>> tubes;
    std::vector<float> all;
    for (const Profile& contrast : contrasts) {
        std::vector<Occupied> tube;
        for (int k = 0; k < count; ++k) {
            // The middle 0.6 of a place.
            const double margin = 0.2 * pitch.height;
            Occupied place;
            place.contrast = mean(contrast, pitch.border(k + 1) + margin, pitch.border(k) - margin);
            all.push_back(place.contrast);
            tube.push_back(place);
        }
        tubes.push_back(std::move(tube));
    }
    const auto [threshold, rival] = parting(std::move(all));
    for (std::vector<Occupied>& tube : tubes) {
        for (Occupied& place : tube) {
            place.filled = place.contrast > threshold;
            // Sure at half or twice the threshold.
            const float factor = std::max(place.contrast, 0.1F) / threshold;
            place.confidence = std::min(1.0, std::abs(std::log2(static_cast<double>(factor))));
            if (place.filled != (place.contrast > rival)) place.confidence = 0;
        }
    }
    return tubes;
}

std::size_t filled_places(const std::vector<Profile>& contrasts, const Pitch& pitch) {
    std::size_t count = 0;
    for (const std::vector<Occupied>& tube : occupied(contrasts, pitch, pitch.units))
        count +=
            static_cast<std::size_t>(std::count_if(tube.begin(), tube.end(), std::mem_fn(&Occupied::filled)));
    return count;
}

}  // namespace decant::picture
