// What a level shall be like that a family makes, and what families can be told about it.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/diagnostic.hpp"

namespace decant::puzzles {

/// One thing that a family can be told about the levels that it makes: a whole number, or one of a few words.
struct RecipeKey {
    std::string_view name;
    std::string_view summary;
    int usual = 0;
    int least = 0;
    int most = 0;
    std::vector<std::string_view> words = {};  ///< the first is the usual one; none for a number
};

/// What was said, by the names of keys. What was not said is as usual.
class Recipe {
  public:
    using Value = std::variant<int, std::string>;

    void set(std::string_view name, Value value) {
        values_.insert_or_assign(std::string(name), std::move(value));
    }
    [[nodiscard]] int number(const RecipeKey& key) const;
    [[nodiscard]] std::string_view word(const RecipeKey& key) const;

    /// Why a family that knows these keys cannot take it: a key of others, a number out of range, an unknown
    /// word.
    [[nodiscard]] std::optional<base::Diagnostic> refusal(std::string_view family,
                                                          std::span<const RecipeKey> keys) const;

  private:
    std::map<std::string, Value, std::less<>> values_;
};

}  // namespace decant::puzzles
