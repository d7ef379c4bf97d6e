// Looks at what a stored level reads as today.
// SPDX-License-Identifier: MIT
#include "store/misreading.hpp"

#include "base/text.hpp"
#include "reading/choose.hpp"

namespace decant::store {

std::optional<std::string> misreading(const Record& record, const base::Result<reading::Level>& level) {
    if (level || !base::clean_text(record.text)) return std::nullopt;
    // A text that is refused by now, of a level whose code and key are in order, is not damaged but in doubt.
    const auto family = puzzles::family_of(record.family);
    if (!family) return std::nullopt;
    puzzles::Values said;
    auto coded = reading::read_as(**family, "code", record.code, said);
    said.set("partial", true);
    if (!coded) coded = reading::read_as(**family, "code", record.code, said);
    if (!coded || coded->puzzle().canonical_key() != record.key) return std::nullopt;
    // What begins with something else than a level in native form was never written by decant.
    const std::string native = *coded->puzzle().write("native");
    if (!record.text.starts_with(native.substr(0, native.find('\n') + 1))) return std::nullopt;
    return level.error().problem;
}

}  // namespace decant::store
