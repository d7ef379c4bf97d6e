// What the sources that write JSON share, included by sources only.
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/json.hpp"
#include "base/text.hpp"

namespace decant::requests {

using json = base::Json;

/// One line. Texts quote their input, which need not be UTF-8; what is not is shown as U+FFFD.
inline std::string line_of(const json& object) {
    return base::visible_json(object.dump(-1, ' ', false, json::error_handler_t::replace)) + "\n";
}

}  // namespace decant::requests
