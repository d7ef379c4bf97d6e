// The parts of the interface that a program is linked with.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "api/option_rows.hpp"
#include "reading/json_path.hpp"
#include "reading/read.hpp"

namespace decant::api {

using AddOptions = void (*)(std::vector<OptionEntry>& list);

struct Parts {
    decltype(&reading::read_one) read_one = nullptr;
    /// These are null where a program reads nothing but one level of decant's own texts.
    decltype(&reading::read_named) read_named = nullptr;
    decltype(&reading::read_each) read_each = nullptr;
    decltype(&reading::parse_json_path) parse_json_path = nullptr;
    std::span<const AddOptions> options = {};
};

/// Defined once, at the root of each program: src/parts.
extern const Parts parts;

}  // namespace decant::api
