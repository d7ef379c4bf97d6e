// Compares what was said with the keys that a family knows.
// SPDX-License-Identifier: MIT
#include "puzzles/recipe.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"

namespace decant::puzzles {
namespace {

using base::Diagnostic;

base::Remedy use_of(std::span<const RecipeKey> keys) {
    base::Remedy::Way way{"use "};
    for (const RecipeKey& key : keys) {
        if (way.size() > 1) way.emplace_back(&key == &keys.back() ? " and " : ", ");
        way.emplace_back(base::Option{std::string(key.name)});
    }
    return base::Remedy(std::move(way));
}

std::optional<Diagnostic> unfit(const RecipeKey& key, const Recipe::Value& value) {
    if (const int* number = std::get_if<int>(&value)) {
        if (key.words.empty() && *number >= key.least && *number <= key.most) return std::nullopt;
        return Diagnostic{fmt::format("{} {} makes no level", key.name, *number),
                          fmt::format("use {} to {}", key.least, key.most),
                          {}};
    }
    const auto& word = std::get<std::string>(value);
    if (std::find(key.words.begin(), key.words.end(), word) != key.words.end()) return std::nullopt;
    return Diagnostic{fmt::format("there are no {} {}", key.name, base::quoted(word)),
                      fmt::format("use {}", fmt::join(key.words, " or ")),
                      {}};
}

}  // namespace

int Recipe::number(const RecipeKey& key) const {
    const auto found = values_.find(key.name);
    return found == values_.end() ? key.usual : std::get<int>(found->second);
}

std::string_view Recipe::word(const RecipeKey& key) const {
    const auto found = values_.find(key.name);
    return found == values_.end() ? key.words.front() : std::get<std::string>(found->second);
}

std::optional<Diagnostic> Recipe::refusal(std::string_view family, std::span<const RecipeKey> keys) const {
    for (const auto& [name, value] : values_) {
        // Clang before 16 cannot capture a structured binding.
        const std::string_view said = name;
        const auto key = std::find_if(keys.begin(), keys.end(),
                                      [said](const RecipeKey& known) { return known.name == said; });
        if (key == keys.end()) {
            return Diagnostic{fmt::format("{} has no {}", family, name), use_of(keys), {}};
        }
        if (auto problem = unfit(*key, value)) return problem;
    }
    return std::nullopt;
}

}  // namespace decant::puzzles
