// Hands lines to workers, and prints their answers in order.
// SPDX-License-Identifier: MIT
#include "cli/batch.hpp"

#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "cli/commands.hpp"

namespace decant::cli {
namespace {

/// Hands out lines to workers and prints their answers in the order of the lines, each as soon as it can be.
class Queue {
  public:
    Queue(std::istream& lines, const api::CancelToken& cancel) : lines_(lines), cancel_(cancel) {}

    /// The next line that is not blank and no comment, with its number; nothing at the end or after Ctrl-C.
    std::optional<std::pair<std::size_t, std::string>> take() {
        // Reading has a lock of its own: an answer must not wait for the next line.
        const std::lock_guard reading(reading_);
        {
            // A line that takes long must not let the answers behind it pile up without end.
            std::unique_lock lock(mutex_);
            room_.wait(lock, [&] { return taken_ < printed_ + most_waiting; });
        }
        for (std::string line; !cancel_.cancelled() && std::getline(lines_, line);) {
            if (!line.empty() && line.back() == '\r') line.pop_back();
            const std::size_t start = line.find_first_not_of(" \t");
            if (start == std::string::npos || line[start] == '#') continue;
            return std::pair(taken_++, std::move(line));
        }
        return std::nullopt;
    }

    void deliver(std::size_t number, Answer answer) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(number, std::move(answer));
        for (auto next = waiting_.find(printed_); next != waiting_.end(); next = waiting_.find(printed_)) {
            print(next->second.text);
            std::fflush(stdout);
            malformed_ |= next->second.code == ExitCode::malformed;
            unknown_ |= next->second.code == ExitCode::unknown;
            internal_ |= next->second.code == ExitCode::internal;
            waiting_.erase(next);
            ++printed_;
        }
        room_.notify_all();
    }

    [[nodiscard]] ExitCode code() const {
        if (cancel_.cancelled()) return ExitCode::interrupted;
        if (internal_) return ExitCode::internal;
        if (malformed_) return ExitCode::malformed;
        return unknown_ ? ExitCode::unknown : ExitCode::done;
    }

  private:
    static constexpr std::size_t most_waiting = 1000;

    std::istream& lines_;
    const api::CancelToken& cancel_;
    std::mutex reading_;
    std::size_t taken_ = 0;  ///< lines; changed under `reading_`
    std::mutex mutex_;       ///< for all that follows
    std::condition_variable room_;
    std::size_t printed_ = 0;
    std::map<std::size_t, Answer> waiting_;
    bool malformed_ = false;
    bool unknown_ = false;
    bool internal_ = false;
};

}  // namespace

Answer line_error(const std::string& line, const api::Diagnostic& diagnostic, ExitCode code) {
    return {api::error_json(line, api::error_text(diagnostic, "code")), code};
}

ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const std::string&)>& answer) {
    api::LoadOptions load = args.load;
    if (load.format.empty()) load.format = "code";
    std::ifstream file;
    if (args.level != "-") {
        file.open(args.level);
        // A folder opens like a file, and only reading it fails.
        if (!file || (file.peek(), file.bad())) {
            const auto input = read_input(args.level);
            if (!input) return report(input.error());
        }
    }
    Queue queue(args.level == "-" ? std::cin : file, cancel);
    const auto answer_line = [&](const std::string& line) {
        const auto level = api::load(line, load);
        return level ? answer(*level, line) : line_error(line, level.error(), ExitCode::malformed);
    };
    const auto work = [&] {
        while (auto next = queue.take()) queue.deliver(next->first, answer_line(next->second));
    };
    std::vector<std::thread> helpers;
    for (int job = 1; job < args.jobs; ++job) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    return queue.code();
}

}  // namespace decant::cli
