// How far a long search has come, on a terminal.
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "api/decant.hpp"
#include "cli/output.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {

/// One line on a terminal's standard error, written over itself, gone at the end.
class ProgressLine {
  public:
    explicit ProgressLine(bool wanted) : wanted_(wanted) {}
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    void attach(api::SolveOptions& options) {
        if (!wanted_) return;
        options.on_progress = [this](const api::Progress& progress) {
            show_status(advice_seconds_
                            ? fmt::format("{} searched for what would help, at most {} s",
                                          api::counted(progress.expanded, "state"), *advice_seconds_)
                            : text_of(progress));
            shown_ = true;
        };
    }
    /// From now on the search is for advice, not for a plan of the level.
    void look_for_advice(double seconds) { advice_seconds_ = seconds; }
    /// Makes way for other text.
    void clear() {
        if (std::exchange(shown_, false)) show_status("");
    }

  private:
    static std::string text_of(const api::Progress& progress) {
        std::string text = fmt::format("{} searched, at least {}", api::counted(progress.expanded, "state"),
                                       api::counted(static_cast<std::size_t>(progress.lower_bound), "move"));
        if (progress.best_plan) return text + fmt::format(", best so far {}", *progress.best_plan);
        return text + (progress.solvable ? ", it can be solved" : ", if it can be solved");
    }

    bool wanted_;
    bool shown_ = false;
    std::optional<double> advice_seconds_;
};

/// One line that counts, likewise; of more than ten updates a second it shows only some.
class CountLine {
  public:
    explicit CountLine(bool wanted) : wanted_(wanted) {}
    CountLine(const CountLine&) = delete;
    CountLine& operator=(const CountLine&) = delete;
    ~CountLine() { clear(); }

    /// Whether it is ever shown: if not, there is nothing to count.
    [[nodiscard]] bool is_wanted() const { return wanted_; }

    void show(const std::string& text) {
        constexpr auto pause = std::chrono::milliseconds(100);
        const auto now = std::chrono::steady_clock::now();
        if (!wanted_ || (shown_ && now - last_ < pause)) return;
        show_status(text);
        last_ = now;
        shown_ = true;
    }
    /// Makes way for other text.
    void clear() {
        if (std::exchange(shown_, false)) show_status("");
    }

  private:
    bool wanted_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point last_;
};

}  // namespace decant::cli
