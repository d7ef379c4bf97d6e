// Connections: how many, how long, and how they end.
// SPDX-License-Identifier: MIT
#include "server/http.hpp"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>
#include <utility>

#include "server/connection_threads.hpp"
#include "server/current.hpp"

namespace decant::server {

thread_local Connection* current = nullptr;

namespace {

constexpr auto idle_time = std::chrono::seconds(15);
constexpr std::size_t most_requests = 100'000;  // of one connection

/// Only an address whose last user is gone may be had again; httplib would share one that is in use.
void reuse_address(socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

/// A socket that is closed with unread bytes in it takes the answer away from the client, so read a little
/// more.
void linger(const Connection& connection, std::chrono::milliseconds time) {
    ::shutdown(connection.socket(), SHUT_WR);
    const auto end = Connection::Clock::now() + time;
    Connection rest(connection.socket(), std::chrono::seconds(1));
    char bytes[4096];
    while (Connection::Clock::now() < end && rest.wait_for_request(std::chrono::milliseconds(50))) {
        if (recv(connection.socket(), bytes, sizeof bytes, MSG_DONTWAIT) <= 0) break;
    }
}

std::string refusal_of_connection() {
    const requests::Answer answer = requests::answer_of(
        {503, "too_many_connections", {"there are too many connections", "try later", {}}});
    return fmt::format(
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
        "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
        answer.body.size(), answer.body);
}

}  // namespace

Http::Http(server::Options options) : options_(std::move(options)), pool_(options_.searches, options_.queue) {
    new_task_queue = [this] { return new ConnectionThreads(options_.connections + 8); };
    set_tcp_nodelay(true);
    set_socket_options(reuse_address);
    set_keep_alive_max_count(most_requests);
    set_keep_alive_timeout(idle_time.count());
    set_default_headers({{"Cross-Origin-Opener-Policy", "same-origin"},
                         {"Cross-Origin-Embedder-Policy", "require-corp"},
                         {"Cross-Origin-Resource-Policy", "same-origin"},
                         {"X-Content-Type-Options", "nosniff"}});
    set_pre_routing_handler(
        [this](const auto& request, auto& response) { return answer_without_body(request, response); });
    Post("/api/v1/[a-z]+", [this](const auto& request, auto& response, const auto& reader) {
        answer_body(request, response, reader);
    });
    set_error_handler(Handler([this](const auto& request, auto& response) { explain(request, response); }));
    set_exception_handler(
        [](const auto&, auto& response, const std::exception_ptr&) { response.status = 500; });
    if (options_.verbose)
        set_logger([this](const auto& request, const auto& response) { log(request, response); });
}

bool Http::bind() {
    if (options_.port == 0)
        options_.port = bind_to_any_port(options_.host);
    else if (!bind_to_port(options_.host, options_.port))
        return false;
    // A longer row of clients that wait to be accepted than httplib asks for.
    return options_.port > 0 && ::listen(svr_sock_, 256) == 0;
}

bool Http::run() {
    const bool ran = listen_after_bind();
    ended_ = true;
    return ran && is_stopping();
}

void Http::stop_all() {
    stopping_ = true;
    pool_.stop();
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [connection, state] : open_) {
            if (state == State::reading) ::shutdown(connection->socket(), SHUT_RD);
        }
    }
    while (!is_running() && !ended_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    stop();
}

bool Http::process_and_close_socket(socket_t socket) {
    Connection connection(socket, std::chrono::seconds(options_.patience));
    if (enter(connection)) {
        serve(connection);
        leave(connection);
        linger(connection, std::chrono::milliseconds(500));
    } else {
        const std::string refusal = refusal_of_connection();
        connection.write(refusal.data(), refusal.size());
        linger(connection, std::chrono::milliseconds(50));
    }
    ::close(socket);
    return true;
}

bool Http::enter(Connection& connection) {
    const std::lock_guard lock(mutex_);
    if (is_stopping() || open_.size() >= options_.connections) return false;
    open_.emplace(&connection, State::reading);
    return true;
}

void Http::leave(Connection& connection) {
    const std::lock_guard lock(mutex_);
    open_.erase(&connection);
}

void Http::begin_answer() {
    const std::lock_guard lock(mutex_);
    open_[current] = State::answering;
}

void Http::serve(Connection& connection) {
    current = &connection;
    for (std::size_t left = most_requests; left > 0 && !is_stopping(); --left) {
        if (!connection.wait_for_request(idle_time)) break;
        connection.begin_request();
        bool is_closed = false;
        // Parts of an answer are of no use to anybody.
        const auto whole = [](httplib::Request& request) { request.ranges.clear(); };
        bool goes_on = false;
        try {
            goes_on = process_request(connection, left == 1, is_closed, whole);
        } catch (const std::exception&) {
            // Memory ran out between handlers. This connection ends; the others go on.
            connection.close_after_this();
        }
        if (!goes_on || is_closed || connection.closes()) break;
        const std::lock_guard lock(mutex_);
        open_[&connection] = State::reading;
    }
    current = nullptr;
}

}  // namespace decant::server
