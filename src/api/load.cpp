// Reading levels, for code that sees only the interface.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "api/native_only.hpp"
#include "api/parts.hpp"
#include "reading/detect.hpp"

namespace decant::api {

bool looks_like_code(std::string_view text) { return reading::looks_like_code(text); }

Result<Level, Refusal> read(std::string_view bytes, const LoadOptions& options) {
    if (options.id.empty() || parts.read_named == nullptr) return parts.read_one(bytes, options);
    return parts.read_named(bytes, options.id, options);
}

Result<Level, Refusal> read_named(std::string_view bytes, std::string_view name, const LoadOptions& options) {
    return parts.read_named(bytes, name, options);
}

void each_level(std::string_view bytes, const LoadOptions& options,
                const std::function<bool(const Candidate&)>& use) {
    if (parts.read_each) return parts.read_each(bytes, options, use);
    if (!bytes.empty()) use({read(bytes, options), 0, ""});
}

Result<Level> load(std::string_view bytes, const LoadOptions& options) {
    auto level = read(bytes, options);
    if (!level) return level.error().diagnostic;
    return *std::move(level);
}

Result<Level, Refusal> read_native_only(std::string_view bytes, const LoadOptions& options) {
    return reading::read_native_only(bytes, options);
}

}  // namespace decant::api
