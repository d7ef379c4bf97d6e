// The host of a request, a name or an address, perhaps with a port; and the hosts that the server answers to.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace decant::server {

struct Authority {
    enum class Kind { name, v4, v6 };

    std::string host;  ///< in small letters, without brackets, and without a point at its end
    Kind kind = Kind::name;

    /// An address of this machine alone, or the name that always means one.
    [[nodiscard]] bool is_loopback() const;
    friend bool operator==(const Authority&, const Authority&) = default;
};

/// `example.org`, `127.0.0.1:8377`, `[::1]:80`. An empty text is the empty name, as RFC 9112 allows it.
std::optional<Authority> parse_authority(std::string_view text);

/// The names that the server answers to. A stranger's web page can give its own name the address of this
/// machine, and then ask the server as if it were its own (DNS rebinding). Its requests carry that name, so
/// names that nobody has given to the server are refused. An address cannot be rebound: it is the one that
/// the browser connected to.
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
