// How the pages of `decant help` look.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace CLI {
class FormatterBase;
}

namespace decant::cli {

/// Writes flags as people type them: `--count N`, `--rules water|ball`.
std::shared_ptr<CLI::FormatterBase> help_page();

}  // namespace decant::cli
