// The keys and words that are understood, and no others.
// SPDX-License-Identifier: MIT
#include "reading/keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "base/text.hpp"

namespace decant::reading {
namespace {

template <class Value>
struct Entry {
    std::string_view words;  ///< with a blank between two
    Value value;
};

constexpr Entry<Role> roles[] = {
#define DECANT_KEY(role, words) {words, Role::role},
#include "reading/keys.def"
};

constexpr Entry<TubeRole> tube_roles[] = {
#define DECANT_TUBE_KEY(role, words) {words, TubeRole::role},
#include "reading/keys.def"
};

constexpr Entry<std::string_view> games[] = {
    {"water watersort watersortpuzzle colorwatersort colorwater liquid liquidsort liquidsortpuzzle", "water"},
    {"ball balls ballsort ballsortpuzzle colorball colorballsort", "ball"},
    {"classic normal standard default regular level puzzle sort sortpuzzle tubesort tubes", ""}};

constexpr Entry<bool> orders[] = {
    {"topfirst first=top toptobottom topdown top..bottom top>bottom fromtop fromthetop", true},
    {"bottomfirst last=top bottomtotop bottomup bottom..top bottom>top frombottom fromthebottom", false}};

/// The values by their words.
template <class Value, std::size_t size>
std::map<std::string_view, Value> table_of(const Entry<Value> (&entries)[size]) {
    std::map<std::string_view, Value> table;
    for (const Entry<Value>& entry : entries) {
        std::string_view rest = entry.words;
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            table.emplace(word, entry.value);
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        }
    }
    return table;
}

template <class Value>
std::optional<Value> find(const std::map<std::string_view, Value>& table, std::string_view word) {
    const auto found = table.find(word);
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Role role_of(std::string_view plain) {
    static const auto table = table_of(roles);
    return find(table, plain).value_or(Role::unknown);
}

TubeRole role_in_tube(std::string_view plain) {
    static const auto table = table_of(tube_roles);
    return find(table, plain).value_or(TubeRole::unknown);
}

bool is_left_aside(std::string_view key, const Tree& value) {
    if (role_of(plain_key(key)) == Role::feature) return says_nothing(value);
    return value.is_null() || value == "" || (value.is_structured() && value.empty());
}

std::optional<std::string> rule_of_game(std::string_view word) {
    static const auto table = table_of(games);
    const auto rule = find(table, plain_key(word));
    return rule ? std::optional(std::string(*rule)) : std::nullopt;
}

std::optional<bool> is_top_first(std::string_view word) {
    const std::string plain = plain_key(word);
    // In whole sentences, as by whom decant's own texts are told.
    if (plain.find("bottom..top") != std::string::npos) return false;
    static const auto table = table_of(orders);
    return find(table, plain);
}

base::Diagnostic no_rule_for(const std::string& path) {
    return {fmt::format("decant has no rule for {}", base::quoted(path)),
            "remove the key if the level is the same without it",
            {}};
}

}  // namespace decant::reading
