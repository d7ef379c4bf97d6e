// Solving many levels at once.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>

#include "api/decant.hpp"

namespace decant {
namespace DECANT_API api {

/// Solves levels, `jobs` in parallel, or as many as the machine has processors if `jobs` is 0, and hands over
/// each answer in the order of the levels, as soon as it and all before it are known. `options` applies to
/// each level, including its limits; the answers do not depend on `jobs`. After cancellation, levels that
/// were not started have no answer. `use` is called by one thread at a time, `on_progress` by any of them.
void solve_many(std::span<const Level> levels, const SolveOptions& options, int jobs,
                const std::function<void(Result<Solution, SolveError>)>& use);

/// The number of jobs: `jobs`, or for 0 the processors of the machine.
int jobs_of(int jobs);

}  // namespace DECANT_API api
}  // namespace decant
