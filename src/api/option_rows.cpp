// Building blocks for the rows of the table of options.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"

#include <algorithm>

namespace decant::api {

using Kind = OptionKind;

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

const std::vector<OptionEntry>& options_of(Question question) {
    static const auto listed = [](std::span<const AddOptions> adds) {
        std::vector<OptionEntry> list;
        constexpr std::size_t about_so_many = 32;
        list.reserve(about_so_many);
        for (const AddOptions add : adds) add(list);
        return list;
    };
    if (question == Question::generate) {
        static const auto making = listed(parts.options_of_generation);
        return making;
    }
    static const auto others = listed(parts.options);
    return others;
}

std::vector<const OptionEntry*> all_options() {
    std::vector<const OptionEntry*> all;
    for (const Question part : {Question::solve, Question::generate}) {
        for (const OptionEntry& entry : options_of(part)) all.push_back(&entry);
    }
    return all;
}

}  // namespace decant::api
