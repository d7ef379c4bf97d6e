// The one table of options: command line, JSON and all that is described by it, and Python read it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "api/generation.hpp"
#include "api/proofs.hpp"
#include "api/question.hpp"
#include "api/ranges.hpp"

namespace decant::api {

/// What options say; what was not said is as usual. Each question reads what its options can set.
struct Options {
    LoadOptions load;
    SolveOptions solve;  ///< its limits are those of every question
    std::string to;      ///< of convert: a format
    int rung = 1;        ///< of hint
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;
    std::uint64_t proof_limit = usual_entries;
    bool derive = false;  ///< of verify
    GenerateOptions generate;
};

enum class OptionKind {
    flag,
    whole,   ///< a number without a fraction
    factor,  ///< how many times as much
    share,   ///< a number from 0 to 1
    seconds,
    bytes,
    points,  ///< the lowest and the highest of a score; both belong to it
    word,    ///< one of a few
};

using OptionValue = std::variant<bool, std::uint64_t, double, std::pair<double, double>, std::string>;

/// An option of some questions. Of one name and one question there is one.
struct OptionEntry {
    std::string_view name;  ///< as in JSON: `max_length`
    OptionKind kind{};
    Questions questions = {};
    std::string_view summary = {};
    std::string usual = {};                    ///< what is taken when nothing is said, where that can be told
    Range range = {};                          ///< of numbers
    std::vector<std::string_view> words = {};  ///< all that a word may be
    /// Takes a value of its kind and in its range.
    std::function<void(Options&, const OptionValue&)> set = {};
    bool required = false;
    // Where a face has another name for it, or has it not.
    std::string_view flag = name;     ///< on the command line, there with `-` for `_`
    std::string_view keyword = name;  ///< in Python
    bool has_flag = true;
    bool has_key = true;  ///< in JSON

    [[nodiscard]] bool belongs_to(Question question) const { return questions.contain(question); }
};

/// A part of the table with all options of that question, among those of others: of `generate`, or first how
/// levels are read, which the families say, then how they are searched. What is not asked for is not built.
const std::vector<OptionEntry>& options_of(Question question);

/// The whole table.
std::vector<const OptionEntry*> all_options();

/// The option of that name, which the question must have.
const OptionEntry& option_of(Question question, std::string_view name);

}  // namespace decant::api
