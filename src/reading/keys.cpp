// The keys and words that are understood, and no others.
// SPDX-License-Identifier: MIT
#include "reading/keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "base/text.hpp"

namespace decant::reading {
namespace {

/// What words stand for, as a number; with a blank between two words.
struct Entry {
    std::string_view words;
    int value = 0;
};

constexpr Entry roles[] = {
#define DECANT_KEY(role, words) {words, static_cast<int>(Role::role)},
#include "reading/keys.def"
};

constexpr Entry tube_roles[] = {
#define DECANT_TUBE_KEY(role, words) {words, static_cast<int>(TubeRole::role)},
#include "reading/keys.def"
};

constexpr std::array<std::string_view, 3> rules{"water", "ball", ""};
constexpr Entry games[] = {
    {"water watersort watersortpuzzle colorwatersort colorwater liquid liquidsort liquidsortpuzzle", 0},
    {"ball balls ballsort ballsortpuzzle colorball colorballsort", 1},
    {"classic normal standard default regular level puzzle sort sortpuzzle tubesort tubes", 2}};

constexpr Entry orders[] = {
    {"topfirst first=top toptobottom topdown top..bottom top>bottom fromtop fromthetop", 1},
    {"bottomfirst last=top bottomtotop bottomup bottom..top bottom>top frombottom fromthebottom", 0}};

class Table {
  public:
    template <std::size_t size>
    explicit Table(const Entry (&entries)[size]) {
        for (const Entry& entry : entries) add(entry);
    }

    [[nodiscard]] std::optional<int> find(std::string_view word) const {
        const auto found = values_.find(word);
        return found == values_.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    void add(const Entry& entry) {
        std::string_view rest = entry.words;
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            values_.emplace(word, entry.value);
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        }
    }

    std::unordered_map<std::string_view, int> values_;
};

}  // namespace

Role role_of(std::string_view plain) {
    static const Table table(roles);
    return static_cast<Role>(table.find(plain).value_or(static_cast<int>(Role::unknown)));
}

TubeRole role_in_tube(std::string_view plain) {
    static const Table table(tube_roles);
    return static_cast<TubeRole>(table.find(plain).value_or(static_cast<int>(TubeRole::unknown)));
}

std::optional<std::string> rule_of_game(std::string_view word) {
    static const Table table(games);
    const auto rule = table.find(plain_key(word));
    return rule ? std::optional(std::string(rules[static_cast<std::size_t>(*rule)])) : std::nullopt;
}

std::optional<bool> is_top_first(std::string_view word) {
    const std::string plain = plain_key(word);
    // In whole sentences, as by whom decant's own texts are told.
    if (plain.find("bottom..top") != std::string::npos) return false;
    static const Table table(orders);
    const auto is_first = table.find(plain);
    return is_first ? std::optional(*is_first == 1) : std::nullopt;
}

base::Diagnostic no_rule_for(const std::string& path) {
    return {fmt::format("decant has no rule for {}", base::quoted(path)),
            "remove the key if the level is the same without it",
            {},
            base::ProblemKind::no_such_rule};
}

}  // namespace decant::reading
