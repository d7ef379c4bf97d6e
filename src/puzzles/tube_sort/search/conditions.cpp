// Numbers the events, and notes them.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/search/conditions.hpp"

#include <algorithm>
#include <set>

#include "puzzles/tube_sort/search/legality.hpp"

namespace decant::puzzles::tube_sort {

Conditions::Conditions(const Board& board) {
    if (!has_conditions(board)) return;
    std::set<Tube> empty;  // in the order of the classes
    for (const Tube& tube : board.tubes) empty.insert(emptied(tube));
    for (const Tube& tube : empty) {
        const TubeRules& rules = tube.rules;
        classes_.push_back(
            {rules, mask_of(rules.opens), mask_of(rules.gives), rules.opens.groups() | rules.gives.groups()});
    }
}

Conditions::Mask Conditions::mask_of(const Condition& condition) {
    Mask mask;
    if (condition.never) mask.end_move = 0;
    for (const Condition::Part& part : condition.parts) {
        if (part.kind == Condition::Kind::none) continue;
        if (part.kind != Condition::Kind::moves_made) {
            (part.is_negated ? mask.forbidden : mask.needed) |= bit_of(part);
            continue;
        }
        most_moves_ = std::max<std::uint64_t>(most_moves_, part.value);
        if (part.is_negated)
            mask.end_move = std::min<std::uint64_t>(mask.end_move, part.value);
        else
            mask.first_move = std::max<std::uint64_t>(mask.first_move, part.value);
    }
    return mask;
}

std::uint64_t Conditions::bit_of(const Condition::Part& part) {
    for (const Event& event : events_) {
        if (event.kind == part.kind && event.value == part.value) return event.bit;
    }
    events_.push_back({part.kind, part.value, std::uint64_t{1} << (first_event + events_.size())});
    return events_.back().bit;
}

std::uint64_t Conditions::after_move(std::uint64_t happened, const Alphabet::Entry& filled,
                                     int complete) const {
    if ((happened & moves_mask) < most_moves_) ++happened;
    const bool fills = is_complete(filled);
    const auto happens_now = [&](const Event& event) {
        if (event.kind == Condition::Kind::tubes_complete) return complete >= event.value;
        if (event.kind == Condition::Kind::color_complete) return fills && filled.top == event.value;
        return fills && (classes_[filled.tube_class].groups >> event.value & 1) != 0;
    };
    for (const Event& event : events_) {
        if (happens_now(event)) happened |= event.bit;
    }
    return happened;
}

TubeRules Conditions::settled(std::uint64_t happened, const Alphabet::Entry& tube, TubeRules rules) const {
    if (!exist()) return rules;
    Happened facts;
    facts.moves = static_cast<int>(happened & moves_mask);
    for (const Event& event : events_) {
        if ((happened & event.bit) == 0) continue;
        if (event.kind == Condition::Kind::tubes_complete)
            facts.complete_tubes = std::max<int>(facts.complete_tubes, event.value);
        else
            (event.kind == Condition::Kind::color_complete ? facts.complete_colors : facts.complete_groups) |=
                std::uint64_t{1} << event.value;
    }
    const TubeRules& its = classes_[tube.tube_class].rules;
    rules.opens = its.opens.settled(facts);
    rules.gives = its.gives.settled(facts);
    return rules;
}

}  // namespace decant::puzzles::tube_sort
