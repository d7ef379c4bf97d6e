// Makes a server that listens, or says why there is none.
// SPDX-License-Identifier: MIT
#include "server/server.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "server/http.hpp"

namespace decant::server {

api::Result<Server> Server::listen(const Options& options) {
    try {
        auto http = std::make_unique<Http>(options);
        if (http->bind()) return Server(std::move(http));
        return api::Diagnostic{fmt::format("cannot listen on {}", address_of(options)),
                               "choose another --host or --port, such as 0 for any free one"};
    } catch (const std::system_error&) {
        return api::Diagnostic{
            fmt::format("the machine cannot start threads for {} searches in parallel", options.searches),
            "give fewer --searches"};
    }
}

Server::Server(std::unique_ptr<Http> http) : http_(std::move(http)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

std::string Server::address() const { return address_of(http_->options()); }

bool Server::run() { return http_->run(); }

void Server::stop() { http_->stop_all(); }

}  // namespace decant::server
