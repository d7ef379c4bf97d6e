// The search that `auto` runs on a tube-sorting level: component by component if it falls apart, else as a
// whole.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/rules/pours.hpp"
#include "puzzles/tube_sort/search/space.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"

namespace decant::puzzles::tube_sort {

/// Colors that share a tube hang together, and so do those that hang together with the same one: a component
/// is such colors and the tubes that hold them. No tube ever holds units of two components, as a unit lands
/// on its own color or in an empty tube.
struct Component {
    std::vector<std::size_t> tubes;  ///< of the level
    int units = 0;
    int least_tubes = 0;    ///< that hold its units, whatever their colors
    int tubes_at_goal = 0;  ///< that its colors fill or begin, each for itself
    bool is_sorted = false;

    /// Tubes that the others can get out of it at most.
    [[nodiscard]] int slack() const { return static_cast<int>(tubes.size()) - least_tubes; }
};

/// The components of a level whose tubes are alike and plain and that has no hidden units; of any other level
/// none.
///
/// docs/proofs.md, Lemmas 8 to 10. Where `is_exact`, the components, each with as many empty tubes as
/// `tubes_beside` says, cost together what the level costs, solved in this order: the one with slack is the
/// first. Else they cost at most that.
class Components {
  public:
    explicit Components(const Board& board);

    [[nodiscard]] const std::vector<Component>& list() const { return components_; }
    /// Whether the sum over all components is the optimum, and not only a bound.
    [[nodiscard]] bool is_exact() const;
    /// The empty tubes that a component can ever have: those of the level, and the slack of all others.
    [[nodiscard]] int tubes_beside(const Component& component) const {
        return empty_ + slack_ - component.slack();
    }
    /// A component as a separate level, with the names of the colors that it has. Its tubes come first.
    [[nodiscard]] Board board_of(const Component& component) const;

  private:
    const Board& board_;
    std::vector<Component> components_;
    int empty_ = 0;  ///< tubes of the level
    int slack_ = 0;  ///< of all components
};

/// Gives the actions of a plan to tubes of the board: any tube with the right content will do, so the first
/// one does.
std::vector<Pour> pours_of(const Space& space, const std::vector<Action>& actions);

/// A shortest plan with proof, or a proof that there is none, or what is known when the run control ends it;
/// as `solve` of engine.hpp, of which it makes use. `space` is of the same board, which has no hidden units.
///
/// Components that are alike up to the names of their colors are solved once.
search::AnyOutcome<Action> solve_by_components(const Board& board, const Space& space,
                                               const search::RunControl& control);

}  // namespace decant::puzzles::tube_sort
