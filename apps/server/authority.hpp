// Who a request is for: a name or an address, perhaps with a port.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

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

}  // namespace decant::server
