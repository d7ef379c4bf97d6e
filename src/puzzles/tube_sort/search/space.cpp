// Legal pours, their effect, and the goal.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/space.hpp"

#include <algorithm>
#include <cassert>

#include "puzzles/tube_sort/search/legality.hpp"
#include "search/state_space.hpp"

namespace decant::puzzles::tube_sort {

static_assert(search::KeyedSpace<Space>);

Space::Space(const Board& board, Pruning pruning)
    : alphabet_(board),
      conditions_(board),
      rules_(board.rules),
      goal_(board.goal),
      pruning_(pruning),
      tubes_(board.tubes.size()),
      total_units_(count_units(board)) {
    assert(!has_unknown_units(board));
    std::copy(alphabet_.initial().begin(), alphabet_.initial().end(), initial_.tubes.begin());
    std::sort(initial_.tubes.begin(), initial_.tubes.begin() + static_cast<std::ptrdiff_t>(tubes_));
    const auto fits = [&](int units) { return units <= board.tubes.front().capacity; };
    one_tube_for_each_color_ = tubes_alike(board) && !has_further_rules(board) &&
                               std::all_of(total_units_.begin(), total_units_.end(), fits);
}

bool Space::is_goal(const State& state) const {
    GoalTest goal(goal_);
    const auto admits = [&](const Alphabet::Entry& tube) {
        return goal.admits(tube) && (tube.height > 0 || !conditions_.is_waiting(state.happened, tube));
    };
    const auto end = state.tubes.begin() + static_cast<std::ptrdiff_t>(tubes_);
    return std::all_of(state.tubes.begin(), end, [&](Content content) { return admits(alphabet_[content]); });
}

std::vector<Action> Space::actions(const State& state) const {
    std::vector<Action> found;
    const auto is_open = [&](Content content) {
        return conditions_.is_open(state.happened, alphabet_[content]);
    };
    const auto first_of = [&](std::size_t t) { return t == 0 || state.tubes[t] != state.tubes[t - 1]; };
    for (std::size_t a = 0; a < tubes_; ++a) {
        const Content from = state.tubes[a];
        const Color color = alphabet_[from].top;
        if (!gives(alphabet_[from]) || !first_of(a) || !is_open(from)) continue;
        if (!conditions_.gives(state.happened, alphabet_[from])) continue;
        const bool twice = a + 1 < tubes_ && state.tubes[a + 1] == from;
        for (std::size_t b = 0; b < tubes_; ++b) {
            const Content to = state.tubes[b];
            if (!takes(alphabet_[to], color) || !is_open(to)) continue;
            if (!first_of(b) || (to == from && !twice)) continue;
            if (pruning_ == Pruning::none || !needless(from, to)) found.push_back({from, to});
        }
    }
    return found;
}

/// The audited prunings; why each loses no shortest plan: docs/proofs.md, Lemmas 6 and 7.
bool Space::needless(Content from, Content to) const {
    const Alphabet::Entry& source = alphabet_[from];
    const Alphabet::Entry& target = alphabet_[to];
    if (source.run < source.height) return false;
    const bool same_after = !conditions_.count_moves() && target.height == 0 &&
                            target.tube_class == source.tube_class &&
                            (rules_ == Rules::water || source.run == 1);
    const bool color_is_home = one_tube_for_each_color_ && source.run == total_units_[source.top];
    return same_after || color_is_home;
}

Tube Space::tube(const State& state, Content content) const {
    Tube tube = alphabet_.tube(content);
    tube.rules = conditions_.settled(state.happened, alphabet_[content], tube.rules);
    return tube;
}

int Space::units(const Action& action) const {
    if (rules_ == Rules::ball) return 1;
    return std::min<int>(alphabet_.pourable(action.from), alphabet_[action.to].room);
}

State Space::apply(const State& state, const Action& action) const {
    const int poured = units(action);
    const Color color = alphabet_[action.from].top;
    const auto replace = [&](State& in, Content old, Content now) {
        const auto first = in.tubes.begin();
        auto at = std::lower_bound(first, first + static_cast<std::ptrdiff_t>(tubes_), old);
        for (; at + 1 != first + static_cast<std::ptrdiff_t>(tubes_) && at[1] < now; ++at) at[0] = at[1];
        for (; at != first && at[-1] > now; --at) at[0] = at[-1];
        *at = now;
    };
    State next = state;
    replace(next, action.from, alphabet_.without(action.from, poured));
    const Content filled = alphabet_.with(action.to, color, poured);
    replace(next, action.to, filled);
    if (conditions_.exist()) {
        const auto end = next.tubes.begin() + static_cast<std::ptrdiff_t>(tubes_);
        const auto complete = std::count_if(next.tubes.begin(), end,
                                            [&](Content content) { return is_complete(alphabet_[content]); });
        next.happened = conditions_.after_move(state.happened, alphabet_[filled], static_cast<int>(complete));
    }
    return next;
}

}  // namespace decant::puzzles::tube_sort
