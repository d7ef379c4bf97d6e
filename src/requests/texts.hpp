// Answers that are about the text of a level.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "requests/answer.hpp"

namespace decant::requests {

/// The level in that format; the problem is that it cannot hold it.
api::Result<Answer, Problem> converted(const api::Level& level, const std::string& format);

/// What a text means, by what came of reading it; the problem is that it is no level.
api::Result<Answer, Problem> read_answer(const api::Result<api::Level, api::Refusal>& read);

}  // namespace decant::requests
