// The view of a level that proofs need: its positions, as rows of numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/cost.hpp"
#include "proof/checked.hpp"

namespace decant::proof {

using base::Cost;

/// A position. All rows of a domain have the same length, and two of them are equal iff they are the same
/// position up to the order of what is interchangeable.
using Number = std::uint16_t;
using Row = std::span<const Number>;
using OwnRow = std::vector<Number>;

/// The positions of one level, by the definitions of docs/proof-format.md. Numbers are assigned when a
/// content is first met, so even a query may change a domain, and only one thread may use it.
class Domain {
  public:
    using Visit = std::function<void(Row)>;

    virtual ~Domain() = default;

    /// Numbers in a row.
    [[nodiscard]] virtual std::size_t width() const = 0;
    [[nodiscard]] virtual OwnRow start() = 0;
    [[nodiscard]] virtual bool is_goal(Row position) const = 0;
    /// The simple bound: never more than the fewest moves to a goal, and 0 at a goal.
    [[nodiscard]] virtual Cost bound(Row position) const = 0;
    /// Every position that one legal move leads to, some perhaps more than once.
    virtual void successors(Row position, const Visit& visit) = 0;
    [[nodiscard]] virtual std::string text(Row position) const = 0;
    /// The position of a text, which must be written exactly as `text` writes it.
    [[nodiscard]] virtual Checked<OwnRow> read(std::string_view text) = 0;
    /// Bytes, about, of what it knows about contents.
    [[nodiscard]] virtual std::size_t memory() const { return 0; }
};

/// The number of one more content. Throws `std::bad_alloc` where rows can tell no more of them apart.
Number next_number(std::size_t contents);

/// The pieces between separators: one more than there are separators.
std::vector<std::string_view> split(std::string_view text, char separator);

/// A number as proofs write it: at most nine digits, none of them a leading 0.
std::optional<Cost> read_number(std::string_view digits);

}  // namespace decant::proof
