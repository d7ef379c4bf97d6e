// The text beside a level: a role for each byte; text without one is told line by line.
// SPDX-License-Identifier: MIT
#include "reading/level.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "base/order_by.hpp"
#include "base/text.hpp"

namespace decant::reading {
namespace {

using puzzles::TextRole;

/// A part of a line that says something: more than brackets and separators.
void add(std::vector<Aside>& asides, std::size_t line, std::string_view part) {
    constexpr std::string_view marks = " \t[](){},;:=\"'`<>|";
    if (part.find_first_not_of(marks) == std::string_view::npos) return;
    asides.push_back({line, std::string(base::trim(part))});
}

}  // namespace

Account account_of(std::string_view text, const std::vector<puzzles::Span>& spans, std::string_view name) {
    constexpr std::uint8_t none = 0xFF;
    std::vector<std::uint8_t> roles(text.size(), none);
    for (const puzzles::Span& span : spans) {
        std::fill(roles.begin() + static_cast<std::ptrdiff_t>(span.begin),
                  roles.begin() + static_cast<std::ptrdiff_t>(span.end),
                  static_cast<std::uint8_t>(span.role));
    }
    Account account;
    for (const base::Line& line : base::lines_of(text)) {
        const std::size_t end = line.offset + line.text.size();
        for (std::size_t at = line.offset; at < end;) {
            const std::uint8_t role = roles[at];
            const std::size_t begin = at;
            while (at < end && roles[at] == role) ++at;
            const std::string_view part = text.substr(begin, at - begin);
            if (role == none) add(account.not_used, line.number, part);
            if (role == static_cast<std::uint8_t>(TextRole::comment))
                add(account.comments, line.number, part);
        }
    }
    if (!name.empty()) {
        const auto lacks_it = [&](const Aside& each) { return each.text.find(name) == std::string::npos; };
        base::order_by(account.not_used, lacks_it);
    }
    return account;
}

std::string to_string(const std::vector<Aside>& asides, std::size_t most, std::size_t longest) {
    std::string told;
    for (std::size_t shown = 0; shown < std::min(most, asides.size()); ++shown) {
        const Aside& aside = asides[shown];
        told += told.empty() ? "" : "; ";
        if (aside.line > 0) told += fmt::format("line {} ", aside.line);
        std::size_t end = 0;
        for (std::size_t i = 0; i < longest && end < aside.text.size(); ++i)
            end += base::first_character(std::string_view(aside.text).substr(end)).size();
        const bool is_cut = end < aside.text.size();
        told += fmt::format("\"{}{}\"", base::visible(std::string_view(aside.text).substr(0, end)),
                            is_cut ? "..." : "");
    }
    if (asides.size() > most) told += fmt::format("; and {} more", asides.size() - most);
    return told;
}

}  // namespace decant::reading
