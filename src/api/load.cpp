// Finds the family and the format of a text, and reads it.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "api/decant.hpp"
#include "base/text.hpp"

namespace decant::api {
namespace {

using puzzles::Recognition;

struct Reader {
    const puzzles::Family* family = nullptr;
    std::string_view format;
    Recognition recognition = Recognition::no;
};

/// The reader that is surest of a text; of equals the first. With a chosen format, one that has it in any
/// case.
Reader find_reader(std::string_view text, std::string_view format) {
    Reader best;
    for (const puzzles::Family* family : puzzles::families()) {
        for (const puzzles::FormatEntry& entry : family->formats()) {
            if (!format.empty() && entry.word != format) continue;
            const Recognition recognition = family->recognize(entry.word, text);
            const bool first_of_chosen = !format.empty() && best.family == nullptr;
            if (recognition > best.recognition || first_of_chosen) best = {family, entry.word, recognition};
        }
    }
    return best;
}

}  // namespace

bool looks_like_code(std::string_view text) {
    return find_reader(text, "code").recognition == Recognition::yes;
}

Result<Level> load(std::string_view bytes, const LoadOptions& options) {
    const Result<std::string> text = base::clean_text(bytes);
    if (!text) return text.error();
    if (base::trim(*text).empty()) {
        return Diagnostic{"the level is empty", "see `decant list formats` for what can be read", {}};
    }
    const Reader reader = find_reader(*text, options.format);
    if (reader.family == nullptr) {
        return options.format.empty()
                   ? Diagnostic{"the text is not a level in any known format",
                                "see `decant list formats`",
                                {1, 1}}
                   : Diagnostic{fmt::format("there is no format {}", base::quoted(options.format)),
                                "see `decant list formats`",
                                {}};
    }
    auto puzzle = reader.family->read(reader.format, *text, options.read);
    if (!puzzle) return puzzle.error();
    return Level(*std::move(puzzle));
}

}  // namespace decant::api
