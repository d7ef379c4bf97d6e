// Takes no code with a name or a sign that it does not know.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/solver_code.hpp"

#include <algorithm>
#include <string>

#include "base/words.hpp"
#include "puzzles/dog_bunny/program.hpp"
#include "puzzles/dog_bunny/remarks.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view quotes = "\"'";
constexpr base::Words known =
    "solve solver search bfs dfs astar ida breadth depth first find shortest plan path play run def main "
    "print println pprint console log show display len list deque constantly true dog bunny puzzle level "
    "game result "
    "solution moves steps name title author version date source number";

/// Takes what stands at the beginning off; false where that is not understood.
bool take(std::string_view& code, const CodeSigns& signs, FoundInCode& found) {
    if (quotes.find(code.front()) != std::string_view::npos) {
        const std::size_t end = code.find(code.front(), 1);
        code.remove_prefix(std::min(end, code.size() - 1) + 1);
        return found.strings = true, end != std::string_view::npos;
    }
    if (signs.of_names.find(code.front()) == std::string_view::npos) {
        const bool is_between = signs.between.find(code.front()) != std::string_view::npos;
        code.remove_prefix(1);
        return is_between;
    }
    const std::string_view name = code.substr(0, code.find_first_not_of(signs.of_names));
    code.remove_prefix(name.size());
    const Part part = meaning_of(name).part;
    if (part == Part::none)
        return name.find_first_not_of(digits) == std::string_view::npos || is_name_of_search(name);
    found.parts = true;
    found.goal = found.goal || part == Part::goal;
    return part != Part::start || !found.goal;  // `solve(edges, goal, start)`
}

}  // namespace

bool is_name_of_search(std::string_view name) {
    const auto words = words_of(name);
    return !words.empty() && std::all_of(words.begin(), words.end(),
                                         [](const std::string& word) { return base::holds(known, word); });
}

std::optional<FoundInCode> find_in_code(std::string_view code, const CodeSigns& signs) {
    FoundInCode found;
    while (!code.empty()) {
        if (!take(code, signs, found)) return std::nullopt;
    }
    return found;
}

bool takes_parts_as_they_are(std::string_view code, const CodeSigns& signs) {
    const auto found = find_in_code(code, signs);
    return found && (!found->strings || (!found->parts && !tell_of_map(words_of(code))));
}

}  // namespace decant::puzzles::dog_bunny
