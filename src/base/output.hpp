// A text under construction that ends early if it grows too long or nobody wants it any more.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/limits.hpp"

namespace decant::base {

/// Takes pieces until one of its bounds is reached, and none after that. Code that writes many pieces checks
/// `stopped` before each costly one, so that it does not make what is not wanted.
class Output {
  public:
    /// The defaults do not bound.
    struct Bounds {
        std::size_t bytes = std::numeric_limits<std::size_t>::max();
        Clock::time_point deadline = Clock::time_point::max();
        const CancelToken* cancel = nullptr;
    };
    enum class End { size, time, cancelled };

    using Use = std::function<void(std::string_view)>;

    Output() = default;
    explicit Output(const Bounds& bounds) : bounds_(bounds) {}
    /// Hands on each piece at once, and keeps none.
    explicit Output(Use use) : use_(std::move(use)) {}
    /// The same until the work ends.
    Output(Use use, const Ends& ends) : use_(std::move(use)) {
        bounds_.deadline = ends.limits.deadline;
        bounds_.cancel = ends.cancel;
    }

    void add(std::string_view piece) {
        if (use_) return use_(piece);
        if (!end_ && piece.size() > bounds_.bytes - text_.size()) end_ = End::size;
        if (!end_) text_ += piece;
    }

    /// Reads the clock.
    [[nodiscard]] bool stopped() {
        if (!end_ && bounds_.cancel != nullptr && bounds_.cancel->cancelled()) end_ = End::cancelled;
        const bool timed = bounds_.deadline != Clock::time_point::max();
        if (!end_ && timed && Clock::now() >= bounds_.deadline) end_ = End::time;
        return end_.has_value();
    }

    /// Why the text is incomplete, if it is.
    [[nodiscard]] std::optional<End> end() const { return end_; }

    /// Everything that was taken; the output cannot be used afterward.
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    Bounds bounds_;
    Use use_;
    std::optional<End> end_;
    std::string text_;
};

}  // namespace decant::base
