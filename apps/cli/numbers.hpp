// Numbers as people write them on a command line: in decimal digits, and no value that was not written.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace decant::cli {

/// Whether it is written as a number: digits, perhaps with a sign, a point and an exponent (1.5e3).
bool is_decimal(std::string_view word);

/// The whole number that is written, also as `1e9` or `1.5e3`, exactly; nothing if it has a fraction or a
/// sign, or needs more than 64 bits.
std::optional<std::uint64_t> read_whole(std::string_view word);

/// The number that is written, or the nearest double.
std::optional<double> read_decimal(std::string_view word);

/// Whether it is written as a size: a decimal, and perhaps a unit from K to P (1.5G, 64MiB).
bool is_size(std::string_view word);

/// The bytes of a size, exactly; nothing where `read_whole` gives nothing. A K is 1024 bytes, as are a KB and
/// a KiB.
std::optional<std::uint64_t> read_size(std::string_view word);

}  // namespace decant::cli
