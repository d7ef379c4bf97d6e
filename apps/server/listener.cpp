// Binds, listens and accepts.
// SPDX-License-Identifier: MIT
#include "server/listener.hpp"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <cerrno>
#include <chrono>
#include <memory>
#include <thread>

#include "server/authority.hpp"

namespace decant::server {
namespace {

constexpr int most_waiting = 1024;  // clients that connect at the same moment

void set(int socket, int level, int option) {
    const int yes = 1;
    setsockopt(socket, level, option, &yes, sizeof yes);
}

/// A socket that listens on this address; none when it cannot be had.
Descriptor listen_on(const addrinfo& address) {
    Descriptor socket(::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (!socket.is_open()) return {};
    // An address whose last user is gone may be had again at once.
    set(socket.number(), SOL_SOCKET, SO_REUSEADDR);
    if (::bind(socket.number(), address.ai_addr, address.ai_addrlen) != 0 ||
        ::listen(socket.number(), most_waiting) != 0)
        return {};
    return socket;
}

}  // namespace

bool passes(int error) {
    // These alone are of the socket that listens; EINVAL is the one after `close`. Errors of the network that
    // a client came over are reported by `accept` too, and there are many.
    return error != EBADF && error != EINVAL && error != ENOTSOCK && error != EFAULT;
}

bool Listener::bind(const std::string& host, int& port) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found) != 0) return false;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owner(found, freeaddrinfo);
    for (; found != nullptr && !socket_.is_open(); found = found->ai_next) socket_ = listen_on(*found);
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    char text[NI_MAXHOST] = "";
    char service[NI_MAXSERV] = "";
    if (!socket_.is_open() || getsockname(socket_.number(), any, &size) != 0 ||
        getnameinfo(any, size, text, sizeof text, service, sizeof service, NI_NUMERICHOST | NI_NUMERICSERV) !=
            0)
        return false;
    port = std::stoi(service);
    const auto kind = address.ss_family == AF_INET6 ? Authority::Kind::v6 : Authority::Kind::v4;
    is_open_ = !Authority{text, kind}.is_loopback();
    return true;
}

Descriptor Listener::accept() const {
    for (;;) {
        Descriptor client(::accept4(socket_.number(), nullptr, nullptr, SOCK_CLOEXEC));
        const int error = errno;
        if (client.is_open()) {
            // Answers are written whole, so nothing is won by waiting for more.
            set(client.number(), IPPROTO_TCP, TCP_NODELAY);
            return client;
        }
        if (!passes(error)) return {};
        std::this_thread::sleep_for(std::chrono::milliseconds(error == EINTR ? 0 : 10));
    }
}

void Listener::close() const { ::shutdown(socket_.number(), SHUT_RDWR); }

}  // namespace decant::server
