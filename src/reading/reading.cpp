// Changes levels and refusals alike.
// SPDX-License-Identifier: MIT
#include "reading/reading.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "base/order_by.hpp"
#include "base/text.hpp"

namespace decant::reading {
namespace {

template <class Change>
Outcome with_levels(Outcome outcome, const Change& change) {
    if (outcome) return change(*outcome);
    Refusal refusal = outcome.error();
    for (Offer& each : refusal.offered) each.level = change(each.level);
    return refusal;
}

/// The colors of the levels that are offered, first those that all of them have.
std::vector<std::string> colors_of(const std::vector<Offer>& offered) {
    std::vector<std::string> colors;
    std::map<std::string, std::size_t> levels;
    for (const Offer& each : offered) {
        const puzzles::View view = each.level.puzzle().start().view();
        const auto* board = std::get_if<puzzles::BoardView>(&view);
        if (board == nullptr) continue;
        for (const puzzles::BoardView::Color& color : board->colors) {
            if (levels[color.name]++ == 0) colors.push_back(color.name);
        }
    }
    base::order_by(colors, [&](const std::string& color) { return levels[color] != offered.size(); });
    return colors;
}

}  // namespace

bool gives_level(const Outcome& outcome) { return outcome.ok() || !outcome.error().offered.empty(); }

Outcome with_shared_letters(Outcome outcome) {
    if (outcome || !gives_level(outcome)) return outcome;
    const std::vector<std::string> colors = colors_of(outcome.error().offered);
    return with_levels(std::move(outcome), [&](const Level& level) {
        auto shared = level.puzzle().among(colors);
        return shared ? level.seen_as(std::move(shared)) : level;
    });
}

Outcome assuming(Outcome outcome, const std::vector<Assumption>& assumed) {
    if (assumed.empty()) return outcome;
    return with_levels(std::move(outcome), [&](const Level& level) { return level.assuming(assumed); });
}

Outcome beside(Outcome outcome, const Account& account) {
    if (account.not_used.empty() && account.comments.empty()) return outcome;
    return with_levels(std::move(outcome), [&](const Level& level) { return level.beside(account); });
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
