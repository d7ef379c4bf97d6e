// How to read a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/limits.hpp"
#include "puzzles/values.hpp"

namespace decant::reading {

struct LoadOptions {
    std::string format;          ///< the word of a format; empty: detect
    puzzles::Values read;        ///< by the read keys of families; overrides what the text says
    std::string json_path = {};  ///< where in JSON or YAML the levels are (json_path.hpp); empty: by its keys
    bool accept = false;         ///< a picture is right as it was read, whatever is in doubt
    bool strict = false;         ///< what is not used of a text is a reason to refuse it,
    bool lenient = false;        ///< but for this
    base::Ends ends = {};        ///< of the reading
    std::string id = {};         ///< of one level in a text of many: what it is called, or its number
};

}  // namespace decant::reading
