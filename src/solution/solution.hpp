// The answer to a level: the verdict, the replayed plan, and the claim made of it.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/cost.hpp"
#include "base/limits.hpp"
#include "base/result.hpp"
#include "puzzles/family.hpp"
#include "search/algorithm_names.hpp"
#include "search/any_outcome.hpp"
#include "search/outcome.hpp"
#include "solution/claim.hpp"

namespace decant::solution {

using base::Cost;
using search::Verdict;

/// Whether a remedy makes an unsolvable level solvable.
struct Advice {
    std::string word;
    std::optional<bool> helps;   ///< nothing: not known within the limits
    int count = 0;               ///< how much of it helps, or was tried; 0 where there is nothing to count
    std::optional<Cost> length;  ///< of a plan, where one is known
    Claim claim = Claim::none;   ///< of that plan
    std::string code = {};       ///< of the level that it makes; empty where it is not known to help
};

/// Of a proof that was written.
struct ProofFacts {
    std::string kind;
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
    std::string file;  ///< its name in the folder of a batch
};

struct Solution {
    Verdict verdict = Verdict::unknown;
    search::Algorithm algorithm = search::Algorithm::automatic;
    std::optional<Cost> cost;  ///< of the plan, when there is one
    std::vector<puzzles::Step> steps;
    std::vector<puzzles::Field> facts;  ///< what else is known of the plan, such as its switches
    Claim claim = Claim::none;          ///< of the plan
    std::optional<double> factor;       ///< with Claim::bounded
    Cost lower_bound = 0;               ///< proved; without meaning when unsolvable
    bool solvable = false;              ///< known to be, with a plan or without
    std::optional<base::Limit> limit;   ///< which one ended the search or left its plan out, if one did
    bool cancelled = false;
    std::string goal;  ///< what its plan leads to, as a clause, where other goals differ from it
    /// For an unsolvable level: the answer to the same level with a weaker goal, if it has one; at most one.
    std::vector<Solution> with_weaker_goal;
    std::string weaker_goal;     ///< its word
    bool advised = false;        ///< whether advice was asked for, and not cancelled before there was any
    std::vector<Advice> advice;  ///< for unsolvable levels
    std::optional<ProofFacts> proof;
    std::string no_proof;  ///< why none was written, a word, where one was asked for
    search::Statistics statistics;
    double seconds = 0;
};

/// Searches a level and replays the plan before reporting it. A plan of more than base::longest_plan moves is
/// none: its replayed steps would take many times the memory of the search, and no `check` takes it. The
/// error says why the level cannot be searched, or that a plan failed its replay, which is a bug of ours and
/// has `is_bug` set.
struct SolveError {
    base::Diagnostic diagnostic;
    bool is_bug = false;
};
base::Result<Solution, SolveError> solve(const puzzles::Puzzle& puzzle,
                                         const puzzles::SearchRequest& request);

/// Looks for what would help an unsolvable level, for at most so many seconds, and not past the deadline of
/// the request. A shortest plan is told where it is found soon, else any plan. `on_advice` hears of each
/// piece as soon as it is known. Cancelled work leaves out what is not known by then.
std::vector<Advice> advise(const puzzles::Puzzle& puzzle, const puzzles::SearchRequest& request,
                           double seconds, const std::function<void(const Advice&)>& on_advice);

}  // namespace decant::solution
