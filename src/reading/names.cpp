// Walks over letters, digits and joints.
// SPDX-License-Identifier: MIT
#include "reading/names.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::reading {
namespace {

/// What may stand between a name and its number, beside signs: types, and words of a sentence.
constexpr base::Words fillers = "int integer usize number long short u8 u32 i32 final of is byte size_t";
/// From two on.
constexpr std::array<std::string_view, 11> english{"two",   "three", "four", "five",   "six",   "seven",
                                                   "eight", "nine",  "ten",  "eleven", "twelve"};

constexpr std::size_t longest_word = 16;

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_of_name(char c) { return is_lower(c) || is_upper(c) || (c >= '0' && c <= '9') || c == '_'; }
char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

bool Name::take(std::string_view text, std::size_t from) {
    while (from < text.size() && !is_of_name(text[from])) ++from;
    begin = end = from;
    letters_.clear();
    parts_.clear();
    bool is_new = true;
    for (; end < text.size() && is_of_name(text[end]); ++end) {
        const char c = text[end];
        const bool rises = end > begin && is_upper(c) && is_lower(text[end - 1]);
        if (c != '_' && (is_new || rises)) parts_.push_back({letters_.size()});
        is_new = c == '_';
        if (is_new) continue;
        letters_ += lower(c);
        Part& part = parts_.back();
        part.singular = part.hash;
        part.hash.add(letters_.back());
    }
    return end > begin;
}

std::string_view Name::part(std::size_t i) const {
    const std::size_t last = i + 1 < parts_.size() ? parts_[i + 1].begin : letters_.size();
    return std::string_view(letters_).substr(parts_[i].begin, last - parts_[i].begin);
}

bool Name::has(const base::Words& words) const {
    for (std::size_t i = 0; i < parts(); ++i) {
        const std::string_view word = part(i);
        if (words.have(word, parts_[i].hash)) return true;
        if (word.ends_with('s') && words.have(word.substr(0, word.size() - 1), parts_[i].singular))
            return true;
    }
    return false;
}

bool Name::begins_with(const base::Words& stems) const {
    constexpr std::size_t shortest = 3;
    for (std::size_t i = 0; i < parts(); ++i) {
        const std::string_view word = part(i);
        base::WordHash hash;
        for (std::size_t size = 1; size <= word.size(); ++size) {
            hash.add(word[size - 1]);
            if (size >= shortest && stems.have(word.substr(0, size), hash)) return true;
        }
    }
    return false;
}

std::string Name::word_in(std::string_view text) const {
    std::string word(text.substr(begin, std::min(end - begin, longest_word)));
    for (char& c : word) c = lower(c);
    return word;
}

bool has_one_of(std::string_view line, const base::Words& words) {
    Name name;
    for (std::size_t at = 0; name.take(line, at); at = name.end) {
        if (name.has(words)) return true;
    }
    return false;
}

bool is_in_line(std::string_view text, const Name& name, const Name& next) {
    return text.substr(name.end, next.begin - name.end).find('\n') == std::string_view::npos;
}

std::optional<Name> next_in_line(std::string_view text, const Name& name) {
    Name next;
    if (!next.take(text, name.end) || !is_in_line(text, name, next)) return std::nullopt;
    return next;
}

std::string_view line_around(std::string_view text, const Name& name) {
    constexpr std::size_t near = 200;
    const std::size_t from = name.begin - std::min(name.begin, near);
    const std::string_view before = text.substr(from, name.begin - from);
    const std::string_view behind = text.substr(name.end, near);
    const std::size_t begin = from + (before.rfind('\n') + 1);  // 0 where there is none
    return text.substr(begin, name.end - begin + std::min(behind.find('\n'), behind.size()));
}

std::string word_before(std::string_view text, std::size_t& at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    std::string word;
    while (at > 0 && is_of_name(text[at - 1]) && word.size() < longest_word)
        word.insert(word.begin(), lower(text[--at]));
    return word;
}

std::optional<int> number_by_word(std::string_view word) {
    const auto found = std::find(english.begin(), english.end(), word);
    if (found != english.end()) return static_cast<int>(found - english.begin()) + 2;
    return base::parse_number(word, 1000);
}

std::optional<Number> number_behind(std::string_view text, const Name& name) {
    std::size_t at = name.end;
    bool is_assigned = false;
    for (int words = 0; words < 3; ++words) {
        const std::size_t begin = std::min(text.find_first_not_of(" \t:=(\"'<|&", at), text.size());
        is_assigned =
            is_assigned || text.substr(at, begin - at).find_first_of(":=(") != std::string_view::npos;
        at = begin;
        constexpr std::size_t longest = 10;
        while (at < text.size() && at < begin + longest && is_of_name(text[at])) ++at;
        const std::string_view word = text.substr(begin, at - begin);
        if (const auto number = base::parse_number(word, 1000)) {
            const bool is_fraction = at + 1 < text.size() && text[at] == '.' && is_of_name(text[at + 1]);
            return is_fraction ? std::nullopt : std::optional(Number{*number, is_assigned, begin});
        }
        if (!base::holds(fillers, word)) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace decant::reading
