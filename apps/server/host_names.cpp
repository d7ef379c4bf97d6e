// Compares names.
// SPDX-License-Identifier: MIT
#include "server/host_names.hpp"

#include <algorithm>
#include <utility>

#include "server/letters.hpp"

namespace decant::server {

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
