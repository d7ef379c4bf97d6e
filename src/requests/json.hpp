// What the sources that write JSON share, included by sources only.
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "api/json.hpp"
#include "api/visible.hpp"

namespace decant::requests {

using json = api::Json;

/// One line. Texts quote their input, which need not be UTF-8; what is not is shown as U+FFFD.
inline std::string line_of(const json& object) {
    return api::visible_json(object.dump(-1, ' ', false, json::error_handler_t::replace)) + "\n";
}

}  // namespace decant::requests
