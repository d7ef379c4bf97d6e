// The possible meanings of a text, before a choice is made.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
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

/// The questions that texts leave open.
enum class Open { order, capacity, places, rules, form };

struct OpenEntry {
    Open open;
    std::string_view word;
};

/// In the order of the values.
inline constexpr std::array open_entries{
    OpenEntry{Open::order, "order"}, OpenEntry{Open::capacity, "capacity"}, OpenEntry{Open::places, "places"},
    OpenEntry{Open::rules, "rules"}, OpenEntry{Open::form, "form"}};

constexpr std::string_view word(Open open) { return open_entries[static_cast<std::size_t>(open)].word; }

/// The question with that word, or nothing.
constexpr std::optional<Open> open_of(std::string_view name) {
    for (const OpenEntry& entry : open_entries) {
        if (entry.word == name) return entry.open;
    }
    return std::nullopt;
}

/// Something that a reading takes for granted because the text leaves it open.
struct Assumption {
    Open about;
    std::string value;                        ///< in words, such as `bottom first`
    std::optional<base::Option> option = {};  ///< that says it, if there is one
    /// The doubt to report if another value would do as well; nothing if none is proposed.
    std::optional<base::Diagnostic> doubt = {};
    /// Where it is to be seen in a picture: left, top, right and bottom, in pixels.
    std::optional<std::array<int, 4>> where = {};
    /// Whether words around the level say it.
    bool is_told = false;
};

/// One possible meaning of a text: a level, or its fault when read so.
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
