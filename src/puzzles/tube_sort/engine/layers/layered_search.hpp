// A* by layers of equal g + h, over packed states, with children built only when their layer comes.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <barrier>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "puzzles/tube_sort/engine/layers/layer_worker.hpp"
#include "puzzles/tube_sort/engine/layers/retrace.hpp"
#include "search/conclude.hpp"

namespace decant::puzzles::tube_sort::engine {

/// Expands all positions of one f-layer, depth first, before the next one.
///
/// Usually a position is expanded only for the children that stay in its layer, and comes up again when the
/// layer of its next children begins (enhanced partial expansion A*: Goldenberg et al., JAIR 50, 2014). So
/// the last layer, which is the largest, builds hardly any children that lie beyond it, and its depth-first
/// order goes straight to a goal.
///
/// With several threads, each position belongs to one of them by its borders (as in hash-distributed A*:
/// Kishimoto, Fukunaga and Botea, 2013), and all threads work on one layer at a time, so lengths and claims
/// do not depend on their number.
template <class Cell>
class LayeredSearch {
  public:
    LayeredSearch(const CompiledLevel& level, const Options& options, const search::RunControl& control);

    search::CompleteOutcome<Pour> run();

    /// The first worker; with one thread, it holds everything that the search knows.
    [[nodiscard]] const LayerWorker<Cell>& worker() const { return *workers_.front(); }

  private:
    using Worker = LayerWorker<Cell>;

    static search::RunControl share_of(const search::RunControl& control, unsigned worker, unsigned workers);
    bool begin();
    void begin_layer();
    void work_through_layers();
    search::Plan<Pour> plan_to(GlobalId goal);

    const CompiledLevel& level_;
    const bool any_plan_;
    SharedState<Cell> shared_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::optional<search::Ending> ending_;
    bool finished_ = false;
};

template <class Cell>
LayeredSearch<Cell>::LayeredSearch(const CompiledLevel& level, const Options& options,
                                   const search::RunControl& control)
    : level_(level), any_plan_(control.any_plan), shared_(level, std::max(1U, control.threads)) {
    for (unsigned number = 0; number < shared_.size(); ++number) {
        workers_.push_back(std::make_unique<Worker>(level, options, share_of(control, number, shared_.size()),
                                                    shared_, number));
    }
}

/// Limits are divided evenly; one worker reports the progress of all.
template <class Cell>
search::RunControl LayeredSearch<Cell>::share_of(const search::RunControl& control, unsigned worker,
                                                 unsigned workers) {
    search::RunControl share = control;
    if (workers == 1) return share;
    share.limits.nodes = control.limits.nodes / workers + (worker < control.limits.nodes % workers ? 1 : 0);
    share.limits.memory = control.limits.memory / workers;
    share.on_progress = nullptr;
    if (worker > 0 || !control.on_progress) return share;
    share.on_progress = [report = control.on_progress, workers](search::Progress progress) {
        progress.expanded *= workers;
        progress.generated *= workers;
        report(progress);
    };
    return share;
}

template <class Cell>
search::CompleteOutcome<Pour> LayeredSearch<Cell>::run() {
    if (begin()) work_through_layers();
    std::optional<search::Plan<Pour>> plan = workers_.front()->quick_plan();
    Cost bound = shared_.layer;
    for (const auto& worker : workers_) bound = std::max(bound, worker->meter().lower_bound());
    if (shared_.is_dead) ending_ = search::Ending::unsolvable;
    if (plan && (plan->cost <= bound || any_plan_)) ending_ = search::Ending::solved;
    search::Statistics sum;
    const search::Meter* stopper = &workers_.front()->meter();
    for (const auto& each : workers_) {
        Worker& worker = *each;
        if (worker.goal()) {
            plan = plan_to(*worker.goal());
            ending_ = search::Ending::solved;
        }
        if (worker.meter().limit()) stopper = &worker.meter();
        sum.expanded += worker.meter().statistics.expanded;
        sum.generated += worker.meter().statistics.generated;
        sum.peak_bytes += worker.meter().statistics.peak_bytes;
        sum.stored += worker.size();
    }
    auto outcome = search::conclude(*stopper, ending_, std::move(plan));
    outcome.lower_bound = bound;
    outcome.solvable = std::any_of(workers_.begin(), workers_.end(),
                                   [](const auto& worker) { return worker->meter().solvable(); });
    outcome.statistics = sum;
    return outcome;
}

/// Whether there is anything to search for.
template <class Cell>
bool LayeredSearch<Cell>::begin() {
    const auto start = initial_cells<Cell>(level_);
    Reading reading(level_);
    reading.read(start.data());
    shared_.layer = reading.bound();
    const unsigned owner = shared_.owner(reading.border_hash());
    Worker& first = *workers_[owner];
    const auto alive = search::guard_memory(
        first.meter(), [&] { return std::optional(first.accept_start(start, reading.hash())); });
    if (alive && !*alive) ending_ = search::Ending::unsolvable;
    if (alive && *alive && reading.is_goal()) first.set_goal({0, owner, shared_.size()});
    shared_.open = 1;
    return alive && *alive && !reading.is_goal();
}

/// Called while all workers wait for each other.
template <class Cell>
void LayeredSearch<Cell>::begin_layer() {
    shared_.border_costs.tidy();
    shared_.border_fates.tidy();
    finished_ = shared_.stopped;
    if (finished_) return;
    std::optional<Cost> next;
    for (const auto& worker : workers_) {
        const auto layer = worker->agenda().next_layer(shared_.layer);
        if (layer && (!next || *layer < *next)) next = layer;
    }
    if (!next) {
        ending_ = search::Ending::unsolvable;
        finished_ = true;
        return;
    }
    const auto& quick_plan = workers_.front()->quick_plan();
    if (quick_plan && quick_plan->cost <= *next) {  // positions of this layer cannot lead to a better one
        shared_.layer = quick_plan->cost;
        finished_ = true;
        return;
    }
    shared_.layer = *next;
    std::size_t open = 0;
    for (const auto& worker : workers_) open += worker->agenda().deferred_to(*next);
    shared_.open = static_cast<std::int64_t>(open);
}

template <class Cell>
void LayeredSearch<Cell>::work_through_layers() {
    std::barrier layer_is_done(static_cast<std::ptrdiff_t>(shared_.size()),
                               [this]() noexcept { begin_layer(); });
    const auto work = [&](Worker& worker) {
        while (!finished_) {
            try {
                worker.work();
            } catch (const std::bad_alloc&) {
                worker.out_of_memory();
            }
            layer_is_done.arrive_and_wait();
        }
    };
    std::vector<std::thread> helpers;
    for (unsigned number = 1; number < shared_.size(); ++number) {
        Worker& worker = *workers_[number];
        try {
            helpers.emplace_back([&work, &worker] { work(worker); });
        } catch (const std::system_error&) {  // no more threads available
            worker.out_of_memory();
            layer_is_done.arrive_and_drop();
        }
    }
    work(*workers_.front());
    for (std::thread& helper : helpers) helper.join();
}

template <class Cell>
search::Plan<Pour> LayeredSearch<Cell>::plan_to(GlobalId goal) {
    const auto step_to = [this](GlobalId id) {
        return workers_[id.worker(shared_.size())]->step(id.number(shared_.size()));
    };
    auto step = step_to(goal);
    return retrace(level_, step.cells, step.g, [&]() -> std::optional<Cells<Cell>> {
        if (step.parent.is_none()) return std::nullopt;
        step = step_to(step.parent);
        return step.cells;
    });
}

}  // namespace decant::puzzles::tube_sort::engine
