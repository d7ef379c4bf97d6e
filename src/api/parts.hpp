// What a program has of the interface.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "api/option_rows.hpp"
#include "reading/read.hpp"

namespace decant::api {

using AddOptions = void (*)(std::vector<OptionEntry>& list);

struct Parts {
    decltype(&reading::read_one) read_one = nullptr;
    /// These are null where a program reads nothing but one level of decant's own texts.
    decltype(&reading::read_named) read_named = nullptr;
    decltype(&reading::read_each) read_each = nullptr;
    std::optional<base::Diagnostic> (*refuse_json_path)(std::string_view path) = nullptr;
    std::span<const AddOptions> options = {};  ///< of all questions but `generate`
    std::span<const AddOptions> options_of_generation = {};
};

/// Defined once, at the root of each program: src/parts.
extern const Parts parts;

/// Why this is not a path, or nothing.
std::optional<base::Diagnostic> refuse_json_path(std::string_view path);

}  // namespace decant::api
