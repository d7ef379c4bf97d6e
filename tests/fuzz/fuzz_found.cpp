// Any bytes: what stands beside a board that is found in them does not change it.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "checks.hpp"
#include "puzzles/family.hpp"

namespace decant::fuzz {
namespace {

using puzzles::FoundLevel;
using puzzles::TextRole;

/// What the text means, as far as its proposals are levels.
std::vector<std::string> meanings_of(const std::vector<FoundLevel>& found) {
    std::vector<std::string> meanings;
    for (const FoundLevel& each : found) {
        meanings.emplace_back(each.form);
        for (const puzzles::Proposal& proposal : each.proposals)
            meanings.push_back(proposal.level ? *(*proposal.level)->write("native") : "refused");
    }
    return meanings;
}

/// Whether each byte was used: of the level, its marks and its headers.
std::vector<bool> used_in(std::string_view text, const std::vector<FoundLevel>& found) {
    std::vector<bool> used(text.size());
    for (const FoundLevel& each : found) {
        for (const puzzles::Span& span : each.spans) {
            require(span.begin <= span.end && span.end <= text.size(), "a span lies in its text", text);
            for (std::size_t at = span.begin; at < span.end; ++at) used[at] = span.role != TextRole::comment;
        }
    }
    return used;
}

std::string blanked(std::string_view text, const std::vector<bool>& used) {
    std::string blank(text);
    for (std::size_t at = 0; at < text.size(); ++at)
        if (!used[at] && text[at] != '\n') blank[at] = ' ';
    return blank;
}

/// With other letters where it was not used: those of Cyrillic, of which no word is known.
std::string relettered(std::string_view text, const std::vector<bool>& used) {
    std::string other;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (used[at] || !is_letter)
            other += c;
        else
            other += {static_cast<char>(0xD0), static_cast<char>(0x90 + (c % 32))};
    }
    return other;
}

}  // namespace
}  // namespace decant::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    const auto text = base::clean_text(fuzz::view_of(data, size));
    if (!text) return 0;
    for (const puzzles::Family* family : puzzles::families()) {
        const auto found = family->find(*text, "", {});
        if (found.empty()) continue;
        const auto meanings = fuzz::meanings_of(found);
        const auto used = fuzz::used_in(*text, found);
        fuzz::require(fuzz::meanings_of(family->find(fuzz::blanked(*text, used), "", {})) == meanings,
                      "what was not used may be blank", *text);
        fuzz::require(fuzz::meanings_of(family->find(fuzz::relettered(*text, used), "", {})) == meanings,
                      "what was not used may be of other letters", *text);
    }
    return 0;
}
