// Asks all formats of all families.
// SPDX-License-Identifier: MIT
#include "reading/detect.hpp"

#include <algorithm>

namespace decant::reading {

Reader find_reader(std::string_view text, std::string_view format) {
    Reader best;
    for (const puzzles::Family* family : puzzles::families()) {
        for (const puzzles::FormatEntry& entry : family->formats()) {
            if (!format.empty() && entry.word != format) continue;
            const puzzles::Recognition recognition = family->recognize(entry.word, text);
            const bool first_of_chosen = !format.empty() && best.family == nullptr;
            if (recognition > best.surest || first_of_chosen) {
                best = {family, {entry.word}, recognition};
            } else if (recognition == best.surest && best.family == family) {
                best.formats.push_back(entry.word);
            }
        }
    }
    return best;
}

namespace {

bool is_surely(std::string_view format, std::string_view text) {
    const auto families = puzzles::families();
    return std::any_of(families.begin(), families.end(), [&](const puzzles::Family* family) {
        return family->recognize(format, text) == puzzles::Recognition::yes;
    });
}

}  // namespace

bool is_code(std::string_view text) { return is_surely("code", text); }

bool is_own(std::string_view text) {
    // Lines such as `a -> b` are surely native, but may be tubes without their head.
    const bool has_head = text.find("decant ") != std::string_view::npos;
    return is_code(text) || (has_head && is_surely("native", text));
}

}  // namespace decant::reading
