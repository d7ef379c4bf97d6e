// The record of a level.
// SPDX-License-Identifier: MIT
#include "store/record.hpp"

#include <utility>

namespace decant::store {

std::vector<NamedValue> facts_of(const puzzles::Puzzle& puzzle) {
    std::vector<NamedValue> facts;
    if (const auto word = puzzle.rules()) facts.push_back({"rules", std::string(*word)});
    for (const puzzles::Field& field : puzzle.sizes()) {
        std::visit([&](const auto& value) { facts.push_back({field.name, value}); }, field.value);
    }
    return facts;
}

Record record_of(const puzzles::Puzzle& puzzle, Origin origin) {
    Record record;
    record.key = puzzle.canonical_key();
    record.family = puzzle.family().word();
    record.name = puzzle.name().value_or("");
    record.code = puzzle.code();
    record.text = *puzzle.write("native");
    record.origin = std::move(origin);
    record.facts = facts_of(puzzle);
    return record;
}

}  // namespace decant::store
