// Finds the colors that hang together, solves the components of a level one by one, and joins their plans.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/components.hpp"

#include <algorithm>
#include <boost/pending/disjoint_sets.hpp>
#include <cassert>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/order_by.hpp"
#include "puzzles/tube_sort/engine/engine.hpp"
#include "puzzles/tube_sort/rules/canonical.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "search/limits_left.hpp"

namespace decant::puzzles::tube_sort {
namespace {

int tubes_for(int units, int capacity) { return (units + capacity - 1) / capacity; }

using Outcome = search::AnyOutcome<Action>;

/// Makes an action on the contents of two tubes.
void pour_units(const Space& space, Content& from, Content& to) {
    const Alphabet& alphabet = space.alphabet();
    const int units = space.units({from, to});
    to = alphabet.with(to, alphabet[from].top, units);
    from = alphabet.without(from, units);
}

/// Solves component after component within what is left of the limits, and adds up what is known.
class PieceSolver {
  public:
    /// `unsorted` of the components are left to be solved.
    PieceSolver(const Components& components, std::ptrdiff_t unsorted, const Space& space,
                const search::RunControl& control)
        : components_(components), space_(space), control_(control), unsolved_(unsorted) {
        sum_.verdict = search::Verdict::solved;
        sum_.solvable = true;
        sum_.plan.emplace();
    }

    Outcome solve_all() {
        std::vector<std::vector<Action>> plans(components_.list().size());
        for (const std::size_t number : smallest_first()) {
            const Component& component = components_.list()[number];
            if (component.is_sorted) continue;
            CanonicalForm form = canonical_form(components_.board_of(component));
            const Solved& solved = solve(form.board);
            add(solved.outcome);
            --unsolved_;
            if (sum_.verdict == search::Verdict::unsolvable) break;
            if (solved.outcome.plan) plans[number] = told(solved, component, form);
        }
        if (sum_.verdict == search::Verdict::solved) {
            for (const auto& plan : plans)
                sum_.plan->actions.insert(sum_.plan->actions.end(), plan.begin(), plan.end());
        }
        return std::move(sum_);
    }

  private:
    struct Solved {
        Space space;
        Outcome outcome;
    };

    /// Quickly solved components come first, and the component that a limit ends is the last one.
    [[nodiscard]] std::vector<std::size_t> smallest_first() const {
        std::vector<std::size_t> order(components_.list().size());
        std::iota(order.begin(), order.end(), 0);
        const auto size = [&](std::size_t component) { return components_.list()[component].tubes.size(); };
        base::order_by(order, size);
        return order;
    }

    /// Of the canonical board of a component: from memory, if one like it was solved before.
    const Solved& solve(const Board& board) {
        const std::string key = *code::format.print(board);
        const auto known = solved_.find(key);
        if (known != solved_.end()) return known->second;
        const Space space(board);
        Outcome outcome = tube_sort::solve(board, space, what_is_left());
        const search::Statistics& used = outcome.statistics;
        sum_.statistics.expanded += used.expanded;
        sum_.statistics.generated += used.generated;
        sum_.statistics.stored += used.stored;
        sum_.statistics.peak_bytes = std::max(sum_.statistics.peak_bytes, used.peak_bytes);
        return solved_.emplace(key, Solved{space, std::move(outcome)}).first->second;
    }

    [[nodiscard]] search::RunControl what_is_left() const {
        search::RunControl left = search::what_is_left(control_, sum_.statistics);
        if (!left.on_progress) return left;
        // A fact of a component holds for the level if the component is the last one.
        const bool is_last = unsolved_ == 1;
        const auto plans = is_last && sum_.plan ? std::optional(sum_.plan->cost) : std::nullopt;
        left.on_progress = [report = std::move(left.on_progress), bound = sum_.lower_bound,
                            solvable = is_last && sum_.solvable, plans](search::Progress progress) {
            progress.lower_bound += bound;
            progress.solvable = progress.solvable && solvable;
            progress.best_plan =
                plans && progress.best_plan ? std::optional(*plans + *progress.best_plan) : std::nullopt;
            report(progress);
        };
        return left;
    }

    /// The components together cost what the level costs: docs/proofs.md, Lemma 10.
    void add(const Outcome& outcome) {
        if (outcome.verdict == search::Verdict::unsolvable) {
            sum_.verdict = search::Verdict::unsolvable;
            sum_.plan.reset();
            sum_.solvable = sum_.cancelled = false;
            sum_.limit.reset();
            return;
        }
        sum_.lower_bound += outcome.lower_bound;
        sum_.solvable = sum_.solvable && outcome.solvable;
        sum_.cancelled = sum_.cancelled || outcome.cancelled;
        if (!sum_.limit) sum_.limit = outcome.limit;
        if (sum_.plan && outcome.plan)
            sum_.plan->cost += outcome.plan->cost;
        else
            sum_.plan.reset();
        sum_.verdict = sum_.plan ? search::Verdict::solved : search::Verdict::unknown;
    }

    /// The plan of a canonical component, as actions of the level.
    [[nodiscard]] std::vector<Action> told(const Solved& solved, const Component& component,
                                           const CanonicalForm& form) const {
        const Alphabet& alphabet = space_.alphabet();
        const Content empty = 0;  // there is one capacity
        // The tubes of a component come first on its board, and the others are empty.
        std::vector<Content> tubes;
        for (const std::size_t t : form.tubes)
            tubes.push_back(t < component.tubes.size() ? alphabet.initial()[component.tubes[t]] : empty);
        std::vector<Action> actions;
        for (const Pour pour : pours_of(solved.space, solved.outcome.plan->actions)) {
            Content& from = tubes[static_cast<std::size_t>(pour.from)];
            Content& to = tubes[static_cast<std::size_t>(pour.to)];
            actions.push_back({from, to});
            pour_units(space_, from, to);
        }
        return actions;
    }

    const Components& components_;
    const Space& space_;
    const search::RunControl& control_;
    std::map<std::string, Solved> solved_;
    std::ptrdiff_t unsolved_;  ///< components that are left
    Outcome sum_;              ///< of those before: at first of none, with an empty plan
};

}  // namespace

Components::Components(const Board& board) : board_(board) {
    if (!tubes_alike(board) || has_further_rules(board)) return;
    assert(!has_unknown_units(board));
    boost::disjoint_sets_with_storage<> bonds(board.colors.size());  // colors that hang together
    for (const Tube& tube : board.tubes) {
        for (const Color color : tube.units) bonds.union_set(color, tube.units.front());
    }
    std::map<std::size_t, std::size_t> number_of;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Tube& tube = board.tubes[t];
        if (tube.units.empty()) {
            ++empty_;
            continue;
        }
        const auto [known, is_new] =
            number_of.try_emplace(bonds.find_set(tube.units.front()), components_.size());
        if (is_new) components_.emplace_back();
        Component& component = components_[known->second];
        component.tubes.push_back(t);
        component.units += static_cast<int>(tube.units.size());
    }
    const int capacity = board.tubes.front().capacity;
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        const auto component = number_of.find(bonds.find_set(color));
        if (component != number_of.end())
            components_[component->second].tubes_at_goal += tubes_for(units[color], capacity);
    }
    for (Component& component : components_) {
        component.least_tubes = tubes_for(component.units, capacity);
        const auto is_mono = [&](std::size_t t) { return board.tubes[t].mono(); };
        const auto is_full = [&](std::size_t t) { return board.tubes[t].full(); };
        component.is_sorted = std::all_of(component.tubes.begin(), component.tubes.end(), is_mono) &&
                              std::count_if(component.tubes.begin(), component.tubes.end(), is_full) + 1 >=
                                  static_cast<std::ptrdiff_t>(component.tubes.size());
        slack_ += component.slack();
    }
    const auto loose = std::find_if(components_.begin(), components_.end(),
                                    [](const Component& component) { return component.slack() > 0; });
    if (loose != components_.end()) std::swap(components_.front(), *loose);
}

bool Components::is_exact() const {
    const auto is_tight = [](const Component& component) {
        return component.tubes_at_goal == component.least_tubes;
    };
    return std::all_of(components_.begin(), components_.end(), is_tight) &&
           std::all_of(components_.begin() + !components_.empty(), components_.end(),
                       [](const Component& component) { return component.slack() == 0; });
}

Board Components::board_of(const Component& component) const {
    Board part;
    part.rules = board_.rules;
    part.partial = board_.partial;
    for (const std::size_t t : component.tubes) part.tubes.push_back(board_.tubes[t]);
    for (const Color color : number_colors(part.tubes)) part.colors.push_back(board_.colors[color]);
    part.tubes.insert(part.tubes.end(), static_cast<std::size_t>(tubes_beside(component)),
                      emptied(board_.tubes.front()));
    return part;
}

std::vector<Pour> pours_of(const Space& space, const std::vector<Action>& actions) {
    const auto initial = space.alphabet().initial();
    std::vector<Content> tubes(initial.begin(), initial.end());
    std::vector<Pour> pours;
    for (const Action& action : actions) {
        const auto from = std::find(tubes.begin(), tubes.end(), action.from);
        auto to = std::find(tubes.begin(), tubes.end(), action.to);
        if (to == from) to = std::find(to + 1, tubes.end(), action.to);
        pour_units(space, *from, *to);
        pours.push_back({static_cast<int>(from - tubes.begin()), static_cast<int>(to - tubes.begin())});
    }
    return pours;
}

Outcome solve_by_components(const Board& board, const Space& space, const search::RunControl& control) {
    const Components components(board);
    const auto unsorted = std::count_if(components.list().begin(), components.list().end(),
                                        [](const Component& component) { return !component.is_sorted; });
    if (unsorted < 2 || !components.is_exact()) return solve(board, space, control);
    return PieceSolver(components, unsorted, space, control).solve_all();
}

}  // namespace decant::puzzles::tube_sort
