// One question under way, between the thread that answers it and the thread of its connection.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "requests/prepare.hpp"
#include "server/room.hpp"

namespace decant::server {

/// A question with its body, and whose it is.
struct Asked {
    requests::Question question;
    std::string body;
    Room::Part room;    ///< of the body
    std::string share;  ///< whom it is counted for
};

/// The pool runs it; the thread of its connection waits on it.
class Job {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Job(Asked asked) : asked_(std::move(asked)) {}

    [[nodiscard]] const std::string& share() const { return asked_.share; }

    /// What happened since the last call: at most so long passes before this returns.
    struct News {
        bool accepted = false;  ///< the body was found right and will be worked on; said now or before
        std::optional<api::Progress> progress;
        std::optional<std::string> verdict;        ///< the answer but for the advice, which is to come
        std::unique_ptr<requests::Answer> answer;  ///< at the end
        Room::Part room;                           ///< of the answer
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
    /// The trial ended before the job did. What is wrong with a body is known for good, however late.
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

}  // namespace decant::server
