// The names that the server answers to.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "server/authority.hpp"

namespace decant::server {

/// A web page of a stranger can give a name of its own the address of this machine, and then ask the server
/// as if it were its own (DNS rebinding). Its requests carry that name, so names that nobody has given to the
/// server are refused. An address cannot be rebound: it is what the browser connected to.
class HostNames {
  public:
    /// `bound`: the address listened on, as it was given. `is_open`: other machines can reach it.
    HostNames(const std::string& bound, bool is_open, std::vector<std::string> names);

    [[nodiscard]] bool knows(const Authority& host) const;

  private:
    bool is_open_;
    std::vector<std::string> names_;
};

}  // namespace decant::server
