// The one table of what can be said about levels to be made: command line, JSON, Python and pages read it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "api/generation.hpp"
#include "api/ranges.hpp"

namespace decant::api {

enum class GenerationKind {
    whole,   ///< a number without a fraction
    share,   ///< a number from 0 to 1
    points,  ///< the lowest and the highest of a score; both belong to it
    word,
};

using GenerationValue = std::variant<std::uint64_t, double, std::pair<double, double>, std::string>;

struct GenerationKey {
    std::string name;  ///< as in JSON: `max_length`
    GenerationKind kind{};
    std::string summary;     ///< names other keys as flags
    std::string usual = {};  ///< what is taken when nothing is said; empty where there is nothing
    Range range = {};        ///< of numbers
    std::vector<std::string> words = {};  ///< all that a word may be
    /// Takes a value of its kind and in its range.
    std::function<void(GenerateOptions&, const GenerationValue&)> set = {};
};

/// First what the families can be told, then what holds for all.
const std::vector<GenerationKey>& generation_keys();

}  // namespace decant::api
