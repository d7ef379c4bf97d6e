// Formats HTTP responses.
// SPDX-License-Identifier: MIT
#include "server/response.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>

namespace decant::server {
namespace {

struct Reason {
    int status;
    const char* words;
};
constexpr Reason reasons[] = {
    {200, "OK"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {411, "Length Required"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {417, "Expectation Failed"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Content"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
};

/// The words are for people; a status without any is as right.
const char* words_of(int status) {
    const auto* const found = std::find_if(std::begin(reasons), std::end(reasons),
                                           [&](const Reason& reason) { return reason.status == status; });
    return found == std::end(reasons) ? "" : found->words;
}

/// For every answer: no page of another origin may have it or show it in a frame, nobody guesses its type,
/// and no address of a level goes to others.
constexpr std::string_view for_all =
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Embedder-Policy: require-corp\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "X-Frame-Options: DENY\r\n";

/// A response other than a page from the folder runs nothing and loads nothing; the built-in page has its own
/// style.
constexpr const char* closed_policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string date() { return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr))); }

std::string head_of(const Response& response, bool is_chunked, bool closes) {
    std::string head = fmt::format("HTTP/1.1 {} {}\r\nDate: {}\r\n{}", response.status,
                                   words_of(response.status), date(), for_all);
    for (const auto& [name, value] : response.headers) head += fmt::format("{}: {}\r\n", name, value);
    if (!response.has_header("Content-Security-Policy"))
        head += fmt::format("Content-Security-Policy: {}\r\n", closed_policy);
    if (!response.type.empty()) head += fmt::format("Content-Type: {}\r\n", response.type);
    if (is_chunked)
        head += "Transfer-Encoding: chunked\r\n";
    else if (response.length)
        head += fmt::format("Content-Length: {}\r\n", *response.length);
    else if (!response.stream && response.status != 304)
        head += fmt::format("Content-Length: {}\r\n", response.body.size());
    if (closes) head += "Connection: close\r\n";
    return head + "\r\n";
}

bool write_stream(const Response& response, bool is_chunked, const Send& send) {
    if (!is_chunked) return response.stream(send);
    const Send send_chunk = [&](std::string_view piece) {
        return piece.empty() || send(fmt::format("{:x}\r\n{}\r\n", piece.size(), piece));
    };
    // Only a stream that came to its end gets the chunk that says so.
    return response.stream(send_chunk) && send("0\r\n\r\n");
}

}  // namespace

void Response::set_header(std::string_view name, std::string_view value) {
    headers.emplace_back(name, value);
}

bool Response::has_header(std::string_view name) const {
    return std::any_of(headers.begin(), headers.end(),
                       [&](const auto& header) { return header.first == name; });
}

void put(requests::Answer answer, Response& response) {
    response.status = answer.status;
    if (answer.status == 503) response.set_header("Retry-After", "5");
    if (!response.has_header("Cache-Control")) response.set_header("Cache-Control", "no-store");
    if (answer.status == 304) return;
    response.type = std::move(answer.type);
    response.body = std::move(answer.body);
}

bool write(const Response& response, const Head* request, const Send& send) {
    const bool is_head = request != nullptr && request->method == "HEAD";
    const bool is_old = request == nullptr || request->is_http_1_0;
    const bool is_chunked = response.stream != nullptr && !response.length && !is_old;
    const bool closes = response.closes || request == nullptr || request->closes;
    bool is_taken = true;
    const Send try_send = [&](std::string_view bytes) { return is_taken = is_taken && send(bytes); };
    try_send(head_of(response, is_chunked, closes));
    if (is_head) return is_taken;
    // A stream learns from `send` that nobody takes it any more.
    return response.stream ? write_stream(response, is_chunked, try_send) : try_send(response.body);
}

}  // namespace decant::server
