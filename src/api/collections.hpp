// Collections of levels: reading levels to import, measuring them, and the file itself.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "api/decant.hpp"
#include "base/text.hpp"
#include "store/annotate.hpp"
#include "store/collection.hpp"
#include "store/export.hpp"

namespace decant::api {

using store::Access;
using store::Collection;
using store::ExportFormat;
using store::Filter;
using store::Origin;
using store::Query;
using store::Record;

/// A level of an input, or why it is none; and where it stands.
struct Candidate {
    Result<Level> level;
    Origin origin;
};

/// Finds the levels in the bytes of a file: JSON Lines or a JSON array of objects, level codes one a line,
/// levels in native text one after the other, or one level in any format. docs/collections.md lists the keys
/// that are understood. Stops when `use` returns false.
void each_level(std::string_view bytes, const std::string& source, const LoadOptions& options,
                const std::function<bool(Candidate)>& use);

/// Which metrics a level has that was measured by this program. A higher number than an older program's makes
/// `annotate` measure its levels anew.
inline constexpr int measure_version = 2;

struct MeasureOptions {
    std::uint64_t nodes = 2'000'000;  ///< expansions of the search
    std::uint64_t states = 100'000;   ///< of the whole graph; beyond, and with 0, what needs it is left out
    std::uint64_t games = 1000;       ///< of each simulated player, when the whole graph is known
    std::size_t memory = std::size_t{1} << 30;
    const CancelToken* cancel = nullptr;
};

/// Everything that is told of a level, for collections and generators alike: the one place to add a metric.
/// Depends on the level and the options alone.
store::Measurement measure(const puzzles::Puzzle& puzzle, const MeasureOptions& options);

}  // namespace decant::api
