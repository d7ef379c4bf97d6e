// The search algorithms as values: their names, and one call that runs any of them.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "search/a_star.hpp"
#include "search/beam.hpp"
#include "search/breadth_first.hpp"
#include "search/depth_first.hpp"
#include "search/greedy_best_first.hpp"
#include "search/ida_star.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_space.hpp"
#include "search/uniform_cost.hpp"
#include "search/weighted_a_star.hpp"

namespace decant::search {

/// `automatic` leaves the choice to the puzzle family.
enum class Algorithm {
    automatic,
#define DECANT_ALGORITHM(name, word, promise, call, summary) name,
#include "search/algorithms.def"
#undef DECANT_ALGORITHM
};

/// What a plan of an algorithm is worth where every action costs 1 and nothing stops the search.
enum class Promise { optimal, bounded, none };

struct AlgorithmEntry {
    Algorithm algorithm;
    std::string_view word;  ///< as typed on a command line
    Promise promise;
    std::string_view summary;
};

inline constexpr std::array algorithm_entries = {
    AlgorithmEntry{Algorithm::automatic, "auto", Promise::optimal,
                   "what serves the level best: a shortest plan, with proof"},
#define DECANT_ALGORITHM(name, word, promise, call, summary) \
    AlgorithmEntry{Algorithm::name, word, Promise::promise, summary},
#include "search/algorithms.def"
#undef DECANT_ALGORITHM
};

inline std::optional<Algorithm> algorithm_of(std::string_view word) {
    for (const AlgorithmEntry& entry : algorithm_entries) {
        if (entry.word == word) return entry.algorithm;
    }
    return std::nullopt;
}

/// What single algorithms can be told.
struct Settings {
    double weight = 2;  ///< of weighted A*, at least 1
    std::size_t beam_width = 1000;
};

/// What any algorithm can say, for callers that choose one at run time. `unsolvable` only ever comes from an
/// algorithm whose own outcome can say it.
enum class Verdict { solved, unsolvable, unknown };

constexpr std::string_view word(Verdict verdict) {
    switch (verdict) {
        case Verdict::solved:
            return "solved";
        case Verdict::unsolvable:
            return "unsolvable";
        case Verdict::unknown:
            break;
    }
    return "unknown";
}

template <class Action>
struct AnyOutcome {
    Verdict verdict = Verdict::unknown;  ///< `solved` whenever there is a plan
    std::optional<Plan<Action>> plan;
    Cost lower_bound = 0;
    std::optional<double> factor;
    std::optional<Limit> limit;
    bool cancelled = false;
    Statistics statistics;
};

template <class Action, class EndingType>
AnyOutcome<Action> any_outcome(Outcome<Action, EndingType> outcome) {
    AnyOutcome<Action> any;
    any.verdict = outcome.plan ? Verdict::solved : Verdict::unknown;
    if constexpr (std::is_same_v<EndingType, Ending>) {
        if (outcome.ending == Ending::unsolvable) any.verdict = Verdict::unsolvable;
    }
    any.plan = std::move(outcome.plan);
    any.lower_bound = outcome.lower_bound;
    any.factor = outcome.factor;
    any.limit = outcome.limit;
    any.cancelled = outcome.ending == EndingType::cancelled;
    any.statistics = outcome.statistics;
    return any;
}

/// The same outcome, its plan told in other actions: `translate(actions)`.
template <class Action, class Translate>
auto translated(AnyOutcome<Action> outcome, const Translate& translate) {
    using Actions = decltype(translate(outcome.plan->actions));
    AnyOutcome<typename Actions::value_type> told;
    told.verdict = outcome.verdict;
    if (outcome.plan) told.plan = {translate(outcome.plan->actions), outcome.plan->cost};
    told.lower_bound = outcome.lower_bound;
    told.factor = outcome.factor;
    told.limit = outcome.limit;
    told.cancelled = outcome.cancelled;
    told.statistics = outcome.statistics;
    return told;
}

/// Runs the chosen algorithm; `automatic` is A* here, and a family that knows better decides before it calls.
template <KeyedSpace Space, AdmissibleHeuristic<Space> H>
AnyOutcome<typename Space::Action> run(Algorithm algorithm, const Space& space, const H& heuristic,
                                       [[maybe_unused]] const Settings& settings, const RunControl& control) {
    const auto dispatch = [&] {
        switch (algorithm) {
#define DECANT_ALGORITHM(name, word, promise, call, summary) \
    case Algorithm::name:                                    \
        return any_outcome(call);
#include "search/algorithms.def"
#undef DECANT_ALGORITHM
            case Algorithm::automatic:
                break;
        }
        return any_outcome(a_star(space, heuristic, control));
    };
    auto outcome = dispatch();
    outcome.lower_bound = std::max(outcome.lower_bound, heuristic(space.initial()));
    return outcome;
}

}  // namespace decant::search
