// Reads and writes claims.
// SPDX-License-Identifier: MIT
#include "proof/statement.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "proof/domain.hpp"

namespace decant::proof {
namespace {

constexpr std::string_view optimum = "optimum ";
constexpr std::string_view at_least = "at-least ";
constexpr std::string_view unsolvable = "unsolvable";

}  // namespace

std::string_view word(Kind kind) {
    switch (kind) {
        case Kind::bounds:
            return "bounds";
        case Kind::positions:
            return "positions";
        case Kind::borders:
            return "borders";
    }
    return "";
}

std::string to_text(const Claim& claim) {
    switch (claim.kind) {
        case Claim::Kind::optimum:
            return fmt::format("{}{}", optimum, claim.length);
        case Claim::Kind::at_least:
            return fmt::format("{}{}", at_least, claim.length);
        case Claim::Kind::unsolvable:
            break;
    }
    return std::string(unsolvable);
}

Checked<Claim> read_claim(std::string_view text) {
    if (text == unsolvable) return Claim{};
    const bool exact = text.starts_with(optimum);
    if (exact || text.starts_with(at_least)) {
        const auto length = read_number(text.substr(exact ? optimum.size() : at_least.size()));
        if (length) return Claim{exact ? Claim::Kind::optimum : Claim::Kind::at_least, *length};
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
