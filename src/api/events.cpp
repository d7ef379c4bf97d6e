// Facts as lines of JSON.
// SPDX-License-Identifier: MIT
#include "api/events.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "present/json.hpp"

namespace decant::api {

void Events::attach(SolveOptions& options) {
    options.on_progress = [this](const Progress& progress) { tell(progress); };
    options.on_verdict = [this](const Solution& solution) { tell(solution); };
    options.on_weaker_goal = [this](const Solution& solution) {
        tell("weaker_goal", fmt::format(R"("solution":{})", base::trim(solution_json(level_, solution))));
    };
    options.on_advice = [this](const Advice& advice) {
        tell("advice", fmt::format(R"("advice":{})", base::trim(present::advice_json(advice))));
    };
}

void Events::tell_of_proof(const Solution& solution) { on_event_(present::proof_event_json(solution)); }

void Events::end() { tell("end"); }

void Events::tell(std::string_view event, std::string_view keys) {
    on_event_(fmt::format("{{\"event\":\"{}\"{}{}}}\n", event, keys.empty() ? "" : ",", keys));
}

/// While it looks for advice, the search reports facts about other levels.
void Events::tell(const Progress& progress) {
    if (has_verdict_) return;
    if (progress.solvable && !std::exchange(is_solvable_, true)) tell("solvable");
    if (progress.best_plan && progress.best_plan != std::exchange(best_plan_, progress.best_plan))
        tell("plan", fmt::format(R"("length":{})", *best_plan_));
    if (progress.lower_bound > std::exchange(lower_bound_, std::max(lower_bound_, progress.lower_bound)))
        tell("bound",
             fmt::format(R"("lower_bound":{},"solvable":{})", lower_bound_, is_solvable_ ? "true" : "null"));
}

void Events::tell(const Solution& solution) {
    has_verdict_ = true;
    tell("verdict", fmt::format(R"("solution":{})", base::trim(solution_json(level_, solution))));
}

}  // namespace decant::api
