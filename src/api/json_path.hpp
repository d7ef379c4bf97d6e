// Paths to levels in JSON, checked before any text is read.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"

namespace decant::api {

/// Why `LoadOptions::json_path` cannot be this, or nothing.
std::optional<base::Diagnostic> refuse_json_path(std::string_view path);

}  // namespace decant::api
