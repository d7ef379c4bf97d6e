// Words that say from which end tubes are listed.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "reading/beside.hpp"
#include "reading/names.hpp"

namespace decant::reading {

/// Looks at the names of a text one after the other. Comments belong to a level alone, so that more words
/// count in them.
class OrderWords {
  public:
    OrderWords(std::string_view text, bool are_comments, const Beside& beside)
        : text_(text),
          are_comments_(are_comments),
          known_(beside.is_top_first),
          is_clear_(known_.has_value() || !beside.order) {}

    /// Whether a name may say it.
    bool look(const Name& name);
    /// What the text says, after all that was said before, where it speaks of the order at all.
    [[nodiscard]] bool speaks_of_it() const { return speaks_of_it_; }
    /// Where a comment tells of an order, and of no end of a tube: by its name alone, by the number of a unit
    /// or by an arrow.
    [[nodiscard]] std::optional<std::size_t> mention() const;
    [[nodiscard]] std::optional<bool> is_top_first() const;

  private:
    [[nodiscard]] bool tells_what_is_listed_first(const Name& name) const;
    [[nodiscard]] bool tells_what_comes_first(const Name& name) const;
    [[nodiscard]] bool leads_to_an_end(const Name& name) const;
    [[nodiscard]] bool tells_of_two_sides(const Name& name) const;
    [[nodiscard]] bool names_end_of_lists(const Name& name) const;
    [[nodiscard]] bool tells_of_other_way(const Name& name) const;
    [[nodiscard]] bool is_all_that_is_said(const Name& first) const;
    [[nodiscard]] bool names_order(const Name& name) const;
    [[nodiscard]] bool may_tell(const Name& name) const;
    std::string phrase_from(const Name& first);

    std::string_view text_;
    bool are_comments_;
    bool speaks_of_it_ = false;
    bool has_value_ = false;
    std::size_t covered_ = 0;           ///< where the last phrase ends
    std::optional<std::size_t> order_;  ///< the first word for one
    std::optional<bool> stated_;
    std::optional<bool> known_;
    bool is_clear_;
};

}  // namespace decant::reading
