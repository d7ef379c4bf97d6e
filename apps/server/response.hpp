// An HTTP response, and writing it to a client.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "requests/answer.hpp"
#include "server/memory_budget.hpp"
#include "server/message_head.hpp"

namespace decant::server {

/// Takes a piece of an answer; false once the client takes no more.
using Send = std::function<bool(std::string_view)>;

struct Response {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string type = {};
    std::string body = {};
    /// In place of a body, writes it piece by piece; false if it broke off.
    std::function<bool(const Send&)> stream = {};
    std::optional<std::uint64_t> length = {};  ///< of what the stream writes, where that is known
    /// The client gets this answer and no other one.
    bool closes = false;
    MemoryBudget::Part budget = {};  ///< that the answer takes until it was sent

    void set_header(std::string_view name, std::string_view value);
    [[nodiscard]] bool has_header(std::string_view name) const;
};

/// Puts an answer into a response. Nobody may cache it unless the headers say so already, and a busy server
/// says when to ask again.
void put(requests::Answer answer, Response& response);

/// Writes a response to this request; false if the client did not take all of it. Without a request, as none
/// could be read, the connection ends with it.
bool write(const Response& response, const Head* request, const Send& send);

}  // namespace decant::server
