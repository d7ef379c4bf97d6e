// Remedies for a problem: ways out, in words and in options, which each face spells in its own way.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/export.hpp"

namespace decant::base {

/// An option of a question, such as `time_limit`, and the value to give it if the remedy states one, or that
/// it is to be left out.
struct Option {
    std::string name;
    std::string value = {};
    bool is_left_out = false;
};

inline Option left_out(std::string name) { return {std::move(name), {}, true}; }

/// How a face spells an option.
using Spell = std::function<std::string(const Option&)>;

/// Ways out of a problem, the best first: `put blanks between units, or use --capacity 1`. Each is a clause
/// without a final period. Words alone convert to a remedy with one way.
class DECANT_API Remedy {
  public:
    using Piece = std::variant<std::string, Option>;
    using Way = std::vector<Piece>;

    Remedy();
    Remedy(std::string words);
    Remedy(std::string_view words);
    Remedy(const char* words);
    Remedy(std::initializer_list<Piece> way);
    explicit Remedy(Way way);
    // Not inline: every function that can fail uses them, and visitors of the page wait for each byte.
    Remedy(const Remedy& other);
    Remedy(Remedy&& other) noexcept;
    Remedy& operator=(const Remedy& other);
    Remedy& operator=(Remedy&& other) noexcept;
    ~Remedy();

    /// Adds one more way.
    [[nodiscard]] Remedy or_else(Remedy other) const;

    [[nodiscard]] bool empty() const { return ways_.empty(); }
    [[nodiscard]] const std::vector<Way>& ways() const { return ways_; }

  private:
    std::vector<Way> ways_;
};

std::string to_string(const Remedy::Way& way, const Spell& spell);
std::string to_string(const Remedy& remedy, const Spell& spell);

/// As the command line spells it: `--time-limit`, `--capacity 1`.
std::string as_flag(const Option& option);

}  // namespace decant::base
