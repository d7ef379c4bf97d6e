// The options that the body of a question gives.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/options.hpp"
#include "requests/fields.hpp"

namespace decant::requests {

/// What the body does not give is as usual.
api::Options options_of(Question question, const Fields& fields);

}  // namespace decant::requests
