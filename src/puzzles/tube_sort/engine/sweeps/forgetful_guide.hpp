// A guide that keeps facts about borders until its memory is needed elsewhere.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>

#include "base/release_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_guide.hpp"
#include "puzzles/tube_sort/engine/borders/border_memory.hpp"
#include "puzzles/tube_sort/engine/borders/border_test.hpp"
#include "puzzles/tube_sort/engine/level/compiled_level.hpp"
#include "puzzles/tube_sort/engine/options.hpp"
#include "search/meter.hpp"

namespace decant::puzzles::tube_sort::engine {

/// A BorderGuide that can start over. Each fact about borders is true by itself and can be found out again,
/// so forgetting costs time, never correctness.
class ForgetfulGuide {
  public:
    /// `limit` is the meter's memory limit.
    ForgetfulGuide(const CompiledLevel& level, const Options& options, search::Meter& meter,
                   std::size_t limit)
        : level_(level), options_(options), meter_(meter), limit_(limit) {
        forget();
        meter_.set_tally([this] { return bytes(); });
    }

    BorderGuide& operator*() { return memory_->guide; }
    BorderGuide* operator->() { return &memory_->guide; }
    /// Makes room for positions of this many bytes, if what is known takes up much of the memory. Returns
    /// what both take afterward.
    std::size_t bytes_beside(std::size_t positions) {
        positions_ = positions;
        // The meter may have ended a question for lack of memory.
        const bool is_full = bytes() > limit_ || meter_.limit() == search::Limit::memory;
        if (is_full && memory_->guide.bytes() > limit_ / 4) {
            forget();
            meter_.goes_on();
        }
        return bytes();
    }

  private:
    [[nodiscard]] std::size_t bytes() const { return positions_ + memory_->guide.bytes(); }
    void forget() {
        memory_.reset();  // before the new one is created
        base::release_freed_memory();
        memory_ = std::make_unique<Memory>(level_, options_, meter_);
    }

    struct Memory {
        Memory(const CompiledLevel& level, const Options& options, search::Meter& meter)
            : costs(CostMemory::key_words(level), 1),
              fates(BorderTest::key_words(level), 1),
              guide(level, options, fates.share_of(0), costs.share_of(0), meter) {}

        CostTable costs;
        FateTable fates;
        BorderGuide guide;
    };

    const CompiledLevel& level_;
    const Options& options_;
    search::Meter& meter_;
    const std::size_t limit_;
    std::unique_ptr<Memory> memory_;
    std::size_t positions_ = 0;  ///< bytes
};

}  // namespace decant::puzzles::tube_sort::engine
