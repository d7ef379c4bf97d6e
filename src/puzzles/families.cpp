// The list of families, from families.def.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>

#include "base/text.hpp"
#include "puzzles/family.hpp"

namespace decant::puzzles {

#define DECANT_FAMILY(name) \
    namespace name {        \
    const Family& family(); \
    }
#include "puzzles/families.def"
#undef DECANT_FAMILY

std::span<const Family* const> families() {
    static const std::array list = {
#define DECANT_FAMILY(name) &name::family(),
#include "puzzles/families.def"
#undef DECANT_FAMILY
    };
    return list;
}

std::vector<const Family*> level_makers() {
    std::vector<const Family*> makers;
    for (const Family* family : families()) {
        if (!family->recipe_keys().empty()) makers.push_back(family);
    }
    return makers;
}

Result<const Family*> family_of(std::string_view word) {
    for (const Family* family : families()) {
        if (family->word() == word) return family;
    }
    return Diagnostic{
        fmt::format("there is no family {}", base::quoted(word)), "see `decant list families`", {}};
}

}  // namespace decant::puzzles
