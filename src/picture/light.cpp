// Ratios of lightness, from place to place.
// SPDX-License-Identifier: MIT
#include "picture/light.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace decant::picture {
namespace {

float middle_of(std::vector<float>& ratios) {
    const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
    std::nth_element(ratios.begin(), middle, ratios.end());
    return *middle;
}

// What units of one color gain from each place to the next, beginning with the lowest one.
std::vector<float> gains(const std::vector<Patch>& patches, const std::vector<Lit>& units) {
    constexpr float darkest = 1;
    std::vector<std::vector<float>> ratios;
    for (std::size_t i = 0; i < units.size(); ++i) {
        for (std::size_t j = 0; j < units.size(); ++j) {
            if (units[i].cluster != units[j].cluster || units[j].place != units[i].place + 1) continue;
            ratios.resize(std::max(ratios.size(), units[j].place));
            ratios[units[i].place].push_back(std::max(darkest, main_color(patches[j]).lightness) /
                                             std::max(darkest, main_color(patches[i]).lightness));
        }
    }
    std::vector<float> found;
    for (std::vector<float>& each : ratios) found.push_back(each.empty() ? 1 : middle_of(each));
    return found;
}

// A shade goes over all places: in one direction, and not in one step, as between patterns.
bool is_shade(const std::vector<float>& gains) {
    constexpr float least = 0.05F;  // noise and compression do less
    constexpr float backward = 0.1F;
    constexpr float most = 0.7F;
    float all = 0;
    for (const float gain : gains) all += std::log(gain);
    return std::abs(all) >= least && std::all_of(gains.begin(), gains.end(), [&](float gain) {
               const float share = std::log(gain) / all;
               return share > -backward && share < most;
           });
}

Patch in_light(Patch patch, float factor) {
    const auto light_up = [&](Fields& fields) {
        for (Lab& field : fields)
            field = {factor * field.lightness, factor * field.green_red, factor * field.blue_yellow};
    };
    light_up(patch.fields);
    for (Fields& moved : patch.moved) light_up(moved);
    return patch;
}

}  // namespace

std::vector<Patch> evenly_lit(const std::vector<Patch>& patches, const std::vector<Lit>& units) {
    std::vector<Patch> found;
    const std::vector<float> gained = gains(patches, units);
    if (!is_shade(gained)) return found;
    std::vector<float> light{1};
    for (const float gain : gained) light.push_back(gain * light.back());
    for (std::size_t i = 0; i < patches.size(); ++i)
        found.push_back(in_light(patches[i], 1 / light[std::min(units[i].place, light.size() - 1)]));
    return found;
}

}  // namespace decant::picture
