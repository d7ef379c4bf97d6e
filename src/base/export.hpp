// What a shared library of decant exports: the namespace of the interface, and what its headers call.
// SPDX-License-Identifier: MIT
#pragma once

/// On the namespace `api` in public headers, and on classes that they hold and that are not inline.
/// Everything else stays hidden, as the library is built with `-fvisibility=hidden`.
#define DECANT_API [[gnu::visibility("default")]]
