// Knows how imports and the main function are written; all else is calls.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_code.hpp"

#include "base/text.hpp"
#include "puzzles/dog_bunny/program.hpp"
#include "puzzles/dog_bunny/remarks.hpp"
#include "puzzles/dog_bunny/solver_code.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr CodeSigns python{"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", "(), .="};

}  // namespace

bool line_leaves_map_alone(std::string_view line) {
    std::string_view code = base::trim(line);
    if (code.starts_with("```")) return true;
    if (code.starts_with("if __name__ =="))
        return code.back() == ':' && code.find('(') == std::string_view::npos;
    if (code.starts_with("import ") || code.starts_with("from "))
        return code.find(';') == std::string_view::npos && !tell_of_map(words_of(code));
    if (code.starts_with("def main(") && code.back() == ':') code.remove_suffix(1);
    return takes_parts_as_they_are(code, python);
}

}  // namespace decant::puzzles::dog_bunny
