// Looks after the job and its client in turns.
// SPDX-License-Identifier: MIT
#include "server/pending.hpp"

#include <chrono>
#include <exception>
#include <utility>

namespace decant::server {

Pending::Pending(SearchPool& pool, Asked asked, const Connection& connection)
    : pool_(pool), connection_(connection), job_(pool.submit(std::move(asked))) {}

Pending::~Pending() {
    try {
        pool_.abandon(job_);
        // Without memory it stays in its queue, and ends as soon as it begins.
        // NOLINTNEXTLINE(bugprone-empty-catch)
    } catch (const std::exception&) {
    }
}

Job::News Pending::wait() {
    auto news = job_->wait(std::chrono::milliseconds(50));
    if (!news.answer && (connection_.is_gone() || connection_.gives_way())) pool_.abandon(job_);
    return news;
}

}  // namespace decant::server
