// The known word that a misspelled one stands for.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace decant::cli {

/// The known word that takes the fewest changes (a letter more, less or another, or two neighbors swapped),
/// the first of several; empty where that is more than a third of the letters, and more than one.
std::string closest_word(std::string_view word, const std::vector<std::string>& known);

/// The remedy for an unknown word: `did you mean 'solve'?`, or `otherwise`.
std::string remedy_for(std::string_view word, const std::vector<std::string>& known,
                       const std::string& otherwise);

}  // namespace decant::cli
