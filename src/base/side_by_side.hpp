// One function in several threads at once.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace decant::base {

/// Calls `work()`, which must not throw, in `jobs` threads, including the calling one, and waits for all. If
/// the machine cannot start that many threads, there are fewer.
template <class Work>
void side_by_side(int jobs, const Work& work) {
    std::vector<std::thread> helpers;
    helpers.reserve(static_cast<std::size_t>(std::max(jobs, 1)));
    try {
        for (int job = 1; job < jobs; ++job) helpers.emplace_back(work);
        // Those that are there do the work. NOLINTNEXTLINE(bugprone-empty-catch)
    } catch (const std::system_error&) {
    }
    work();
    for (std::thread& helper : helpers) helper.join();
}

}  // namespace decant::base
