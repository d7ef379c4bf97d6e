// Takes addresses of IPv6 apart.
// SPDX-License-Identifier: MIT
#include "server/share.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <iterator>

namespace decant::server {

std::string share_of(const std::string& address) {
    in6_addr bytes{};
    const std::string without_zone = address.substr(0, address.find('%'));
    if (inet_pton(AF_INET6, without_zone.c_str(), &bytes) != 1) return address;
    char text[INET6_ADDRSTRLEN] = "";
    if (IN6_IS_ADDR_V4MAPPED(&bytes)) return inet_ntop(AF_INET, &bytes.s6_addr[12], text, sizeof text);
    std::fill(std::begin(bytes.s6_addr) + 8, std::end(bytes.s6_addr), std::uint8_t{0});
    return inet_ntop(AF_INET6, &bytes, text, sizeof text);
}

}  // namespace decant::server
