// The connection that a thread serves; httplib's handlers are not told.
// SPDX-License-Identifier: MIT
#pragma once

#include "server/connection.hpp"

namespace decant::server {

extern thread_local Connection* current;

}  // namespace decant::server
