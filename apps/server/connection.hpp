// One connection of a client, which nothing can hold open, or fill, without end.
// SPDX-License-Identifier: MIT
#pragma once

#include <httplib.h>

#include <chrono>
#include <cstddef>
#include <string>

namespace decant::server {

/// A socket with a time for each request to come in whole, and a size for its head. Reads fail past either,
/// and say why afterward. Does not own the socket.
class Connection : public httplib::Stream {
  public:
    using Clock = std::chrono::steady_clock;

    Connection(socket_t socket, std::chrono::seconds patience) : socket_(socket), patience_(patience) {}

    /// Whether a request begins within that time.
    bool wait_for_request(std::chrono::milliseconds time);
    void begin_request();
    /// The head was read: what follows is bounded by whoever reads it.
    void begin_body() { in_head_ = false; }
    /// The client gets this answer and no other one.
    void close_after_this() { closes_ = true; }

    [[nodiscard]] bool closes() const { return closes_; }
    [[nodiscard]] bool was_slow() const { return was_slow_; }
    [[nodiscard]] bool head_was_large() const { return head_was_large_; }
    [[nodiscard]] Clock::time_point began() const { return began_; }
    /// The client closed its side; answers are of no use to it.
    [[nodiscard]] bool is_gone() const;

    [[nodiscard]] bool is_readable() const override { return true; }
    [[nodiscard]] bool is_writable() const override { return !is_gone(); }
    ssize_t read(char* into, size_t size) override;
    ssize_t write(const char* from, size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;
    [[nodiscard]] socket_t socket() const override { return socket_; }

  private:
    [[nodiscard]] bool wait(short events, Clock::time_point end) const;

    socket_t socket_;
    std::chrono::seconds patience_;
    char buffer_[4096] = {};
    std::size_t next_ = 0;  ///< byte of the buffer, which ends at `end_`
    std::size_t end_ = 0;
    std::size_t head_bytes_ = 0;
    Clock::time_point began_;
    bool in_head_ = true;
    bool closes_ = false;
    bool was_slow_ = false;
    bool head_was_large_ = false;
};

}  // namespace decant::server
