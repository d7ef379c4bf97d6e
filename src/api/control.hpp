// Translates the options of the interface into what a search takes.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"

namespace decant::api {

search::RunControl control_of(const SolveOptions& options);
puzzles::SearchRequest request_of(const SolveOptions& options);

}  // namespace decant::api
