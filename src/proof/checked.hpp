// A value that was read, or what is wrong with its text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/result.hpp"

namespace decant::proof {

/// The error is a clause that says what is wrong with a line or a file: `is too long`.
template <class Value>
using Checked = base::Result<Value, std::string>;

}  // namespace decant::proof
