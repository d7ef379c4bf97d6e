// What a server is told: where it listens, what it serves, and how much it may use.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "requests/prepare.hpp"

namespace decant::server {

struct Options {
    std::string host = "127.0.0.1";
    int port = 8377;   ///< 0: any free one
    std::string root;  ///< a folder of files to serve; empty: a page that is built in
    std::string version;
    unsigned searches = 1;                    ///< that run at the same time
    std::size_t queue = 64;                   ///< searches that wait; one more is refused
    requests::Bounds bounds;                  ///< of one search
    std::size_t body = std::size_t{1} << 20;  ///< bytes in the body of a request
    std::size_t connections = 256;            ///< open at the same time; one more is refused
    int patience = 15;                        ///< seconds for a whole request to come in, and for
                                              ///< an answer to be taken
    bool verbose = false;                     ///< a line for each request, on standard error
};

}  // namespace decant::server
