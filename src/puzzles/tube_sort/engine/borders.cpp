// The border test: a depth-first search over the orders in which borders can go.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/engine/borders.hpp"

#include <algorithm>

namespace decant::puzzles::tube_sort::engine {
namespace {

std::size_t mixed_tubes(const CompiledLevel& level) {
    const auto initial = level.alphabet().initial();
    return static_cast<std::size_t>(std::count_if(initial.begin(), initial.end(),
                                                  [&](Content content) { return level[content].mixed(); }));
}

}  // namespace

BorderTest::BorderTest(const CompiledLevel& level)
    : level_(level),
      buried_(level.alphabet().size()),
      color_comes_again_(level.alphabet().size()),
      known_(mixed_tubes(level)) {
    for (Content content : level.alphabet().initial()) {
        for (; level[content].mixed(); content = level[content].below) {
            const Border border = level[content].border;
            std::vector<Buried>& buried = buried_[border];
            if (!buried.empty()) break;  // an equal tube came first
            for (Content below = level[content].below; !level[below].empty(); below = level[below].below) {
                buried.push_back({level[below].top, level[below].run});
                if (level[below].mixed() && level[below].top == level[content].top)
                    color_comes_again_[border] = true;
            }
        }
    }
}

bool BorderTest::may_be_alive(const Border* tops, std::size_t count, std::uint64_t hash) {
    if (count == 0) return true;
    Borders borders;
    std::copy_n(tops, count, borders.tops.begin());
    borders.count = count;
    borders.hash = hash;
    const auto known = known_.insert(hash, tops, false);
    if (!known.is_new) return known_.payload(known.id);
    count_units(borders);
    const bool alive = search(borders);
    known_.set_payload(known.id, alive);
    return alive;
}

void BorderTest::count_units(const Borders& borders) {
    std::copy(level_.units.begin(), level_.units.end(), free_.begin());
    std::fill_n(room_.begin(), level_.colors, 0);
    std::fill_n(room_ahead_.begin(), level_.colors, 0);
    for (std::size_t tube = 0; tube < borders.count; ++tube) {
        Border border = borders.tops[tube];
        for (const Buried& run : buried_[border]) free_[run.color] -= run.units;
        room_[level_[border].top] += room_over(border);
        for (; border != no_border; border = level_[level_[border].below].border) {
            if (!color_comes_again_[border]) room_ahead_[level_[border].top] += room_over(border);
        }
    }
}

void BorderTest::lift(Border border, int sign) {
    const Facts& facts = level_[border];
    room_[facts.top] -= sign * room_over(border);
    if (!color_comes_again_[border]) room_ahead_[facts.top] -= sign * room_over(border);
    const Facts& below = level_[facts.below];
    free_[below.top] += sign * below.run;
    if (below.mixed()) room_[below.top] += sign * room_over(below.border);
}

/// Replaces the border of one tube by the next one below.
void BorderTest::take(Borders& borders, std::size_t tube) const {
    auto& tops = borders.tops;
    const Facts& facts = level_[tops[tube]];
    const Facts& below = level_[facts.below];
    borders.hash += below.border_hash - facts.border_hash;
    if (below.mixed()) {
        for (; tube > 0 && tops[tube - 1] > below.border; --tube) tops[tube] = tops[tube - 1];
        tops[tube] = below.border;
        return;
    }
    --borders.count;
    for (; tube < borders.count; ++tube) tops[tube] = tops[tube + 1];
    tops[tube] = no_border;
}

/// A color that has more free units than it can ever have room for above borders owns a tube from here on.
/// Then its runs may leave their borders at once: nothing is needed for it that was not needed before, and
/// what comes to light only adds room.
bool BorderTest::remove_what_is_safe(Borders& borders, std::vector<Border>& removed) {
    if (!level_.one_tube_each) return false;
    bool any = false;
    for (std::size_t tube = 0; tube < borders.count;) {
        const Border border = borders.tops[tube];
        const Color color = level_[border].top;
        const Facts& below = level_[level_[border].below];
        const auto owns = [&](Color c) { return free_[c] > room_ahead_[c]; };
        bool safe = owns(color);
        if (!safe && below.mono() && owns(below.top)) {
            int needed = 0;
            for (std::size_t c = 0; c < level_.colors; ++c) needed += tubes_for(free_[c] - room_[c]);
            const int left = free_[color] - room_[color];
            safe = needed - tubes_for(left) + tubes_for(left + room_over(border)) <=
                   static_cast<int>(level_.tubes - borders.count);
        }
        if (!safe) {
            ++tube;
            continue;
        }
        lift(border, 1);
        removed.push_back(border);
        take(borders, tube);
        tube = 0;
        any = true;
    }
    return any;
}

bool BorderTest::search(Borders borders) {
    std::vector<Border> removed;
    bool alive = false;
    if (remove_what_is_safe(borders, removed) && borders.count > 0) {
        const auto known = known_.insert(borders.hash, borders.tops.data(), false);
        alive = known.is_new ? try_each(borders) : known_.payload(known.id);
        known_.set_payload(known.id, alive);
    } else {
        alive = borders.count == 0 || try_each(borders);
    }
    for (auto border = removed.rbegin(); border != removed.rend(); ++border) lift(*border, -1);
    return alive;
}

bool BorderTest::try_each(const Borders& borders) {
    int needed = 0;
    for (std::size_t color = 0; color < level_.colors; ++color)
        needed += tubes_for(free_[color] - room_[color]);
    const int without_border = static_cast<int>(level_.tubes - borders.count);
    for (std::size_t tube = 0; tube < borders.count; ++tube) {
        const Border border = borders.tops[tube];
        if (tube > 0 && border == borders.tops[tube - 1]) continue;
        const Color color = level_[border].top;
        const int left = free_[color] - room_[color];
        if (needed - tubes_for(left) + tubes_for(left + room_over(border)) > without_border) continue;
        Borders next = borders;
        take(next, tube);
        if (next.count == 0) return true;
        const auto known = known_.insert(next.hash, next.tops.data(), false);
        if (known.is_new) {
            lift(border, 1);
            const bool alive = search(next);
            lift(border, -1);
            known_.set_payload(known.id, alive);
            if (alive) return true;
        } else if (known_.payload(known.id)) {
            return true;
        }
    }
    return false;
}

}  // namespace decant::puzzles::tube_sort::engine
