// Hides httplib from those who only want a server.
// SPDX-License-Identifier: MIT
#include "server/server.hpp"

#include <fmt/format.h>

#include <utility>

#include "server/http.hpp"

namespace decant::server {

api::Result<Server> Server::listen(const Options& options) {
    auto http = std::make_unique<Http>(options);
    if (!http->bind()) {
        return api::Diagnostic{fmt::format("cannot listen on {}:{}", options.host, options.port),
                               "choose another --port, or 0 for any free one",
                               {}};
    }
    return Server(std::move(http));
}

Server::Server(std::unique_ptr<Http> http) : http_(std::move(http)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

std::string Server::address() const {
    const Options& options = http_->options();
    const bool is_v6 = options.host.find(':') != std::string::npos;
    return fmt::format("http://{}{}{}:{}/", is_v6 ? "[" : "", options.host, is_v6 ? "]" : "", options.port);
}

bool Server::run() { return http_->run(); }

void Server::stop() { http_->stop_all(); }

}  // namespace decant::server
