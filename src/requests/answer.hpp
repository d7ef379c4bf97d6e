// An answer to a question, as text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"

namespace decant::requests {

struct Answer {
    int status = 200;  ///< of HTTP
    std::string type = "application/json";
    std::string body;
};

/// A problem with a question. `key` names the part of the body at fault, where there is one, and the
/// place of the diagnostic is a place in the value of that key.
struct Problem {
    int status = 500;
    std::string_view code;  ///< one word for programs
    api::Diagnostic diagnostic;
    std::string key = {};
    std::vector<api::Offer> readings = {};  ///< of a level that may be several
};

/// That a text is not a level, and which levels it may mean.
Problem bad_level(const api::Diagnostic& diagnostic, std::vector<api::Offer> readings = {});

/// An answer of JSON.
Answer json_answer(std::string text, int status = 200);

/// `{"error":{"status":...,"code":...,"message":...,"kind":...,"remedy":...,"key":...,"line":...,"column":...,
/// "readings":[...]}}`; values that are not known are left out.
Answer answer_of(const Problem& problem);

/// The level in that format; the problem is that it cannot hold it.
api::Result<Answer, Problem> converted(const api::Level& level, const std::string& format);

/// The meanings of a text, from the outcome of reading it; the problem is that it is not a level.
api::Result<Answer, Problem> read_answer(const api::Result<api::Level, api::Refusal>& read);

}  // namespace decant::requests
