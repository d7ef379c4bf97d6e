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
        const Condition& condition = tube.rules.opens;
        Class& its = classes_.emplace_back();
        its.condition = condition;
        its.waits_for_tubes = condition.waits_for_tubes();
        if (condition.never) its.end_move = 0;
        for (const Condition::Part& part : condition.parts) {
            if (part.kind == Condition::Kind::none) continue;
            if (part.kind == Condition::Kind::moves_made) {
                most_moves_ = std::max<std::uint64_t>(most_moves_, part.value);
                if (part.is_negated)
                    its.end_move = std::min<std::uint64_t>(its.end_move, part.value);
                else
                    its.first_move = std::max<std::uint64_t>(its.first_move, part.value);
                continue;
            }
            (part.is_negated ? its.forbidden : its.needed) |= bit_of(part);
        }
    }
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
    for (const Event& event : events_) {
        const bool happens = event.kind == Condition::Kind::color_complete
                                 ? fills && filled.top == event.value
                                 : complete >= event.value;
        if (happens) happened |= event.bit;
    }
    return happened;
}

Condition Conditions::settled(std::uint64_t happened, const Alphabet::Entry& tube) const {
    if (!exist()) return {};
    Happened facts;
    facts.moves = static_cast<int>(happened & moves_mask);
    for (const Event& event : events_) {
        if ((happened & event.bit) == 0) continue;
        if (event.kind == Condition::Kind::color_complete)
            facts.complete_colors |= std::uint64_t{1} << event.value;
        else
            facts.complete_tubes = std::max<int>(facts.complete_tubes, event.value);
    }
    return classes_[tube.tube_class].condition.settled(facts);
}

}  // namespace decant::puzzles::tube_sort
