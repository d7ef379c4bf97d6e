// The files of the page, from a folder.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "server/reply.hpp"

namespace decant::server {

/// The file that a path names below `root`, never one outside of it. A folder stands for its index.html, and
/// so does a path without an extension that names nothing: the page itself reads such addresses. `known` is
/// the ETag that the client has, which may be empty.
Reply file_reply(const std::string& root, std::string_view path, std::string_view known);

}  // namespace decant::server
