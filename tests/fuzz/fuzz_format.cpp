// Any bytes, read as one format of one family: an error that helps, or a level that survives writing.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "api/decant.hpp"
#include "checks.hpp"
#include "fuzzed.hpp"
#include "reading/choose.hpp"

namespace decant::fuzz {
namespace {

using puzzles::Family;
using puzzles::Puzzle;
using puzzles::Values;
using reading::Level;

const Family& family_under_test() {
    for (const Family* family : puzzles::families()) {
        if (family->word() != fuzzed_family) continue;
        const auto formats = family->formats();
        require(std::any_of(formats.begin(), formats.end(),
                            [](const auto& format) { return format.word == fuzzed_format; }),
                "a file in formats/ is listed under its name", fuzzed_format);
        return *family;
    }
    require(false, "the family of this target exists", fuzzed_family);
    std::abort();
}

/// Rules, capacity, top first, partial: said alone, together, and out of range.
std::vector<Values> said_in_turn() {
    const auto said = [](const char* rules, std::optional<int> capacity, bool top_first, bool partial) {
        Values values;
        if (rules != nullptr) values.set("rules", rules);
        if (capacity) values.set("capacity", *capacity);
        values.set("top_first", top_first);
        values.set("partial", partial);
        return values;
    };
    return {{},
            said(nullptr, {}, false, true),
            said("ball", {}, false, false),
            said(nullptr, 5, false, true),
            said("water", 32, true, true),
            said(nullptr, 1, true, false),
            said("oil\x1b[2J", {}, false, false),
            said(nullptr, 0, false, false),
            said(nullptr, 33, false, true)};
}

/// The values that some formats leave out: rules, capacity, and that units may be missing.
Values said_of(const Puzzle& puzzle) {
    Values said;
    if (!puzzle.rules()) return said;
    said.set("rules", std::string(*puzzle.rules()));
    const auto capacity = puzzles::number_field(puzzle.sizes(), "capacity");
    if (capacity) said.set("capacity", static_cast<int>(*capacity));
    said.set("partial", true);
    return said;
}

/// The level of a text that a format wrote, read again: from the text alone, or with the flags that it needs.
/// A text that leaves too much open to be read at all is never given to a user.
std::optional<Level> read_back(const Level& level, std::string_view format, const std::string& text) {
    // A code has letters for the names of colors, other formats have numbers, and only native has the name of
    // the level. An edge list numbers its nodes anew, and codes tell how they are numbered.
    const bool numbers_colors = format == "vials" || format == "columns";
    const bool with_names = format != "code" && !numbers_colors;
    const bool with_codes = format != "edges" && !numbers_colors;
    const Puzzle& puzzle = level.puzzle();
    bool is_refused = true;
    for (const Values& said : {Values{}, said_of(puzzle)}) {
        const auto read = reading::read_as(puzzle.family(), format, text, said);
        std::vector<Level> levels;
        if (read) levels.push_back(*read);
        // Rows do not say from which end they list tubes, and each reading is offered.
        if (!read)
            for (const reading::Offer& offer : read.error().offered) levels.push_back(offer.level);
        is_refused = levels.empty();
        if (is_refused) continue;
        for (const Level& each : levels) {
            const Puzzle& again = each.puzzle();
            const bool same_level =
                same_view(puzzle.start().view(), again.start().view(), with_names, !numbers_colors) &&
                same_facts(puzzle, again, format == "native", with_codes);
            if (same_level) return each;
        }
        require(format != "native", "native text needs no flags", text);
    }
    require(is_refused, "a written text reads back to the same level, if at all", text);
    require(format != "native" && format != "code", "native texts and codes can be read", text);
    require(!api::convert(level, format).ok(), "an unreadable text is not given to anybody", text);
    return std::nullopt;
}

void check_level(const Level& level) {
    const Puzzle& puzzle = level.puzzle();
    check_pictures(puzzle);
    for (const puzzles::FormatEntry& format : puzzle.family().formats()) {
        const auto text = puzzle.write(format.word);
        if (!text) {
            check_diagnostic(text.error(), "");
            require(format.word != "native" && format.word != "code", "native and code hold every level",
                    text.error().problem);
            continue;
        }
        const auto clean = base::clean_text(*text);
        require(clean && *clean == *text, "a written text is clean text", *text);
        const auto again = read_back(level, format.word, *text);
        if (!again) continue;
        const auto rewritten = again->puzzle().write(format.word);
        require(rewritten && *rewritten == *text, "writing again gives the same bytes", *text);
    }
}

}  // namespace
}  // namespace decant::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    static const puzzles::Family& family = fuzz::family_under_test();
    const auto text = base::clean_text(fuzz::view_of(data, size));
    if (!text) {
        fuzz::check_diagnostic_of_bytes(text.error(), fuzz::view_of(data, size));
        return 0;
    }
    static_cast<void>(family.recognize(fuzzed_format, *text));
    for (const puzzles::Values& said : fuzz::said_in_turn()) {
        const auto read = reading::read_as(family, fuzzed_format, *text, said);
        if (read)
            fuzz::check_level(*read);
        else
            fuzz::check_diagnostic(read.error().diagnostic, *text);
    }
    return 0;
}
