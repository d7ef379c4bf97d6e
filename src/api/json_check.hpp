// What is checked in a JSON text before anything is built from it, for the programs that read JSON.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/json_check.hpp"

namespace decant::api {

using base::key_problem;
using base::repeated_key;
using base::too_deep;

}  // namespace decant::api
