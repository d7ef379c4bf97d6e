// How far a long search has come, on a terminal.
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <string>

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
    ~ProgressLine() {
        if (shown_) show_status("");
    }

    void attach(api::SolveOptions& options) {
        if (!wanted_) return;
        options.on_progress = [this](const api::Progress& progress) {
            std::string best = progress.best_plan ? fmt::format(", best so far {}", *progress.best_plan) : "";
            show_status(fmt::format("{} states searched, at least {} moves{}", progress.expanded,
                                    progress.lower_bound, best));
            shown_ = true;
        };
    }

  private:
    bool wanted_;
    bool shown_ = false;
};

/// One line that counts, likewise; told more than ten times a second, it shows some of it.
class CountLine {
  public:
    explicit CountLine(bool wanted) : wanted_(wanted) {}
    CountLine(const CountLine&) = delete;
    CountLine& operator=(const CountLine&) = delete;
    ~CountLine() {
        if (shown_) show_status("");
    }

    void show(const std::string& text) {
        constexpr auto pause = std::chrono::milliseconds(100);
        const auto now = std::chrono::steady_clock::now();
        if (!wanted_ || (shown_ && now - last_ < pause)) return;
        show_status(text);
        last_ = now;
        shown_ = true;
    }

  private:
    bool wanted_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point last_;
};

}  // namespace decant::cli
