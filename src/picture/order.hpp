// Algorithms over whole ranges, and by keys. The compiler of the page has no algorithms of `std::ranges`.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <type_traits>
#include <vector>

namespace decant::picture {

/// Predicates are functions or pointers to members.
template <class Values, class Is>
auto count_if(const Values& values, const Is& is) {
    return std::count_if(values.begin(), values.end(),
                         [&](const auto& value) { return std::invoke(is, value); });
}

template <class Values, class Is>
bool any_of(const Values& values, const Is& is) {
    return std::any_of(values.begin(), values.end(),
                       [&](const auto& value) { return std::invoke(is, value); });
}

template <class Values, class Is>
bool all_of(const Values& values, const Is& is) {
    return !any_of(values, std::not_fn(is));
}

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

/// The middle one of what a function makes of each value, the upper one of two. Of one value at least.
template <class Values, class Key>
auto median_by(const Values& values, const Key& key) {
    std::vector<std::decay_t<std::invoke_result_t<const Key&, decltype(*values.begin())>>> keys;
    for (const auto& value : values) keys.push_back(std::invoke(key, value));
    const auto middle = keys.begin() + static_cast<std::ptrdiff_t>(keys.size() / 2);
    std::nth_element(keys.begin(), middle, keys.end());
    return *middle;
}

}  // namespace decant::picture
