// What the server offers, made from the table of routes: for programs as OpenAPI, for people as a page.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "server/options.hpp"

namespace decant::server {

std::string openapi(const Options& options);

/// The page that is served where no folder is.
std::string index_page(const Options& options);

}  // namespace decant::server
