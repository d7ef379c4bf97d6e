// Writes the address of the server.
// SPDX-License-Identifier: MIT
#include "server/options.hpp"

#include <fmt/format.h>

namespace decant::server {

std::string address_of(const Options& options) {
    const bool is_v6 = options.host.find(':') != std::string::npos;
    return fmt::format("http://{}{}{}:{}/", is_v6 ? "[" : "", options.host, is_v6 ? "]" : "", options.port);
}

}  // namespace decant::server
