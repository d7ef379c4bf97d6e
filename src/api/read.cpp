// Reads whatever people have.
// SPDX-License-Identifier: MIT
#include "reading/read.hpp"

#include "api/decant.hpp"
#include "api/json_path.hpp"
#include "reading/json_path.hpp"

namespace decant::api {

Result<Level, Refusal> read(std::string_view bytes, const LoadOptions& options) {
    return reading::read_one(bytes, options);
}

Result<Level, Refusal> read_named(std::string_view bytes, std::string_view name, const LoadOptions& options) {
    return reading::read_named(bytes, name, options);
}

void each_level(std::string_view bytes, const LoadOptions& options,
                const std::function<bool(const Candidate&)>& use) {
    reading::read_each(bytes, options, use);
}

std::optional<Diagnostic> refuse_json_path(std::string_view path) {
    const auto steps = reading::parse_json_path(path);
    return steps ? std::nullopt : std::optional(steps.error());
}

}  // namespace decant::api
