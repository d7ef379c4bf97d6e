// Threads for connections, as many as there are connections, up to a limit.
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace decant::server {

/// A connection holds its thread while a search runs for it, so a fixed small number of threads would let
/// searches starve everything else.
class ConnectionThreads {
  public:
    explicit ConnectionThreads(std::size_t most) : most_(most) {}

    /// Waits while too many tasks wait already.
    void enqueue(std::function<void()> task) {
        std::unique_lock lock(mutex_);
        taken_.wait(lock, [&] { return tasks_.size() < most_waiting; });
        tasks_.push_back(std::move(task));
        if (idle_ < tasks_.size() && threads_.size() < most_) add_thread();
        changed_.notify_one();
    }

    /// Returns when all tasks are done.
    void shutdown() {
        {
            const std::lock_guard lock(mutex_);
            ends_ = true;
            changed_.notify_all();
        }
        for (std::thread& thread : threads_) thread.join();
    }

  private:
    void add_thread() {
        try {
            threads_.emplace_back([this] { work(); });
        } catch (const std::system_error&) {
            // The machine gives no more threads: those that are there take the task in turn.
            if (threads_.empty()) throw;
        }
    }

    void work() {
        std::unique_lock lock(mutex_);
        for (;;) {
            ++idle_;
            changed_.wait(lock, [&] { return ends_ || !tasks_.empty(); });
            --idle_;
            if (tasks_.empty()) return;
            auto task = std::move(tasks_.front());
            tasks_.pop_front();
            taken_.notify_one();
            lock.unlock();
            task();
            task = nullptr;  // what it holds goes without the lock
            lock.lock();
        }
    }

    static constexpr std::size_t most_waiting = 64;

    const std::size_t most_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::condition_variable taken_;
    std::deque<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool ends_ = false;
};

}  // namespace decant::server
