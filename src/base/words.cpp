// Finds a word between blanks and ends.
// SPDX-License-Identifier: MIT
#include "base/words.hpp"

#include <cstddef>

namespace decant::base {

bool holds(std::string_view words, std::string_view word) {
    for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) return true;
    }
    return false;
}

}  // namespace decant::base
