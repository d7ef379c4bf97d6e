// The HTTP server.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "api/decant.hpp"
#include "server/options.hpp"

namespace decant::server {

class Http;

/// Listens as soon as it is made, answers while it runs, and can be stopped from another thread.
class Server {
  public:
    /// A server that listens, or why it cannot.
    static api::Result<Server> listen(const Options& options);
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;
    ~Server();

    [[nodiscard]] std::string address() const;  ///< see address_of

    /// Answers until `stop`, and then until all that is open has its answer. False if it ended by itself.
    bool run();

    /// No new connections and searches; those at work end with what they have. May be called once `run` was,
    /// or is about to be.
    void stop();

  private:
    explicit Server(std::unique_ptr<Http> http);
    std::unique_ptr<Http> http_;
};

}  // namespace decant::server
