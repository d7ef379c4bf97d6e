// What a question may use at most, whatever it asks for.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "api/decant.hpp"
#include "requests/answer.hpp"
#include "requests/question.hpp"

namespace decant::requests {

struct Bounds {
    double seconds = 60;                          ///< of one question
    std::size_t memory = std::size_t{256} << 20;  ///< bytes in the tables of one search
    std::size_t answer = std::size_t{32} << 20;   ///< bytes of one answer
    bool are_of_server = true;                    ///< whose options set them; else nobody can raise them
};

/// The same problem with ways out that help: they name keys of the question alone, and limits that are as
/// high as the bounds are not the client's to raise.
Problem within(const Bounds& bounds, Question question, const api::SolveOptions& limits, Problem problem);

}  // namespace decant::requests
