// Threads that take jobs from a queue.
// SPDX-License-Identifier: MIT
#include "server/search_pool.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <new>
#include <utility>

namespace decant::server {

using requests::Answer;
using requests::answer_of;

namespace {

/// Whatever else the server does takes less time than a search, so it goes first.
void yield_to_others() {
#ifdef __linux__  // where this is of the calling thread alone
    errno = 0;
    const int nice = getpriority(PRIO_PROCESS, 0);
    if (errno == 0) setpriority(PRIO_PROCESS, 0, nice + 5);
#endif
}

Answer stopping() {
    return answer_of({503, "stopping", {"the server is shutting down", "ask again when it is back", {}}});
}

}  // namespace

void Job::tell(const api::Progress& progress) {
    const std::lock_guard lock(mutex_);
    progress_ = progress;
    changed_.notify_all();
}

Job::News Job::wait(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, longest, [&] { return answer_ || progress_; });
    if (end_ && std::chrono::steady_clock::now() > *end_) cancel();
    return {std::exchange(progress_, std::nullopt), std::exchange(answer_, std::nullopt)};
}

void Job::finish(Answer answer) {
    const std::lock_guard lock(mutex_);
    answer_ = std::move(answer);
    changed_.notify_all();
}

void Job::run() {
    if (work_.seconds) {
        const std::lock_guard lock(mutex_);
        using Clock = std::chrono::steady_clock;
        end_ = Clock::now() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*work_.seconds));
    }
    try {
        finish(work_.run({&cancel_, [this](const api::Progress& progress) { tell(progress); }}));
    } catch (const std::bad_alloc&) {
        finish(answer_of({503, "no_memory", {"memory ran out", "try later, or a smaller level", {}}}));
    } catch (const std::exception& error) {
        finish(answer_of({500, "internal", {error.what(), "please report it", {}}}));
    }
}

SearchPool::SearchPool(unsigned searches, std::size_t queue) : most_waiting_(queue) {
    for (unsigned thread = 0; thread < searches; ++thread) threads_.emplace_back([this] { work(); });
}

SearchPool::~SearchPool() {
    stop();
    for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<Job> SearchPool::submit(requests::Work work) {
    const std::lock_guard lock(mutex_);
    // Jobs that an idle thread is about to take are not waiting.
    if (stopped_ || waiting_.size() >= most_waiting_ + idle_) {
        ++counts_.refused;
        return nullptr;
    }
    auto job = std::make_shared<Job>(std::move(work));
    waiting_.push_back(job);
    changed_.notify_one();
    return job;
}

void SearchPool::abandon(const std::shared_ptr<Job>& job) {
    const std::lock_guard lock(mutex_);
    if (job->token().cancelled()) return;
    job->cancel();
    ++counts_.cancelled;
    const auto place = std::find(waiting_.begin(), waiting_.end(), job);
    if (place == waiting_.end()) return;
    waiting_.erase(place);
    job->finish(answer_of({503, "cancelled", {"the request was cancelled", "", {}}}));
}

void SearchPool::stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (const auto& job : running_) job->cancel();
    for (const auto& job : waiting_) job->finish(stopping());
    waiting_.clear();
    changed_.notify_all();
}

SearchPool::Counts SearchPool::counts() const {
    const std::lock_guard lock(mutex_);
    Counts counts = counts_;
    counts.running = running_.size();
    counts.waiting = waiting_.size();
    return counts;
}

void SearchPool::work() {
    yield_to_others();
    std::unique_lock lock(mutex_);
    for (;;) {
        ++idle_;
        changed_.wait(lock, [&] { return stopped_ || !waiting_.empty(); });
        --idle_;
        if (stopped_) return;
        const std::shared_ptr<Job> job = waiting_.front();
        waiting_.pop_front();
        running_.push_back(job);
        lock.unlock();
        job->run();
        lock.lock();
        running_.erase(std::find(running_.begin(), running_.end(), job));
        ++counts_.finished;
    }
}

}  // namespace decant::server
