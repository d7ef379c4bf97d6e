// A number that tells texts apart.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace decant::cli {

/// Of all that was added, one after the other: FNV-1a (Fowler, Noll and Vo) of 64 bits. It tells texts apart
/// that were mixed up or damaged, not those that somebody made alike.
struct Digest {
    std::uint64_t value = 0xcbf29ce484222325ULL;

    void add(std::string_view text) {
        for (const char byte : text) value = (value ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    }
    bool operator==(const Digest&) const = default;
};

}  // namespace decant::cli
