// Compares numbers that keys tell with those of tubes.
// SPDX-License-Identifier: MIT
#include "reading/told_counts.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace decant::reading {

using base::Diagnostic;

std::optional<std::size_t> empty_to_add(const ToldCounts& told, const ListedTubes& listed) {
    const std::size_t surely = listed.surely_empty;
    const std::size_t empties = told.empties();
    const auto is_count = [&](std::size_t count) { return told.tubes && told.allow_tubes(count); };
    if (empties == 0) return 0;
    if (is_count(listed.count) && empties >= surely && empties <= listed.perhaps_empty) return 0;
    if (is_count(listed.count + empties) && surely == 0) return empties;
    if (listed.perhaps_empty != surely || (told.extra_tubes && surely > 0)) return std::nullopt;
    if (surely == 0) return empties;
    return surely == empties ? std::optional<std::size_t>(0) : std::nullopt;
}

Diagnostic other_tubes(std::string_view what, std::size_t listed) {
    return {fmt::format("the object says how many {} there are, and lists {}", what, listed),
            "list all tubes, and remove the number",
            {},
            base::ProblemKind::contradiction};
}

Diagnostic other_colors(int told, std::size_t listed) {
    return {fmt::format("the object says that there are {}, and lists {}",
                        base::counted(static_cast<std::size_t>(told), "color"), listed),
            "correct the number, or the tubes",
            {},
            base::ProblemKind::contradiction};
}

Diagnostic other_empties(const ToldCounts& told, const ListedTubes& listed) {
    if (listed.perhaps_empty == listed.surely_empty)
        return other_tubes(told.extra_tubes ? "extra tubes" : "empty tubes", listed.perhaps_empty);
    return {"the object says how many tubes are empty, and some that it lists may be",
            "list all tubes, and say how many there are",
            {},
            base::ProblemKind::contradiction};
}

}  // namespace decant::reading
