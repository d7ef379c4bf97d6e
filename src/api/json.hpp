// Texts of JSON as trees, for the programs that read and write JSON.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/json.hpp"

namespace decant::api {

using base::Json;
using base::JsonFault;
using base::key_problem;
using base::parse_json;

}  // namespace decant::api
