// What the server offers, made from the table of routes: for programs as OpenAPI, for people as a page.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "server/options.hpp"

namespace decant::server {

/// Takes a while to make, and is the same for all who ask.
struct Description {
    std::string openapi;
    std::string index_page;  ///< is served where no folder is
};

Description describe(const Options& options);

}  // namespace decant::server
