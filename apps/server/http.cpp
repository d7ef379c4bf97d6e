// Handles connections: their number, their time, and their end.
// SPDX-License-Identifier: MIT
#include "server/http.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>

#include "server/problem.hpp"

namespace decant::server {

using requests::Problem;

namespace {

constexpr auto idle_time = std::chrono::seconds(15);
constexpr auto last_moment = std::chrono::milliseconds(800);
constexpr std::size_t spare_threads = 64;  // for connections that were cut and have not ended yet

/// A head is small, so it comes in sooner than a body may.
std::chrono::milliseconds head_time(std::chrono::milliseconds patience) {
    return std::max(std::chrono::milliseconds(1000), patience / 3);
}

std::optional<Problem> what_went_wrong(Connection::Came came, const MessageReader& reader) {
    if (came == Connection::Came::too_slow)
        return problem(408, "too_slow", "the request took too long to arrive", "send it faster");
    if (came == Connection::Came::cut_short)
        return problem(400, "truncated", "the request was cut short", "send all of it");
    return reader.refused();
}

std::string log_line(const Connection& connection, const Head& head, int status, std::size_t bytes,
                     Connection::Clock::duration time) {
    return fmt::format("{} {} {} {} {} bytes {} ms", connection.client(),
                       head.method.empty() ? "-" : head.method, head.target.empty() ? "-" : head.target,
                       status, bytes, std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
}

}  // namespace

void ConnectionThreads::enqueue(std::function<void()> task) {
    std::unique_lock lock(mutex_);
    taken_.wait(lock, [&] { return tasks_.size() < most_waiting; });
    tasks_.push_back(std::move(task));
    if (idle_ < tasks_.size() && threads_.size() < most_) add_thread();
    changed_.notify_one();
}

void ConnectionThreads::shutdown() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
        changed_.notify_all();
    }
    for (std::thread& thread : threads_) thread.join();
}

void ConnectionThreads::add_thread() {
    try {
        threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        // The machine gives no more threads: those that are there take the task in turn.
        if (threads_.empty()) throw;
    }
}

void ConnectionThreads::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        ++idle_;
        changed_.wait(lock, [&] { return ends_ || !tasks_.empty(); });
        --idle_;
        if (tasks_.empty()) return;
        auto task = std::move(tasks_.front());
        tasks_.pop_front();
        taken_.notify_one();
        lock.unlock();
        task();
        task = nullptr;  // destroyed without the lock
        lock.lock();
    }
}

Http::Http(Options options)
    : options_(std::move(options)),
      budget_(options_.budget),
      pool_({options_.searches, options_.queue, options_.bounds, options_.patience}),
      connections_(options_.connections),
      threads_(options_.connections + spare_threads) {}

bool Http::bind() {
    if (!listener_.bind(options_.host, options_.port)) return false;
    names_.emplace(options_.host, listener_.is_open(), options_.host_names);
    description_ = describe(options_);
    return true;
}

bool Http::run() {
    for (Descriptor socket = listener_.accept(); socket.is_open(); socket = listener_.accept()) {
        try {
            admit(std::move(socket));
            // The machine has no more memory or threads: this client gets no answer, the next one may.
            // NOLINTNEXTLINE(bugprone-empty-catch)
        } catch (const std::exception&) {
        }
    }
    const bool was_stopped = is_stopping();
    if (!was_stopped) stop_all();
    threads_.shutdown();
    return was_stopped;
}

void Http::stop_all() {
    stopping_ = true;
    listener_.close();
    pool_.stop();
    connections_.stop();
    cut_slow_readers();
}

/// Answers that are not taken within a moment are lost with their connections.
void Http::cut_slow_readers() {
    const auto end = Connection::Clock::now() + last_moment;
    while (connections_.count() > 0 && Connection::Clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    connections_.cut();
}

void Http::admit(Descriptor socket) {
    const auto leave = [this](Connection* connection) {
        connections_.leave(*connection);
        delete connection;
    };
    const std::shared_ptr<Connection> connection(new Connection(std::move(socket)), leave);
    connections_.enter(*connection);
    threads_.enqueue([this, connection] { serve(*connection); });
}

void Http::serve(Connection& connection) {
    try {
        while (!is_stopping() && serve_one(connection)) {
        }
        // Memory ran out between handlers. This connection ends; the others continue.
        // NOLINTNEXTLINE(bugprone-empty-catch)
    } catch (const std::exception&) {
    }
    connections_.wait(connection);
    connection.linger(std::chrono::milliseconds(500));
}

bool Http::serve_one(Connection& connection) {
    if (!connection.wait_for_request(idle_time)) return false;
    const auto began = Connection::Clock::now();
    MessageReader reader([this](const Head& head) { return largest_body(head); },
                         MemoryBudget::Part(budget_));
    Response response;
    const auto refused = read(connection, reader);
    ++requests_;
    const Head& head = reader.head();
    if (refused) {
        put(answer_of(*refused), response);
        if (refused->status == 405) response.set_header("Allow", methods_of(head.path));
        response.closes = true;
    } else {
        answer({head, reader.take_body(), reader.take_budget(), connection}, response);
    }
    // The answer is made; of a stream that does not know its length, it is made while it is sent.
    if (!response.stream || response.length) connections_.wait(connection);
    auto end = Connection::Clock::now() + options_.patience;
    std::size_t sent = 0;
    const Send send = [&](std::string_view bytes) {
        if (response.stream) end = Connection::Clock::now() + options_.patience;
        const bool is_taken = connection.write(bytes, end);
        if (is_taken) sent += bytes.size();
        return is_taken;
    };
    const bool was_sent = write(response, reader.in_head() ? nullptr : &head, send);
    connections_.wait(connection);
    if (options_.log)
        options_.log(log_line(connection, head, response.status, sent, Connection::Clock::now() - began));
    return was_sent && !response.closes && !head.closes;
}

std::optional<Problem> Http::read(Connection& connection, MessageReader& reader) const {
    const auto began = Connection::Clock::now();
    auto wrong = what_went_wrong(connection.read(reader, began + head_time(options_.patience)), reader);
    if (!wrong) wrong = refuse(reader.head());
    if (wrong || reader.is_whole()) return wrong;
    const auto end = began + options_.patience;
    if (reader.head().expects_continue) connection.write("HTTP/1.1 100 Continue\r\n\r\n", end);
    return what_went_wrong(connection.read(reader, end), reader);
}

}  // namespace decant::server
