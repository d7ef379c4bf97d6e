// Reads a request step by step: lines of the head, then the body by its length or its chunks.
// SPDX-License-Identifier: MIT
#include "server/message_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/letters.hpp"
#include "server/problem.hpp"

namespace decant::server {

using requests::Problem;

namespace {

constexpr std::size_t longest_line = std::size_t{8} << 10;
constexpr std::size_t largest_section = std::size_t{64} << 10;
constexpr std::size_t most_fields = 100;

Problem too_large(std::size_t most) {
    return problem(413, "too_large", "the body is too large", fmt::format("send at most {} bytes", most));
}

Problem large_head() {
    return problem(431, "head_too_large", "the head of the request is too large", "send fewer headers");
}

Problem malformed_chunk() {
    return problem(400, "malformed_chunk", "the chunks of the body are malformed",
                   "send the body with its length");
}

/// `1e` or `1e;extension`; extensions are ignored.
std::optional<std::uint64_t> chunk_size(std::string_view line) {
    const std::string_view digits = line.substr(
        0,
        static_cast<std::size_t>(
            std::find_if(line.begin(), line.end(), [](char c) { return hex_value(c) < 0; }) - line.begin()));
    constexpr std::size_t most_digits = 15;  // of a number of 64 bits, with one to spare
    if (digits.empty() || digits.size() > most_digits) return std::nullopt;
    const std::string_view rest = line.substr(digits.size());
    if (!rest.empty() && (trimmed(rest).empty() || trimmed(rest).front() != ';')) return std::nullopt;
    std::uint64_t size = 0;
    for (const char digit : digits) size = size * 16 + static_cast<std::uint64_t>(hex_value(digit));
    return size;
}

}  // namespace

LineReader::State LineReader::take(std::string_view& bytes) {
    while (!bytes.empty()) {
        const char c = bytes.front();
        bytes.remove_prefix(1);
        const auto byte = static_cast<unsigned char>(c);
        if (had_cr_) return c == '\n' ? State::whole : State::malformed;
        if (c == '\r') {
            had_cr_ = true;
        } else if ((byte < 0x20 && c != '\t') || byte == 0x7F) {
            return State::malformed;
        } else {
            if (line_.size() == longest_) return State::too_long;
            line_ += c;
        }
    }
    return State::unfinished;
}

std::string LineReader::next() {
    had_cr_ = false;
    return std::exchange(line_, {});
}

MessageReader::MessageReader(LargestBody largest_body, MemoryBudget::Part budget)
    : largest_body_(std::move(largest_body)), lines_(longest_line), budget_(std::move(budget)) {}

void MessageReader::take(std::string_view& bytes) {
    const bool was_in_head = in_head();
    while (!bytes.empty() && !is_whole() && !refused_ && was_in_head == in_head()) {
        if (step_ == Step::sized || step_ == Step::chunk)
            take_data(bytes);
        else
            take_line(bytes);
    }
}

void MessageReader::take_data(std::string_view& bytes) {
    const std::size_t count = std::min<std::uint64_t>(left_, bytes.size());
    if (!budget_.resize(body_.size() + count))
        return refuse(problem(503, "busy", "too many large bodies are arriving", "ask again later"));
    body_.append(bytes.substr(0, count));
    bytes.remove_prefix(count);
    left_ -= count;
    if (left_ == 0) step_ = step_ == Step::sized ? Step::whole : Step::chunk_end;
}

void MessageReader::take_line(std::string_view& bytes) {
    switch (lines_.take(bytes)) {
        case LineReader::State::unfinished:
            return;
        case LineReader::State::whole:
            return read(lines_.next());
        case LineReader::State::too_long:
            if (in_head() && head_.method.empty())
                return refuse(
                    problem(414, "address_too_long", "the address is too long", "put the level in the body"));
            return refuse(in_head() ? large_head() : malformed_chunk());
        case LineReader::State::malformed:
            return refuse(in_head() ? problem(400, "malformed_request",
                                              "the head holds control bytes, or a line that does not end "
                                              "with CR LF",
                                              "send a request that follows RFC 9112")
                                    : malformed_chunk());
    }
}

void MessageReader::read(const std::string& line) {
    section_bytes_ += line.size() + 2;
    if (section_bytes_ > largest_section) return refuse(in_head() ? large_head() : malformed_chunk());
    if (in_head()) return read_head_line(line);
    if (step_ == Step::chunk_size) return read_chunk_size(line);
    if (step_ == Step::chunk_end) {
        section_bytes_ = 0;
        step_ = Step::chunk_size;
        if (!line.empty()) refuse(malformed_chunk());
        return;
    }
    // Trailers are read past: nothing of them gets into the head.
    if (line.empty())
        step_ = Step::whole;
    else if (!read_field(line))
        refuse(malformed_chunk());
}

void MessageReader::read_head_line(const std::string& line) {
    if (head_.method.empty()) {
        // One empty line before a request is left from a client that ends a body with one too many.
        if (line.empty() && !std::exchange(skipped_line_, true)) return;
        auto head = read_request_line(line);
        if (!head) return refuse(head.error());
        head_ = *std::move(head);
    } else if (line.empty()) {
        begin_body();
    } else {
        auto field = read_field(line);
        if (!field) return refuse(field.error());
        if (head_.fields.size() == most_fields) return refuse(large_head());
        head_.fields.push_back(*std::move(field));
    }
}

void MessageReader::begin_body() {
    if (auto wrong = read_meaning(head_)) return refuse(*std::move(wrong));
    section_bytes_ = 0;
    left_ = head_.length;
    most_ = largest_body_(head_);
    if (left_ > most_) return refuse(too_large(most_));
    if (head_.framing == Framing::chunked)
        step_ = Step::chunk_size;
    else
        step_ = left_ > 0 ? Step::sized : Step::whole;
}

void MessageReader::read_chunk_size(const std::string& line) {
    const auto size = chunk_size(line);
    if (!size) return refuse(malformed_chunk());
    left_ = *size;
    if (left_ > most_ - body_.size()) return refuse(too_large(most_));
    section_bytes_ = 0;
    step_ = left_ > 0 ? Step::chunk : Step::trailers;
}

void MessageReader::refuse(Problem problem) {
    refused_ = std::move(problem);
    step_ = Step::refused;
}

}  // namespace decant::server
