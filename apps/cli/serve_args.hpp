// The command line of `decant serve`.
// SPDX-License-Identifier: MIT
#pragma once

#include "server/options.hpp"

namespace CLI {
class App;
}

namespace decant::cli {

struct Args;

struct ServeArgs {
    server::Options options;
    unsigned searches = 0;  ///< 0: as many as there are cores
    bool verbose = false;   ///< a line for each request
};

void describe_serve(CLI::App& verb, Args& args);

}  // namespace decant::cli
