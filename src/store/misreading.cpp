// Looks at what a stored level reads as today.
// SPDX-License-Identifier: MIT
#include "store/misreading.hpp"

#include "base/text.hpp"
#include "puzzles/doubt.hpp"

namespace decant::store {

std::optional<std::string> misreading(const Record& record,
                                      const base::Result<std::unique_ptr<puzzles::Puzzle>>& puzzle) {
    if (puzzle) {
        const puzzles::View view = (*puzzle)->start().view();
        const auto* board = std::get_if<puzzles::BoardView>(&view);
        return board == nullptr ? std::nullopt : puzzles::doubt(*board);
    }
    if (!base::clean_text(record.text)) return std::nullopt;
    // A text that is refused by now, of a level whose code and key are in order, is not damaged but in doubt.
    const auto family = puzzles::family_of(record.family);
    if (!family) return std::nullopt;
    puzzles::ReadOptions options;
    auto coded = (*family)->read("code", record.code, options);
    options.partial = true;
    if (!coded) coded = (*family)->read("code", record.code, options);
    if (!coded || (*coded)->canonical_key() != record.key) return std::nullopt;
    return puzzle.error().problem;
}

}  // namespace decant::store
