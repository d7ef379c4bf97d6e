// The levels of the audits: all small ones, and random ones of the kinds where a mistake about borders, or
// about when a block is due, would show.
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "reference/small_levels.hpp"
#include "reference/tube_sort.hpp"

namespace audit {

using decant::base::Random;

class LevelSource {
  public:
    /// Of capacity 2 to `tallest`, and now and then one more.
    LevelSource(std::uint64_t seed, int tallest) : random_(seed), tallest_(tallest) {}

    reference::Level draw() {
        const int tallest = random_.between(2, tallest_);
        const int colors = random_.between(2, tallest > 4 ? 3 : 4);
        // Without an extra tube, only missing units leave room for a move, and often no tube is empty.
        const int tubes = colors + random_.between(0, 1) + (one_in(6) ? 1 : 0);
        reference::Level level;
        level.capacities.assign(static_cast<std::size_t>(tubes), tallest);
        if (one_in(4)) {
            for (int& capacity : level.capacities) capacity = random_.between(2, tallest + 1);
        }
        level.tubes.resize(level.capacities.size());
        draw_units(colors, tallest);
        if (!one_in(4)) share_a_prefix(level);
        fill(level);
        return level;
    }

  private:
    bool one_in(std::size_t n) { return random_.below(n) == 0; }
    char any_color() { return static_cast<char>('A' + random_.below(left_.size())); }

    /// Missing units in some colors, and now and then more than one tube for a color.
    void draw_units(int colors, int tallest) {
        left_.clear();
        const int most = std::min(tallest, 5);  // with more, graphs grow too large
        for (int color = 0; color < colors; ++color) {
            int units = most;
            if (one_in(3)) units -= random_.between(0, most - 1);
            if (colors == 2 && one_in(5)) units += random_.between(1, most);
            left_[static_cast<char>('A' + color)] = units;
        }
    }

    /// Several tubes start alike, with runs of unequal length over one border: facts about that border must
    /// hold for each of them.
    void share_a_prefix(reference::Level& level) {
        const std::string prefix(static_cast<std::size_t>(random_.between(1, 2)), any_color());
        const char above = any_color();
        const std::size_t sharing = std::min<std::size_t>(level.tubes.size(), random_.below(2) + 2);
        for (std::size_t tube = 0; tube < sharing; ++tube) {
            std::string start = prefix;
            start.append(static_cast<std::size_t>(random_.between(1, 3)), above);
            for (const char color : start) put(level, tube, color);
        }
    }

    /// The other units, into tubes in order or anywhere.
    void fill(reference::Level& level) {
        std::vector<char> rest;
        for (const auto& [color, count] : left_)
            rest.insert(rest.end(), static_cast<std::size_t>(count), color);
        random_.shuffle(rest);
        const bool anywhere = one_in(2);
        for (const char color : rest) {
            std::size_t tube = anywhere ? random_.below(level.tubes.size()) : 0;
            for (std::size_t tries = 0; tries < level.tubes.size() && !put(level, tube, color); ++tries)
                tube = (tube + 1) % level.tubes.size();
        }
    }

    /// False when the tube is full or no such unit is left.
    bool put(reference::Level& level, std::size_t tube, char color) {
        if (static_cast<int>(level.tubes[tube].size()) == level.capacities[tube] || left_[color] == 0)
            return false;
        level.tubes[tube] += color;
        --left_[color];
        return true;
    }

    Random random_;
    const int tallest_;
    std::map<char, int> left_;  ///< units of each color that are in no tube yet
};

/// Every small level of the audited sizes, until one fails.
template <class Use>
void each_small_level(const Use& use) {
    for (const reference::Size& size : reference::audited_sizes()) {
        reference::each_level(size.capacities, size.units, [&](const reference::Level& level) {
            if (!testing::Test::HasFatalFailure()) use(level);
        });
    }
}

/// So many levels of a source, each under both rules, until one fails.
template <class Use>
void each_random_level(LevelSource source, int count, const Use& use) {
    for (; count > 0 && !testing::Test::HasFatalFailure(); --count) {
        reference::Level level = source.draw();
        for (const bool ball : {false, true}) {
            level.ball = ball;
            use(level);
        }
    }
}

}  // namespace audit
