// An order for new levels, read off the body of a question.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/generation.hpp"
#include "requests/fields.hpp"

namespace decant::requests {

/// Everything but limits of time and memory.
api::GenerateOptions order_of(const Fields& fields);

}  // namespace decant::requests
