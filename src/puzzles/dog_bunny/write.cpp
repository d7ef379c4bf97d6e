// Writing a DogBunny level in any format.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/format.hpp"

namespace decant::puzzles::dog_bunny {

Result<std::string> write(const Level& level, std::string_view format) {
#define DECANT_FORMAT(name, word, summary) \
    if (format == (word)) return name::print(level);
#include "puzzles/dog_bunny/formats.def"
#undef DECANT_FORMAT
    return unknown_format("dog_bunny", format);
}

}  // namespace decant::puzzles::dog_bunny
