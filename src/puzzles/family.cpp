// Small helpers that every family needs.
// SPDX-License-Identifier: MIT
#include "puzzles/family.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace decant::puzzles {

std::optional<std::int64_t> number_field(std::span<const Field> fields, std::string_view name) {
    for (const Field& field : fields) {
        if (field.name != name) continue;
        const auto* number = std::get_if<std::int64_t>(&field.value);
        return number == nullptr ? std::nullopt : std::optional(*number);
    }
    return std::nullopt;
}

std::optional<Diagnostic> Family::refuse(const Recipe& recipe) const {
    if (!recipe_keys().empty()) return recipe.refusal(word(), recipe_keys());
    return Diagnostic{fmt::format("{} makes no levels", word()), "choose another --family", {}};
}

Diagnostic unknown_format(std::string_view family, std::string_view format) {
    return {
        fmt::format("{} has no format {}", family, base::quoted(format)), "see `decant list formats`", {}};
}

Diagnostic cannot_hold(std::string_view format, std::string_view what) {
    return {fmt::format("the format {} cannot hold {}", format, what),
            format == "native" ? "use code" : "use native",
            {}};
}

}  // namespace decant::puzzles
