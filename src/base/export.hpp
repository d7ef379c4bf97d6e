// The export macro of shared libraries, for the namespace of the interface and the classes its headers use.
// SPDX-License-Identifier: MIT
#pragma once

/// On the namespace `api` in public headers, and on classes that they hold and that are not inline.
/// Everything else stays hidden, as the library is built with `-fvisibility=hidden`.
#define DECANT_API [[gnu::visibility("default")]]
