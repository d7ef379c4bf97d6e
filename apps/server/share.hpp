// Whom a client is counted for where clients share something.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace decant::server {

/// Of an address as text: an address of IPv4, also one that comes over IPv6 (`::ffff:192.0.2.1`); of IPv6 the
/// network of 64 bits, which one client has to itself.
std::string share_of(const std::string& address);

}  // namespace decant::server
