// How a picture was read, for people who look for the cause of a failure.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "api/decant.hpp"

namespace decant::api {

struct Explanation {
    std::string svg;  ///< a document with a drawing of each step
    Result<Level, Refusal> read;
};

/// What `read_picture` reads, and how it came about. Refuses only what is not a picture that can be decoded.
Result<Explanation> explain_picture(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::api
