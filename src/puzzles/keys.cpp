// The keys and words that are understood, and no others.
// SPDX-License-Identifier: MIT
#include "puzzles/keys.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <unordered_map>

#include "base/confusables.hpp"
#include "base/text.hpp"

namespace decant::puzzles {
namespace {

/// The parts of a list that are not blank.
std::vector<std::string> parts_of(std::string_view list, char separator) {
    std::vector<std::string> parts;
    while (!list.empty()) {
        const std::string_view part = list.substr(0, list.find(separator));
        if (!base::trim(part).empty()) parts.emplace_back(base::trim(part));
        list.remove_prefix(std::min(part.size() + 1, list.size()));
    }
    return parts;
}

/// The value of each word of a list.
template <class Value>
class Table {
  public:
    struct Entry {
        std::string_view words;  ///< with a blank between two
        Value value;
    };

    Table(std::initializer_list<Entry> entries) {
        for (const Entry& entry : entries) {
            for (std::string& word : parts_of(entry.words, ' '))
                values_.emplace(std::move(word), entry.value);
        }
    }

    [[nodiscard]] std::optional<Value> find(const std::string& word) const {
        const auto found = values_.find(word);
        return found == values_.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    std::unordered_map<std::string, Value> values_;
};

constexpr std::string_view ignore_key = "ignore_key";

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
    static const Table<Role> table{
#define DECANT_KEY(role, words) {words, Role::role},
#define DECANT_TUBES_RULE(words, key, value) {words, Role::rule_of_tubes},
#include "puzzles/keys.def"
    };
    return table.find(std::string(plain)).value_or(Role::unknown);
}

TubeRole role_in_tube(std::string_view plain) {
    static const Table<TubeRole> table{
#define DECANT_TUBE_KEY(role, words) {words, TubeRole::role},
#include "puzzles/keys.def"
    };
    return table.find(std::string(plain)).value_or(TubeRole::unknown);
}

std::pair<std::string, std::string> rule_of_tubes(std::string_view plain) {
    static const Table<std::pair<std::string, std::string>> table{
#define DECANT_TUBES_RULE(words, key, value) {words, {key, value}},
#include "puzzles/keys.def"
    };
    return table.find(std::string(plain)).value_or(std::pair<std::string, std::string>());
}

std::optional<std::string> rule_of_game(std::string_view word) {
    static const Table<std::string> table{
        {"water watersort watersortpuzzle colorwatersort colorwater liquid liquidsort liquidsortpuzzle",
         "water"},
        {"ball balls ballsort ballsortpuzzle colorball colorballsort", "ball"},
        {"classic normal standard default regular level puzzle sort sortpuzzle tubesort tubes", ""}};
    return table.find(plain_key(word));
}

std::optional<bool> is_top_first(std::string_view word) {
    const std::string plain = plain_key(word);
    // In whole sentences, too, such as those that explain decant's own texts.
    if (plain.find("bottom..top") != std::string::npos) return false;
    static const Table<bool> table{
        {"topfirst first=top toptobottom topdown top..bottom top>bottom fromtop fromthetop", true},
        {"bottomfirst last=top bottomtotop bottomup bottom..top bottom>top frombottom fromthebottom", false}};
    return table.find(plain);
}

UnknownKeys::UnknownKeys(std::string_view ignored) {
    for (const std::string& key : parts_of(ignored, ',')) ignored_.push_back(plain_key(key));
}

bool UnknownKeys::ignores(std::string_view keys) const {
    const auto all = parts_of(keys, ',');
    return std::all_of(all.begin(), all.end(), [&](const std::string& key) {
        return std::find(ignored_.begin(), ignored_.end(), plain_key(key)) != ignored_.end();
    });
}

void UnknownKeys::add(std::string_view keys) {
    for (const std::string& key : parts_of(keys, ',')) {
        if (ignores(key)) continue;
        const auto is_it = [&](const auto& each) { return each.first == key; };
        auto known = std::find_if(found_.begin(), found_.end(), is_it);
        if (known == found_.end()) known = found_.insert(known, {key, 0});
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
