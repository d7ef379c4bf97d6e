// Enumerates the contents of a level.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/alphabet.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace decant::puzzles::tube_sort {

Alphabet::Alphabet(const Board& board) : colors_(board.colors.size()) {
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
                            .gives = tube.rules.gives,
                            .ends_empty = tube.rules.ends_empty,
                            .below = empty});
        for (std::size_t number = 0; number < colors_; ++number) {
            const auto color = static_cast<Color>(number);
            const auto holds_it = [&tube = tube, color](const Tube& other) {
                return !other.units.empty() && other.units.front() == color && emptied(other) == tube;
            };
            const bool can_hold_it =
                tube.rules.accept(color) || std::any_of(board.tubes.begin(), board.tubes.end(), holds_it);
            singles_.push_back(can_hold_it ? add_runs(empty, color) : empty);
        }
    }

    // Tubes that start alike share their contents, which is what makes equal tubes interchangeable.
    std::map<std::pair<Content, Color>, Content> runs;
    for (const Tube& tube : board.tubes) {
        Content content = empty_of.at(emptied(tube));
        for (const Color color : tube.units) {
            const Entry& entry = entries_[content];
            if (entry.height == 0 || entry.top == color) {
                content = with(content, color, 1);
                continue;
            }
            const auto [known, is_new] = runs.try_emplace({content, color}, Content{0});
            if (is_new) known->second = add_runs(content, color);
            content = known->second;
        }
        initial_.push_back(content);
    }
}

Tube Alphabet::tube(Content content) const {
    Tube tube = empty_[entries_[content].tube_class];
    for (; entries_[content].height > 0; content = entries_[content].below) {
        tube.units.insert(tube.units.begin(), entries_[content].run, entries_[content].top);
    }
    return tube;
}

/// Adds the contents that have a run of `color` above `below`, one for each length that fits; returns the
/// shortest.
Content Alphabet::add_runs(Content below, Color color) {
    const Entry base = entries_[below];
    const auto first = static_cast<Content>(entries_.size());
    for (int run = 1; run <= base.room; ++run) {
        const auto length = static_cast<std::uint8_t>(run);
        Entry entry = base;
        entry.top = color;
        entry.run = length;
        if (base.height == 0) {
            entry.bottom = color;
            entry.bottom_run = length;
        }
        ++entry.blocks;
        entry.height = static_cast<std::uint8_t>(base.height + run);
        entry.room = static_cast<std::uint8_t>(base.room - run);
        entry.below = below;
        entries_.push_back(entry);
    }
    assert(entries_.size() <= 0xFFFF);
    return first;
}

}  // namespace decant::puzzles::tube_sort
