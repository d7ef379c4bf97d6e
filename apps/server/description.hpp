// The description of the server, made from the table of routes: OpenAPI for programs, a page for people.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "server/options.hpp"

namespace decant::server {

/// Takes a while to make, and is the same for all who ask.
struct Description {
    std::string openapi;
    std::string index_page;  ///< served if there is no folder to serve
};

Description describe(const Options& options);

}  // namespace decant::server
