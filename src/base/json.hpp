// Texts of JSON as trees.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "base/limits.hpp"
#include "base/result.hpp"

namespace decant::base {

/// Objects keep the order in which they were written. One type is enough for all that is read and written:
/// each further one would be another copy of the library in every module.
using Json = nlohmann::ordered_json;

/// No JSON that decant reads needs more levels, and each level costs a parser memory.
inline constexpr std::size_t deepest_json = 16;

/// Why a text is not a tree.
struct JsonFault {
    enum class Kind : std::uint8_t { malformed, too_deep, out_of_range, repeated_key, cut_short };

    Kind kind{};
    std::size_t offset = 0;  ///< in bytes, where it was seen; 0 for a key
    std::string key = {};    ///< the first that stands twice in one object
};

/// Takes linear time, whatever the text is, and looks at the ends as it goes; memory is that of the tree.
Result<Json, JsonFault> parse_json(std::string_view text, const Ends& ends = {});

/// The value of a string of JSON, quotes included in the text; nothing for anything else.
std::optional<std::string> parse_json_string(std::string_view text);

/// One line, with its end. Foreign text may hold bytes that are not UTF-8; they are shown as U+FFFD.
std::string dump(const Json& tree);

/// The problem to report for a key that stands twice.
Diagnostic key_problem(std::string_view repeated);

}  // namespace decant::base
