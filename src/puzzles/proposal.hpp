// What a text may mean, before a choice is made.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/remedy.hpp"
#include "base/result.hpp"

namespace decant::puzzles {

class Puzzle;

/// What texts leave open.
enum class Open { order, capacity, places, rules, form };

constexpr std::string_view word(Open open) {
    switch (open) {
        case Open::order:
            return "order";
        case Open::capacity:
            return "capacity";
        case Open::places:
            return "places";
        case Open::rules:
            return "rules";
        case Open::form:
            break;
    }
    return "form";
}

/// What has that word, or nothing.
constexpr std::optional<Open> open_of(std::string_view name) {
    for (const Open open : {Open::order, Open::capacity, Open::places, Open::rules, Open::form}) {
        if (word(open) == name) return open;
    }
    return std::nullopt;
}

/// What a reading takes for granted because the text leaves it open.
struct Assumption {
    Open about;
    std::string value;                        ///< in words, such as `bottom first`
    std::optional<base::Option> option = {};  ///< that says it, if there is one
    /// What to say if another value would do as well; nothing if none is proposed.
    std::optional<base::Diagnostic> doubt = {};
};

/// One thing that a text may mean: a level, or what is wrong with it when read so.
template <class Level>
struct ProposalOf {
    // Not an aggregate: clang 14, which builds the page, cannot construct one in place.
    ProposalOf(base::Result<Level> level_or_fault, std::vector<Assumption> taken = {})
        : level(std::move(level_or_fault)), assumed(std::move(taken)) {}

    base::Result<Level> level;
    std::vector<Assumption> assumed;
};

using Proposal = ProposalOf<std::unique_ptr<Puzzle>>;

/// The proposals of a text that means at most one thing.
template <class Level>
std::vector<ProposalOf<Level>> only(base::Result<Level> level) {
    std::vector<ProposalOf<Level>> proposals;
    proposals.emplace_back(std::move(level));
    return proposals;
}

/// A `Made` from a level, or why there is none.
template <class Made, class Level>
base::Result<std::unique_ptr<Puzzle>> as_puzzle(const base::Result<Level>& level) {
    if (!level) return level.error();
    return std::unique_ptr<Puzzle>(std::make_unique<Made>(*level));
}

}  // namespace decant::puzzles
