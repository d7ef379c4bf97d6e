// Reads decant's own texts alone, for a program that leaves all others to a second one.
// SPDX-License-Identifier: MIT
#include "api/own.hpp"

namespace decant::api {

Result<Level, Refusal> read(std::string_view bytes, const LoadOptions& options) {
    return read_own(bytes, options);
}

void each_level(std::string_view bytes, const LoadOptions& options,
                const std::function<bool(const Candidate&)>& use) {
    if (!bytes.empty()) use({read(bytes, options), 0, ""});
}

}  // namespace decant::api
