// A whole request, head and body, out of bytes that come in any pieces.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/memory_budget.hpp"
#include "server/message_head.hpp"

namespace decant::server {

/// Lines that end with CR LF, out of bytes that come in any pieces. The only place that knows where a line of
/// HTTP ends. A CR or LF alone and any control byte but the tab are errors: one reader may take them for the
/// end of a line, and another one may not.
class LineReader {
  public:
    enum class State { unfinished, whole, malformed, too_long };

    explicit LineReader(std::size_t longest) : longest_(longest) {}

    /// Takes bytes off the front until a line is whole or an error is met.
    State take(std::string_view& bytes);

    /// The line without its end; the next one begins.
    std::string next();

  private:
    std::size_t longest_;
    std::string line_;
    bool had_cr_ = false;
};

/// The only place that knows where a request ends. It takes the bytes of one request and none of the next;
/// after a refusal nobody knows where that begins.
class MessageReader {
  public:
    /// How many bytes of a body are read behind a head.
    using LargestBody = std::function<std::size_t(const Head&)>;

    MessageReader(LargestBody largest_body, MemoryBudget::Part budget);

    /// Takes bytes off the front, until the head is whole, then until the body is, or until it refuses.
    void take(std::string_view& bytes);

    [[nodiscard]] bool in_head() const { return step_ == Step::head; }
    [[nodiscard]] bool is_whole() const { return step_ == Step::whole; }
    [[nodiscard]] const std::optional<requests::Problem>& refused() const { return refused_; }

    [[nodiscard]] const Head& head() const { return head_; }
    [[nodiscard]] const std::string& body() const { return body_; }

    /// Hands over the body, and the room that it takes, to the job that works on it.
    std::string take_body() { return std::move(body_); }
    MemoryBudget::Part take_budget() { return std::move(budget_); }

  private:
    enum class Step { head, sized, chunk_size, chunk, chunk_end, trailers, whole, refused };

    void take_line(std::string_view& bytes);
    void take_data(std::string_view& bytes);
    void read(const std::string& line);
    void read_head_line(const std::string& line);
    void read_chunk_size(const std::string& line);
    void begin_body();
    void refuse(requests::Problem problem);

    const LargestBody largest_body_;
    Step step_ = Step::head;
    LineReader lines_;
    std::size_t section_bytes_ = 0;  ///< of the head, or of the trailers, so far
    bool skipped_line_ = false;
    std::uint64_t left_ = 0;  ///< of the body or chunk
    std::size_t most_ = 0;    ///< bytes of the body
    Head head_;
    std::string body_;
    MemoryBudget::Part budget_;  ///< of the body
    std::optional<requests::Problem> refused_;
};

}  // namespace decant::server
