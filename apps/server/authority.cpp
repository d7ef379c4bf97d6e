// Reads `host[:port]` by the grammar of RFC 3986, and compares names.
// SPDX-License-Identifier: MIT
#include "server/authority.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "server/letters.hpp"

namespace decant::server {
namespace {

/// Percent-encoded bytes are left out: no host that can be looked up has any.
bool is_of_name(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view("-._~!$&'()*+,;=").find(c) != std::string_view::npos;
}

bool is_port(std::string_view text) {
    return text.size() <= 5 && std::all_of(text.begin(), text.end(), is_digit);
}

bool is_address(int family, const std::string& text) {
    unsigned char bytes[sizeof(in6_addr)];
    return inet_pton(family, text.c_str(), bytes) == 1;
}

}  // namespace

std::optional<Authority> parse_authority(std::string_view text) {
    const bool is_v6 = !text.empty() && text.front() == '[';
    const std::size_t end = is_v6 ? text.find(']') : std::min(text.size(), text.find(':'));
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view rest = text.substr(is_v6 ? end + 1 : end);
    if (!rest.empty() && (rest.front() != ':' || !is_port(rest.substr(1)))) return std::nullopt;
    Authority authority{in_small_letters(is_v6 ? text.substr(1, end - 1) : text.substr(0, end))};
    std::string& host = authority.host;
    if (is_v6) {
        authority.kind = Authority::Kind::v6;
        return is_address(AF_INET6, host) ? std::optional(authority) : std::nullopt;
    }
    if (!std::all_of(host.begin(), host.end(), is_of_name)) return std::nullopt;
    if (is_address(AF_INET, host)) authority.kind = Authority::Kind::v4;
    // `localhost.` is `localhost`.
    if (host.size() > 1 && host.back() == '.') host.pop_back();
    return authority;
}

bool Authority::is_loopback() const {
    if (kind == Kind::name) return host == "localhost";
    if (kind == Kind::v4) return host.rfind("127.", 0) == 0;
    in6_addr address{};
    return inet_pton(AF_INET6, host.c_str(), &address) == 1 &&
           std::memcmp(&address, &in6addr_loopback, sizeof address) == 0;
}

HostNames::HostNames(const std::string& bound, bool is_open, std::vector<std::string> names)
    : is_open_(is_open), names_(std::move(names)) {
    names_.push_back(bound);
    for (std::string& name : names_) name = in_small_letters(name);
}

bool HostNames::knows(const Authority& host) const {
    if (host.is_loopback()) return true;
    if (is_open_ && host.kind != Authority::Kind::name) return true;
    return !host.host.empty() && std::find(names_.begin(), names_.end(), host.host) != names_.end();
}

}  // namespace decant::server
