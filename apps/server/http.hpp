// The server as httplib sees it: connections, requests, routes.
// SPDX-License-Identifier: MIT
#pragma once

#include <httplib.h>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/connection.hpp"
#include "server/options.hpp"
#include "server/routes.hpp"
#include "server/search_pool.hpp"

namespace decant::server {

class Http : public httplib::Server {
  public:
    explicit Http(server::Options options);

    /// False when the address cannot be had.
    bool bind();
    bool run();
    void stop_all();
    [[nodiscard]] const server::Options& options() const { return options_; }

  private:
    enum class State { reading, answering };

    // Connections.
    bool process_and_close_socket(socket_t socket) override;
    bool enter(Connection& connection);
    void leave(Connection& connection);
    void serve(Connection& connection);
    /// The request was read: from now on its answer is waited for, even when the server stops.
    void begin_answer();
    [[nodiscard]] bool is_stopping() const { return stopping_.load(); }

    // Requests.
    HandlerResponse answer_without_body(const httplib::Request& request, httplib::Response& response);
    void answer_body(const httplib::Request& request, httplib::Response& response,
                     const httplib::ContentReader& reader);
    void answer_search(const RouteEntry& entry, const std::string& body, bool stream,
                       httplib::Response& response);
    requests::Answer wait_for(const std::shared_ptr<Job>& job, const Connection& connection);
    void stream(const std::shared_ptr<Job>& job, httplib::Response& response);
    void explain(const httplib::Request& request, httplib::Response& response);
    [[nodiscard]] std::string health();
    void log(const httplib::Request& request, const httplib::Response& response) const;

    server::Options options_;
    SearchPool pool_;
    std::mutex mutex_;
    std::map<Connection*, State> open_;
    std::atomic<bool> stopping_{false};
    std::atomic<bool> ended_{false};
    std::atomic<std::uint64_t> requests_{0};
    const Connection::Clock::time_point began_ = Connection::Clock::now();
};

}  // namespace decant::server
