// Reading levels, for code that sees only the interface.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "api/own.hpp"
#include "reading/detect.hpp"

namespace decant::api {

bool looks_like_code(std::string_view text) { return reading::looks_like_code(text); }

Result<Level> load(std::string_view bytes, const LoadOptions& options) {
    auto level = read(bytes, options);
    if (!level) return level.error().diagnostic;
    return *std::move(level);
}

Result<Level, Refusal> read_own(std::string_view bytes, const LoadOptions& options) {
    return reading::read_own(bytes, options);
}

}  // namespace decant::api
