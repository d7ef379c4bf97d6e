// Reads decant's own texts alone, for a program that writes them itself.
// SPDX-License-Identifier: MIT
#include "reading/read.hpp"

#include "reading/detect.hpp"

namespace decant::reading {

Result<Level, Refusal> read_one(std::string_view bytes, const LoadOptions& options) {
    return read_own(bytes, options);
}

}  // namespace decant::reading
