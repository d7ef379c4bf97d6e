// Reading in two steps: a program reads the texts that it can be sure of, and another one reads the rest.
// SPDX-License-Identifier: MIT
#pragma once

#include "api/decant.hpp"

namespace decant::api {

/// Reads a code, a link to the page or a native text with its first line, as `read` does; refuses any other
/// text.
Result<Level, Refusal> read_native_only(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::api
