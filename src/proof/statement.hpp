// What a proof states: a level, a claim about it, and a plan that goes with it.
// SPDX-License-Identifier: MIT
#pragma once

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

    friend bool operator==(const Claim&, const Claim&) = default;
};

/// How a table proves it.
enum class Kind : std::uint8_t { bounds, positions, borders };

/// `bounds`, `positions` or `borders`.
std::string_view word(Kind kind);

struct Statement {
    std::string code;  ///< of the level
    Claim claim;
    std::vector<std::string> plan;  ///< only for `optimum`
};

/// Converts to and from text: `claim optimum 39` without its first word.
std::string to_text(const Claim& claim);
Checked<Claim> read_claim(std::string_view text);

/// The claim as a sentence for people.
std::string sentence(const Claim& claim);

}  // namespace decant::proof
