// Which kind of picture a file is, by its first bytes; its name does not matter.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace decant::images {

struct Kind {
    std::string_view name;
    std::string_view remedy = {};  ///< what to give in place of a kind that is not read; else empty
};

/// The kind of a file that may be torn behind its first bytes; null if it is not known to be a picture. No
/// text of a level is one.
const Kind* kind_of(std::string_view bytes);

}  // namespace decant::images
