// Simulated players, and how often they win.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "analysis/ratio.hpp"
#include "base/cost.hpp"
#include "puzzles/family.hpp"
#include "search/state_graph.hpp"

namespace decant::analysis {

using base::Cost;

/// How many of some games were won, with the 95 % interval of Wilson (JASA 22, 1927) for the chance to win.
struct WinRate {
    Ratio wins;
    Millionths low = 0;
    Millionths high = one;
};
WinRate win_rate(Ratio wins);

inline constexpr std::uint64_t most_games = 100'000;

/// `random` makes each legal move with equal chance. `greedy` does so among those of `list_tempting`.
enum class Player { random, greedy };

/// The moves that seem best to one who knows the estimate alone: those that lower it, or where none does, all
/// that change the position. `Moves` has the words of puzzles::Game. Numbers of moves are put into `found`.
template <class Moves>
void list_tempting(const Moves& game, std::vector<std::size_t>& found) {
    found.clear();
    const Cost now = game.estimate();
    for (std::size_t move = 0; move < game.moves(); ++move)
        if (game.estimate_after(move) < now) found.push_back(move);
    if (!found.empty()) return;
    for (std::size_t move = 0; move < game.moves(); ++move)
        if (game.changes(move)) found.push_back(move);
}

/// How to play: all draws follow from the seed, so that the same games are played on every machine. A game
/// that has reached no goal after `most_moves` moves is lost.
struct Tournament {
    std::uint64_t games = 1000;  ///< at most `most_games`
    std::uint64_t seed = 1;
    Cost most_moves = 0;
};

/// Plays while `go_on()` says so; ended games alone count. On a graph, games are given up as soon as they
/// cannot be won any more, which changes nothing but the time.
WinRate play(const search::StateGraph& graph, Player player, const Tournament& tournament,
             const std::function<bool()>& go_on);
WinRate play(const puzzles::Puzzle& puzzle, Player player, const Tournament& tournament,
             const std::function<bool()>& go_on);

/// A game on a state graph, with the same words as puzzles::Game.
class GraphGame {
  public:
    explicit GraphGame(const search::StateGraph& graph, search::NodeId state = 0)
        : graph_(graph), state_(state) {}

    [[nodiscard]] bool won() const { return graph_.is_goal(state_); }
    [[nodiscard]] bool lost() const { return graph_.is_dead(state_); }
    [[nodiscard]] std::size_t moves() const { return graph_.edges(state_).size(); }
    [[nodiscard]] bool changes(std::size_t move) const { return after(move) != state_; }
    [[nodiscard]] search::Cost estimate() const { return graph_.estimate[state_]; }
    [[nodiscard]] search::Cost estimate_after(std::size_t move) const { return graph_.estimate[after(move)]; }
    [[nodiscard]] search::NodeId after(std::size_t move) const { return graph_.edges(state_)[move]; }
    void make(std::size_t move) { state_ = after(move); }

  private:
    const search::StateGraph& graph_;
    search::NodeId state_;
};

}  // namespace decant::analysis
