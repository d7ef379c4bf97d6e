// A fair queue of jobs that wait for a thread: clients take turns.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace decant::server {

/// A queue for each share (see fairness_key_of), and a turn for each queue: many jobs of one client hold up
/// that client alone.
template <class Job>
class FairQueue {
  public:
    using Pointer = std::shared_ptr<Job>;

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }

    void add(Pointer job) {
        const auto known = queue_of(job->fairness_key());
        ++size_;
        if (known == queues_.end())
            queues_.push_back({std::move(job)});
        else
            known->push_back(std::move(job));
    }

    /// The first job of the share whose turn it is; there must be one.
    Pointer take() {
        Queue queue = std::move(queues_.front());
        queues_.pop_front();
        Pointer job = std::move(queue.front());
        queue.pop_front();
        --size_;
        if (!queue.empty()) queues_.push_back(std::move(queue));
        return job;
    }

    /// Takes out the last job of the longest queue, for a new one of this share; null if the new one would
    /// then have the longer queue.
    Pointer make_room_for(const std::string& share) {
        const auto own = queue_of(share);
        const auto longest =
            std::max_element(queues_.begin(), queues_.end(),
                             [](const Queue& one, const Queue& other) { return one.size() < other.size(); });
        const std::size_t after = 1 + (own == queues_.end() ? 0 : own->size());
        if (longest == queues_.end() || longest->size() <= after) return nullptr;
        Pointer last = std::move(longest->back());
        longest->pop_back();
        --size_;
        return last;
    }

    /// Takes out all jobs of which `leaves(job)` says so, and hands them over.
    template <class Leaves, class Use>
    void remove_if(const Leaves& leaves, const Use& use) {
        for (Queue& queue : queues_) {
            Queue kept;
            for (Pointer& job : queue) {
                if (leaves(*job))
                    use(job);
                else
                    kept.push_back(std::move(job));
            }
            size_ -= queue.size() - kept.size();
            queue = std::move(kept);
        }
        std::erase_if(queues_, [](const Queue& queue) { return queue.empty(); });
    }

  private:
    using Queue = std::deque<Pointer>;

    auto queue_of(const std::string& share) {
        return std::find_if(queues_.begin(), queues_.end(),
                            [&](const Queue& queue) { return queue.front()->fairness_key() == share; });
    }

    std::deque<Queue> queues_;  ///< none of them empty, in the order of their turns
    std::size_t size_ = 0;
};

}  // namespace decant::server
