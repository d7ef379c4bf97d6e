// Either a value or the reason why there is none.
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "base/diagnostic.hpp"

namespace decant::base {

/// A value of type T or an error of type E. Reading the side that is absent is a bug and fails an assertion.
template <class T, class E = Diagnostic>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const& { return assert(ok()), std::get<0>(state_); }
    [[nodiscard]] T& value() & { return assert(ok()), std::get<0>(state_); }
    [[nodiscard]] T&& value() && { return assert(ok()), std::move(std::get<0>(state_)); }
    [[nodiscard]] const E& error() const { return assert(!ok()), std::get<1>(state_); }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    std::variant<T, E> state_;
};

}  // namespace decant::base
