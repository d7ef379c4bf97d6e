// Knows how imports and definitions are written; all else is calls.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/clojure_code.hpp"

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/program.hpp"
#include "puzzles/dog_bunny/remarks.hpp"
#include "puzzles/dog_bunny/solver_code.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr base::Words importing = "ns require import use";
constexpr base::Words defining = "def defonce";

constexpr CodeSigns clojure{"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-?!*./",
                            "() \t\r\n,"};

/// The word that a text begins with, which is taken off.
std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n()[]{}\""));
    text = base::trim(text.substr(word.size()));
    return word;
}

/// Whether a definition of a value leaves the map as it is.
bool is_plain_definition(std::string_view definition) {
    const std::string_view name = take_word(definition);
    const auto found = find_in_code(definition, clojure);
    return found && (found->parts ? !found->strings : is_name_of_search(name));
}

}  // namespace

bool form_leaves_map_alone(std::string_view form) {
    std::string_view rest = base::trim(form.substr(1, form.size() - 2));
    const std::string_view head = take_word(rest);
    if (base::holds(importing, head)) return !tell_of_map(words_of(rest));
    return base::holds(defining, head) ? is_plain_definition(rest) : takes_parts_as_they_are(form, clojure);
}

}  // namespace decant::puzzles::dog_bunny
