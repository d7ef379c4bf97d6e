// Compares what came of each.
// SPDX-License-Identifier: MIT
#include "reading/attempts.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace decant::reading {
namespace {

using puzzles::Open;

/// The assumption that tells the second offer from the first, if one does.
const Assumption* difference(const Offer& first, const Offer& second) {
    const auto found = std::find_if(second.own.begin(), second.own.end(), [&](const Assumption& assumption) {
        return assumption.doubt &&
               std::none_of(first.own.begin(), first.own.end(), [&](const Assumption& each) {
                   return each.about == assumption.about && each.value == assumption.value;
               });
    });
    return found == second.own.end() ? nullptr : &*found;
}

/// What tells the second offer from the first; or another one, if no option decides on it.
const Assumption* first_difference(const std::vector<Offer>& offers) {
    const Assumption* first = difference(offers[0], offers[1]);
    for (std::size_t i = 2; i < offers.size() && (first == nullptr || first->option); ++i) {
        const Assumption* other = difference(offers[0], offers[i]);
        if (other != nullptr && (first == nullptr || !other->option)) first = other;
    }
    return first;
}

}  // namespace

bool makes_level(const Attempt& way) { return gives_level(way.outcome); }

std::vector<Offer> offers_of(Attempt way) {
    if (way.outcome) return {{*std::move(way.outcome), std::move(way.own)}};
    std::vector<Offer> offers = way.outcome.error().offered;
    for (Offer& offer : offers) offer.own.insert(offer.own.begin(), way.own.begin(), way.own.end());
    return offers;
}

Outcome agreed(std::vector<Attempt> ways) {
    if (std::none_of(ways.begin(), ways.end(), makes_level)) return std::move(ways.back().outcome);
    std::erase_if(ways, [](const Attempt& each) { return !makes_level(each); });
    if (ways.size() == 1 && !ways.front().outcome) return std::move(ways.front().outcome);
    std::optional<Refusal> inner;
    std::vector<Offer> offers;
    const bool are_all_asked =
        std::none_of(ways.begin(), ways.end(), [](const Attempt& each) { return each.outcome.ok(); });
    for (Attempt& way : ways) {
        if (!way.outcome && !inner) inner = way.outcome.error();
        std::vector<Offer> found = offers_of(std::move(way));
        for (Offer& offer : found) {
            const auto is_known = [&](const Offer& each) {
                return is_same(each.level.puzzle(), offer.level.puzzle());
            };
            if (std::none_of(offers.begin(), offers.end(), is_known)) offers.push_back(std::move(offer));
        }
    }
    // Two ways to the same question do not answer it.
    if (offers.size() == 1 && are_all_asked) return Refusal{inner->diagnostic, std::move(offers)};
    if (offers.size() == 1) return offers.front().level.assuming(offers.front().own);
    const Assumption* doubtful = first_difference(offers);
    if (doubtful == nullptr && inner) return Refusal{inner->diagnostic, std::move(offers)};
    Diagnostic doubt = doubtful != nullptr ? *doubtful->doubt
                                           : Diagnostic{"this text may be several levels",
                                                        "correct the text",
                                                        {1, 1},
                                                        base::ProblemKind::several_levels};
    return Refusal{std::move(doubt), std::move(offers)};
}

Outcome agreed_or_as_it_stands(std::vector<Attempt> ways) {
    const bool are_several = std::count_if(ways.begin(), ways.end(), makes_level) > 1;
    Outcome outcome = agreed(std::move(ways));
    if (outcome || !are_several) return outcome;
    Refusal refusal = outcome.error();
    const auto is_of_form = [](const Offer& offer) {
        return std::any_of(offer.own.begin(), offer.own.end(),
                           [](const Assumption& each) { return each.about == Open::form && !each.option; });
    };
    // Beside such a one, an option alone would end in the same question.
    const bool needs_word = std::any_of(refusal.offered.begin(), refusal.offered.end(), is_of_form);
    for (Offer& offer : refusal.offered) {
        if (offer.own.empty() || (needs_word && !is_of_form(offer)))
            offer.own.insert(offer.own.begin(), {Open::form, "as it stands"});
    }
    return refusal;
}

}  // namespace decant::reading
