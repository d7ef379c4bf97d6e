// Finds the closest known word by its edit distance.
// SPDX-License-Identifier: MIT
#include "cli/closest_word.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace decant::cli {
namespace {

/// The edit distance in which a swap of neighbors counts once (optimal string alignment). Row by row:
/// `row[j]` is the distance of the first letters of `a`, as many as there were rows, from the first j of `b`.
std::size_t changes(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    std::vector<std::size_t> above;
    std::vector<std::size_t> two_above;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        two_above = std::exchange(above, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], two_above[j - 2] + 1);
        }
    }
    return row.back();
}

}  // namespace

std::string closest_word(std::string_view word, const std::vector<std::string>& known) {
    // Nothing is near to a long word, and comparing with it would take long.
    constexpr std::size_t longest = 64;
    if (word.size() > longest) return "";
    std::string closest;
    std::size_t fewest = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string& other : known) {
        const std::size_t needed = changes(word, other);
        if (needed >= fewest) continue;
        fewest = needed;
        closest = other;
    }
    return closest;
}

std::string remedy_for(std::string_view word, const std::vector<std::string>& known,
                       const std::string& otherwise) {
    const std::string meant = closest_word(word, known);
    return meant.empty() ? otherwise : fmt::format("did you mean '{}'?", meant);
}

}  // namespace decant::cli
