// Levels that were stored although nobody meant them.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "base/result.hpp"
#include "reading/level.hpp"
#include "store/record.hpp"

namespace decant::store {

/// Why a level may have come from a text that was read wrong, as early versions did, or nothing. `level`
/// is what its text reads as.
std::optional<std::string> misreading(const Record& record, const base::Result<reading::Level>& level);

}  // namespace decant::store
