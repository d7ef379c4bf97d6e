// Options as keyword arguments: their names, types, defaults and summaries for signatures and docstrings.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "api/options.hpp"

namespace decant::python {

struct Keyword {
    std::string name;
    std::string type;   ///< `int | None`
    std::string usual;  ///< the default: `None`
    std::string summary;
};

/// Whether the function for that question takes the option. How a level is read is said where it is made or
/// read.
bool is_keyword(const api::OptionEntry& option, api::Question question);

std::vector<Keyword> keywords_of(api::Question question);

}  // namespace decant::python
