// Runs the threads that take jobs from two lanes, the thread that looks at the clock, and the turn of a job.
// SPDX-License-Identifier: MIT
#include "server/search_pool.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <new>
#include <utility>

#include "base/release_memory.hpp"

namespace decant::server {

using requests::Answer;
using requests::answer_of;

namespace {

/// Most levels that people play are solved in a few of these.
constexpr std::chrono::milliseconds trial_time{20};
/// A job stops by itself when its time is over; one that does not is stopped.
constexpr std::chrono::milliseconds grace{1000};

/// Reading such a body and making its moves leaves much behind.
constexpr std::size_t large = std::size_t{256} << 10;

/// Lowers the priority of this thread: the rest of the server takes less time than it does.
void yield_to_others(int steps) {
#ifdef __linux__  // where this is of the calling thread alone
    errno = 0;
    const int nice = getpriority(PRIO_PROCESS, 0);
    if (errno == 0) setpriority(PRIO_PROCESS, 0, nice + steps);
#else
    static_cast<void>(steps);
#endif
}

Answer busy() { return answer_of({503, "busy", {"too many searches are waiting", "ask again later", {}}}); }

Answer late() {
    return answer_of(
        {503, "busy", {"the search waited too long for its turn", "ask again later, or for less", {}}});
}

Answer stopping() {
    return answer_of({503, "stopping", {"the server is shutting down", "ask again when it is back", {}}});
}

/// A client that is gone does not see it.
Answer gave_way() {
    return answer_of(
        {503, "busy", {"the search was dropped to make room for another client's", "ask again later", {}}});
}

Job::Clock::duration time_of(double seconds) { return api::deadline_in(seconds) - Job::Clock::now(); }

}  // namespace

using requests::Answer;
using requests::answer_of;

Job::News Job::wait(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    const bool was_accepted = news_.accepted;
    changed_.wait_for(lock, longest, [&] {
        return news_.answer || news_.progress || news_.verdict || news_.accepted != was_accepted;
    });
    return {news_.accepted, std::exchange(news_.progress, std::nullopt),
            std::exchange(news_.verdict, std::nullopt), std::move(news_.answer), std::move(news_.budget)};
}

Answer Job::run(const requests::Bounds& bounds, bool is_trial, const std::function<void(double)>& begin) {
    try {
        const api::CancelToken& cancel = is_trial ? trial_ : cancel_;
        const auto work = requests::prepare(asked_.question, asked_.body, bounds, &cancel);
        is_refused_ = !work && work.error().status < 500;
        if (!work) return answer_of(work.error());
        if (!is_trial) accept();
        begin(work->seconds);
        return work->run({&cancel, [this](const api::Progress& progress) { tell(progress); },
                          [this](std::string_view verdict) { tell(verdict); }});
    } catch (const std::bad_alloc&) {
        return answer_of({503, "no_memory", {"memory ran out", "try later, or a smaller level", {}}});
    } catch (const std::exception& error) {
        return answer_of({500, "internal", {error.what(), "please report it", {}}});
    }
}

void Job::accept() {
    const std::lock_guard lock(mutex_);
    news_.accepted = true;
    changed_.notify_all();
}

void Job::tell(const api::Progress& progress) {
    const std::lock_guard lock(mutex_);
    news_.progress = progress;
    changed_.notify_all();
}

void Job::tell(std::string_view verdict) {
    const std::lock_guard lock(mutex_);
    news_.verdict = verdict;
    changed_.notify_all();
}

void Job::finish(Answer answer) {
    const std::lock_guard lock(mutex_);
    is_finished_ = true;
    std::string().swap(asked_.body);
    news_.budget = std::move(asked_.budget);
    if (!news_.budget.resize(answer.body.size()))
        answer = answer_of({503, "busy", {"too many answers are waiting to be read", "ask again later", {}}});
    news_.answer = std::make_unique<Answer>(std::move(answer));
    changed_.notify_all();
}

SearchPool::SearchPool(const Limits& limits) : limits_(limits), idle_(limits.searches) {
    try {
        for (unsigned thread = 0; thread < limits.searches; ++thread)
            threads_.emplace_back([this] { search(); });
        threads_.emplace_back([this] { try_quickly(); });
        threads_.emplace_back([this] { keep_time(); });
    } catch (...) {
        // The machine gives no more of them. Those that have started must end before the members that they
        // use are destroyed.
        join();
        throw;
    }
}

SearchPool::~SearchPool() { join(); }

void SearchPool::join() {
    stop();
    for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<Job> SearchPool::submit(Asked asked) {
    const std::lock_guard lock(mutex_);
    auto job = std::make_shared<Job>(std::move(asked));
    if (stopped_) {
        refuse(job, stopping());
        return job;
    }
    job->latest_start_ =
        Clock::now() + std::max<Clock::duration>(time_of(limits_.bounds.seconds), limits_.patience);
    fresh_.add(job);
    changed_.notify_all();
    timed_.notify_one();
    return job;
}

void SearchPool::abandon(const std::shared_ptr<Job>& job) {
    const std::lock_guard lock(mutex_);
    if (job->is_finished_ || job->is_cancelled()) return;
    job->cancel();
    ++counts_.cancelled;
    const auto is_it = [&](const Job& other) { return &other == job.get(); };
    const auto finish = [](const std::shared_ptr<Job>& gone) { gone->finish(gave_way()); };
    fresh_.remove_if(is_it, finish);
    slow_.remove_if(is_it, finish);
}

void SearchPool::stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (const Turn& turn : turns_) turn.job->cancel();
    const auto all = [](const Job&) { return true; };
    const auto end = [&](const std::shared_ptr<Job>& job) { refuse(job, stopping()); };
    fresh_.remove_if(all, end);
    slow_.remove_if(all, end);
    changed_.notify_all();
    timed_.notify_all();
}

SearchPool::Counts SearchPool::counts() const {
    const std::lock_guard lock(mutex_);
    Counts counts = counts_;
    counts.running = turns_.size();
    counts.waiting = fresh_.size() + slow_.size();
    return counts;
}

void SearchPool::search() {
    yield_to_others(5);
    Lock lock(mutex_);
    for (;; ++idle_) {
        changed_.wait(lock, [&] { return stopped_ || !slow_.empty() || !fresh_.empty(); });
        if (stopped_) return;
        --idle_;
        const auto job = slow_.empty() ? fresh_.take() : slow_.take();
        if (!fresh_.empty()) changed_.notify_all();  // the last idle thread may be at work now
        run(lock, job, false);
    }
}

void SearchPool::try_quickly() {
    yield_to_others(1);
    Lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [&] { return stopped_ || (idle_ == 0 && !fresh_.empty()); });
        if (stopped_) return;
        run(lock, fresh_.take(), true);
    }
}

void SearchPool::run(Lock& lock, const std::shared_ptr<Job>& job, bool is_trial) {
    turns_.push_back({job, is_trial, is_trial ? Clock::now() + trial_time : Clock::time_point::max()});
    timed_.notify_one();
    lock.unlock();
    const auto turn_of = [&] {
        return std::find_if(turns_.begin(), turns_.end(), [&](const Turn& turn) { return turn.job == job; });
    };
    Answer answer = job->run(limits_.bounds, is_trial, [&](double seconds) {
        if (is_trial) return;
        const std::lock_guard guard(mutex_);
        turn_of()->end = Clock::now() + time_of(seconds) + grace;
        timed_.notify_one();
    });
    if (job->asked_.body.size() >= large) base::release_freed_memory();
    lock.lock();
    turns_.erase(turn_of());
    settle(job, is_trial, std::move(answer));
}

void SearchPool::settle(const std::shared_ptr<Job>& job, bool is_trial, Answer answer) {
    if (!is_trial || !job->was_cut_short()) {
        job->finish(std::move(answer));
        ++counts_.finished;
    } else if (stopped_) {
        refuse(job, stopping());
    } else if (job->is_cancelled()) {
        job->finish(gave_way());
    } else {
        wait_for_turn(job);
    }
}

void SearchPool::wait_for_turn(const std::shared_ptr<Job>& job) {
    if (slow_.size() >= limits_.queue) {
        const auto last = slow_.make_room_for(job->fairness_key());
        if (last == nullptr) return refuse(job, busy());
        refuse(last, gave_way());
    }
    job->accept();
    slow_.add(job);
    changed_.notify_all();
    timed_.notify_one();
}

void SearchPool::refuse(const std::shared_ptr<Job>& job, Answer answer) {
    ++counts_.refused;
    job->finish(std::move(answer));
}

void SearchPool::keep_time() {
    Lock lock(mutex_);
    while (!stopped_) {
        const auto next = look_at_clock(Clock::now());
        if (next == Clock::time_point::max())
            timed_.wait(lock);
        else
            timed_.wait_until(lock, next);
    }
}

SearchPool::Clock::time_point SearchPool::look_at_clock(Clock::time_point now) {
    auto next = Clock::time_point::max();
    for (Turn& turn : turns_) {
        if (turn.end <= now) {
            if (turn.is_trial)
                turn.job->trial_.cancel();
            else
                turn.job->cancel();
            turn.end = Clock::time_point::max();
        }
        next = std::min(next, turn.end);
    }
    const auto is_late = [&](const Job& job) {
        if (job.latest_start_ <= now) return true;
        next = std::min(next, job.latest_start_);
        return false;
    };
    const auto end = [&](const std::shared_ptr<Job>& job) { refuse(job, late()); };
    fresh_.remove_if(is_late, end);
    slow_.remove_if(is_late, end);
    return next;
}

}  // namespace decant::server
