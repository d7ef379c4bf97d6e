// Printing a board in any format.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "puzzles/tube_sort/format.hpp"

namespace decant::puzzles::tube_sort {

Diagnostic cannot_hold(std::string_view format, std::string_view what) {
    return {fmt::format("the format {} cannot hold {}", format, what), "use native", {}};
}

Result<std::string> write(const Board& board, std::string_view format) {
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::print(board);
#include "puzzles/tube_sort/formats.def"
#undef DECANT_FORMAT
    return unknown_format("tube_sort", format);
}

}  // namespace decant::puzzles::tube_sort
