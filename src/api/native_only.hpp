// Reading in two steps: what one program can be sure of by itself, and all else in another one.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"

namespace decant::api {

/// Reads a code, a link to the page or a native text with its first line, as `read` does; refuses any other
/// text.
Result<Level, Refusal> read_native_only(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::api
