// The texts of a family as one table: their names, and how they are recognized, parsed and printed.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles {

/// Whether a text can be the name of a level, which each of its positions also has.
bool names_level(std::string_view text);
inline constexpr std::string_view level_name_remedy = "use at most 1000 bytes of visible characters";

/// A parser for a format, of a class that is made of the text.
template <class Parser>
auto parse_by(std::string_view text) {
    return Parser(text).parse();
}

/// `Raw` is what a text says, `Level` what it means once checked.
template <class Raw, class Level>
struct Format {
    std::string_view word;
    std::string_view summary;
    Recognition (*recognize)(std::string_view text);  ///< null: of such a form
    Result<Raw> (*parse)(
        std::string_view text);  ///< from cleaned text; null: of a form that the family finds
    Result<std::string> (*print)(const Level& level);  ///< or why it cannot hold the level; null: only read
    std::string_view example;                          ///< a level that is recognized
};

/// The formats of a family, in the order in which detection tries them.
template <class Raw, class Level>
class Formats {
  public:
    using Entry = Format<Raw, Level>;

    Formats(std::string_view family, std::vector<const Entry*> all) : family_(family), all_(std::move(all)) {}

    [[nodiscard]] std::vector<FormatEntry> entries() const {
        std::vector<FormatEntry> entries;
        for (const Entry* each : all_)
            entries.push_back({each->word, each->summary, each->example, each->print != nullptr});
        return entries;
    }
    [[nodiscard]] Recognition recognize(std::string_view word, std::string_view text) const {
        const Entry* format = find(word);
        return format && format->recognize ? format->recognize(text) : Recognition::no;
    }
    [[nodiscard]] Result<Raw> parse(std::string_view word, std::string_view text) const {
        const Entry* format = find(word);
        return format && format->parse ? format->parse(text) : unknown(word, false);
    }
    [[nodiscard]] Result<std::string> print(const Level& level, std::string_view word) const {
        const Entry* format = find(word);
        return format && format->print ? format->print(level) : unknown(word, true);
    }

    /// The format of that word, or null.
    [[nodiscard]] const Entry* find(std::string_view word) const {
        const auto found =
            std::find_if(all_.begin(), all_.end(), [&](const Entry* each) { return each->word == word; });
        return found == all_.end() ? nullptr : *found;
    }

  private:
    [[nodiscard]] Diagnostic unknown(std::string_view word, bool is_to_write) const {
        std::vector<std::string_view> words;
        for (const Entry* each : all_) {
            if (each->print || !is_to_write) words.push_back(each->word);
        }
        return unknown_format(family_, word, words);
    }

    std::string_view family_;
    std::vector<const Entry*> all_;
};

}  // namespace decant::puzzles
