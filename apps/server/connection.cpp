// Reads and writes with poll, recv and send.
// SPDX-License-Identifier: MIT
#include "server/connection.hpp"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace decant::server {
namespace {

constexpr std::size_t largest_head = std::size_t{64} << 10;

void address_of(const sockaddr_storage& address, std::string& ip, int& port) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address.ss_family == AF_INET6) {
        sockaddr_in6 v6{};
        std::memcpy(&v6, &address, sizeof v6);
        inet_ntop(AF_INET6, &v6.sin6_addr, text, sizeof text);
        port = ntohs(v6.sin6_port);
    } else {
        sockaddr_in v4{};
        std::memcpy(&v4, &address, sizeof v4);
        inet_ntop(AF_INET, &v4.sin_addr, text, sizeof text);
        port = ntohs(v4.sin_port);
    }
    ip = text;
}

}  // namespace

bool Connection::wait(short events, Clock::time_point end) const {
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
        if (left <= 0) return false;
        pollfd wanted{socket_, events, 0};
        const int ready = poll(&wanted, 1, static_cast<int>(std::min<long>(left, 60'000)));
        if (ready > 0) return true;
        if (ready < 0 && errno != EINTR) return false;
    }
}

bool Connection::wait_for_request(std::chrono::milliseconds time) {
    return next_ < end_ || wait(POLLIN, Clock::now() + time);
}

void Connection::begin_request() {
    began_ = Clock::now();
    head_bytes_ = 0;
    in_head_ = true;
}

bool Connection::is_gone() const {
    pollfd wanted{socket_, POLLRDHUP, 0};
    return poll(&wanted, 1, 0) > 0;
}

ssize_t Connection::read(char* into, size_t size) {
    if (next_ == end_) {
        if (!wait(POLLIN, began_ + patience_)) {
            was_slow_ = true;
            return -1;
        }
        const ssize_t got = recv(socket_, buffer_, sizeof buffer_, 0);
        if (got <= 0) return got;
        next_ = 0;
        end_ = static_cast<std::size_t>(got);
    }
    const std::size_t count = std::min(size, end_ - next_);
    if (in_head_) head_bytes_ += count;
    if (in_head_ && head_bytes_ > largest_head) {
        head_was_large_ = true;
        return -1;
    }
    std::memcpy(into, buffer_ + next_, count);
    next_ += count;
    return static_cast<ssize_t>(count);
}

ssize_t Connection::write(const char* from, size_t size) {
    const auto end = Clock::now() + patience_;
    for (std::size_t sent = 0; sent < size;) {
        if (!wait(POLLOUT, end)) return -1;
        const ssize_t count = send(socket_, from + sent, size - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0 && errno != EAGAIN && errno != EINTR) return -1;
        if (count > 0) sent += static_cast<std::size_t>(count);
    }
    return static_cast<ssize_t>(size);
}

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0)
        address_of(address, ip, port);
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0)
        address_of(address, ip, port);
}

}  // namespace decant::server
