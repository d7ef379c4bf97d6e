// One of several equal parts of a batch.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace decant::cli {

/// Levels are dealt out one by one, like cards: hard levels often stand together, and each part gets some.
struct Shard {
    std::uint64_t number = 1;  ///< from 1 to `count`
    std::uint64_t count = 1;

    /// Whether a level is in it, counted from 1.
    [[nodiscard]] bool has(std::uint64_t level) const { return (level - 1) % count == number - 1; }
    bool operator==(const Shard&) const = default;
};

/// `3/8`, in digits alone; nothing if there is no such shard.
std::optional<Shard> shard_of(std::string_view text);
std::string text_of(const Shard& shard);

}  // namespace decant::cli
