// From the JSON of a question to the work that answers it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "requests/answer.hpp"
#include "requests/question.hpp"

namespace decant::requests {

/// What a question may use at most, whatever it asks for.
struct Bounds {
    double seconds = 60;                          ///< of one search
    std::size_t memory = std::size_t{256} << 20;  ///< bytes in the tables of one search
};

/// How whoever waits for an answer looks after the work.
struct Watch {
    const api::CancelToken* cancel = nullptr;
    std::function<void(const api::Progress&)> on_progress = {};
};

/// It may be done in another thread.
struct Work {
    std::function<Answer(const Watch&)> run;
    std::optional<double> seconds = {};  ///< to be cancelled after so long: it does not end by itself
};

/// The work behind a body that was read and found right.
api::Result<Work, Problem> prepare(Question question, std::string_view body, const Bounds& bounds);

}  // namespace decant::requests
