// Random levels with the answers of the reference, for the tests of agreement.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <string>

#include "api/decant.hpp"
#include "base/random.hpp"
#include "reference/random_levels.hpp"
#include "reference/tube_sort.hpp"

namespace agreement {

using reference::Answer;

/// Every level is checked against graphs of at most this many states.
inline constexpr std::size_t most_states = 5'000;

/// Each seed is a separate test, so that tests can run side by side; it takes its part of the levels.
inline constexpr int seeds = 16;

/// DECANT_AGREEMENT_LEVELS asks for more than the usual 3,200 levels of all seeds together.
inline int levels_of_a_seed() {
    const char* wanted = std::getenv("DECANT_AGREEMENT_LEVELS");
    return ((wanted == nullptr ? 3'200 : std::atoi(wanted)) + seeds - 1) / seeds;
}

struct Question {
    reference::Level level;
    Answer answer;
};

inline Question ask(reference::Level level) {
    const Answer answer = reference::shortest(level, most_states);
    return {std::move(level), answer};
}

inline bool solvable(const Question& question) { return question.answer.kind == Answer::Kind::solved; }
inline bool too_large(const Question& question) { return question.answer.kind == Answer::Kind::too_large; }

/// The next random tubes whose graphs are small under both rules, once as water and once as balls.
inline std::array<Question, 2> next_questions(decant::base::Random& random) {
    for (;;) {
        reference::Level level = reference::random_level(random);
        level.ball = false;
        Question water = ask(level);
        if (too_large(water)) continue;
        level.ball = true;
        Question ball = ask(level);
        if (!too_large(ball)) return {std::move(water), std::move(ball)};
    }
}

inline decant::base::Result<decant::api::Level> load(const reference::Level& level) {
    decant::api::LoadOptions options;
    options.format = "code";
    options.read.set("partial", true);
    return decant::api::load(reference::code(level), options);
}

}  // namespace agreement
