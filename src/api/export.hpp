// What a shared library of decant exports: the namespace of the interface, and nothing else.
// SPDX-License-Identifier: MIT
#pragma once

/// Stands at the namespace `api` in public headers. All that is declared in other places stays hidden, as the
/// library is built with `-fvisibility=hidden`.
#define DECANT_API [[gnu::visibility("default")]]
