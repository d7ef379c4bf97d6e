// Compares what was said with the keys that a family knows.
// SPDX-License-Identifier: MIT
#include "puzzles/values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace decant::puzzles {
namespace {

using base::Diagnostic;

const Key* find(std::span<const Key> keys, std::string_view name) {
    const auto found =
        std::find_if(keys.begin(), keys.end(), [&](const Key& key) { return key.name == name; });
    return found == keys.end() ? nullptr : &*found;
}

base::Remedy use_of(std::span<const Key> keys) {
    base::Remedy::Way way{"use "};
    for (const Key& key : keys) {
        if (way.size() > 1) way.emplace_back(&key == &keys.back() ? " and " : ", ");
        way.emplace_back(base::Option{std::string(key.name)});
    }
    return base::Remedy(std::move(way));
}

std::optional<Diagnostic> unfit(const Key& key, const Values::Value& value) {
    if (key.is_text) return std::nullopt;
    if (const int* number = std::get_if<int>(&value)) {
        if (key.words.empty() && *number >= key.least && *number <= key.most) return std::nullopt;
        return Diagnostic{fmt::format("{} {} does not make a level", key.name, *number),
                          fmt::format("use {} to {}", key.least, key.most)};
    }
    const auto& word = std::get<std::string>(value);
    if (std::find(key.words.begin(), key.words.end(), word) != key.words.end()) return std::nullopt;
    return Diagnostic{fmt::format("there are no {} {}", key.name, base::quoted(word)),
                      fmt::format("use {}", fmt::join(key.words, " or "))};
}

}  // namespace

void Values::set(std::string_view name, Value value) {
    if (value == Value(false))
        values_.erase(std::string(name));
    else
        values_.insert_or_assign(std::string(name), std::move(value));
}

int Values::number(const Key& key) const { return get<int>(key.name).value_or(key.usual); }

std::string Values::word(const Key& key) const {
    return get<std::string>(key.name).value_or(std::string(key.words.front()));
}

std::optional<std::string> Values::unknown(std::span<const Key> keys) const {
    for (const auto& [name, value] : values_) {
        if (find(keys, name) == nullptr) return name;
    }
    return std::nullopt;
}

std::optional<Diagnostic> Values::refusal(std::string_view family, std::span<const Key> keys) const {
    if (const auto name = unknown(keys)) {
        return Diagnostic{fmt::format("{} has no {}", family, *name), use_of(keys)};
    }
    for (const auto& [name, value] : values_) {
        if (auto problem = unfit(*find(keys, name), value)) return problem;
    }
    return std::nullopt;
}

}  // namespace decant::puzzles
