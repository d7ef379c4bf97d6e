// Changes levels and refusals alike.
// SPDX-License-Identifier: MIT
#include "reading/outcome.hpp"

#include <utility>

namespace decant::reading {
namespace {

template <class Change>
Outcome with_levels(Outcome outcome, const Change& change) {
    if (outcome) return change(*outcome);
    Refusal refusal = outcome.error();
    for (Offer& each : refusal.offered) each.level = change(each.level);
    return refusal;
}

}  // namespace

Outcome assuming(Outcome outcome, const std::vector<Assumption>& assumed) {
    if (assumed.empty()) return outcome;
    return with_levels(std::move(outcome), [&](const Level& level) { return level.assuming(assumed); });
}

Outcome in_form(Outcome outcome, std::string_view form) {
    if (form.empty()) return outcome;
    return with_levels(std::move(outcome), [&](const Level& level) { return level.in_form(form); });
}

Outcome without_place(Outcome outcome) {
    if (outcome) return outcome;
    Refusal refusal = outcome.error();
    refusal.diagnostic.place = {};
    return refusal;
}

}  // namespace decant::reading
