// JSON as text, put together without being parsed.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/text.hpp"

namespace decant::base {

/// An object that has some members, with one more.
inline std::string with_member(std::string object, std::string_view name, std::string_view value) {
    std::string member(",\"");
    member.append(name).append("\":").append(trim(value));
    return object.insert(object.rfind('}'), member);
}

/// A line with an object that has one member.
inline std::string in_object(std::string_view name, std::string_view value) {
    std::string object("{\"");
    return object.append(name).append("\":").append(trim(value)).append("}\n");
}

}  // namespace decant::base
