// Any bytes, read as one format of one family: an error that helps, or a level that survives writing.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "checks.hpp"
#include "fuzzed.hpp"
#include "reading/choose.hpp"

namespace decant::fuzz {
namespace {

using puzzles::Family;
using puzzles::Puzzle;
using puzzles::ReadOptions;

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

/// Rules, capacity, top first, partial: flags alone, together, and out of range.
std::vector<ReadOptions> option_sets() {
    return {{},
            {{}, {}, false, true},
            {"ball", {}, false, false},
            {{}, 5, false, true},
            {"water", 32, true, true},
            {{}, 1, true, false},
            {"oil\x1b[2J", {}, false, false},
            {{}, 0, false, false},
            {{}, 33, false, true}};
}

/// Flags that say what some formats leave out: rules, capacity, and that units may be missing.
ReadOptions options_of(const Puzzle& puzzle) {
    ReadOptions options;
    for (const puzzles::Field& fact : puzzle.facts()) {
        if (fact.name != "rules") continue;
        options.rules = std::get<std::string>(fact.value);
        const auto capacity = puzzles::number_field(puzzle.facts(), "capacity");
        if (capacity) options.capacity = static_cast<int>(*capacity);
        options.partial = true;
    }
    return options;
}

/// What a format wrote, read again: from the text alone, or with the flags that it needs.
reading::Level read_back(const Puzzle& puzzle, std::string_view format, const std::string& text) {
    // A code has letters for the names of colors, and only native has the name of the level.
    // An edge list numbers its nodes anew, and codes tell how they are numbered.
    const bool with_names = format != "code";
    for (const ReadOptions& options : {ReadOptions{}, options_of(puzzle)}) {
        const auto read = reading::read_as(puzzle.family(), format, text, options);
        if (!read) continue;
        const Puzzle& again = read->level.puzzle();
        const bool same_level = same_view(puzzle.start().view(), again.start().view(), with_names) &&
                                same_facts(puzzle, again, format == "native", format != "edges");
        if (same_level) return read->level;
        require(format != "native", "what native writes needs no flags", text);
    }
    require(false, "what a format writes reads back to the same level", text);
    std::abort();
}

void check_level(const Puzzle& puzzle) {
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
        require(clean && *clean == *text, "what a format writes is clean text", *text);
        const auto again = read_back(puzzle, format.word, *text);
        const auto rewritten = again.puzzle().write(format.word);
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
    for (const auto& options : fuzz::option_sets()) {
        const auto read = reading::read_as(family, fuzzed_format, *text, options);
        if (read)
            fuzz::check_level(read->level.puzzle());
        else
            fuzz::check_diagnostic(read.error().diagnostic, *text);
    }
    return 0;
}
