// Asks two formats of each family, and takes a text only if one of them is sure.
// SPDX-License-Identifier: MIT
#include "reading/own.hpp"

#include <array>
#include <string>

#include "base/text.hpp"
#include "reading/choose.hpp"
#include "reading/link.hpp"

namespace decant::reading {
namespace {

constexpr std::array<std::string_view, 2> own_formats{"code", "native"};

/// An object may have a link in it.
bool may_be_json(std::string_view text) {
    const std::string_view content = base::trim(text);
    return content.starts_with('{') || content.starts_with('[');
}

}  // namespace

Result<Level, Refusal> read_own(std::string_view bytes, const LoadOptions& options) {
    const Refusal foreign{{"this is not a text of decant's own", "write it as a code", {}}};
    const auto clean = base::clean_text(bytes);
    if (!clean || !options.json_path.empty() || !options.id.empty() || may_be_json(*clean)) return foreign;
    const std::string text = code_inside(*clean).value_or(*clean);
    for (const puzzles::Family* family : puzzles::families()) {
        for (const std::string_view format : own_formats) {
            const bool is_meant = options.format.empty() || options.format == format;
            if (!is_meant || family->recognize(format, text) != puzzles::Recognition::yes) continue;
            if (options.read.unknown(family->read_keys())) return foreign;
            return read_as(*family, format, text, options.read);
        }
    }
    return foreign;
}

}  // namespace decant::reading
