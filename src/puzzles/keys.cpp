// The keys and words that are understood, and no others.
// SPDX-License-Identifier: MIT
#include "puzzles/keys.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <unordered_map>

#include "base/confusables.hpp"
#include "base/text.hpp"

namespace decant::puzzles {
namespace {

/// What words stand for, as a number; with a blank between two words.
struct Entry {
    std::string_view words;
    int value = 0;
};

constexpr Entry roles[] = {
#define DECANT_KEY(role, words) {words, static_cast<int>(Role::role)},
#include "puzzles/keys.def"
};

constexpr Entry tube_roles[] = {
#define DECANT_TUBE_KEY(role, words) {words, static_cast<int>(TubeRole::role)},
#include "puzzles/keys.def"
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

constexpr std::string_view ignore_key = "ignore_key";

std::vector<std::string> keys_of(std::string_view list) {
    std::vector<std::string> keys;
    while (!list.empty()) {
        const std::string_view key = list.substr(0, list.find(','));
        if (!base::trim(key).empty()) keys.emplace_back(base::trim(key));
        list.remove_prefix(std::min(key.size() + 1, list.size()));
    }
    return keys;
}

}  // namespace

std::string plain_key(std::string_view key) {
    std::string plain = base::skeleton(key);
    std::erase_if(plain, [](char c) { return c == '_' || c == '-' || c == ' '; });
    return plain;
}

bool says_nothing(std::string_view plain) {
    return plain.empty() || base::holds("false no off none null nil undefined 0", plain);
}

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

UnknownKeys::UnknownKeys(std::string_view ignored) {
    for (const std::string& key : keys_of(ignored)) ignored_.push_back(plain_key(key));
}

bool UnknownKeys::ignores(std::string_view keys) const {
    const auto all = keys_of(keys);
    return std::all_of(all.begin(), all.end(), [&](const std::string& key) {
        return std::find(ignored_.begin(), ignored_.end(), plain_key(key)) != ignored_.end();
    });
}

void UnknownKeys::add(std::string_view keys) {
    for (const std::string& key : keys_of(keys)) {
        if (ignores(key)) continue;
        const auto is_it = [&](const auto& each) { return each.first == key; };
        const auto known = std::find_if(found_.begin(), found_.end(), is_it);
        if (known == found_.end())
            found_.emplace_back(key, 1);
        else
            ++known->second;
    }
}

std::optional<base::Diagnostic> UnknownKeys::fault(base::Place place, std::string_view counted) const {
    if (found_.empty()) return std::nullopt;
    constexpr std::size_t most = 16;
    std::vector<std::string> told;
    std::vector<std::string> keys = ignored_;
    for (const auto& [key, count] : found_) {
        if (told.size() == most) break;
        told.push_back(fmt::format("{} ({})", base::quoted(key), base::counted(count, counted)));
        keys.push_back(key);
    }
    return base::Diagnostic{
        fmt::format("decant has no rule for {}", fmt::join(told, ", ")),
        base::Remedy{"use ", base::Option{std::string(ignore_key), fmt::format("{}", fmt::join(keys, ","))},
                     fmt::format(" if the level is the same without {}", told.size() > 1 ? "them" : "it")},
        place, base::ProblemKind::no_such_rule};
}

std::string UnknownKeys::in(const base::Diagnostic& fault) {
    for (const base::Remedy::Way& way : fault.remedy.ways()) {
        for (const base::Remedy::Piece& piece : way) {
            const auto* const option = std::get_if<base::Option>(&piece);
            if (option != nullptr && option->name == ignore_key) return option->value;
        }
    }
    return {};
}

}  // namespace decant::puzzles
