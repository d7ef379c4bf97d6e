// Asks all formats of all families.
// SPDX-License-Identifier: MIT
#include "reading/detect.hpp"

namespace decant::reading {

Reader find_reader(std::string_view text, std::string_view format) {
    Reader best;
    auto surest = puzzles::Recognition::no;
    for (const puzzles::Family* family : puzzles::families()) {
        for (const puzzles::FormatEntry& entry : family->formats()) {
            if (!format.empty() && entry.word != format) continue;
            const puzzles::Recognition recognition = family->recognize(entry.word, text);
            const bool first_of_chosen = !format.empty() && best.family == nullptr;
            if (recognition > surest || first_of_chosen) {
                best = {family, {entry.word}};
                surest = recognition;
            } else if (recognition == surest && best.family == family) {
                best.formats.push_back(entry.word);
            }
        }
    }
    return best;
}

bool is_code(std::string_view text) {
    for (const puzzles::Family* family : puzzles::families()) {
        if (family->recognize("code", text) == puzzles::Recognition::yes) return true;
    }
    return false;
}

}  // namespace decant::reading
