// The socket that clients connect to.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "server/descriptor.hpp"

namespace decant::server {

/// Whether an error of `accept` says nothing of the socket that listens: a client that left or cannot be
/// reached any more, or a resource that the machine lacks for the moment.
bool passes(int error);

class Listener {
  public:
    /// False when the address cannot be had. A port of 0 becomes the one that was free.
    bool bind(const std::string& host, int& port);

    /// Other machines can reach it.
    [[nodiscard]] bool is_open() const { return is_open_; }

    /// The next client; none after `close`, and when there will be none any more.
    [[nodiscard]] Descriptor accept() const;
    /// Ends `accept`. May be called from any thread.
    void close() const;

  private:
    Descriptor socket_;
    bool is_open_ = false;
};

}  // namespace decant::server
