// The one table of options, read by the command line, JSON, everything described by them, and Python.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "api/decant.hpp"
#include "api/generation.hpp"
#include "api/question.hpp"
#include "proof/control.hpp"

namespace decant::api {

/// The values of all options; each not given has its default. A question reads those that its options set.
struct Options {
    LoadOptions load;
    SolveOptions solve;  ///< its limits apply to every question
    std::string to;      ///< for convert: a format
    int rung = 1;        ///< for hint
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    std::uint64_t proof_limit = proof::usual_entries;
    bool derive = false;  ///< for verify
    GenerateOptions generate;
};

/// The first whole number past 64 bits. No double is exactly one less, so a range up to the end uses this.
inline constexpr double beyond_whole = 0x1p64;

/// From `least` to `most`, both included.
struct Range {
    double least = 0;
    double most = 0;

    /// False for a NaN.
    [[nodiscard]] constexpr bool holds(double number) const {
        return number >= least && number <= most && number < beyond_whole;
    }
    [[nodiscard]] constexpr bool holds(std::uint64_t number) const {
        return static_cast<double>(number) >= least &&
               (most >= beyond_whole || number <= static_cast<std::uint64_t>(most));
    }
};

/// For any time that can be waited: three years.
inline constexpr Range any_seconds{0, 1e8};
/// For counts and sizes stored in 64 bits, with or without a sign.
inline constexpr Range any_count{0, 1e18};
/// For what is done in parallel; 0: as many as the machine has processors.
inline constexpr Range any_jobs{0, 1024};

/// `from 1 to 256`, whole numbers in full.
std::string text_of(const Range& range);

enum class OptionKind {
    flag,
    whole,   ///< a number without a fraction
    factor,  ///< how many times as much
    share,   ///< a number from 0 to 1
    seconds,
    bytes,
    points,  ///< the lowest and the highest score, both included
    word,    ///< one of a few
    text,    ///< any, or what `refuse` does not refuse
};

using OptionValue = std::variant<bool, std::uint64_t, double, std::pair<double, double>, std::string>;

struct OptionEntry;
/// Puts a value of the kind of an option, and within its range, where the option says.
using SetOption = void (*)(const OptionEntry& entry, Options& options, const OptionValue& value);

/// An option of some questions. For each question, names are unique.
struct OptionEntry {
    std::string_view name;  ///< as in JSON: `max_length`
    OptionKind kind{};
    Questions questions = {};
    std::string_view summary = {};
    std::string usual = {};                    ///< the default, if it can be stated
    Range range = {};                          ///< for numbers
    std::vector<std::string_view> words = {};  ///< every word allowed
    std::optional<Diagnostic> (*refuse)(std::string_view text) = nullptr;  ///< for texts
    SetOption setter = nullptr;
    bool required = false;
    // Set if a face has another name for it, or lacks it.
    std::string_view flag = name;     ///< on the command line, with `-` for `_`
    std::string_view keyword = name;  ///< in Python
    bool has_flag = true;
    bool has_key = true;        ///< in JSON
    Questions no_keyword = {};  ///< whose functions in Python lack it
    bool is_of_family = false;  ///< not every family has it

    void set(Options& options, const OptionValue& value) const { setter(*this, options, value); }
    [[nodiscard]] bool belongs_to(Question question) const { return questions.contain(question); }
};

/// The whole table: first how levels are read, which the families say, then how they are searched, then how
/// they are made.
const std::vector<OptionEntry>& option_table();

}  // namespace decant::api
