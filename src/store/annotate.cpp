// Workers that measure, and one thread that stores.
// SPDX-License-Identifier: MIT
#include "store/annotate.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <thread>
#include <utility>

#include "base/in_order.hpp"

namespace decant::store {
namespace {

using Measured = std::vector<std::pair<std::int64_t, Measurement>>;

/// Why not all of the metrics are there; null where they are.
std::int64_t Shortfall::* reason_of(const puzzles::Puzzle& puzzle, const Measurement& measurement) {
    if (puzzle.obstacle()) return &Shortfall::refused;
    const solution::Value* status = measurement.find("status");
    if (status != nullptr && *status == solution::Value("unknown")) return &Shortfall::unsettled;
    return measurement.find("states") == nullptr ? &Shortfall::unexplored : nullptr;
}

/// Hands out levels and collects what comes back, in no order: a level that takes long must not keep those
/// behind it from being stored.
class Workshop {
  public:
    Workshop(std::vector<Record> levels, const Measurer& measure, const AnnotateOptions& options)
        : levels_(std::move(levels)), measure_(measure), cancel_(options.cancel) {
        crew_ = std::thread([this, jobs = options.jobs] {
            base::side_by_side(jobs, [this] { work(); });
            const std::lock_guard lock(mutex_);
            done_ = true;
            changed_.notify_one();
        });
    }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;
    ~Workshop() {
        next_ = levels_.size();
        crew_.join();
    }

    /// The levels finished since the last call, after a short while; nothing once all is done.
    Measured collect() {
        constexpr auto while_others_may_write = std::chrono::milliseconds(50);
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !finished_.empty() || done_; });
        changed_.wait_for(lock, while_others_may_write, [&] { return done_; });
        return std::exchange(finished_, {});
    }

    /// Once all is done.
    [[nodiscard]] const Shortfall& shortfall() const { return shortfall_; }

  private:
    void work() {
        while (!is_cancelled()) {
            const std::size_t index = next_++;
            if (index >= levels_.size()) break;
            const auto level = level_of(levels_[index]);
            // Why a level cannot be read is for `verify` to tell.
            if (!level) {
                count(&Shortfall::unreadable);
                continue;
            }
            Measurement measurement = measure_(level->puzzle());
            if (!measurement.complete) {
                if (!is_cancelled()) count(&Shortfall::failed);
                continue;
            }
            if (const auto reason = reason_of(level->puzzle(), measurement)) count(reason);
            const std::lock_guard lock(mutex_);
            finished_.emplace_back(levels_[index].id, std::move(measurement));
            changed_.notify_one();
        }
    }

    void count(std::int64_t Shortfall::* reason) {
        const std::lock_guard lock(mutex_);
        ++(shortfall_.*reason);
    }

    [[nodiscard]] bool is_cancelled() const { return cancel_ != nullptr && cancel_->cancelled(); }

    const std::vector<Record> levels_;
    const Measurer& measure_;
    const base::CancelToken* cancel_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;  ///< for all that follows
    std::condition_variable changed_;
    bool done_ = false;
    Measured finished_;
    Shortfall shortfall_;
    std::thread crew_;
};

/// The largest of the last levels come first, so that none is begun when the other jobs have no more to do.
void deal(std::vector<Record>& levels, int jobs) {
    if (jobs == 1) return;
    const std::size_t last = std::min(levels.size(), base::last_of_each_job * static_cast<std::size_t>(jobs));
    std::sort(levels.end() - static_cast<std::ptrdiff_t>(last), levels.end(),
              [](const Record& one, const Record& other) {
                  return std::pair(other.code.size(), one.id) < std::pair(one.code.size(), other.id);
              });
}

/// Whether an earlier run was to measure the level again and ended before that.
bool is_left_over(const Record& record) {
    return record.measured == 0 && !record.values.empty() && level_of(record);
}

/// Takes off the levels that an unfinished run has measured again, and says how many; lets all of them count
/// as not yet measured where there was none.
Outcome<std::int64_t> begin_again(Collection& collection, std::vector<Record>& levels, int version) {
    if (std::any_of(levels.begin(), levels.end(), is_left_over)) {
        const auto is_measured = [&](const Record& record) { return record.measured >= version; };
        return static_cast<std::int64_t>(std::erase_if(levels, is_measured));
    }
    if (auto forgotten = collection.forget(levels); !forgotten) return forgotten.error();
    return 0;
}

}  // namespace

Outcome<Annotated> annotate(Collection& collection, const Measurer& measure, const AnnotateOptions& options) {
    Query query = options.query;
    if (!options.again) query.measured_before = options.version;
    std::vector<Record> levels;
    const auto read = collection.each(query, [&](const Record& record) {
        levels.push_back(record);
        return true;
    });
    if (!read) return read.error();
    Annotated annotated;
    if (options.again) {
        const auto kept = begin_again(collection, levels, options.version);
        if (!kept) return kept.error();
        annotated.kept = *kept;
    }
    const auto total = static_cast<std::int64_t>(levels.size());
    deal(levels, options.jobs);
    Workshop workshop(std::move(levels), measure, options);
    for (Measured measured = workshop.collect(); !measured.empty(); measured = workshop.collect()) {
        const auto stored = collection.store(measured, options.version);
        if (!stored) return stored.error();
        annotated.stored += *stored;
        annotated.skipped += static_cast<std::int64_t>(measured.size()) - *stored;
        if (options.on_progress) options.on_progress(annotated.stored + annotated.skipped, total);
    }
    annotated.shortfall = workshop.shortfall();
    annotated.left = total - annotated.stored - annotated.skipped - annotated.shortfall.unreadable -
                     annotated.shortfall.failed;
    return annotated;
}

}  // namespace decant::store
