// Any bytes: the text beside a board that is found in them does not change it.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "checks.hpp"
#include "puzzles/family.hpp"
#include "puzzles/tube_sort/text/counting.hpp"

namespace decant::fuzz {
namespace {

using puzzles::FoundLevel;
using puzzles::TextRole;

/// The levels that the text may mean, as far as its proposals are levels.
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
            for (std::size_t at = span.begin; at < span.end; ++at)
                used[at] = used[at] || span.role != TextRole::comment;
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

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// With another letter for each where it was not used: those of Cyrillic, of which no word is known. Words
/// for empty places stay, since they can keep a row beside a board from being one of its own.
std::string relettered(std::string_view text, const std::vector<bool>& used) {
    std::string other;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at + 1;
        while (is_letter(text[at]) && end < text.size() && is_letter(text[end])) ++end;
        const std::string word(text.substr(at, end - at));
        const puzzles::tube_sort::Cell cell{word};
        const bool is_known = puzzles::tube_sort::is_empty_place(cell) ||
                              puzzles::tube_sort::is_hidden_unit(cell) ||
                              puzzles::tube_sort::may_be_word_for_empty(word);
        for (; at < end; ++at) {
            if (used[at] || is_known || !is_letter(text[at]))
                other += text[at];
            else
                other += {static_cast<char>(text[at] < 'a' ? 0xD4 : 0xD0),
                          static_cast<char>(0x90 + (text[at] % 32))};
        }
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
        // Text between two boards keeps them apart.
        if (found.size() != 1) continue;
        fuzz::require(fuzz::meanings_of(family->find(fuzz::blanked(*text, used), "", {})) == meanings,
                      "unused text may be blank", *text);
        // A line that holds the colors of a board may belong to it, and one of other words does not.
        const std::string other = fuzz::relettered(*text, used);
        const auto of_other = family->find(other, "", {});
        const auto only_used = [](const std::string& of, const std::vector<bool>& in) {
            std::string kept = fuzz::blanked(of, in);
            std::erase_if(kept, [](char c) { return c == ' '; });
            return kept;
        };
        if (of_other.size() == 1 &&
            only_used(other, fuzz::used_in(other, of_other)) == only_used(*text, used))
            fuzz::require(fuzz::meanings_of(of_other) == meanings, "unused text may be of other letters",
                          *text);
    }
    return 0;
}
