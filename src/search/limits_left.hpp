// The limits left for a search that continues where others ended.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <utility>

#include "base/limits.hpp"
#include "search/outcome.hpp"
#include "search/run_control.hpp"

namespace decant::search {

inline bool are_expansions_limited(const base::Limits& limits) {
    return limits.nodes != base::Limits{}.nodes;
}

/// The expansions of the others count toward the limit and are part of the progress; no limit
/// stays no limit.
inline RunControl what_is_left(RunControl control, const Statistics& used) {
    base::Limits& limits = control.limits;
    if (are_expansions_limited(limits)) limits.nodes -= std::min(limits.nodes, used.expanded);
    if (!control.on_progress) return control;
    control.on_progress = [report = std::move(control.on_progress), used](Progress progress) {
        progress.expanded += used.expanded;
        progress.generated += used.generated;
        report(progress);
    };
    return control;
}

}  // namespace decant::search
