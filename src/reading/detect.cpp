// Asks all formats of all families.
// SPDX-License-Identifier: MIT
#include "reading/detect.hpp"

namespace decant::reading {

Reader find_reader(std::string_view text, std::string_view format) {
    Reader best;
    for (const puzzles::Family* family : puzzles::families()) {
        for (const puzzles::FormatEntry& entry : family->formats()) {
            if (!format.empty() && entry.word != format) continue;
            const puzzles::Recognition recognition = family->recognize(entry.word, text);
            const bool first_of_chosen = !format.empty() && best.family == nullptr;
            if (recognition > best.recognition || first_of_chosen) best = {family, entry.word, recognition};
        }
    }
    return best;
}

bool looks_like_code(std::string_view text) {
    return find_reader(text, "code").recognition == puzzles::Recognition::yes;
}

}  // namespace decant::reading
