// The server: connections, requests, routes.
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/authority.hpp"
#include "server/connection.hpp"
#include "server/connections.hpp"
#include "server/description.hpp"
#include "server/listener.hpp"
#include "server/memory_budget.hpp"
#include "server/options.hpp"
#include "server/response.hpp"
#include "server/routes.hpp"
#include "server/search_pool.hpp"

namespace decant::server {

/// Threads for connections, as many as there are connections, up to a limit. A connection holds its thread
/// while a search runs for it, so a fixed small number of threads would let searches starve everything else.
class ConnectionThreads {
  public:
    explicit ConnectionThreads(std::size_t most) : most_(most) {}

    /// Waits while too many tasks wait already.
    void enqueue(std::function<void()> task);

    /// Returns when all tasks are done.
    void shutdown();

  private:
    void add_thread();
    void work();

    static constexpr std::size_t most_waiting = 64;

    const std::size_t most_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::condition_variable taken_;
    std::deque<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool ends_ = false;
};

/// A request that was read whole, and where it came from.
struct Request {
    const Head& head;
    std::string body;
    MemoryBudget::Part budget;  ///< of the body
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
    /// The problem with a request, as far as its head shows one.
    [[nodiscard]] std::optional<requests::Problem> refuse(const Head& head) const;
    void answer(Request request, Response& response);
    void answer_page(const Head& head, Response& response) const;
    void answer_question(requests::Question question, Request request, Response& response);
    [[nodiscard]] std::string health() const;

    Options options_;
    MemoryBudget budget_;
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
