// JSON as text, put together without being parsed.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/text.hpp"

namespace decant::base {

/// A member for behind others: `,"name":value`.
inline std::string member(std::string_view name, std::string_view value) {
    std::string text(",\"");
    return text.append(name).append("\":").append(trim(value));
}

/// An object that has some members, with these behind them.
inline std::string with_members(std::string object, std::string_view members) {
    return object.insert(object.rfind('}'), members);
}

/// A line with an object that has one member.
inline std::string in_object(std::string_view name, std::string_view value) {
    std::string object("{\"");
    return object.append(name).append("\":").append(trim(value)).append("}\n");
}

}  // namespace decant::base
