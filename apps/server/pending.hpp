// A question that a client waits for.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "server/connection.hpp"
#include "server/search_pool.hpp"

namespace decant::server {

/// Once the client is gone, the question is abandoned. So it is when this object goes, however that comes,
/// and when the connection has to give way; then the client still gets an answer.
class Pending {
  public:
    Pending(SearchPool& pool, Asked asked, const Connection& connection);
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;
    ~Pending();

    /// What happened since the last call; looks after the client meanwhile, so it never takes long.
    Job::News wait();

  private:
    SearchPool& pool_;
    const Connection& connection_;
    const std::shared_ptr<Job> job_;
};

}  // namespace decant::server
