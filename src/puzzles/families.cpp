// The list of families, from families.def.
// SPDX-License-Identifier: MIT
#include <array>

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

}  // namespace decant::puzzles
