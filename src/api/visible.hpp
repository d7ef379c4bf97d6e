// Foreign text made safe to show, for the programs that show it.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/text.hpp"

namespace decant::api {

using base::visible;
using base::visible_json;
using base::visible_lines;

}  // namespace decant::api
