// The statement of a proof: a level, a claim about it, and a plan that goes with it.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/cost.hpp"
#include "proof/checked.hpp"

namespace decant::proof {

struct Claim {
    enum class Kind : std::uint8_t { optimum, at_least, unsolvable };
    Kind kind = Kind::unsolvable;
    base::Cost length = 0;  ///< in moves; unused for `unsolvable`
};

struct ClaimEntry {
    Claim::Kind kind;
    std::string_view word;
};

/// In the order of the values.
inline constexpr std::array claim_entries{ClaimEntry{Claim::Kind::optimum, "optimum"},
                                          ClaimEntry{Claim::Kind::at_least, "at-least"},
                                          ClaimEntry{Claim::Kind::unsolvable, "unsolvable"}};

constexpr std::string_view word(Claim::Kind kind) {
    return claim_entries[static_cast<std::size_t>(kind)].word;
}

/// How a table proves it.
enum class Kind : std::uint8_t { bounds, positions, borders };

struct KindEntry {
    Kind kind;
    std::string_view word;
    std::string_view before_entry;  ///< what each entry begins with in a text
};

/// In the order of the values.
inline constexpr std::array kind_entries{KindEntry{Kind::bounds, "bounds", "S "},
                                         KindEntry{Kind::positions, "positions", "S inf "},
                                         KindEntry{Kind::borders, "borders", "T "}};

constexpr const KindEntry& entry_of(Kind kind) { return kind_entries[static_cast<std::size_t>(kind)]; }
constexpr std::string_view word(Kind kind) { return entry_of(kind).word; }

/// The level and the goal that a proof is about.
struct Subject {
    std::string code;   ///< of the level
    bool full = false;  ///< tube sorting: the goal is FULL, so that no tube may end partly filled
};

struct Statement {
    std::string code;  ///< of the level
    Claim claim;
    std::vector<std::string> plan;  ///< only for `optimum`
    bool full = false;              ///< as in Subject; such a proof is of version 2
};

/// The name of the goal where levels differ in it.
constexpr std::string_view goal_word(bool full) { return full ? "full" : "gathered"; }

/// Converts to and from text: `claim optimum 39` without its first word.
std::string to_text(const Claim& claim);
Checked<Claim> read_claim(std::string_view text);

/// The claim as a sentence for people.
std::string sentence(const Claim& claim);

}  // namespace decant::proof
