// Keeps the counts of free units while borders come and go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders.hpp"

#include <algorithm>

namespace decant::puzzles::tube_sort::engine {

Borders::Borders(const CompiledLevel& level) : level_(level), facts_(level.alphabet().size()) {
    const auto initial = level.alphabet().initial();
    width_ = static_cast<std::size_t>(std::count_if(initial.begin(), initial.end(),
                                                    [&](Content content) { return level[content].mixed(); }));
    for (Content content : initial) {
        for (; level[content].mixed(); content = level[content].below) {
            const Border border = level[content].border;
            BorderFacts& facts = facts_[border];
            facts.run = facts.known ? std::min(facts.run, level[content].run) : level[content].run;
            if (facts.known) continue;  // another tube has it too
            facts.known = true;
            int deeper = 0;
            for (Content below = level[content].below; !level[below].empty(); below = level[below].below) {
                facts.buried.emplace_back(level[below].top, level[below].run);
                if (level[below].mixed() && level[below].top == level[content].top)
                    deeper = std::max(deeper, room_over(level[below].border) - level[below].run);
            }
            const int room = room_over(border);
            facts.ahead_gone = static_cast<std::uint8_t>(deeper);
            facts.ahead_on_top = static_cast<std::uint8_t>(std::max(room, deeper));
        }
    }
    for (std::size_t border = 0; border < facts_.size(); ++border) {
        BorderFacts& facts = facts_[border];
        if (!facts.known) continue;
        const int room = room_over(static_cast<Border>(border)) - facts.run;
        facts.ahead_below = static_cast<std::uint8_t>(std::max<int>(room, facts.ahead_gone));
    }
}

void Borders::count_units() {
    std::copy(level_.units.begin(), level_.units.end(), free_.begin());
    std::fill_n(room_.begin(), level_.colors, 0);
    std::fill_n(room_ahead_.begin(), level_.colors, 0);
    std::fill_n(bottoms_.begin(), level_.colors, 0);
    for (std::size_t tube = 0; tube < count_; ++tube) {
        const Border top = tops_[tube];
        for (const auto& [color, units] : facts_[top].buried) free_[color] -= units;
        room_[level_[top].top] += room_over(top);
        ++bottoms_[level_[top].bottom];
        // Of the borders of one color in a tube the upper ones tell of all below them.
        std::uint64_t counted = 0;
        for (Border border = top; border != no_border; border = level_[level_[border].below].border) {
            const std::uint64_t bit = std::uint64_t{1} << level_[border].top;
            if ((counted & bit) != 0) continue;
            counted |= bit;
            room_ahead_[level_[border].top] +=
                border == top ? facts_[border].ahead_on_top : facts_[border].ahead_below;
        }
    }
}

int Borders::longest_bottom(Color color) const {
    int longest = 0;
    for (std::size_t tube = 0; tube < count_; ++tube) {
        const Facts& facts = level_[tops_[tube]];
        if (facts.bottom == color) longest = std::max<int>(longest, facts.bottom_run);
    }
    return longest;
}

void Borders::lift(Border border, int sign) {
    const Facts& facts = level_[border];
    room_[facts.top] -= sign * room_over(border);
    room_ahead_[facts.top] -= sign * (facts_[border].ahead_on_top - facts_[border].ahead_gone);
    const Facts& below = level_[facts.below];
    free_[below.top] += sign * below.run;
    if (below.mixed()) {
        room_[below.top] += sign * room_over(below.border);
        room_ahead_[below.top] +=
            sign * (facts_[below.border].ahead_on_top - facts_[below.border].ahead_below);
    } else {
        bottoms_[below.top] -= sign;
    }
    hash_ += static_cast<std::uint64_t>(sign) * (below.border_hash - facts.border_hash);
}

Borders::Removal Borders::remove(std::size_t tube) {
    const Border border = tops_[tube];
    const Border next = level_[level_[border].below].border;
    std::size_t at = tube;
    if (next != no_border) {
        for (; at > 0 && tops_[at - 1] > next; --at) tops_[at] = tops_[at - 1];
    } else {
        for (--count_; at < count_; ++at) tops_[at] = tops_[at + 1];
    }
    tops_[at] = next;
    lift(border, 1);
    return {border, static_cast<std::uint8_t>(tube), static_cast<std::uint8_t>(at)};
}

void Borders::put_back(const Removal& removal) {
    lift(removal.border, -1);
    std::size_t at = removal.now_at;
    if (at <= removal.tube && tops_[at] != no_border) {
        for (; at < removal.tube; ++at) tops_[at] = tops_[at + 1];
    } else {
        for (++count_; at > removal.tube; --at) tops_[at] = tops_[at - 1];
    }
    tops_[at] = removal.border;
}

}  // namespace decant::puzzles::tube_sort::engine
