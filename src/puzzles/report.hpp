// The state graph and the games of a level, from a family's own states to levels.
// SPDX-License-Identifier: MIT
#pragma once

#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "puzzles/family.hpp"
#include "search/explore.hpp"
#include "search/state_space.hpp"

namespace decant::puzzles {

/// Explores a space, which is kept for as long as its states can be asked for. `to_puzzle(state)` turns a
/// state into a level.
template <class Space, class H, class ToPuzzle>
GraphReport explore_space(std::shared_ptr<const Space> space, const H& heuristic,
                          const search::RunControl& control, const ToPuzzle& to_puzzle) {
    const auto explorer = std::make_shared<search::SpaceExplorer<Space, H>>(*space, heuristic);
    return {search::explore(*explorer, control),
            [space, explorer, to_puzzle](search::NodeId id) { return to_puzzle(explorer->state(id)); }};
}

/// A game on any state space. `ToPuzzle` turns a state into a level.
template <search::KeyedSpace Space, search::AdmissibleHeuristic<Space> H, class ToPuzzle>
class SpaceGame final : public Game {
  public:
    SpaceGame(std::shared_ptr<const Space> space, H heuristic, ToPuzzle to_puzzle)
        : space_(std::move(space)), heuristic_(std::move(heuristic)), to_puzzle_(std::move(to_puzzle)) {
        enter(space_->initial());
    }

    [[nodiscard]] bool won() const override { return space_->is_goal(state_); }
    [[nodiscard]] std::size_t moves() const override { return actions_.size(); }
    [[nodiscard]] bool changes(std::size_t move) const override {
        return !(space_->key(after(move)) == space_->key(state_));
    }
    [[nodiscard]] Cost estimate() const override { return heuristic_(state_); }
    [[nodiscard]] Cost estimate_after(std::size_t move) const override { return heuristic_(after(move)); }
    [[nodiscard]] std::unique_ptr<Puzzle> position_after(std::size_t move) const override {
        return to_puzzle_(after(move));
    }
    void make(std::size_t move) override { enter(after(move)); }

  private:
    [[nodiscard]] typename Space::State after(std::size_t move) const {
        return space_->apply(state_, actions_[move]);
    }
    void enter(const typename Space::State& state) {
        state_ = state;
        const auto actions = space_->actions(state_);
        actions_.assign(std::begin(actions), std::end(actions));
    }

    std::shared_ptr<const Space> space_;
    H heuristic_;
    ToPuzzle to_puzzle_;
    typename Space::State state_;
    std::vector<typename Space::Action> actions_;
};

template <class Space, class H, class ToPuzzle>
std::unique_ptr<Game> game_of(std::shared_ptr<const Space> space, H heuristic, ToPuzzle to_puzzle) {
    return std::make_unique<SpaceGame<Space, H, ToPuzzle>>(std::move(space), std::move(heuristic),
                                                           std::move(to_puzzle));
}

}  // namespace decant::puzzles
