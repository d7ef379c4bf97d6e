// Which numbers an option accepts.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace decant::api {

/// The first whole number past 64 bits. No double is exactly one less, so a range up to the end uses this.
inline constexpr double beyond_whole = 0x1p64;

/// From `least` to `most`, both included.
struct Range {
    double least = 0;
    double most = 0;

    /// False for a NaN.
    [[nodiscard]] constexpr bool holds(double number) const {
        return number >= least && number <= most && number < beyond_whole;
    }
    [[nodiscard]] constexpr bool holds(std::uint64_t number) const {
        return static_cast<double>(number) >= least &&
               (most >= beyond_whole || number <= static_cast<std::uint64_t>(most));
    }
};

/// For any time that can be waited: three years.
inline constexpr Range any_seconds{0, 1e8};
/// For counts and sizes stored in 64 bits, with or without a sign.
inline constexpr Range any_count{0, 1e18};
/// For what is done in parallel; 0: as many as the machine has processors.
inline constexpr Range any_jobs{0, 1024};

/// `from 1 to 256`, whole numbers in full.
std::string text_of(const Range& range);

}  // namespace decant::api
