// Which numbers an option takes.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace decant::api {

/// The first whole number past 64 bits. No double is the last one before it, so a range that goes to the end
/// says this one.
inline constexpr double beyond_whole = 0x1p64;

/// From `least` to `most`, both of which belong to it.
struct Range {
    double least = 0;
    double most = 0;

    /// False of a NaN.
    [[nodiscard]] constexpr bool holds(double number) const {
        return number >= least && number <= most && number < beyond_whole;
    }
    [[nodiscard]] constexpr bool holds(std::uint64_t number) const {
        return static_cast<double>(number) >= least &&
               (most >= beyond_whole || number <= static_cast<std::uint64_t>(most));
    }
};

/// Of any time that can be waited: three years.
inline constexpr Range any_seconds{0, 1e8};
/// Of counts and sizes that are kept in 64 bits, with or without a sign.
inline constexpr Range any_count{0, 1e18};

/// `from 1 to 256`, whole numbers in full.
std::string text_of(const Range& range);

}  // namespace decant::api
