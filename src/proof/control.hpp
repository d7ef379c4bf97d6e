// What work on a proof may use, and how it is told to stop.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "base/limits.hpp"

namespace decant::proof {

/// Entries of a table unless one says otherwise.
inline constexpr std::uint64_t usual_entries = 5'000'000;
/// More than these no proof has.
inline constexpr std::uint64_t most_entries = 999'999'999;

/// Why work ended early.
enum class Cut : std::uint8_t {
    entries,
    time,
    memory,
    cancelled,
    bytes,  ///< whoever takes the text wanted no more
};

struct Control {
    std::uint64_t entries = usual_entries;  ///< of a table that is derived
    base::Limits limits;                    ///< of which the deadline and the memory count
    const base::CancelToken* cancel = nullptr;
    std::function<void(std::uint64_t entries)> on_progress;  ///< now and then: derived, or checked

    /// To be asked at each entry; looks at limits and tells of progress at some of them alone.
    [[nodiscard]] std::optional<Cut> at(std::uint64_t entry, std::size_t memory) const {
        constexpr std::uint64_t between_looks = 1024;
        if (entry % between_looks != 0) return std::nullopt;
        if (on_progress) on_progress(entry);
        if (cancel != nullptr && cancel->cancelled()) return Cut::cancelled;
        if (memory > limits.memory) return Cut::memory;
        const bool timed = limits.deadline != base::Clock::time_point::max();
        return timed && base::Clock::now() >= limits.deadline ? std::optional(Cut::time) : std::nullopt;
    }
};

}  // namespace decant::proof
