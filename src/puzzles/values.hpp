// Keys that specify the levels that a family reads and makes, and their values.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/diagnostic.hpp"

namespace decant::puzzles {

/// One thing that can be specified: a whole number, one of a few words, a flag, or a text.
struct Key {
    std::string_view name;  ///< as in JSON: `top_first`
    std::string_view summary;
    int usual = 0;  ///< for levels that are made; a text states its own default
    int least = 0;
    int most = 0;
    std::vector<std::string_view> words = {};  ///< the first is the default; none for a number
    bool is_flag = false;
    bool is_text = false;  ///< any text will do
};

/// The specified values, by the names of keys. Anything not specified has its default.
class Values {
  public:
    using Value = std::variant<int, std::string, bool>;

    /// A flag that is false counts as not specified.
    void set(std::string_view name, Value value);
    template <class T>
    [[nodiscard]] std::optional<T> get(std::string_view name) const {
        const auto found = values_.find(name);
        return found == values_.end() ? std::nullopt : std::optional(std::get<T>(found->second));
    }
    [[nodiscard]] bool empty() const { return values_.empty(); }
    [[nodiscard]] bool flag(std::string_view name) const { return get<bool>(name).value_or(false); }
    /// The value specified, or else the key's default.
    [[nodiscard]] int number(const Key& key) const;
    [[nodiscard]] std::string word(const Key& key) const;

    /// The first name that is not one of these keys, or nothing.
    [[nodiscard]] std::optional<std::string> unknown(std::span<const Key> keys) const;
    /// Why a family with these keys cannot make such levels: a key of other families, a number out of range,
    /// an unknown word.
    [[nodiscard]] std::optional<base::Diagnostic> refusal(std::string_view family,
                                                          std::span<const Key> keys) const;

  private:
    std::map<std::string, Value, std::less<>> values_;
};

/// The wanted properties of the levels that a family makes.
using Recipe = Values;

}  // namespace decant::puzzles
