// Enumerates the contents of a level.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/alphabet.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <tuple>
#include <utility>

namespace decant::puzzles::tube_sort {

std::uint32_t units_below_seams(const Tube& tube, const GameRules& rules) {
    std::uint32_t below = 0;
    bool may_be_seam = false;  // a higher unit of the run is shown, and none below it was hidden so far
    for (std::size_t unit = tube.hidden == 0 ? 0 : tube.units.size(); unit-- > 0;) {
        const bool begins_run = unit + 1 == tube.units.size() || tube.units[unit] != tube.units[unit + 1];
        if (begins_run || rules.reveal_units) may_be_seam = true;
        if (!tube.hides(unit)) continue;
        if (may_be_seam && !begins_run) below |= std::uint32_t{1} << unit;
        may_be_seam = false;
    }
    return below;
}

bool hiding_matters(const Board& board) {
    const bool stops_pours = board.rules == Rules::water && !board.game.carry_hidden;
    return (stops_pours || board.game.count_shown) &&
           std::any_of(board.tubes.begin(), board.tubes.end(),
                       [&](const Tube& tube) { return units_below_seams(tube, board.game) != 0; });
}

Alphabet::Alphabet(const Board& board)
    : colors_(board.colors.size()),
      game_(board.game),
      sorts_(board.sorts),
      stops_at_seams_(board.rules == Rules::water && !board.game.carry_hidden) {
    std::map<Tube, Content> empty_of;  // by the tube without its units
    for (const Tube& tube : board.tubes) empty_of.emplace(emptied(tube), Content{0});
    for (auto& [tube, empty] : empty_of) {
        const auto tube_class = static_cast<std::uint8_t>(empty_.size());
        empty_.push_back(tube);
        empty = static_cast<Content>(entries_.size());
        entries_.push_back({.top = no_color,
                            .bottom = no_color,
                            .run = 0,
                            .bottom_run = 0,
                            .blocks = 0,
                            .height = 0,
                            .room = static_cast<std::uint8_t>(tube.capacity),
                            .tube_class = tube_class,
                            .accepts = tube.rules.accepts,
                            .gives = !tube.rules.gives.never,
                            .ends_empty = tube.rules.ends_empty,
                            .is_free = true,
                            .is_sorted = false,
                            .below = empty});
        hidden_.push_back(0);
        for (std::size_t number = 0; number < colors_; ++number) {
            const auto color = static_cast<Color>(number);
            const auto holds_it = [&tube = tube, color](const Tube& other) {
                return !other.units.empty() && other.units.front() == color && emptied(other) == tube;
            };
            const bool can_hold_it =
                tube.rules.accept(color) || std::any_of(board.tubes.begin(), board.tubes.end(), holds_it);
            singles_.push_back(can_hold_it ? add_runs(empty, color, 0) : empty);
        }
    }

    // Tubes that start alike share their contents, which is what makes equal tubes interchangeable.
    std::map<std::tuple<Content, Color, std::uint32_t>, Content> runs;
    for (const Tube& tube : board.tubes) {
        const std::uint32_t after_seam = units_below_seams(tube, game_) << 1;
        Content content = empty_of.at(emptied(tube));
        for (std::size_t unit = 0; unit < tube.units.size(); ++unit) {
            const Color color = tube.units[unit];
            const Entry& entry = entries_[content];
            if (entry.height == 0 || (entry.top == color && (after_seam >> unit & 1) == 0)) {
                content = with(content, color, 1);
                continue;
            }
            const std::uint32_t hidden_below = tube.hidden & ((std::uint32_t{1} << unit) - 1);
            const auto [known, is_new] = runs.try_emplace({content, color, hidden_below}, Content{0});
            if (is_new) known->second = add_runs(content, color, hidden_below);
            content = known->second;
        }
        initial_.push_back(content);
    }
}

Tube Alphabet::tube(Content content) const {
    Tube tube = empty_[entries_[content].tube_class];
    const std::uint32_t hidden = hidden_[content];
    for (; entries_[content].height > 0; content = entries_[content].below) {
        tube.units.insert(tube.units.begin(), entries_[content].run, entries_[content].top);
    }
    tube.hidden = hidden;
    return tube;
}

/// Adds the contents that have a run of `color` above `below`, one for each length that fits; returns the
/// shortest.
Content Alphabet::add_runs(Content below, Color color, std::uint32_t hidden_below) {
    const Entry base = entries_[below];
    const bool is_bottom = base.height == base.bottom_run && (base.height == 0 || color == base.bottom);
    const bool is_seam = base.height > 0 && color == base.top;
    // Lemma 47: a seam is counted where each pour stops at it, and a tube is not done before it is gone.
    const bool has_to_sort = sorts_ == 0 || (sorts_ >> color & 1) != 0;  // Lemma 50
    const bool counts_seam = (stops_at_seams_ && (game_.count_shown || !is_bottom));
    const auto first = static_cast<Content>(entries_.size());
    for (int run = 1; run <= base.room; ++run) {
        const auto length = static_cast<std::uint8_t>(run);
        Entry entry = base;
        entry.top = color;
        entry.run = length;
        if (is_bottom) {
            entry.bottom = color;
            entry.bottom_run = static_cast<std::uint8_t>(base.height + run);
        }
        if (has_to_sort && (!is_seam || counts_seam)) ++entry.blocks;
        entry.is_free = base.is_free && !has_to_sort;
        entry.is_sorted = is_bottom && !(is_seam && game_.count_shown);
        entry.height = static_cast<std::uint8_t>(base.height + run);
        entry.room = static_cast<std::uint8_t>(base.room - run);
        const bool is_locked = game_.complete_locks && entry.is_sorted && entry.room == 0;
        if (is_locked && !entry.ends_empty) entry.gives = false;
        entry.below = below;
        entries_.push_back(entry);
        hidden_.push_back(hidden_below);
    }
    assert(entries_.size() <= 0xFFFF);
    return first;
}

}  // namespace decant::puzzles::tube_sort
