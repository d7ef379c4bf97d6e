// The limits for work on a proof, and how to stop it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "base/limits.hpp"

namespace decant::proof {

/// The default limit on the entries of a table.
inline constexpr std::uint64_t usual_entries = 5'000'000;
/// No proof has more entries than this.
inline constexpr std::uint64_t most_entries = 999'999'999;

/// Why work ended early.
enum class Cut : std::uint8_t {
    entries,
    time,
    memory,
    cancelled,
    bytes,  ///< the sink wanted no more
};

struct Control : base::Ends {
    std::uint64_t entries = usual_entries;                   ///< of a table that is derived
    std::function<void(std::uint64_t entries)> on_progress;  ///< now and then: derived, or checked
};

/// Checks now and then whether a piece of work must end.
class Watch {
  public:
    explicit Watch(const Control& control) : control_(control) {}

    /// Call at each step. `done` counts everything that takes time, `entries` is what users are told.
    [[nodiscard]] std::optional<Cut> at(std::uint64_t done, std::uint64_t entries, std::size_t memory) {
        constexpr std::uint64_t between_looks = 1024;
        if (memory > control_.limits.memory) return Cut::memory;
        if (done < next_look_) return std::nullopt;
        next_look_ = done + between_looks;
        if (control_.on_progress) control_.on_progress(entries);
        if (control_.cancelled()) return Cut::cancelled;
        return control_.late() ? std::optional(Cut::time) : std::nullopt;
    }

  private:
    const Control& control_;
    std::uint64_t next_look_ = 0;
};

}  // namespace decant::proof
