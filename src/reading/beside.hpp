// What is said in words around a level, in the program or the message that it stands in.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/result.hpp"

namespace decant::reading {

/// A number that a name has: `capacity = 4`, `TUBE_SIZE: 4`.
struct Named {
    int number = 0;
    bool is_sure = false;  ///< by its name it can be nothing else
    base::Place place = {};
};

struct Beside {
    std::optional<Named> capacity;
    std::optional<Named> empties;           ///< how many empty tubes there are
    std::optional<Named> tubes;             ///< how many tubes there are
    std::optional<Named> colors;            ///< how many colors there are
    std::optional<bool> is_top_first;       ///< where the words say that and nothing else of tops and bottoms
    std::optional<base::Place> order;       ///< the first word that may say from which end tubes are listed
    std::optional<base::Place> ball;        ///< the first word that may say that the rules are those of balls
    std::optional<base::Place> unclear;     ///< the first word of comments that may say more than all that
    std::optional<base::Place> remark;      ///< the first line of comments that a family may heed itself
    std::optional<base::Diagnostic> fault;  ///< two numbers for one thing
    std::size_t first_line = 1;  ///< that of the text that is looked at next; 0 if its words have no places

    /// Where something stands in the text that is looked at.
    [[nodiscard]] base::Place place_in(std::string_view text, std::size_t at) const;
};

/// Looks for all that in a text whose level is blanked, and adds it.
void look_beside(std::string_view text, Beside& beside);

/// The same for comments that belong to a level alone, of which each number and each word about order, room
/// or empty tubes counts.
void look_at_comments(std::string_view text, Beside& beside);

/// The same for what a level is called, or a program has noted of it, where numbers count anything.
void look_at_name(std::string_view text, Beside& beside);

/// The same for the name and the type that a program gives a level, such as `lockedLevel`.
void look_at_variable(std::string_view text, Beside& beside);

}  // namespace decant::reading
