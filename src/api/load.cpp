// Reading levels, for code that sees only the interface.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "reading/link.hpp"

namespace decant::api {

bool looks_like_code(std::string_view text) { return reading::looks_like_code(text); }

Result<Level> load(std::string_view bytes, const LoadOptions& options) {
    auto level = read(bytes, options);
    if (!level) return level.error().diagnostic;
    return *std::move(level);
}

}  // namespace decant::api
