// Walks over the words of a form, with the function that each is given to.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/clojure_code.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/dog_bunny/program.hpp"
#include "puzzles/dog_bunny/remarks.hpp"
#include "puzzles/dog_bunny/solver_code.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Functions of Clojure that give another collection than they take, or ask of one element alone.
constexpr std::string_view changing =
    "conj cons concat into rest next butlast drop drop-last take remove reverse shuffle assoc dissoc disj "
    "merge update select-keys empty some not-any? not-every? comment";

constexpr std::string_view importing = "ns require import use";
constexpr std::string_view defining = "def defonce";
constexpr std::string_view of_functions = "defn defn-";

constexpr CodeSigns clojure{"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-?!*./",
                            "() \t\r\n,"};

struct Call {
    std::string_view function;
    std::size_t offset = 0;
    bool has_goal = false;  ///< among the arguments so far
};

/// Where a form gives a part of the map to such a function, or takes the goal for the start.
std::optional<std::size_t> find_change(std::string_view form) {
    constexpr std::string_view brackets = "()[]{}";
    constexpr std::string_view between = "()[]{} \t\r\n,\"'";
    constexpr std::size_t deepest = 64;
    std::vector<Call> calls;
    for (std::size_t at = 0; at < form.size();) {
        const std::size_t bracket = brackets.find(form[at]);
        if (bracket != std::string_view::npos) {
            if (calls.size() == deepest) return at;
            if (bracket % 2 == 0)
                calls.push_back({form[at] == '(' ? "" : "[", at});
            else if (!calls.empty())
                calls.pop_back();
            ++at;
            continue;
        }
        const std::size_t end = std::min(form.find_first_of(between, at), form.size());
        const std::string_view word = form.substr(at, end - at);
        at = std::max(end, at + 1);
        if (word.empty() || calls.empty()) continue;
        Call& call = calls.back();
        if (call.function.empty()) {
            call.function = word;
            continue;
        }
        const Part part = meaning_of(word).part;
        call.has_goal = call.has_goal || part == Part::goal;
        const bool takes_goal_first = call.has_goal && part == Part::start && call.function != "[";
        if (takes_goal_first || (part != Part::none && base::holds(changing, call.function)))
            return call.offset;
    }
    return std::nullopt;
}

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

std::optional<std::size_t> find_other_map(std::string_view form) {
    std::string_view rest = base::trim(form.substr(1, form.size() - 2));
    const std::string_view head = take_word(rest);
    if (base::holds(of_functions, head)) return is_name_of_search(take_word(rest)) ? find_change(form) : 0;
    const bool is_plain = base::holds(importing, head)  ? !tell_of_map(words_of(rest))
                          : base::holds(defining, head) ? is_plain_definition(rest)
                                                        : takes_parts_as_they_are(form, clojure);
    return is_plain ? std::nullopt : std::optional<std::size_t>(0);
}

}  // namespace decant::puzzles::dog_bunny
