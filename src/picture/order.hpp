// Sorting, and the greatest, by a key. The compiler of the page has no algorithms of `std::ranges`.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

namespace decant::picture {

/// Sorts by what a function, or a pointer to a member, makes of each value.
template <class T, class Key>
void sort_by(std::vector<T>& values, const Key& key) {
    std::sort(values.begin(), values.end(),
              [&](const T& a, const T& b) { return std::invoke(key, a) < std::invoke(key, b); });
}

/// The first value of which a function makes the most.
template <class T, class Key>
auto max_by(const std::vector<T>& values, const Key& key) {
    return std::max_element(values.begin(), values.end(), [&](const T& a, const T& b) {
        return std::invoke(key, a) < std::invoke(key, b);
    });
}

}  // namespace decant::picture
