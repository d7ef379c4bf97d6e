// The body of a question, checked against the table of keys.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "api/options.hpp"
#include "requests/answer.hpp"
#include "requests/question.hpp"

namespace decant::requests {

/// The values that a body gives. A key that is not there, or null, has none.
class Fields {
  public:
    using Value = api::OptionValue;

    void set(std::string_view name, Value value) {
        values_.insert_or_assign(std::string(name), std::move(value));
    }

    /// Null where there is none.
    [[nodiscard]] const Value* find(std::string_view name) const {
        const auto found = values_.find(name);
        return found == values_.end() ? nullptr : &found->second;
    }
    template <class T>
    [[nodiscard]] std::optional<T> get(std::string_view name) const {
        const Value* value = find(name);
        return value == nullptr ? std::nullopt : std::optional(std::get<T>(*value));
    }
    [[nodiscard]] std::string text(std::string_view name) const {
        return get<std::string>(name).value_or(std::string{});
    }

  private:
    std::map<std::string, Value, std::less<>> values_;
};

/// The treatment of keys that are not in the table of this program.
enum class UnknownKeys { refused, skipped };

/// Reads the body of a question. JSON that is broken or too deep is 400; a key that is missing, unknown or
/// has a value that it cannot have is 422.
api::Result<Fields, Problem> read_fields(Question question, std::string_view body,
                                         UnknownKeys unknown = UnknownKeys::refused);

/// The options that the body of a question gives. All others have their defaults.
api::Options options_of(Question question, const Fields& fields);

}  // namespace decant::requests
