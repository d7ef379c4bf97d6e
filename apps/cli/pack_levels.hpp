// The levels of a text that is no list of lines, found while the first ones are worked on.
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "cli/batch_line.hpp"
#include "cli/input.hpp"

namespace decant::cli {

/// To find them takes time, so a thread of its own does that.
class PackLevels {
  public:
    /// `line` is the only line of the text that says something, if there is only one: what is no level then
    /// is called by it.
    PackLevels(std::string text, std::optional<std::string> line, const api::LoadOptions& load);
    PackLevels(const PackLevels&) = delete;
    PackLevels& operator=(const PackLevels&) = delete;
    ~PackLevels();

    /// The next one; nothing behind the last one, and once `cancel` is set before it is found.
    std::optional<BatchLine> next(const api::CancelToken& cancel);
    /// How many there are, once all are found.
    [[nodiscard]] std::optional<std::size_t> count() const;

  private:
    void find(const std::string& text, const std::optional<std::string>& line, const api::LoadOptions& load);
    bool add(BatchLine level);
    void end(std::exception_ptr failure);

    mutable std::mutex mutex_;  ///< for what follows, but the thread
    std::condition_variable change_;
    std::deque<BatchLine> found_;  ///< and not given out
    std::size_t count_ = 0;
    bool is_done_ = false;
    bool is_over_ = false;  ///< nobody wants more
    std::exception_ptr failure_;
    std::thread thread_;
};

}  // namespace decant::cli
