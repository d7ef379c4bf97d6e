// By where units lie, and how many they are.
// SPDX-License-Identifier: MIT
#include "picture/hidden.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "picture/counts.hpp"

namespace decant::picture {
namespace {

struct Lying {
    int units = 0;
    bool is_on_top = false;
    bool is_on_others = false;
};

std::vector<Lying> lying(const Board& board) {
    std::vector<Lying> colors(board.colors.size());
    for (const Tube& tube : board.tubes) {
        const Place* below = nullptr;
        bool is_on_others = false;
        for (const Place& place : tube.places) {
            if (place.state == State::empty) continue;
            is_on_others = is_on_others || (below != nullptr && below->color != place.color);
            below = &place;
            if (place.state != State::unit) continue;
            Lying& color = colors[static_cast<std::size_t>(place.color)];
            ++color.units;
            color.is_on_others = color.is_on_others || is_on_others;
        }
        if (below != nullptr && below->state == State::unit)
            colors[static_cast<std::size_t>(below->color)].is_on_top = true;
    }
    return colors;
}

int unseen_units(const Board& board) {
    int unseen = 0;
    for (const Tube& tube : board.tubes)
        for (const Place& place : tube.places)
            unseen += place.state == State::hidden || place.state == State::unknown ? 1 : 0;
    return unseen;
}

}  // namespace

std::optional<std::size_t> hidden_color(const Board& board) {
    const std::vector<Lying> colors = lying(board);
    const int unseen = unseen_units(board);
    std::vector<int> units;
    for (const Lying& color : colors) units.push_back(color.units);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const int own = std::exchange(units[i], 0);
        const bool fits = fill_tubes(units, unseen + own, board.capacity);
        units[i] = own;
        const bool may_be = colors[i].is_on_top ? own % board.capacity != 0 && fits
                                                : own > board.capacity || (own > 0 && fits);
        if (may_be && (!found || own > colors[*found].units)) found = i;
    }
    return found;
}

bool looks_hidden(const Board& board) {
    const std::vector<Lying> colors = lying(board);
    return std::any_of(colors.begin(), colors.end(), [&](const Lying& color) {
        return color.units > board.capacity && !color.is_on_top && !color.is_on_others;
    });
}

}  // namespace decant::picture
