// Counts on both sides of each cut.
// SPDX-License-Identifier: MIT
#include "picture/halves.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "picture/order.hpp"

namespace decant::picture {
namespace {

bool may_be_cut(const Board& board, double Rectangle::* begin, double Rectangle::* end) {
    std::vector<const Tube*> tubes;
    for (const Tube& tube : board.tubes) tubes.push_back(&tube);
    sort_by(tubes, [&](const Tube* tube) { return tube->frame.*begin; });
    std::vector<int> before(board.colors.size());
    double last = tubes.front()->frame.*end;
    for (std::size_t i = 0; i + 1 < tubes.size(); ++i) {
        for (const Place& place : tubes[i]->places)
            if (place.state == State::unit) ++before[static_cast<std::size_t>(place.color)];
        last = std::max(last, tubes[i]->frame.*end);
        if (last > tubes[i + 1]->frame.*begin) continue;
        const auto is_on_both_sides = [&](const Color& color) {
            const int here = before[static_cast<std::size_t>(&color - board.colors.data())];
            return here > 0 && here < color.units && here % board.capacity == 0 &&
                   color.units % board.capacity == 0;
        };
        if (std::all_of(board.colors.begin(), board.colors.end(), is_on_both_sides)) return true;
    }
    return false;
}

}  // namespace

bool may_be_two_boards(const Board& board) {
    return !board.tubes.empty() && board.colors.size() >= 2 &&
           (may_be_cut(board, &Rectangle::left, &Rectangle::right) ||
            may_be_cut(board, &Rectangle::top, &Rectangle::bottom));
}

}  // namespace decant::picture
