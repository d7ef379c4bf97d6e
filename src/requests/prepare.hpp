// From the JSON of a question to the work that answers it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "api/decant.hpp"
#include "requests/answer.hpp"
#include "requests/question.hpp"

namespace decant::requests {

/// The limits of any question, whatever it asks for.
struct Bounds {
    double seconds = 60;                          ///< of one question
    std::size_t memory = std::size_t{256} << 20;  ///< bytes in the tables of one search
    std::size_t answer = std::size_t{32} << 20;   ///< bytes of one answer
    bool are_of_server = true;                    ///< whose options set them; else nobody can raise them
};

/// Lets the caller cancel the work and follow its progress.
struct Watch {
    const api::CancelToken* cancel = nullptr;
    std::function<void(const api::Progress&)> on_progress = {};
    /// The answer so far, where all but the advice is known: its JSON, one line.
    std::function<void(std::string_view)> on_verdict = {};
};

/// It ends early when it is cancelled, and its answer is never larger than the bounds allow.
struct Work {
    std::function<Answer(const Watch&)> run;
    double seconds = 0;  ///< that it may take; one that takes longer is to be cancelled
};

/// How the level of a body is read.
using ReadLevel =
    std::function<api::Result<api::Level, api::Refusal>(std::string_view, const api::LoadOptions&)>;

/// The work behind a body that was read and found right. Reading takes time and memory in proportion to the
/// body; making its moves ends when it is cancelled, with a problem of status 503.
api::Result<Work, Problem> prepare(Question question, std::string_view body, const Bounds& bounds,
                                   const api::CancelToken* cancel = nullptr,
                                   const ReadLevel& read = api::read);

}  // namespace decant::requests
