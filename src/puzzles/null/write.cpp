// Writing a null level in any format.
// SPDX-License-Identifier: MIT
#include "puzzles/null/format.hpp"

namespace decant::puzzles::null {

Result<std::string> write(const Level& level, std::string_view format) {
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::print(level);
#include "puzzles/null/formats.def"
#undef DECANT_FORMAT
    return unknown_format("null", format);
}

}  // namespace decant::puzzles::null
