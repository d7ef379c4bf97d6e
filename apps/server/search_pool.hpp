// Searches of all requests: a few at work, a few more that wait, the rest refused.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "requests/prepare.hpp"

namespace decant::server {

/// One search that was asked for. The pool fills it; the thread of its connection waits on it.
class Job {
  public:
    explicit Job(requests::Work work) : work_(std::move(work)) {}

    [[nodiscard]] const api::CancelToken& token() const { return cancel_; }
    void cancel() { cancel_.cancel(); }

    /// What happened: at most so long passes before this returns.
    struct News {
        std::optional<api::Progress> progress;
        std::optional<requests::Answer> answer;  ///< at the end
    };
    News wait(std::chrono::milliseconds longest);

  private:
    friend class SearchPool;
    void run();
    /// The latest one stays until it is taken.
    void tell(const api::Progress& progress);
    void finish(requests::Answer answer);

    requests::Work work_;
    api::CancelToken cancel_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<std::chrono::steady_clock::time_point> end_;
    std::optional<api::Progress> progress_;
    std::optional<requests::Answer> answer_;
};

class SearchPool {
  public:
    struct Counts {
        std::size_t running = 0;
        std::size_t waiting = 0;
        std::uint64_t finished = 0;
        std::uint64_t cancelled = 0;
        std::uint64_t refused = 0;
    };

    SearchPool(unsigned searches, std::size_t queue);
    SearchPool(const SearchPool&) = delete;
    SearchPool& operator=(const SearchPool&) = delete;
    ~SearchPool();

    /// A job that runs or waits; none when there is no room.
    std::shared_ptr<Job> submit(requests::Work work);

    /// Nobody waits for the answer any more: a search ends soon, a waiting one leaves the queue now.
    void abandon(const std::shared_ptr<Job>& job);

    /// Cancels all searches, which end with what they have; waiting ones are refused. None start from now on.
    void stop();

    [[nodiscard]] Counts counts() const;

  private:
    void work();

    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::shared_ptr<Job>> waiting_;
    std::vector<std::shared_ptr<Job>> running_;
    std::size_t idle_ = 0;
    Counts counts_;
    bool stopped_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace decant::server
