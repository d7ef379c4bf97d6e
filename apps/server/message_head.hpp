// The head of a request, read by the letter of RFC 9112: ambiguous heads are refused.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "requests/answer.hpp"
#include "server/authority.hpp"

namespace decant::server {

struct Field {
    std::string name;   ///< in small letters
    std::string value;  ///< without blanks around it
    friend bool operator==(const Field&, const Field&) = default;
};

/// How the end of a body is marked.
enum class Framing { none, length, chunked };

struct Head {
    std::string method;
    std::string target;  ///< as it was sent
    std::string path;    ///< decoded; begins with `/`, or is `*`
    std::string query;   ///< as it was sent, without `?`
    bool is_http_1_0 = false;
    std::vector<Field> fields;

    std::optional<Authority> host;  ///< of the target, else of Host; HTTP/1.0 may have none
    Framing framing = Framing::none;
    std::uint64_t length = 0;  ///< of the body, under Framing::length
    bool closes = false;       ///< the client asks for no other request
    bool expects_continue = false;

    /// All values of a field, in order; empty where there is none.
    [[nodiscard]] std::string value(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] bool has_body() const { return framing != Framing::none; }
    friend bool operator==(const Head&, const Head&) = default;
};

/// Method, target and version, the first line of a head.
api::Result<Head, requests::Problem> read_request_line(std::string_view line);

/// `Name: value`.
api::Result<Field, requests::Problem> read_field(std::string_view line);

/// Reads the fields on host, body and connection, once all are there.
std::optional<requests::Problem> read_meaning(Head& head);

}  // namespace decant::server
