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

/// The result of `read_picture`, and how it came about. Refuses only files that are not decodable pictures.
Result<Explanation> explain_picture(std::string_view bytes, const LoadOptions& options);

}  // namespace decant::api
