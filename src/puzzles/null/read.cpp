// Reading a null level in any format.
// SPDX-License-Identifier: MIT
#include "puzzles/null/format.hpp"

namespace decant::puzzles::null {

Recognition recognize(std::string_view format, std::string_view text) {
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::recognize(text);
#include "puzzles/null/formats.def"
#undef DECANT_FORMAT
    return Recognition::no;
}

Result<Level> read(std::string_view format, std::string_view text, const ReadOptions& options) {
    if (options.rules || options.capacity || options.top_first || options.partial) {
        return Diagnostic{
            "a null level has no rules, capacity, order or missing units", "leave those flags out", {}};
    }
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::parse(text);
#include "puzzles/null/formats.def"
#undef DECANT_FORMAT
    return unknown_format("null", format);
}

}  // namespace decant::puzzles::null
