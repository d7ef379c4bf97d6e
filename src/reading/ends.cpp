// Takes words off both ends of all lines.
// SPDX-License-Identifier: MIT
#include "reading/ends.hpp"

#include <algorithm>
#include <cctype>
#include <string>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::reading {
namespace {

constexpr std::string_view marks = " \t()[]:;,|<>=-";

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

/// The first word of a line and what is behind it.
struct Head {
    std::string word;
    std::string_view rest;
};

Head head_of(std::string_view content) {
    content.remove_prefix(std::min(content.find_first_not_of(" \t(["), content.size()));
    const auto end = std::find_if_not(content.begin(), content.end(), is_letter);
    const auto size = static_cast<std::size_t>(end - content.begin());
    return {base::in_lower_case(content.substr(0, size)), content.substr(size)};
}

bool is_end(std::string_view word) { return word == "top" || word == "bottom"; }

/// `top`, `from top to bottom`, `bottom first`: the first end, and what is behind; nothing for other lines.
std::optional<Head> first_end(std::string_view content) {
    Head head = head_of(content);
    if (head.word == "from") head = head_of(head.rest);
    if (!is_end(head.word)) return std::nullopt;
    const Head next = head_of(head.rest);
    if (next.word == "first") {
        head.rest = next.rest;
    } else if (next.word == "to") {
        const Head other = head_of(next.rest);
        if (!is_end(other.word) || other.word == head.word) return std::nullopt;
        head.rest = other.rest;
    }
    head.rest.remove_prefix(std::min(head.rest.find_first_not_of(marks), head.rest.size()));
    return head;
}

std::string_view without_last_marks(std::string_view content) {
    return content.substr(0, content.find_last_not_of(marks) + 1);
}

/// The last word of a line and what is before it.
Head tail_of(std::string_view content) {
    content = without_last_marks(content);
    std::size_t begin = content.size();
    while (begin > 0 && is_letter(content[begin - 1])) --begin;
    return {head_of(content.substr(begin)).word, without_last_marks(content.substr(0, begin))};
}

/// The end that a line ends with, as in `bottom to top`, and what is before; nothing for other lines.
std::optional<Head> last_end(std::string_view content) {
    Head last = tail_of(content);
    if (!is_end(last.word)) return std::nullopt;
    const Head before = tail_of(last.rest);
    const Head other = before.word == "to" ? tail_of(before.rest) : Head{};
    if (!is_end(other.word) || other.word == last.word) return last;
    const Head from = tail_of(other.rest);
    last.rest = from.word == "from" ? from.rest : other.rest;
    return last;
}

/// The end in brackets behind the first unit of a line, as in `red (top), blue`: its name and those brackets;
/// nothing for other lines.
std::optional<Head> end_of_first(std::string_view content) {
    const std::size_t open = std::min(content.find_first_of("(,;"), content.size());
    const std::size_t close = std::min(content.find(')', open), content.size());
    if (close == content.size()) return std::nullopt;
    const std::string_view brackets = content.substr(open, close + 1 - open);
    Head end = tail_of(brackets);
    return is_end(end.word) && end.rest.empty() ? std::optional(Head{end.word, brackets}) : std::nullopt;
}

/// Notes what was said first; false where something else was.
template <class T>
bool agrees(std::optional<T>& first, const T& said) {
    if (!first) first = said;
    return *first == said;
}

/// What a line has before the rest of it, without the marks around it.
std::string_view said_before(std::string_view rest, std::string_view content) {
    const std::string_view said = content.substr(0, content.size() - rest.size());
    const std::size_t begin = std::min(said.find_first_not_of(marks), said.size());
    return said.substr(begin, said.find_last_not_of(marks) + 1 - begin);
}

}  // namespace

std::optional<Unwrapped> without_ends(std::string_view text) {
    Unwrapped bare{std::string(text)};
    std::optional<bool> top_first;
    std::optional<std::string_view> said;
    std::size_t number = 0;
    std::size_t first = 0;
    std::size_t count = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        const std::string_view content = base::trim(line.text);
        if (content.empty() || is_beside_tubes(content)) continue;
        ++count;
        const auto begins = first_end(content);
        const auto ends = last_end(begins ? begins->rest : content);
        const bool is_place = puzzles::emptiness(content) == puzzles::Emptiness::sure;
        const std::string_view kept = ends ? ends->rest : begins ? begins->rest : content;
        const auto unit = end_of_first(kept);
        if (!begins && !ends && !unit && !is_place) return std::nullopt;
        // `top to bottom` above lines that begin with `top` is no tube.
        if (begins && !agrees(said, said_before(begins->rest, content))) return std::nullopt;
        if (begins && !agrees(top_first, begins->word == "top")) return std::nullopt;
        if (ends && !agrees(top_first, ends->word == "bottom")) return std::nullopt;
        if (unit && !agrees(top_first, unit->word == "top")) return std::nullopt;
        if (!begins && !ends && !unit) continue;
        if (first == 0) first = number;
        const bool may_be_heading = count == 1 && kept.find_first_not_of(". \t,;|") == std::string_view::npos;
        if (may_be_heading) return std::nullopt;
        const auto at = [&](std::size_t offset) {
            return bare.text.begin() + static_cast<std::ptrdiff_t>(offset);
        };
        const std::size_t begin =
            kept.empty() ? line.offset : static_cast<std::size_t>(kept.data() - text.data());
        std::fill(at(line.offset), at(begin), ' ');
        std::fill(at(begin + kept.size()), at(line.offset + line.text.size()), ' ');
        if (kept.empty()) *at(line.offset) = '_';
        if (!unit) continue;
        const auto brackets = static_cast<std::size_t>(unit->rest.data() - text.data());
        std::fill_n(at(brackets), unit->rest.size(), ' ');
    }
    if (count < 2 || !top_first) return std::nullopt;
    bare.beside.push_back(std::string(first - 1, '\n') + (*top_first ? "top first" : "bottom first"));
    bare.assumed.push_back({puzzles::Open::form, "top and bottom around tubes"});
    return bare;
}

std::optional<NamedEnds> ends_in(const std::vector<std::string>& names) {
    if (names.size() < 2) return std::nullopt;
    const auto last = puzzles::names_top(names.back());
    const bool is_second = names.size() > 2 && !puzzles::names_top(names[0]) &&
                           (puzzles::names_top(names[1]) || puzzles::is_word_for_tube(names[0]));
    const std::size_t begin = is_second ? 1 : 0;
    const auto first = puzzles::names_top(names[begin]);
    const auto between = names.begin() + static_cast<std::ptrdiff_t>(begin) + 1;
    const bool are_between = std::any_of(between, names.end() - 1, [](const std::string& name) {
        return puzzles::names_top(name).has_value();
    });
    // One end alone may be a word among others.
    const std::string& unnamed = first ? names.back() : names[begin];
    const bool is_doubtful = (!first || !last) && std::any_of(unnamed.begin(), unnamed.end(), is_letter);
    if (first == last || are_between || is_doubtful) return std::nullopt;
    return NamedEnds{first ? *first : !*last, begin};
}

}  // namespace decant::reading
