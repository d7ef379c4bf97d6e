// The words of a line, each of which is a unit.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/raw_level.hpp"

namespace decant::puzzles::tube_sort {

struct Word {
    std::string_view text;
    std::size_t offset = 0;  ///< in the whole text
};

/// What stands between blanks.
std::vector<Word> words_of(const base::Line& line);

/// Adds a tube with the words of a line; `?` is a hidden unit.
std::optional<Diagnostic> add_tube_of_words(RawLevel& level, std::string_view text, const base::Line& line);

/// What a bare number says that tubes of words hold. A 1 says nothing where it may count something else, and
/// a word be several units.
std::optional<int> capacity_by(int number, const RawLevel& level);

}  // namespace decant::puzzles::tube_sort
