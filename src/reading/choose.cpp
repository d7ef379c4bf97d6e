// Takes, offers or refuses.
// SPDX-License-Identifier: MIT
#include "reading/choose.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

namespace decant::reading {
namespace {

using base::Option;
using puzzles::Open;
using puzzles::Proposal;

bool is_same_level(const Proposal& one, const Proposal& other) {
    return one.level && other.level && is_same(**one.level, **other.level);
}

bool contain(const std::vector<Assumption>& assumed, const Assumption& assumption) {
    return std::any_of(assumed.begin(), assumed.end(), [&](const Assumption& each) {
        return each.about == assumption.about && each.value == assumption.value;
    });
}

/// The question to ask where one of the two is meant: about what the other assumes and the first does not.
const Assumption& doubt_between(const Proposal& first, const Proposal& other) {
    const auto found = std::find_if(other.assumed.begin(), other.assumed.end(), [&](const Assumption& each) {
        return each.doubt && !contain(first.assumed, each);
    });
    assert(found != other.assumed.end());
    return *found;
}

/// The first doubt about another level than the first one; of those, one that no option decides, as an option
/// alone would only lead to it.
std::optional<Diagnostic> first_doubt(const std::vector<Proposal>& proposals) {
    const Assumption* first = nullptr;
    for (std::size_t i = 1; i < proposals.size(); ++i) {
        if (is_same_level(proposals.front(), proposals[i])) continue;
        const Assumption& doubtful = doubt_between(proposals.front(), proposals[i]);
        if (first == nullptr || (first->option && !doubtful.option)) first = &doubtful;
    }
    return first == nullptr ? std::nullopt : first->doubt;
}

Level level_of(std::string_view form, Proposal proposal) {
    return Level(*std::move(proposal.level), std::string(form), std::move(proposal.assumed));
}

/// The assumptions of a proposal that not all make.
std::vector<Assumption> own_of(const Proposal& proposal, const std::vector<Proposal>& all) {
    std::vector<Assumption> own;
    for (const Assumption& assumption : proposal.assumed) {
        const auto assumes = [&](const Proposal& each) { return contain(each.assumed, assumption); };
        if (!std::all_of(all.begin(), all.end(), assumes)) own.push_back(assumption);
    }
    return own;
}

/// Those that make levels, each level once.
std::vector<Offer> offer(std::string_view form, std::vector<Proposal> proposals) {
    std::vector<std::vector<Assumption>> own;
    for (const Proposal& each : proposals) own.push_back(own_of(each, proposals));
    std::vector<Offer> offered;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        const auto& level = proposals[i].level;
        const auto is_known = [&](const Offer& before) { return is_same(before.level.puzzle(), **level); };
        if (level && std::none_of(offered.begin(), offered.end(), is_known))
            offered.push_back({level_of(form, std::move(proposals[i])), std::move(own[i])});
    }
    return offered;
}

/// The remedies by hand, and how each level that is offered is chosen: by its options, together.
base::Remedy ways_to_choose(const base::Remedy& told, const std::vector<Offer>& offered) {
    constexpr std::size_t most = 4;
    base::Remedy remedy;
    for (const base::Remedy::Way& way : told.ways()) {
        const auto is_option = [](const base::Remedy::Piece& piece) {
            return std::holds_alternative<Option>(piece);
        };
        if (std::none_of(way.begin(), way.end(), is_option)) remedy = remedy.or_else(base::Remedy(way));
    }
    for (std::size_t i = 0; i < std::min(most, offered.size()); ++i) {
        base::Remedy::Way way{"use "};
        for (const Assumption& each : offered[i].own) {
            if (!each.option) return remedy.or_else("give the code of the one that is meant");
            if (way.size() > 1) way.emplace_back(" and ");
            way.emplace_back(*each.option);
        }
        if (way.size() > 1) remedy = remedy.or_else(base::Remedy(std::move(way)));
    }
    return remedy;
}

}  // namespace

bool is_same(const puzzles::Puzzle& one, const puzzles::Puzzle& other) {
    // Those that are alike up to a symmetry have plans of one length, but not the same plans.
    return *one.write("native") == *other.write("native");
}

Result<Level, Refusal> choose(std::string_view form, std::vector<Proposal> proposals) {
    const bool makes_level =
        std::any_of(proposals.begin(), proposals.end(), [](const Proposal& each) { return each.level.ok(); });
    auto doubt = makes_level ? first_doubt(proposals) : std::nullopt;
    if (doubt) {
        Refusal refusal{*std::move(doubt), offer(form, std::move(proposals))};
        if (refusal.offered.size() > 1)
            refusal.diagnostic.remedy = ways_to_choose(refusal.diagnostic.remedy, refusal.offered);
        return refusal;
    }
    Proposal& only = proposals.front();
    if (!only.level) return Refusal{only.level.error()};
    return level_of(form, std::move(only));
}

Result<Level, Refusal> read_as(const puzzles::Family& family, std::string_view format, std::string_view text,
                               const puzzles::Values& said) {
    return choose(format, family.propose(format, text, said));
}

}  // namespace decant::reading
