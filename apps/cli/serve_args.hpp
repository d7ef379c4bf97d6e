// The command line of `decant serve`.
// SPDX-License-Identifier: MIT
#pragma once

#include "server/options.hpp"

namespace decant::cli {

struct ServeArgs {
    server::Options options;
    unsigned searches = 0;  ///< 0: as many as there are cores
    bool verbose = false;   ///< a line for each request
};

}  // namespace decant::cli
