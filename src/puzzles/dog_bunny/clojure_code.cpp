// Walks over the words of a form, with the function that each is given to.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/clojure_code.hpp"

#include <algorithm>
#include <vector>

#include "base/words.hpp"
#include "puzzles/dog_bunny/program.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Functions of Clojure that give another collection than they take, or ask of one element alone.
constexpr std::string_view changing =
    "conj cons concat into rest next butlast drop drop-last take remove reverse shuffle assoc dissoc disj "
    "merge update select-keys empty some not-any? not-every? comment";

struct Call {
    std::string_view function;
    std::size_t offset = 0;
    bool has_goal = false;  ///< among the arguments so far
};

}  // namespace

std::optional<std::size_t> find_other_map(std::string_view form) {
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

}  // namespace decant::puzzles::dog_bunny
