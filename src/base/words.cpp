// Finds a word between blanks and ends.
// SPDX-License-Identifier: MIT
#include "base/words.hpp"

#include <cstddef>

namespace decant::base {

bool Words::have_text(std::string_view word) const {
    for (std::size_t at = words_.find(word); at != std::string_view::npos; at = words_.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words_[at - 1] == ' ') && (end == words_.size() || words_[end] == ' ')) return true;
    }
    return false;
}

}  // namespace decant::base
