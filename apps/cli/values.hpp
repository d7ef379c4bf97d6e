// The allowed values of flags and arguments, for CLI11 to check and for help and manuals to list.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/decant.hpp"
#include "api/options.hpp"

namespace CLI {
class Option;
class Validator;
}  // namespace CLI

namespace decant::cli {

// To `transform` by. CLI11 gets digits that it reads as they are meant.

/// A whole number, also as people write large ones (1e6).
CLI::Validator whole_number(const api::Range& range);

CLI::Validator number(const api::Range& range);

/// Seconds, for any time that can be waited.
CLI::Validator seconds();

/// Bytes, also as people write them (1.5G).
CLI::Validator size(const api::Range& range);

/// To `check` by: one of these words; for a misspelled one the right one is suggested.
CLI::Validator one_of(const std::vector<std::string>& words);

/// To `check` by: one of several equal parts, such as 3/8.
CLI::Validator a_shard();

/// To `check` by: a text that is not refused.
CLI::Validator not_refused(std::optional<api::Diagnostic> (*refuse)(std::string_view));

/// To `check` by: not empty; the remedy is to give `wanted`.
CLI::Validator not_empty(std::string_view wanted);

/// The values that may be given for a flag or an argument.
struct Value {
    std::string name;                  ///< such as FILE; empty for a flag without a value
    std::string limits;                ///< such as `1 to 32`; empty where nobody reaches them
    std::vector<std::string> choices;  ///< empty: anything
};

Value value_of(const CLI::Option& option);

/// The help of an option, with the limits of its value: `units that a tube holds (1 to 32)`.
std::string help_with_limits(const CLI::Option& option);

}  // namespace decant::cli
