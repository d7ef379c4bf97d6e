// Means of contrasts against one threshold.
// SPDX-License-Identifier: MIT
#include "picture/places.hpp"
#include "picture/order.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace decant::picture {
namespace {

// Noise and faint patterns stay below, and units of any color above.
constexpr float surely_empty = 2.5;
constexpr float surely_filled = 16;
constexpr float nearly_as_wide = 0.8F;

// A contrast is seen beside a place of the same board that shows less than a third of it, but for noise.
constexpr float just_seen = 2;
constexpr float only_noise = 0.7F;
constexpr float much_more = 2.5F;

float mean(const Profile& contrast, double from, double to) {
    const int first =
        std::clamp(static_cast<int>(std::lround(from)), 0, static_cast<int>(contrast.size()) - 1);
    const int last =
        std::clamp(static_cast<int>(std::lround(to)), first + 1, static_cast<int>(contrast.size()));
    float sum = 0;
    for (int y = first; y < last; ++y) sum += contrast[static_cast<std::size_t>(y)];
    return sum / static_cast<float>(last - first);
}

// Among what counts as empty, a color that differs little from the background stands above the rest by this.
// Infinite if nothing does.
float least_of_faint(const std::vector<float>& contrasts, float threshold) {
    std::vector<float> empty;
    for (const float contrast : contrasts)
        if (contrast <= threshold) empty.push_back(std::max(only_noise, contrast));
    std::sort(empty.begin(), empty.end());
    for (std::size_t i = 1; i < empty.size(); ++i)
        if (empty[i] >= just_seen && empty[i] > much_more * empty[i - 1]) return empty[i];
    return std::numeric_limits<float>::infinity();
}

// On something, nothing is empty for sure that shows a faint color: it may be a unit of that.
void doubt_faint(std::vector<Occupied>& tube, float least) {
    for (Occupied& place : tube) {
        if (place.filled) continue;
        if (place.contrast < least) return;
        place.confidence = 0;
    }
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
    const auto [threshold, rival] = parting(all);
    const float faint = least_of_faint(all, threshold);
    for (std::vector<Occupied>& tube : tubes) {
        for (Occupied& place : tube) {
            place.filled = place.contrast > threshold;
            // Sure at half or twice the threshold.
            const float factor = std::max(place.contrast, 0.1F) / threshold;
            place.confidence = std::min(1.0, std::abs(std::log2(static_cast<double>(factor))));
            if (place.filled != (place.contrast > rival)) place.confidence = 0;
        }
        doubt_faint(tube, faint);
    }
    return tubes;
}

std::size_t filled_places(const std::vector<Profile>& contrasts, const Pitch& pitch) {
    std::size_t count = 0;
    for (const std::vector<Occupied>& tube : occupied(contrasts, pitch, pitch.units))
        count += static_cast<std::size_t>(count_if(tube, &Occupied::filled));
    return count;
}

}  // namespace decant::picture
