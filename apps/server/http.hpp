// The server: connections, requests, routes.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "server/connection.hpp"
#include "server/connection_threads.hpp"
#include "server/connections.hpp"
#include "server/description.hpp"
#include "server/host_names.hpp"
#include "server/listener.hpp"
#include "server/options.hpp"
#include "server/response.hpp"
#include "server/room.hpp"
#include "server/routes.hpp"
#include "server/search_pool.hpp"

namespace decant::server {

/// A request that was read whole, and where it came from.
struct Request {
    const Head& head;
    std::string body;
    Room::Part room;  ///< of the body
    Connection& connection;
};

class Http {
  public:
    explicit Http(Options options);

    /// False when the address cannot be had.
    bool bind();
    bool run();
    void stop_all();
    [[nodiscard]] const Options& options() const { return options_; }

  private:
    // Connections.
    void admit(Descriptor socket);
    void cut_slow_readers();
    void serve(Connection& connection);
    /// One request and its answer; false when it was the last one of the connection.
    bool serve_one(Connection& connection);
    [[nodiscard]] bool is_stopping() const { return stopping_.load(); }

    /// Reads a request as far as it is worth it; says what is wrong with it, if anything is.
    std::optional<requests::Problem> read(Connection& connection, MessageReader& reader) const;

    // Requests.
    /// A proof may be as long as the answer that it came in.
    [[nodiscard]] std::size_t largest_body(const Head& head) const;
    /// What is wrong with a request, as far as its head shows.
    [[nodiscard]] std::optional<requests::Problem> refuse(const Head& head) const;
    void answer(Request request, Response& response);
    void answer_page(const Head& head, Response& response) const;
    void answer_question(requests::Question question, Request request, Response& response);
    [[nodiscard]] std::string health() const;

    Options options_;
    Room room_;
    SearchPool pool_;
    Listener listener_;
    std::optional<HostNames> names_;  ///< once the address is known
    Description description_;         ///< likewise
    Connections connections_;
    ConnectionThreads threads_;
    std::atomic<bool> stopping_{false};
    std::atomic<std::uint64_t> requests_{0};
    const Connection::Clock::time_point began_ = Connection::Clock::now();
};

}  // namespace decant::server
