// Reading back the answers of a batch, for the programs that continue one.
// SPDX-License-Identifier: MIT
#pragma once

#include "present/line_answer.hpp"

namespace decant::api {

using present::is_about;
using present::is_complete;
using present::level_text;
using present::remarks_of;
using present::Said;
using present::said_by;

}  // namespace decant::api
