// Hands levels to the threads that solve them.
// SPDX-License-Identifier: MIT
#include "api/many.hpp"

#include <algorithm>
#include <thread>

#include "base/in_order.hpp"

namespace decant::api {

int jobs_of(int jobs) {
    return jobs > 0 ? jobs : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void solve_many(std::span<const Level> levels, const SolveOptions& options, int jobs,
                const std::function<void(Result<Solution, SolveError>)>& use) {
    auto next = levels.begin();
    const auto take = [&]() -> std::optional<Level> {
        const bool cancelled = options.cancel != nullptr && options.cancel->cancelled();
        if (cancelled || next == levels.end()) return std::nullopt;
        return *next++;
    };
    const auto work = [&](const Level& level) { return solve(level, options); };
    base::in_order(jobs_of(jobs), take, work, use);
}

}  // namespace decant::api
