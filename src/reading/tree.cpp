// Parses JSON, and looks at values that JSON and YAML write in different ways.
// SPDX-License-Identifier: MIT
#include "reading/tree.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/likeness.hpp"
#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::reading {
namespace {

constexpr int largest = 1'000'000;

}  // namespace

std::optional<base::Result<Tree>> parse_json(std::string_view text) {
    auto tree = base::parse_json(text);
    if (tree) return *std::move(tree);
    if (tree.error().kind != base::JsonFault::Kind::repeated_key) return std::nullopt;
    return base::key_problem(tree.error().key);
}

std::string plain_key(std::string_view key) {
    std::string plain = base::likeness(key);
    std::erase_if(plain, [](char c) { return c == '_' || c == '-' || c == ' '; });
    return plain;
}

std::optional<int> whole_number(const Tree& value) {
    if (value.is_number_unsigned())
        return static_cast<int>(std::min<std::uint64_t>(value.get<std::uint64_t>(), largest));
    if (value.is_number_integer())
        return static_cast<int>(std::max<std::int64_t>(value.get<std::int64_t>(), -largest));
    if (value.is_string()) return base::parse_number(value.get_ref<const std::string&>(), largest);
    return std::nullopt;
}

std::optional<bool> truth(const Tree& value) {
    if (value.is_boolean()) return value.get<bool>();
    if (!value.is_string()) return std::nullopt;
    const std::string word = base::likeness(value.get_ref<const std::string&>());
    if (word == "true" || word == "yes") return true;
    return word == "false" || word == "no" ? std::optional(false) : std::nullopt;
}

bool says_nothing(const Tree& value) {
    if (value.is_string()) {
        const std::string look = base::likeness(value.get_ref<const std::string&>());
        return look.empty() || base::holds("false no off none 0", look);
    }
    return value.is_null() || value == false || value == 0 || (value.is_structured() && value.empty());
}

}  // namespace decant::reading
