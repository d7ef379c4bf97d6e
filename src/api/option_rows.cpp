// Building blocks for the rows of the table of options.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace decant::api {

using Kind = OptionKind;

namespace {

std::string number_text(double number) {
    if (number >= beyond_whole) return fmt::format("{}", std::numeric_limits<std::uint64_t>::max());
    const auto whole = static_cast<std::uint64_t>(number);
    return static_cast<double>(whole) == number ? fmt::format("{}", whole) : fmt::format("{:.17g}", number);
}

}  // namespace

std::string text_of(const Range& range) {
    return fmt::format("from {} to {}", number_text(range.least), number_text(range.most));
}

std::vector<puzzles::Key> keys_of(std::span<const puzzles::Family* const> families,
                                  std::span<const puzzles::Key> (puzzles::Family::*keys)() const) {
    std::vector<puzzles::Key> all;
    for (const puzzles::Family* family : families) {
        for (const puzzles::Key& key : (family->*keys)()) {
            const auto is_it = [&](const puzzles::Key& known) { return known.name == key.name; };
            if (std::none_of(all.begin(), all.end(), is_it)) all.push_back(key);
        }
    }
    return all;
}

void keep(puzzles::Values& values, const OptionEntry& entry, const OptionValue& value) {
    if (entry.kind == Kind::flag)
        values.set(entry.name, std::get<bool>(value));
    else if (entry.kind == Kind::whole)
        values.set(entry.name, static_cast<int>(std::get<std::uint64_t>(value)));
    else
        values.set(entry.name, std::get<std::string>(value));
}

OptionEntry option_of(const puzzles::Key& key, Questions questions, SetOption setter) {
    return {.name = key.name,
            .kind = key.is_flag         ? Kind::flag
                    : key.is_text       ? Kind::text
                    : key.words.empty() ? Kind::whole
                                        : Kind::word,
            .questions = questions,
            .summary = key.summary,
            .range = {static_cast<double>(key.least), static_cast<double>(key.most)},
            .words = key.words,
            .setter = setter,
            .is_of_family = true};
}

const std::vector<OptionEntry>& option_table() {
    static const auto all = [] {
        std::vector<OptionEntry> list;
        for (const AddOptions add : parts.options) add(list);
        return list;
    }();
    return all;
}

}  // namespace decant::api
