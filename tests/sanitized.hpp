// How many cases a test looks at under sanitizers, which take ten times as long.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <initializer_list>
#include <vector>

namespace tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DECANT_SANITIZED
#endif
#endif

/// One case of so many. Faults of memory show on some of them; claims about all are tested without
/// sanitizers. It is odd, so that steps of it through all sets of edges leave no edge out.
#ifdef DECANT_SANITIZED
inline constexpr int one_of = 7;
#else
inline constexpr int one_of = 1;
#endif

/// Of these cases, one of so many, and always the first.
template <class Case>
std::vector<Case> some(std::initializer_list<Case> cases) {
    std::vector<Case> taken;
    for (std::size_t i = 0; i < cases.size(); i += one_of) taken.push_back(cases.begin()[i]);
    return taken;
}

}  // namespace tests
