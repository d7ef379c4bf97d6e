// Takes no line with a name or a sign that it does not know.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/python_code.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/program.hpp"
#include "puzzles/dog_bunny/remarks.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr std::string_view of_names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
constexpr std::string_view digits = "0123456789";
constexpr std::string_view quotes = "\"'";
/// Beside names and strings, in calls and assignments.
constexpr std::string_view signs = "(), .=";
/// All that the names of functions and variables are made of; one with any other word may turn edges.
constexpr std::string_view known =
    "solve solver search bfs dfs astar ida breadth depth first find shortest plan path play run def main "
    "print pprint show display len list deque dog bunny puzzle level game result solution moves steps name "
    "title author version date source number";

bool is_known(std::string_view name) {
    const auto words = words_of(name);
    return !words.empty() && std::all_of(words.begin(), words.end(),
                                         [](const std::string& word) { return base::holds(known, word); });
}

/// What a line of code has.
struct Found {
    bool parts = false;
    bool goal = false;
    bool strings = false;
};

/// Takes what stands at the beginning off; false where that is not understood.
bool take(std::string_view& code, Found& found) {
    if (quotes.find(code.front()) != std::string_view::npos) {
        const std::size_t end = code.find(code.front(), 1);
        code.remove_prefix(std::min(end, code.size() - 1) + 1);
        return found.strings = true, end != std::string_view::npos;
    }
    if (of_names.find(code.front()) == std::string_view::npos) {
        const bool is_sign = signs.find(code.front()) != std::string_view::npos;
        code.remove_prefix(1);
        return is_sign;
    }
    const std::string_view name = code.substr(0, code.find_first_not_of(of_names));
    code.remove_prefix(name.size());
    const Part part = meaning_of(name).part;
    if (part == Part::none) return name.find_first_not_of(digits) == std::string_view::npos || is_known(name);
    found.parts = true;
    found.goal = found.goal || part == Part::goal;
    return part != Part::start || !found.goal;  // `solve(edges, goal, start)`
}

}  // namespace

bool leaves_map_alone(std::string_view line) {
    std::string_view code = base::trim(line);
    if (code.starts_with("```")) return true;
    if (code.starts_with("if __name__ =="))
        return code.back() == ':' && code.find('(') == std::string_view::npos;
    if (code.starts_with("import ") || code.starts_with("from "))
        return code.find(';') == std::string_view::npos && !tell_of_map(words_of(code));
    if (code.starts_with("def main(") && code.back() == ':') code.remove_suffix(1);
    Found found;
    while (!code.empty()) {
        if (!take(code, found)) return false;
    }
    return !found.strings || (!found.parts && !tell_of_map(words_of(line)));
}

}  // namespace decant::puzzles::dog_bunny
