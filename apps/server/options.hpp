// The settings of a server: its address, the files that it serves, and its limits.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "requests/prepare.hpp"

namespace decant::server {

struct Options {
    std::string host = "127.0.0.1";
    int port = 8377;                      ///< 0: any free one
    std::vector<std::string> host_names;  ///< that it answers to, beside its addresses
    std::string root;                     ///< a folder of files to serve; empty: a page that is built in
    std::string version;
    unsigned searches = 1;                    ///< that run at the same time, those that are tried aside
    std::size_t queue = 64;                   ///< searches that wait; one more is refused
    requests::Bounds bounds;                  ///< of one question
    std::size_t body = std::size_t{1} << 20;  ///< bytes in the body of a request
    std::size_t budget = std::size_t{64}
                         << 20;     ///< bytes of all bodies and answers that wait, small ones aside
    std::size_t connections = 256;  ///< open at the same time; one more closes another one
    /// For a whole request to come in, and for an answer to be taken.
    std::chrono::milliseconds patience{15'000};
    std::function<void(const std::string&)> log;  ///< takes a line for each request, where there is one
};

/// `http://HOST:PORT/`
std::string address_of(const Options& options);

}  // namespace decant::server
