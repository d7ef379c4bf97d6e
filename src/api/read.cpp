// Reads whatever people have.
// SPDX-License-Identifier: MIT
#include "reading/read.hpp"

#include "api/decant.hpp"

namespace decant::api {

Result<Level, Refusal> read(std::string_view bytes, const LoadOptions& options) {
    return options.id.empty() ? reading::read_one(bytes, options)
                              : reading::read_named(bytes, options.id, options);
}

Result<Level, Refusal> read_named(std::string_view bytes, std::string_view name, const LoadOptions& options) {
    return reading::read_named(bytes, name, options);
}

void each_level(std::string_view bytes, const LoadOptions& options,
                const std::function<bool(const Candidate&)>& use) {
    reading::read_each(bytes, options, use);
}

}  // namespace decant::api
