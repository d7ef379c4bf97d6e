// How many cases a test looks at under sanitizers, which take ten times as long.
// SPDX-License-Identifier: MIT
#pragma once

namespace tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DECANT_SANITIZED
#endif
#endif

/// One case of so many. Faults of memory show on some of them; what is claimed of all is tested without
/// sanitizers. It is odd, so that steps of it through all sets of edges leave no edge out.
#ifdef DECANT_SANITIZED
inline constexpr int one_of = 7;
#else
inline constexpr int one_of = 1;
#endif

}  // namespace tests
