// Enumerates small levels.
// SPDX-License-Identifier: MIT
#include "reference/small_levels.hpp"

#include <algorithm>

namespace reference {
namespace {

class Enumerator {
  public:
    Enumerator(Level level, const std::function<void(const Level&)>& use)
        : level_(std::move(level)), use_(use) {}

    /// Fills tube `t` and those behind it with the letters that are left; `left` is sorted.
    void fill(std::size_t t, const std::string& left) {
        if (t == level_.tubes.size()) {
            if (left.empty()) use_(level_);
            return;
        }
        // Of tubes that are alike only one order counts: ascending contents.
        const bool alike = t > 0 && level_.capacities[t - 1] == level_.capacities[t];
        if (!alike || level_.tubes[t] >= level_.tubes[t - 1]) fill(t + 1, left);
        if (level_.tubes[t].size() == static_cast<std::size_t>(level_.capacities[t])) return;
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (i > 0 && left[i] == left[i - 1]) continue;
            level_.tubes[t] += left[i];
            fill(t, left.substr(0, i) + left.substr(i + 1));
            level_.tubes[t].pop_back();
        }
    }

  private:
    Level level_;
    const std::function<void(const Level&)>& use_;
};

}  // namespace

void each_level(const std::vector<int>& capacities, const std::string& units,
                const std::function<void(const Level&)>& use) {
    std::string sorted = units;
    std::sort(sorted.begin(), sorted.end());
    for (const bool ball : {false, true}) {
        Enumerator({ball, capacities, std::vector<std::string>(capacities.size())}, use).fill(0, sorted);
    }
}

const std::vector<Size>& audited_sizes() {
    static const std::vector<Size> sizes = {
        // one tube for each color, one to two empty
        {{2, 2, 2}, "AABB"},
        {{2, 2, 2, 2}, "AABBCC"},
        {{3, 3, 3}, "AAABBB"},
        {{4, 4, 4}, "AAAABBBB"},
        {{3, 3, 3, 3}, "AAABBB"},
        {{5, 5, 5}, "AAAAABBBBB"},
        {{4, 4, 4, 4}, "AAAABBBB"},
        {{2, 2, 2, 2, 2}, "AABBCCDD"},
        {{3, 3, 3, 3}, "AAABBBCCC"},
        // several tubes for a color
        {{2, 2, 2}, "AAAA"},
        {{2, 2, 2, 2}, "AAAABB"},
        {{3, 3, 3}, "AAAAAA"},
        {{2, 2, 2, 2}, "AAAA"},
        {{2, 2, 2, 2, 2}, "AAAABBBB"},
        {{3, 3, 3, 3}, "AAAAAABBB"},
        // missing units
        {{3, 3, 3}, "AABBB"},
        {{3, 3, 3}, "AABB"},
        {{2, 2, 2, 2}, "ABBCC"},
        {{2, 2, 2, 2}, "AAABB"},
        {{4, 4, 4}, "AAABBB"},
        {{4, 4, 4, 4}, "AAABBBCC"},
        {{2, 2, 2, 2, 2}, "AAABBCC"},
        {{3, 3, 3, 3}, "AAAABBBB"},
        // so tall that the engine asks no border costs under BALL
        {{6, 6, 6}, "AAABBB"},
        {{6, 6, 6, 6}, "AABBCCC"},
        {{7, 7, 7}, "AABBBCC"},
        {{8, 8, 8}, "AAAABBB"},
        // unequal capacities
        {{1, 2, 3}, "AABB"},
        {{1, 2, 2}, "AABB"},
        {{2, 3, 3}, "AAABB"},
        {{1, 1, 2, 3}, "AABBB"},
        {{1, 2, 3, 3}, "AAABBB"},
        {{2, 2, 4}, "AAAABB"},
        {{1, 2, 4}, "AAABB"},
        {{1, 1, 3, 3}, "AAABB"},
        {{1, 2, 3, 4}, "AAAABBB"},
        {{1, 2, 3, 3}, "AAABBCC"},
        {{2, 2, 3, 4}, "AAAABBB"},
        {{1, 2, 2, 3}, "AAAABB"},
    };
    return sizes;
}

}  // namespace reference
