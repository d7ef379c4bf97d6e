// Returns freed memory to the system, for the programs that answer many questions side by side.
// SPDX-License-Identifier: MIT
#pragma once

#include "base/give_back.hpp"

namespace decant::api {

using base::give_back_freed_memory;
using base::give_back_large_pieces_at_once;

}  // namespace decant::api
