// Single linkage and two means, by distances alone.
// SPDX-License-Identifier: MIT
#include "picture/twins.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "picture/clusters.hpp"

namespace decant::picture {
namespace {

using Group = std::vector<std::size_t>;

constexpr int rounds = 10;
// Noise and compression may part units of one color by as much, in the mean.
constexpr float usual_spread = 3;
// And into groups that fill tubes hardly ever by more than this.
constexpr float spread_by_chance = 1;
// The mean distance between groups, over that within them: a group of one color, cut in two, stays below.
constexpr float clearly_two = 2.1F;

float mean_distance(const Grid<float>& distances, std::size_t unit, const Group& group) {
    float sum = 0;
    int others = 0;
    for (const std::size_t other : group) {
        if (other == unit) continue;
        sum += distances.at(static_cast<int>(unit), static_cast<int>(other));
        ++others;
    }
    return others == 0 ? 0 : sum / static_cast<float>(others);
}

float mean_distance(const Grid<float>& distances, const Group& from, const Group& to) {
    float sum = 0;
    for (const std::size_t unit : from) sum += mean_distance(distances, unit, to);
    return sum / static_cast<float>(from.size());
}

std::pair<Group, Group> farthest_pair(const Grid<float>& distances, const Group& units) {
    float farthest = -1;
    std::pair<Group, Group> pair;
    for (const std::size_t one : units) {
        for (const std::size_t other : units) {
            const float apart = distances.at(static_cast<int>(one), static_cast<int>(other));
            if (one == other || apart <= farthest) continue;
            farthest = apart;
            pair = {{one}, {other}};
        }
    }
    return pair;
}

// Whether single linkage parts them into two groups that fill tubes, which noise hardly ever does.
bool are_parted_by_tubes(const Grid<float>& distances, const Group& units, int capacity) {
    const int count = static_cast<int>(units.size());
    Grid<float> own(count, count);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            own.at(i, j) = distances.at(static_cast<int>(units[static_cast<std::size_t>(i)]),
                                        static_cast<int>(units[static_cast<std::size_t>(j)]));
    const std::vector<Clustering> found = clusterings(own, 2);
    return std::any_of(found.begin(), found.end(), [&](const Clustering& clustering) {
        const auto first = std::count(clustering.cluster.begin(), clustering.cluster.end(), 0);
        return clustering.count == 2 && clustering.separation() > somewhat_clear && first % capacity == 0 &&
               (count - first) % capacity == 0;
    });
}

}  // namespace

bool may_be_two(const Grid<float>& distances, const std::vector<std::size_t>& units, int capacity) {
    if (static_cast<int>(units.size()) < 2 * capacity) return false;
    if (are_parted_by_tubes(distances, units, capacity)) return true;
    auto [ones, others] = farthest_pair(distances, units);
    for (int round = 0; round < rounds; ++round) {
        std::pair<Group, Group> next;
        for (const std::size_t unit : units) {
            const bool is_first =
                mean_distance(distances, unit, ones) <= mean_distance(distances, unit, others);
            (is_first ? next.first : next.second).push_back(unit);
        }
        if (next.first.empty() || next.second.empty()) return false;
        std::tie(ones, others) = std::move(next);
    }
    const float within =
        std::max(mean_distance(distances, ones, ones), mean_distance(distances, others, others));
    const float between = mean_distance(distances, ones, others);
    const bool fill_tubes =
        static_cast<int>(ones.size()) % capacity == 0 && static_cast<int>(others.size()) % capacity == 0;
    return between > (fill_tubes ? spread_by_chance : usual_spread) && between > clearly_two * within;
}

}  // namespace decant::picture
