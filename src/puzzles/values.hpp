// What a family can be told about the levels that it reads and those that it makes, and what it was told.
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

/// One thing that a family can be told: a whole number, one of a few words, or that something is so.
struct Key {
    std::string_view name;  ///< as in JSON: `top_first`
    std::string_view summary;
    int usual = 0;  ///< of levels that are made; a text says itself what is usual
    int least = 0;
    int most = 0;
    std::vector<std::string_view> words = {};  ///< the first is the usual one; none for a number
    bool is_flag = false;
};

/// What was said, by the names of keys. What was not said is as usual.
class Values {
  public:
    using Value = std::variant<int, std::string, bool>;

    /// That something is not so says nothing.
    void set(std::string_view name, Value value);
    template <class T>
    [[nodiscard]] std::optional<T> get(std::string_view name) const {
        const auto found = values_.find(name);
        return found == values_.end() ? std::nullopt : std::optional(std::get<T>(found->second));
    }
    [[nodiscard]] bool flag(std::string_view name) const { return get<bool>(name).value_or(false); }
    /// What the key says, or else its usual value.
    [[nodiscard]] int number(const Key& key) const;
    [[nodiscard]] std::string word(const Key& key) const;

    /// The first name that is none of these keys, or nothing.
    [[nodiscard]] std::optional<std::string> unknown(std::span<const Key> keys) const;
    /// Why a family that knows these keys cannot make such levels: a key of others, a number out of range, an
    /// unknown word.
    [[nodiscard]] std::optional<base::Diagnostic> refusal(std::string_view family,
                                                          std::span<const Key> keys) const;

  private:
    std::map<std::string, Value, std::less<>> values_;
};

/// What a level shall be like that a family makes.
using Recipe = Values;

}  // namespace decant::puzzles
