// The lists of families, algorithms, formats and levels.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "api/example_levels.hpp"

namespace decant::api {

std::vector<Entry> families() {
    std::vector<Entry> entries;
    for (const puzzles::Family* family : puzzles::families()) {
        entries.push_back({"", std::string(family->word()), std::string(family->summary())});
    }
    return entries;
}

std::vector<FamilyPlans> plan_types() {
    std::vector<FamilyPlans> types;
    for (const puzzles::Family* family : puzzles::families()) {
        const puzzles::PlanType type = family->plan_type();
        if (!type.move.empty()) types.push_back({std::string(family->word()), type});
    }
    return types;
}

std::vector<Entry> algorithms() {
    std::vector<Entry> entries;
    for (const search::AlgorithmEntry& entry : search::algorithm_entries) {
        entries.push_back({"", std::string(entry.word), std::string(entry.summary)});
    }
    return entries;
}

std::vector<Entry> formats() {
    std::vector<Entry> entries;
    for (const puzzles::Family* family : puzzles::families()) {
        for (const puzzles::FormatEntry& format : family->formats()) {
            entries.push_back({std::string(family->word()), std::string(format.word),
                               std::string(format.summary), std::string(format.example)});
        }
    }
    return entries;
}

std::optional<std::string> example_level(std::string_view name) {
    for (const ExampleLevel& example : example_levels) {
        if (example.name == name) return std::string(example.text);
    }
    return std::nullopt;
}

std::vector<Entry> levels() {
    std::vector<Entry> entries;
    for (const ExampleLevel& example : example_levels) {
        const auto level = load(example.text, {});
        if (!level) continue;
        entries.push_back({std::string(level->puzzle().family().word()), std::string(example.name),
                           level->puzzle().code()});
    }
    return entries;
}

}  // namespace decant::api
