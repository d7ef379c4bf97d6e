// How far a batch has come, on a terminal.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "api/line_answers.hpp"
#include "cli/progress.hpp"

namespace decant::cli {

/// How many answers say what.
struct BatchCounts {
    std::array<std::size_t, 4> said{};  ///< by `Said`
    std::size_t kept = 0;               ///< of them, by an earlier run

    std::size_t& of(api::Said what) { return said[static_cast<std::size_t>(what)]; }
    [[nodiscard]] std::size_t of(api::Said what) const { return said[static_cast<std::size_t>(what)]; }
    [[nodiscard]] std::size_t all() const;
};

/// `1200 levels, 60 a second, about 3 min left: 1100 solved, 70 unsolvable, 30 unknown`. `seconds` passed
/// since this run began, and about so many are left.
std::string progress_text(const BatchCounts& counts, double seconds, std::optional<double> left);

/// The line of progress, told of each answer.
class BatchProgress {
  public:
    /// `size` is that of the input in bytes, where it is known.
    BatchProgress(bool wanted, std::optional<std::uint64_t> size);

    /// `end` bytes of the input are done with this answer.
    void count(std::string_view answer, std::uint64_t end, bool is_kept);
    void clear() { line_.clear(); }

  private:
    [[nodiscard]] std::optional<double> seconds_left(double seconds, std::uint64_t end) const;

    CountLine line_;
    std::optional<std::uint64_t> size_;
    BatchCounts counts_;
    std::uint64_t kept_end_ = 0;  ///< bytes of the input that an earlier run did
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Whether progress may be shown: standard error is a terminal, and answers go where they do not come to the
/// same one, even by way of another program.
bool can_show_batch_progress(bool answers_go_to_a_file);

}  // namespace decant::cli
