// What the values of flags and arguments may be: how CLI11 checks them, and how help and manuals tell it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class Option;
class Validator;
}  // namespace CLI

namespace decant::cli {

/// Of counts that are kept in 64 bits, with or without a sign.
inline constexpr std::uint64_t most_counted = 1'000'000'000'000'000'000;

/// To `transform` by: a whole number from `low` to `high`, also as people write large ones (1e6).
CLI::Validator whole_number(std::uint64_t low, std::uint64_t high = most_counted);

/// To `check` by: a number from `low` to `high`.
CLI::Validator number(double low, double high);

/// To `check` by: one of these words; a misspelled one is told what was meant.
CLI::Validator one_of(const std::vector<std::string>& words);

/// What may be given for a flag or an argument.
struct Value {
    std::string name;                  ///< such as FILE; empty for a flag without a value
    std::string limits;                ///< such as `1 to 32`; empty where nobody reaches them
    std::vector<std::string> choices;  ///< empty: anything
};

Value value_of(const CLI::Option& option);

/// The help of an option, with the limits of its value: `units that a tube holds (1 to 32)`.
std::string help_with_limits(const CLI::Option& option);

}  // namespace decant::cli
