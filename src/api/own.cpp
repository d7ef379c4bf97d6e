// Reading the texts that decant itself writes, for code that sees only the interface.
// SPDX-License-Identifier: MIT
#include "api/own.hpp"

#include "reading/own.hpp"

namespace decant::api {

Result<Level, Refusal> read_own(std::string_view bytes, const LoadOptions& options) {
    return reading::read_own(bytes, options);
}

}  // namespace decant::api
