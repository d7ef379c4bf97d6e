// What words beside a level say of tubes that are not listed in it.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "reading/names.hpp"

namespace decant::reading {

/// What empty tubes are called.
inline constexpr base::Words words_for_empty = "empty empties extra spare free vacant";

/// Looks at the names in comments, one after the other.
class UnlistedTubes {
  public:
    explicit UnlistedTubes(std::string_view text) : text_(text) {}

    /// Whether a name that counts no tubes may tell of one that is not listed.
    bool look(const Name& name);

  private:
    /// The line around a name; nothing if all of it was looked at.
    std::string_view new_line_around(const Name& name, std::size_t& looked_at);

    std::string_view text_;
    std::size_t of_tubes_ = 0;  ///< where the last line ends that was looked at for a word for tubes
    std::size_t of_empty_ = 0;  ///< the same for a word for empty ones
};

}  // namespace decant::reading
