// Conditions mean the same as written, as compiled, and after printing and reading.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "property/dog_bunny_levels.hpp"
#include "puzzles/dog_bunny/text/format.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

constexpr int nodes = 5;

std::string letter(int node) { return std::string(1, static_cast<char>('a' + node)); }

/// Reads a condition by way of a level that has nothing else.
Condition reread(std::string_view format, std::string_view text) {
    const auto level = propose(formats(), format, text).level;
    if (!level) RC_LOG() << base::to_string(level.error(), "level");
    RC_ASSERT(level.ok());
    return *level->edges.front().condition;
}

RC_GTEST_PROP(DogBunnyConditions, CompiledAgreeWithWrittenOnEveryOccupiedSet, ()) {
    base::Random random = any_random();
    for (int i = 0; i < 20; ++i) {
        const Condition condition = random_condition(random, nodes);
        const Guard guard = compile(condition);
        for (std::uint64_t set = 0; set < std::uint64_t{1} << nodes; ++set) {
            std::vector<bool> occupied;
            for (int node = 0; node < nodes; ++node) occupied.push_back((set >> node & 1) != 0);
            if (guard.holds(set) == holds(condition, occupied)) continue;
            RC_FAIL(print_condition(condition, native_operators, letter));
        }
    }
}

RC_GTEST_PROP(DogBunnyConditions, AreReadAsTheyWerePrinted, ()) {
    base::Random random = any_random();
    for (int i = 0; i < 20; ++i) {
        const Condition condition = random_condition(random, nodes);
        const std::string text = print_condition(condition, native_operators, letter);
        RC_ASSERT(reread("native", fmt::format("decant dog-bunny 1\nnodes: a b c d e\nedges:\na -> b : {}\n"
                                               "tokens:\ndog: a\ngoal:\ndog: b\n",
                                               text)) == condition);
        const std::string code = print_condition(condition, code_operators, letter);
        RC_ASSERT(reread("code", fmt::format("dogbunny:a/b/c/d/e/a~b@{}:dog=a:dog=b", code)) == condition);
    }
}

}  // namespace
}  // namespace decant::puzzles::dog_bunny
