// The one-line form of a diagnostic.
// SPDX-License-Identifier: MIT
#include "base/diagnostic.hpp"

#include <fmt/format.h>

namespace decant::base {

std::string to_string(const Diagnostic& diagnostic, const std::string& source, const Spell& spell) {
    std::string line = source;
    if (diagnostic.place.line > 0) {
        line += fmt::format(":{}:{}", diagnostic.place.line, diagnostic.place.column);
    }
    line += (line.empty() ? "" : ": ") + diagnostic.problem;
    if (!diagnostic.remedy.empty()) line += "; " + to_string(diagnostic.remedy, spell);
    return line;
}

}  // namespace decant::base
