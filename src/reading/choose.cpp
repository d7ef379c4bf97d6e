// Takes, offers or refuses.
// SPDX-License-Identifier: MIT
#include "reading/choose.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace decant::reading {
namespace {

using puzzles::Proposal;

bool is_same_level(const Proposal& one, const Proposal& other) {
    if (!one.level || !other.level) return false;
    return (*one.level)->canonical_key() == (*other.level)->canonical_key();
}

bool assumes(const Proposal& proposal, const Assumption& assumption) {
    return std::any_of(proposal.assumed.begin(), proposal.assumed.end(), [&](const Assumption& each) {
        return each.about == assumption.about && each.value == assumption.value;
    });
}

/// What is to be asked where one of the two is meant: about what the other assumes and the first does not.
Diagnostic doubt_between(const Proposal& first, const Proposal& other) {
    const auto found = std::find_if(other.assumed.begin(), other.assumed.end(), [&](const Assumption& each) {
        return each.doubt && !assumes(first, each);
    });
    assert(found != other.assumed.end());
    return *found->doubt;
}

Reading reading_of(std::string_view form, Proposal proposal) {
    return {Level(*std::move(proposal.level)), std::string(form), std::move(proposal.assumed)};
}

/// Those that make levels, each level once.
std::vector<Reading> offer(std::string_view form, std::vector<Proposal> proposals) {
    for (auto each = proposals.begin(); each != proposals.end();) {
        const bool is_known = std::any_of(
            proposals.begin(), each, [&](const Proposal& before) { return is_same_level(before, *each); });
        each = each->level && !is_known ? each + 1 : proposals.erase(each);
    }
    std::vector<Reading> offered;
    for (Proposal& each : proposals) offered.push_back(reading_of(form, std::move(each)));
    return offered;
}

}  // namespace

Result<Reading, Refusal> choose(std::string_view form, std::vector<Proposal> proposals) {
    const auto other = std::find_if(proposals.begin() + 1, proposals.end(), [&](const Proposal& each) {
        return !is_same_level(proposals.front(), each);
    });
    if (other != proposals.end()) {
        Diagnostic doubt = doubt_between(proposals.front(), *other);
        return Refusal{std::move(doubt), offer(form, std::move(proposals))};
    }
    Proposal& only = proposals.front();
    if (!only.level) return Refusal{only.level.error()};
    return reading_of(form, std::move(only));
}

Result<Reading, Refusal> read_as(const puzzles::Family& family, std::string_view format,
                                 std::string_view text, const puzzles::Values& said) {
    return choose(format, family.propose(format, text, said));
}

}  // namespace decant::reading
