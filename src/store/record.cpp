// A family's facts about a level, as values of a record.
// SPDX-License-Identifier: MIT
#include "store/record.hpp"

namespace decant::store {

std::string name_of(const puzzles::Puzzle& puzzle) {
    for (const puzzles::Field& field : puzzle.facts()) {
        if (field.name == "name") return std::get<std::string>(field.value);
    }
    return "";
}

std::vector<NamedValue> facts_of(const puzzles::Puzzle& puzzle) {
    std::vector<NamedValue> facts;
    for (const puzzles::Field& field : puzzle.facts()) {
        if (field.name == "name" || field.name == "code") continue;
        std::visit([&](const auto& value) { facts.push_back({field.name, value}); }, field.value);
    }
    return facts;
}

}  // namespace decant::store
