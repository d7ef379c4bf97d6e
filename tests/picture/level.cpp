// Deals shuffled units to tubes.
// SPDX-License-Identifier: MIT
#include "level.hpp"

#include <algorithm>
#include <cstddef>

namespace decant::picture::made {

Level random_level(base::Random& random, const Wishes& wishes) {
    Level level;
    level.capacity = random.below(3) > 0 ? 4 : random.between(3, 8);
    const int full =
        std::min(random.between(3, random.below(4) == 0 ? 20 : 12), wishes.most_tubes - wishes.empty);
    level.colors = full > 4 && random.below(6) == 0 ? full - 1 : full;
    std::vector<int> units;
    for (int tube = wishes.completed ? 1 : 0; tube < full; ++tube)
        units.insert(units.end(), static_cast<std::size_t>(level.capacity), tube < level.colors ? tube : 1);
    random.shuffle(units);

    const auto capacity = static_cast<std::size_t>(level.capacity);
    if (wishes.completed) level.tubes.emplace_back(capacity, 0);
    for (auto next = units.begin(); next != units.end(); next += level.capacity)
        level.tubes.emplace_back(next, next + level.capacity);
    for (int tube = 0; tube < wishes.empty; ++tube) level.tubes.emplace_back();
    for (int move = wishes.started ? random.between(2, 12) : 0; move > 0; --move) {
        auto& from = level.tubes[random.below(level.tubes.size())];
        auto& to = level.tubes[random.below(level.tubes.size())];
        if (&from == &to || from.empty() || to.size() == capacity) continue;
        to.push_back(from.back());
        from.pop_back();
    }
    if (random.below(3) == 0) random.shuffle(level.tubes);
    return level;
}

}  // namespace decant::picture::made
