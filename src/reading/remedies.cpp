// Tries each way out.
// SPDX-License-Identifier: MIT
#include "reading/remedies.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "puzzles/family.hpp"

namespace decant::reading {
namespace {

using base::Option;
using base::Remedy;
using puzzles::Key;
using Way = Remedy::Way;

constexpr std::string_view format_option = "from";

const Key* key_of(const Option& option) {
    for (const puzzles::Family* family : puzzles::families()) {
        for (const Key& key : family->read_keys()) {
            if (key.name == option.name) return &key;
        }
    }
    return nullptr;
}

const Option* option_of_reading(const Remedy::Piece& piece) {
    const auto* option = std::get_if<Option>(&piece);
    if (option == nullptr || option->is_left_out) return nullptr;
    return option->name == format_option || key_of(*option) != nullptr ? option : nullptr;
}

/// What can be said of an option that stands without a value; nothing of one that takes none.
std::vector<std::string> values_of(const Option& option) {
    if (!option.value.empty()) return {};
    if (option.name == format_option) {
        const auto words = puzzles::format_words();
        return {words.begin(), words.end()};
    }
    const Key& key = *key_of(option);
    std::vector<std::string> values(key.words.begin(), key.words.end());
    // Where the units of a tube cannot be told apart, a capacity of 1 would make a unit of all of them.
    const int least = key.name == "capacity" ? 2 : key.least;
    for (int value = least; value <= key.most && !key.is_flag; ++value) {
        if (key.words.empty()) values.push_back(std::to_string(value));
    }
    return values;
}

/// The ways that come of one: with each value of an option that has none.
std::vector<Way> spelled_out(const Way& way) {
    std::vector<Way> ways;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const Option* option = option_of_reading(way[i]);
        if (option == nullptr) continue;
        for (const std::string& value : values_of(*option)) {
            ways.push_back(way);
            ways.back()[i] = Option{option->name, value};
        }
    }
    if (ways.empty()) ways.push_back(way);
    return ways;
}

/// A flag that was said is left out; all else is said as it stands there.
LoadOptions followed(const Way& way, LoadOptions said) {
    for (const Remedy::Piece& piece : way) {
        const Option* option = option_of_reading(piece);
        if (option == nullptr) continue;
        if (option->name == format_option) {
            said.format = option->value;
            continue;
        }
        const Key& key = *key_of(*option);
        if (key.is_flag)
            said.read.set(option->name, !said.read.flag(option->name));
        else if (key.words.empty())
            said.read.set(option->name, base::parse_number(option->value, key.most).value_or(key.least));
        else
            said.read.set(option->name, option->value);
    }
    return said;
}

}  // namespace

Remedy followed(const Remedy& remedy, const LoadOptions& said, const Reads& reads) {
    constexpr std::size_t few = 2;
    Remedy kept;
    for (const Way& way : remedy.ways()) {
        std::vector<Way> ways = spelled_out(way);
        if (std::any_of(way.begin(), way.end(), option_of_reading))
            std::erase_if(ways, [&](const Way& each) { return !reads(followed(each, said)); });
        if (ways.size() > few) ways = {way};
        for (const Way& each : ways) kept = kept.or_else(Remedy(each));
    }
    return kept;
}

Remedy followed_or_by_hand(const Remedy& remedy, const LoadOptions& said, const Reads& reads) {
    Remedy kept = followed(remedy, said, reads);
    return kept.empty() ? Remedy("correct the text") : kept;
}

Remedy without_vain_paths(const Remedy& remedy, const LoadOptions& said, const Reads& reads) {
    Remedy kept;
    for (const Way& way : remedy.ways()) {
        const bool is_vain = std::any_of(way.begin(), way.end(), [&](const Remedy::Piece& piece) {
            const auto* option = std::get_if<Option>(&piece);
            if (option == nullptr || option->name != "json_path" || option->value.empty()) return false;
            LoadOptions followed = said;
            followed.json_path = option->value;
            return !reads(followed);
        });
        if (!is_vain) kept = kept.or_else(Remedy(way));
    }
    return kept;
}

}  // namespace decant::reading
