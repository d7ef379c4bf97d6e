// Reading a null level in any format.
// SPDX-License-Identifier: MIT
#include "puzzles/null/format.hpp"

namespace decant::puzzles::null {

const Formats<Level, Level>& formats() {
    static const Formats<Level, Level> all(family_word, {&code::format, &native::format});
    return all;
}

Result<Level> read(std::string_view format, std::string_view text, const ReadOptions& options) {
    if (options.rules || options.capacity || options.top_first || options.partial) {
        return Diagnostic{
            "a null level has no rules, capacity, order or missing units", "leave those flags out", {}};
    }
    return formats().parse(format, text);
}

}  // namespace decant::puzzles::null
