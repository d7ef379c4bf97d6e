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
using puzzles::Values;
using Way = Remedy::Way;

const Key* key_of(std::string_view name) {
    for (const puzzles::Family* family : puzzles::families()) {
        for (const Key& key : family->read_keys()) {
            if (key.name == name) return &key;
        }
    }
    return nullptr;
}

/// The ways that come of one: with each value of an option that has none.
std::vector<Way> spelled_out(const Way& way) {
    for (std::size_t i = 0; i < way.size(); ++i) {
        const auto* option = std::get_if<Option>(&way[i]);
        const Key* key = option == nullptr ? nullptr : key_of(option->name);
        if (key == nullptr || key->most == 0 || !option->value.empty()) continue;
        std::vector<Way> ways;
        for (int value = key->least; value <= key->most; ++value) {
            ways.push_back(way);
            ways.back()[i] = Option{option->name, std::to_string(value)};
        }
        return ways;
    }
    return {way};
}

bool is_about_reading(const Way& way) {
    return std::any_of(way.begin(), way.end(), [](const Remedy::Piece& piece) {
        const auto* option = std::get_if<Option>(&piece);
        return option != nullptr && key_of(option->name) != nullptr;
    });
}

/// An option that was said as it stands there is left out, any other is said.
Values followed(const Way& way, Values said) {
    for (const Remedy::Piece& piece : way) {
        const auto* option = std::get_if<Option>(&piece);
        if (option == nullptr) continue;
        const Key* key = key_of(option->name);
        if (key == nullptr) continue;
        if (key->is_flag)
            said.set(option->name, !said.flag(option->name));
        else if (key->most > 0)
            said.set(option->name, base::parse_number(option->value, key->most).value_or(key->least));
        else
            said.set(option->name, option->value);
    }
    return said;
}

}  // namespace

Remedy followed(const Remedy& remedy, const Values& said, const Reads& reads) {
    constexpr std::size_t few = 2;
    Remedy kept;
    for (const Way& way : remedy.ways()) {
        std::vector<Way> ways = spelled_out(way);
        if (is_about_reading(way))
            std::erase_if(ways, [&](const Way& each) { return !reads(followed(each, said)); });
        if (ways.size() > few) ways = {way};
        for (const Way& each : ways) kept = kept.or_else(Remedy(each));
    }
    return kept.empty() ? Remedy("correct the text") : kept;
}

}  // namespace decant::reading
