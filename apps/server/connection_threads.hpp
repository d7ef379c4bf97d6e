// Threads for connections, as many as there are connections, up to a limit.
// SPDX-License-Identifier: MIT
#pragma once

#include <httplib.h>

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
class ConnectionThreads : public httplib::TaskQueue {
  public:
    explicit ConnectionThreads(std::size_t most) : most_(most) {}

    void enqueue(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
        if (idle_ < tasks_.size() && threads_.size() < most_) add_thread();
        changed_.notify_one();
    }

    /// Returns when all tasks are done.
    void shutdown() override {
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
            const auto task = std::move(tasks_.front());
            tasks_.pop_front();
            lock.unlock();
            task();
            lock.lock();
        }
    }

    const std::size_t most_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool ends_ = false;
};

}  // namespace decant::server
