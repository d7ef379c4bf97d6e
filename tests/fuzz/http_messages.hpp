// Checks that must hold for any bytes of HTTP.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "checks.hpp"
#include "server/message_reader.hpp"

namespace decant::fuzz {

inline constexpr std::size_t largest_body = 1000;

/// A reader after some bytes, and how many of them it took.
struct ReadMessage {
    server::MessageReader reader{[](const server::Head&) { return largest_body; }, {}};
    std::size_t taken = 0;
};

/// `piece` says how many bytes come at a time.
template <class Piece>
ReadMessage read_message(std::string_view bytes, Piece piece) {
    ReadMessage read;
    while (read.taken < bytes.size() && !read.reader.is_whole() && !read.reader.refused()) {
        std::string_view part = bytes.substr(read.taken, piece());
        const std::size_t size = part.size();
        read.reader.take(part);
        require(part.size() < size, "a reader takes something", bytes);
        read.taken += size - part.size();
    }
    return read;
}

inline void require_same(const ReadMessage& a, const ReadMessage& b, std::string_view about) {
    require(a.reader.is_whole() == b.reader.is_whole(), "pieces do not end a message", about);
    require(a.reader.in_head() == b.reader.in_head(), "pieces do not end a head", about);
    require(a.reader.refused().has_value() == b.reader.refused().has_value(), "pieces refuse nothing", about);
    if (a.reader.refused())
        require(a.reader.refused()->status == b.reader.refused()->status, "a status is the same", about);
    require(a.taken == b.taken, "a message ends in one place", about);
    require(a.reader.head() == b.reader.head(), "a head is the same", about);
    require(a.reader.body() == b.reader.body(), "a body is the same", about);
}

/// The message that was read, written again in the plainest HTTP.
inline std::string written(const server::Head& head, const std::string& body) {
    std::string text =
        head.method + " " + head.target + (head.is_http_1_0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n");
    for (const server::Field& field : head.fields) text += field.name + ": " + field.value + "\r\n";
    text += "\r\n";
    if (head.framing != server::Framing::chunked) return text + body;
    // One byte a chunk: other chunks than those that were read.
    constexpr std::string_view chunk = "1\r\n";
    for (const char byte : body) text.append(chunk).append(1, byte).append("\r\n");
    return text + "0\r\n\r\n";
}

inline void check_whole(const server::Head& head, const std::string& body, std::string_view about) {
    const auto count = [&](std::string_view name) {
        return std::count_if(head.fields.begin(), head.fields.end(),
                             [&](const server::Field& field) { return field.name == name; });
    };
    require(count("content-length") + count("transfer-encoding") == (head.has_body() ? 1 : 0),
            "a message has one framing", about);
    require(count("host") == 1 || (head.is_http_1_0 && count("host") == 0), "a message has one host", about);
    require(body.size() <= largest_body, "a body is bounded", about);
    require(head.has_body() || body.empty(), "a body was told of", about);
    require(head.framing != server::Framing::length || body.size() == head.length, "a length holds", about);
    const auto is_plain = [](char c) { return c > ' ' && c <= '~'; };
    require(std::all_of(head.target.begin(), head.target.end(), is_plain), "an address is plain", about);
}

/// Reads bytes in one piece, one by one, and in pieces that the bytes choose; and reads the written request
/// again.
inline void check_message(std::string_view bytes) {
    const ReadMessage whole = read_message(bytes, [] { return std::string_view::npos; });
    require_same(whole, read_message(bytes, [] { return std::size_t{1}; }), bytes);
    std::size_t at = 0;
    const auto odd = [&] {
        return std::size_t{1} + static_cast<unsigned char>(bytes[at++ % bytes.size()]) % 7;
    };
    require_same(whole, read_message(bytes, odd), bytes);
    if (whole.reader.refused()) {
        const auto& diagnostic = whole.reader.refused()->diagnostic;
        require(!diagnostic.problem.empty() && !diagnostic.remedy.empty(), "a refusal helps", bytes);
    }
    if (!whole.reader.is_whole()) return;
    check_whole(whole.reader.head(), whole.reader.body(), bytes);
    const std::string again = written(whole.reader.head(), whole.reader.body());
    const ReadMessage second = read_message(again, [] { return std::string_view::npos; });
    require(second.reader.is_whole() && second.taken == again.size(), "a written request is read again",
            again);
    require(second.reader.head() == whole.reader.head(), "as the same head", again);
    require(second.reader.body() == whole.reader.body(), "and the same body", again);
}

}  // namespace decant::fuzz
