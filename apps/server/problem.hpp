// Makes a problem of HTTP itself, in one short call.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "requests/answer.hpp"

namespace decant::server {

inline requests::Problem problem(int status, std::string_view code, std::string what, std::string remedy) {
    return {status, code, {std::move(what), std::move(remedy), {}}};
}

}  // namespace decant::server
