// Reads and writes claims.
// SPDX-License-Identifier: MIT
#include "proof/statement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "proof/domain.hpp"

namespace decant::proof {
std::string to_text(const Claim& claim) {
    if (claim.kind == Claim::Kind::unsolvable) return std::string(word(claim.kind));
    return fmt::format("{} {}", word(claim.kind), claim.length);
}

Checked<Claim> read_claim(std::string_view text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    for (const ClaimEntry& entry : claim_entries) {
        if (text.substr(0, blank) != entry.word) continue;
        if (entry.kind == Claim::Kind::unsolvable && blank == text.size()) return Claim{};
        const auto length = blank == text.size() ? std::nullopt : read_number(text.substr(blank + 1));
        if (entry.kind != Claim::Kind::unsolvable && length) return Claim{entry.kind, *length};
    }
    return std::string("does not make a known claim");
}

std::string sentence(const Claim& claim) {
    switch (claim.kind) {
        case Claim::Kind::optimum:
            return fmt::format("The shortest plan has {}.",
                               base::counted(static_cast<std::size_t>(claim.length), "move"));
        case Claim::Kind::at_least:
            return fmt::format("No plan has fewer than {}.",
                               base::counted(static_cast<std::size_t>(claim.length), "move"));
        case Claim::Kind::unsolvable:
            break;
    }
    return "It cannot be solved.";
}

}  // namespace decant::proof
