// A family's facts about a level, as values of a record.
// SPDX-License-Identifier: MIT
#include "store/record.hpp"

namespace decant::store {

std::vector<NamedValue> facts_of(const puzzles::Puzzle& puzzle) {
    std::vector<NamedValue> facts;
    if (const auto word = puzzle.rules()) facts.push_back({"rules", std::string(*word)});
    for (const puzzles::Field& field : puzzle.sizes()) {
        std::visit([&](const auto& value) { facts.push_back({field.name, value}); }, field.value);
    }
    return facts;
}

}  // namespace decant::store
