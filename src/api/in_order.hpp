// One thing after the other, by several threads, for the programs that answer line by line.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/in_order.hpp"

namespace decant::api {

using base::in_order;

}  // namespace decant::api
