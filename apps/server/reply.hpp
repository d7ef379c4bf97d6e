// An answer to a request, before it is put into HTTP.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/decant.hpp"

namespace decant::server {

struct Reply {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers = {};
};

/// What went wrong with a request. `key` names the part of the body at fault, where there is one, and the
/// place of the diagnostic is a place in the value of that key.
struct Problem {
    int status = 500;
    std::string_view code;  ///< one word for programs
    api::Diagnostic diagnostic;
    std::string key = {};
};

/// `{"error":{"status":...,"code":...,"message":...,"remedy":...,"key":...,"line":...,"column":...}}`; what
/// is not known is left out. Refusals for lack of room say when to come back.
Reply reply_of(const Problem& problem);

}  // namespace decant::server
