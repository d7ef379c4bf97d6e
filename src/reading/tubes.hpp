// The tubes of a tree.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "reading/tree.hpp"

namespace decant::reading {

/// The tubes of a list, before anybody knows which of its words are colors.
struct Tubes {
    struct Tube {
        std::vector<std::string> units;  ///< in the order of the list; an empty one is a place
        std::vector<bool> hidden = {};   ///< by unit: its color is known, but not to the player; or none is
        std::optional<int> capacity;
        std::vector<std::pair<std::string, std::string>> rules = {};  ///< keys with their values
    };

    std::vector<Tube> all;
    bool are_packed = false;   ///< each is one string of letters, as its only unit
    int amount_of_unit = 1;    ///< in what the source counts
    bool are_certain = false;  ///< whatever a unit is called, it is a color
    /// Whether only decant's own text can hold them: with rules, or with hidden units of known color.
    [[nodiscard]] bool have_rules() const {
        return std::any_of(all.begin(), all.end(), [](const Tube& tube) {
            return !tube.rules.empty() ||
                   std::find(tube.hidden.begin(), tube.hidden.end(), true) != tube.hidden.end();
        });
    }
};

/// Each tube is a list of units, an object with such a list, or a string of letters; the tubes may be by
/// their numbers. `path` leads to the list, for messages. Where units have amounts, so has the capacity of
/// all tubes. Keys between commas may be ignored.
base::Result<Tubes> tubes_of(const Tree& list, const std::string& path, std::string_view ignored,
                             std::optional<int> capacity);

/// From rows of objects, where nothing is not a tube; units have amounts, as capacities have.
base::Result<Tubes> tubes_of_cells(const Tree& rows, const std::string& path, std::string_view ignored);

/// From one list of units, column by column; 0 is a place.
base::Result<Tubes> tubes_of_columns(const Tree& units, int width, int height, const std::string& path);

}  // namespace decant::reading
