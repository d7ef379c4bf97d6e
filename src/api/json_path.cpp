// Checking paths, for code that sees only the interface.
// SPDX-License-Identifier: MIT
#include "api/parts.hpp"

#include "reading/json_path.hpp"

namespace decant::api {

std::optional<base::Diagnostic> refuse_json_path(std::string_view path) {
    const auto steps = reading::parse_json_path(path);
    return steps ? std::nullopt : std::optional(steps.error());
}

}  // namespace decant::api
