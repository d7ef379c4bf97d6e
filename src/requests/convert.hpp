// Answers of the question for another format.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "requests/answer.hpp"

namespace decant::requests {

/// The level in that format; the problem is that it cannot hold it.
api::Result<Answer, Problem> converted(const api::Level& level, const std::string& format);

}  // namespace decant::requests
