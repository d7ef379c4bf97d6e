// JSON as text, for who answers in JSON.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/json_text.hpp"

namespace decant::api {

using base::in_object;
using base::member;
using base::with_members;

}  // namespace decant::api
