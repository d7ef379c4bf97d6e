// Raw results: one line of JSON for each level and algorithm.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "measure.hpp"

namespace decant::bench {

/// `who` is `engine` or `baseline`. Ends with a line break.
std::string record(const Size& size, int number, std::string_view who, double limit_seconds,
                   const Measurement& measurement);

}  // namespace decant::bench
