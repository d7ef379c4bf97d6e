// What a text may mean, as codes.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {

inline std::string code_of(const Level& level) { return std::string(base::trim(*convert(level, "code"))); }

/// The levels that a text may mean, or why it means none.
inline std::vector<std::string> meanings(std::string_view text) {
    const auto outcome = read(text, {});
    if (outcome) return {code_of(*outcome)};
    std::vector<std::string> codes;
    for (const auto& offer : outcome.error().offered) codes.push_back(code_of(offer.level));
    if (codes.empty()) codes.push_back(base::to_string(outcome.error().diagnostic, ""));
    return codes;
}

}  // namespace decant::api
