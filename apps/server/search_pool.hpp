// The threads that answer questions: quick ones soon, long ones a few at a time, the rest refused.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "requests/prepare.hpp"
#include "server/fair_queue.hpp"
#include "server/memory_budget.hpp"

namespace decant::server {

/// A question with its body and the share of its client.
struct Asked {
    requests::Question question;
    std::string body;
    MemoryBudget::Part budget;  ///< of the body
    std::string share;          ///< the key for fair sharing, see fairness_key_of
};

/// One question under way: the pool runs it; the thread of its connection waits on it.
class Job {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Job(Asked asked) : asked_(std::move(asked)) {}

    [[nodiscard]] const std::string& fairness_key() const { return asked_.share; }

    /// The news since the last call of `wait`, which returns after `longest` at the latest.
    struct News {
        bool accepted = false;  ///< the body was found right and will be worked on; said now or before
        std::optional<api::Progress> progress;
        std::optional<std::string> verdict;        ///< the answer but for the advice, which is to come
        std::unique_ptr<requests::Answer> answer;  ///< at the end
        MemoryBudget::Part budget;                 ///< of the answer
    };
    News wait(std::chrono::milliseconds longest);

  private:
    friend class SearchPool;

    /// One attempt to answer. `begin(seconds)` is called as soon as it is known how long that may take.
    requests::Answer run(const requests::Bounds& bounds, bool is_trial,
                         const std::function<void(double)>& begin);
    void accept();
    /// The latest one stays until it is taken.
    void tell(const api::Progress& progress);
    void tell(std::string_view verdict);
    void finish(requests::Answer answer);

    /// For good; ending the trial alone leaves another attempt.
    void cancel() {
        cancel_.cancel();
        trial_.cancel();
    }
    [[nodiscard]] bool is_cancelled() const { return cancel_.cancelled(); }
    /// The trial ended before the job did. A refused body is refused for good, however late.
    [[nodiscard]] bool was_cut_short() const { return trial_.cancelled() && !is_refused_; }

    Asked asked_;
    bool is_refused_ = false;  ///< of the thread at work
    api::CancelToken trial_;
    api::CancelToken cancel_;
    Clock::time_point latest_start_;  ///< after which nobody waits for it any more; the pool's
    bool is_finished_ = false;        ///< the pool's
    std::mutex mutex_;
    std::condition_variable changed_;
    News news_;
};

/// No one can tell how long a question will take, so it gets a short trial. Threads for long work take new
/// jobs while they are idle. While all of them are busy, an extra thread gives each new job a moment; a job
/// that is not finished by then waits in the slow lane, and starts over when its turn comes.
class SearchPool {
  public:
    struct Limits {
        unsigned searches = 1;                       ///< in parallel
        std::size_t queue = 64;                      ///< jobs in the slow lane
        requests::Bounds bounds;                     ///< of each job
        std::chrono::milliseconds patience{15'000};  ///< how long a job may wait at least
    };
    struct Counts {
        std::size_t running = 0;
        std::size_t waiting = 0;
        std::uint64_t finished = 0;
        std::uint64_t cancelled = 0;
        std::uint64_t refused = 0;
    };

    explicit SearchPool(const Limits& limits);
    SearchPool(const SearchPool&) = delete;
    SearchPool& operator=(const SearchPool&) = delete;
    ~SearchPool();

    std::shared_ptr<Job> submit(Asked asked);

    /// Nobody waits for the answer any more, or others come first: a running job ends soon with what it has,
    /// a waiting one leaves the queue now, and a finished one stays so.
    void abandon(const std::shared_ptr<Job>& job);

    /// Cancels all jobs, which end with what they have; waiting ones are refused. None start from now on.
    void stop();

    [[nodiscard]] Counts counts() const;

  private:
    using Clock = Job::Clock;
    using Lock = std::unique_lock<std::mutex>;

    /// A job at work, and when it is to be stopped.
    struct Turn {
        std::shared_ptr<Job> job;
        bool is_trial = false;
        Clock::time_point end = Clock::time_point::max();
    };

    void join();
    void search();
    void try_quickly();
    void run(Lock& lock, const std::shared_ptr<Job>& job, bool is_trial);
    void settle(const std::shared_ptr<Job>& job, bool is_trial, requests::Answer answer);
    void wait_for_turn(const std::shared_ptr<Job>& job);
    void keep_time();
    /// Ends jobs whose time is over, and says when to look again.
    Clock::time_point look_at_clock(Clock::time_point now);
    void refuse(const std::shared_ptr<Job>& job, requests::Answer answer);

    const Limits limits_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::condition_variable timed_;
    FairQueue<Job> fresh_;
    FairQueue<Job> slow_;
    std::vector<Turn> turns_;
    std::size_t idle_;  ///< threads for long work with nothing to do, also those that have not begun yet
    Counts counts_;
    bool stopped_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace decant::server
