// A game on a state graph, with the same words as puzzles::Game.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "search/state_graph.hpp"

namespace decant::analysis {

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
