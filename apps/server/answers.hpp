// What each route of the API does with its body.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "server/options.hpp"
#include "server/reply.hpp"
#include "server/routes.hpp"
#include "server/search_pool.hpp"

namespace decant::server {

/// The work behind a body that was read and found right: a search if the route says so. It may be done in
/// another thread; limits are those of the body, but never more than the server allows.
api::Result<Job::Work, Problem> prepare(Route route, std::string_view body, const Options& options);

}  // namespace decant::server
