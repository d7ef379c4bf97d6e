// Reads and writes with poll, recv and send.
// SPDX-License-Identifier: MIT
#include "server/connection.hpp"

#include <arpa/inet.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <utility>

namespace decant::server {
namespace {

std::string client_of(int socket) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    char text[NI_MAXHOST] = "";
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (getpeername(socket, any, &size) == 0)
        getnameinfo(any, size, text, sizeof text, nullptr, 0, NI_NUMERICHOST);
    return text;
}

}  // namespace

std::string fairness_key_of(const std::string& address) {
    in6_addr bytes{};
    const std::string without_zone = address.substr(0, address.find('%'));
    if (inet_pton(AF_INET6, without_zone.c_str(), &bytes) != 1) return address;
    char text[INET6_ADDRSTRLEN] = "";
    if (IN6_IS_ADDR_V4MAPPED(&bytes)) return inet_ntop(AF_INET, &bytes.s6_addr[12], text, sizeof text);
    std::fill(std::begin(bytes.s6_addr) + 8, std::end(bytes.s6_addr), std::uint8_t{0});
    return inet_ntop(AF_INET6, &bytes, text, sizeof text);
}

Connection::Connection(Descriptor socket)
    : socket_(std::move(socket)),
      client_(client_of(socket_.number())),
      fairness_key_(fairness_key_of(client_)) {}

bool Connection::wait(short events, Clock::time_point end) const {
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
        if (left <= 0) return false;
        pollfd wanted{socket_.number(), events, 0};
        const int ready = poll(&wanted, 1, static_cast<int>(std::min<long>(left, 60'000)));
        if (ready > 0) return true;
        if (ready < 0 && errno != EINTR) return false;
    }
}

bool Connection::wait_for_request(std::chrono::milliseconds time) {
    return !unread_.empty() || receive(Clock::now() + time);
}

bool Connection::receive(Clock::time_point end) {
    while (wait(POLLIN, end)) {
        const ssize_t got = recv(socket_.number(), buffer_, sizeof buffer_, MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (got <= 0) return false;
        unread_ = {buffer_, static_cast<std::size_t>(got)};
        return true;
    }
    return false;
}

Connection::Came Connection::read(MessageReader& reader, Clock::time_point end) {
    const bool was_in_head = reader.in_head();
    for (;;) {
        reader.take(unread_);
        if (reader.refused() || reader.is_whole() || reader.in_head() != was_in_head) return Came::all;
        if (!receive(end)) return Clock::now() < end ? Came::cut_short : Came::too_slow;
    }
}

bool Connection::write(std::string_view bytes, Clock::time_point end) {
    while (!bytes.empty()) {
        if (!wait(POLLOUT, end)) return false;
        const ssize_t count = send(socket_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void Connection::linger(std::chrono::milliseconds time) {
    ::shutdown(socket_.number(), SHUT_WR);
    const auto end = Clock::now() + time;
    while (receive(end)) {
    }
}

bool Connection::is_gone() const {
    pollfd wanted{socket_.number(), POLLRDHUP, 0};
    return poll(&wanted, 1, 0) > 0;
}

void Connection::cut() const { ::shutdown(socket_.number(), SHUT_RDWR); }

void Connection::stop_reading() const { ::shutdown(socket_.number(), SHUT_RD); }

}  // namespace decant::server
