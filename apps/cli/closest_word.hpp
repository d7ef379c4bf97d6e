// What a misspelled word was meant to be.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace decant::cli {

/// The known word that takes the fewest changes (a letter more, less or another, or two neighbors swapped),
/// the first of several; empty where that is more than a third of the letters, and more than one.
std::string closest_word(std::string_view word, const std::vector<std::string>& known);

/// What to do about a word that is not known: `did you mean 'solve'?`, or `otherwise`.
std::string remedy_for(std::string_view word, const std::vector<std::string>& known,
                       const std::string& otherwise);

}  // namespace decant::cli
