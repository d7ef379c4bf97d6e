// Runs items in several threads, with results in order, for the programs that answer line by line.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/in_order.hpp"

namespace decant::api {

using base::Dealing;
using base::in_order;
using base::last_of_each_job;

}  // namespace decant::api
