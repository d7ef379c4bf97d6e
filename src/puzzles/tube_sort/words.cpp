// Takes lines apart at their blanks.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/words.hpp"

#include <algorithm>
#include <string>

#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort {

std::vector<Word> words_of(const base::Line& line) {
    constexpr std::string_view blanks = " \t";
    std::vector<Word> words;
    for (std::size_t at = line.text.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.text.find_first_of(blanks, at), line.text.size());
        words.push_back({line.text.substr(at, end - at), line.offset + at});
        at = line.text.find_first_not_of(blanks, end);
    }
    return words;
}

std::optional<Diagnostic> add_tube_of_words(RawLevel& level, std::string_view text, const base::Line& line) {
    if (auto problem = level.add_tube(text, line.offset)) return problem;
    for (const Word& word : words_of(line)) {
        if (auto problem = level.add_unit(text, word.offset, std::string(word.text), word.text == "?"))
            return problem;
    }
    return std::nullopt;
}

std::optional<int> capacity_by(int number, const RawLevel& level) {
    return number == 1 && tallest(level) == 1 ? std::nullopt : std::optional(number);
}

}  // namespace decant::puzzles::tube_sort
