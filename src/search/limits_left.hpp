// What limits leave for a search that continues where others ended.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "base/limits.hpp"
#include "search/outcome.hpp"

namespace decant::search {

inline bool are_expansions_limited(const base::Limits& limits) {
    return limits.nodes != base::Limits{}.nodes;
}

/// What the others expanded counts toward the limit; no limit stays no limit.
inline base::Limits limits_left(base::Limits limits, const Statistics& used) {
    if (are_expansions_limited(limits)) limits.nodes -= std::min(limits.nodes, used.expanded);
    return limits;
}

}  // namespace decant::search
