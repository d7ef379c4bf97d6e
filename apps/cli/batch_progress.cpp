// Counts answers, and estimates the rest from the bytes of the input.
// SPDX-License-Identifier: MIT
#include "cli/batch_progress.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <numeric>

#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

/// `40 s`, `3 min`, `5 h`, `2 days`: as exact as an estimate is.
std::string about(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    if (seconds < 2 * minute) return fmt::format("{:.0f} s", seconds);
    if (seconds < 2 * hour) return fmt::format("{:.0f} min", seconds / minute);
    return seconds < 2 * day ? fmt::format("{:.0f} h", seconds / hour)
                             : fmt::format("{:.0f} days", seconds / day);
}

}  // namespace

std::size_t BatchCounts::all() const { return std::accumulate(said.begin(), said.end(), std::size_t{0}); }

std::string progress_text(const BatchCounts& counts, double seconds, std::optional<double> left) {
    using enum api::Said;
    std::string text = api::counted(counts.all(), "level");
    const auto done = static_cast<double>(counts.all() - counts.kept);
    if (seconds > 0 && done > 0) text += fmt::format(", {:.3g} a second", done / seconds);
    if (left) text += fmt::format(", about {} left", about(*left));
    text += fmt::format(": {} solved, {} unsolvable, {} unknown", counts.of(solved), counts.of(unsolvable),
                        counts.of(unknown));
    return counts.of(error) > 0 ? fmt::format("{}, {} refused", text, counts.of(error)) : text;
}

BatchProgress::BatchProgress(bool wanted, std::optional<std::uint64_t> size) : line_(wanted), size_(size) {}

void BatchProgress::count(std::string_view answer, std::uint64_t end, bool is_kept) {
    if (!line_.is_wanted()) return;
    ++counts_.of(api::said_by(answer));
    if (is_kept) {
        ++counts_.kept;
        kept_end_ = end;
    }
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
    line_.show(progress_text(counts_, passed.count(), seconds_left(passed.count(), end)));
}

std::optional<double> BatchProgress::seconds_left(double seconds, std::uint64_t end) const {
    if (!size_ || end <= kept_end_) return std::nullopt;
    const auto done = static_cast<double>(end - kept_end_);
    // The last line may have no end.
    return end < *size_ ? seconds * static_cast<double>(*size_ - end) / done : 0;
}

bool can_show_batch_progress(bool answers_go_to_a_file) {
    struct stat out{};
    const bool is_sent_to_a_file = ::fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(out.st_mode);
    return can_show_progress() && (answers_go_to_a_file || is_sent_to_a_file);
}

}  // namespace decant::cli
