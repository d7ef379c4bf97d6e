// A stable sort by keys. Those of the standard library of g++ 12 call a function that clang 19 reports as
// deprecated.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <utility>

namespace decant::base {

/// Sorts by `key` of each value; values with equal keys keep their order. For short lists.
template <class Values, class Key>
void order_by(Values& values, const Key& key) {
    std::multimap<decltype(key(values.front())), typename Values::value_type> in_order;
    for (auto& value : values) {
        auto of_value = key(value);
        in_order.emplace(std::move(of_value), std::move(value));
    }
    auto place = values.begin();
    for (auto& entry : in_order) *place++ = std::move(entry.second);
}

}  // namespace decant::base
