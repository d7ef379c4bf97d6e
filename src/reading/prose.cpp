// Looks for signs of a sentence, and for words that no other line has.
// SPDX-License-Identifier: MIT
#include "reading/prose.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/doubt.hpp"
#include "reading/keys.hpp"
#include "reading/label.hpp"
#include "reading/legend.hpp"
#include "reading/table.hpp"

namespace decant::reading {
namespace {

using base::Line;
using puzzles::Open;

constexpr base::Words polite = "thanks thank thx please help hello hey hi danke gracias merci";

/// Words for a level and its game, which are no colors.
constexpr base::Words of_puzzles = "level lvl puzzle sort game app stuck solve solution";

/// Those that make a heading one of the whole level.
constexpr base::Words of_headings = "level lvl puzzle game app stuck help tubes bottles";

/// Two of these make a sentence, however it ends.
constexpr base::Words of_sentences =
    "i i'm it it's the this that is am are was you my me we how what which why not for from with have";

bool is_letter(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return std::isalpha(byte) != 0 || byte >= 0x80;
}

bool is_of_word(char c) {
    return is_letter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '\'';
}

/// The words of a line in lower case.
std::vector<std::string> words_in(std::string_view line) {
    std::vector<std::string> words;
    bool is_open = false;
    for (const char c : line) {
        if (is_of_word(c)) {
            if (!is_open) words.emplace_back();
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
        is_open = is_of_word(c);
    }
    return words;
}

/// How often each word is in a text.
using Counts = std::map<std::string, std::size_t>;

bool has_word_of_its_own(const std::vector<std::string>& words, const Counts& counts) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return word.size() > 1 && is_letter(word.front()) && counts.at(word) == 1;
    });
}

/// As the first line of a text of its own does.
bool names_decant(std::string_view line) { return line.find("decant") != std::string_view::npos; }

/// Whether a line has words that stand nowhere else, and no sign that units might have, and is no header.
/// Where each color has two units or more, it is no tube of them.
bool is_foreign_to_tubes(std::string_view line, const std::vector<std::string>& words, const Counts& counts) {
    return !is_beside_tubes(line) && !names_decant(line) &&
           line.find_first_of("[]{}<>|=\"`\\#;\t") == std::string_view::npos &&
           has_word_of_its_own(words, counts) &&
           std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return counts.at(word) == 1; });
}

/// An apostrophe between letters, as in `can't`.
bool has_apostrophe(std::string_view line) {
    const std::size_t at = line.find('\'');
    return at != std::string_view::npos && at > 0 && at + 1 < line.size() && is_letter(line[at - 1]) &&
           is_letter(line[at + 1]);
}

/// A statement of a program, as `solve(x)` and `(solve (rest x))` are, and `tube(s)` is none.
bool has_call(std::string_view line) {
    if (line.starts_with('(') && line.find('(', 1) != std::string_view::npos) return true;
    for (std::size_t at = line.find('('); at != std::string_view::npos; at = line.find('(', at + 1)) {
        if (at > 0 && is_of_word(line[at - 1]) && !line.substr(at).starts_with("(s)")) return true;
    }
    return false;
}

/// Whether a line tells of empty tubes, of which none must get lost.
bool tells_of_empties(const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word.starts_with("empt") || word == "spare" || word == "extra" ||
               (word.size() > 1 && puzzles::emptiness(word) != puzzles::Emptiness::none);
    });
}

/// `Moves: 12`, by a key that says nothing of the level.
bool is_fact(std::string_view line) {
    const std::size_t colon = line.find(':');
    return colon != std::string_view::npos && role_of(plain_key(line.substr(0, colon))) == Role::harmless;
}

/// `Top to bottom`: from which end tubes are listed, and nothing else.
bool states_order(std::string_view line) {
    constexpr std::string_view between = " -():";
    const auto is_of_phrase = [&](char c) {
        return is_letter(c) || between.find(c) != std::string_view::npos;
    };
    if (!is_letter(line.front()) || !std::all_of(line.begin(), line.end(), is_of_phrase)) return false;
    Beside said;
    look_at_comments(line, said);
    return said.is_top_first.has_value();
}

/// How many words are among those of a list.
std::ptrdiff_t count_of(const std::vector<std::string>& words, const base::Words& list) {
    return std::count_if(words.begin(), words.end(),
                         [&](const std::string& word) { return base::holds(list, word); });
}

bool has_any_of(const std::vector<std::string>& words, const base::Words& list) {
    return count_of(words, list) > 0;
}

/// Whether some letter is there once and no more, which is none of those for an empty place: then letters are
/// no units, of which each color has two or more.
bool has_letter_once(const std::vector<Line>& lines, std::size_t begin, std::size_t end) {
    std::array<int, 256> counts{};
    for (std::size_t i = begin; i < end; ++i)
        for (const char c : lines[i].text) ++counts[static_cast<unsigned char>(c)];
    constexpr std::string_view letters = "abcdfghijklmnpqrstuvwyzABCDFGHIJKLMNPQRSTUVWYZ";
    return std::any_of(letters.begin(), letters.end(),
                       [&](char c) { return counts[static_cast<unsigned char>(c)] == 1; });
}

/// Whether each line is in a paragraph that has nothing in common with all else, and no unit in a letter.
/// Such a one might still be an empty tube, in words that nobody knows: there are none unless some tube is
/// listed as empty.
std::vector<bool> in_foreign_paragraphs(const std::vector<Line>& lines,
                                        const std::vector<std::vector<std::string>>& words,
                                        const Counts& counts) {
    std::vector<bool> is_foreign(lines.size(), false);
    bool has_empty_tube = false;
    for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end + 1) {
        end = begin;
        bool are_all = true;
        for (; end < lines.size() && !is_blank_line(lines[end]); ++end) {
            const std::string_view content = base::trim(lines[end].text);
            const bool is_empty =
                tells_of_empties(words[end]) || puzzles::emptiness(content) != puzzles::Emptiness::none;
            has_empty_tube = has_empty_tube || is_empty;
            are_all = are_all && !is_empty && is_foreign_to_tubes(content, words[end], counts);
        }
        std::fill(is_foreign.begin() + static_cast<std::ptrdiff_t>(begin),
                  is_foreign.begin() + static_cast<std::ptrdiff_t>(end),
                  are_all && has_letter_once(lines, begin, end));
    }
    return has_empty_tube ? is_foreign : std::vector<bool>(lines.size(), false);
}

/// Whether a line reads as a sentence or a title does, or above a level as a heading does; of whatever it
/// tells.
bool has_form_of_sentence(std::string_view line, const std::vector<std::string>& words, bool is_above) {
    const std::string_view content = base::trim(line);
    if (pairs_of_legend(content) > 1) return true;
    if (content.find_first_of("[]{}<>|=\"`\\") != std::string_view::npos || has_call(content) ||
        label_of(content))
        return false;
    if (is_above && (heading_of_level(content) || content.back() == ':')) return true;
    if (is_fact(content) || states_order(content)) return true;
    // A head of columns or of a text of decant's own is part of its lines.
    const bool is_title = has_any_of(words, of_puzzles) &&
                          content.find_first_of("#,;\t") == std::string_view::npos && !names_decant(content);
    const bool is_in_brackets = content.front() == '(' && content.back() == ')';
    const bool is_called = content.back() == '!' || content.back() == '?';
    return is_title || has_any_of(words, polite) ||
           (is_letter(content.front()) && count_of(words, of_sentences) > 1) || has_apostrophe(content) ||
           (is_called && words.size() > 1) || (words.size() > 2 && (content.back() == '.' || is_in_brackets));
}

bool is_sentence(std::string_view line, const std::vector<std::string>& words, bool is_above) {
    return !tells_of_empties(words) && has_form_of_sentence(line, words, is_above);
}

/// Where the lines behind the last `-- ` begin, with that mark itself; the end of the lines if there are
/// none.
std::size_t begin_of_signature(const std::vector<Line>& lines,
                               const std::vector<std::vector<std::string>>& words, const Counts& counts) {
    std::size_t mark = lines.size();
    while (mark > 0 && lines[mark - 1].text != "-- ") --mark;
    if (mark == 0 || mark == lines.size()) return lines.size();
    for (std::size_t i = mark; i < lines.size(); ++i) {
        if (!is_blank_line(lines[i]) && !has_word_of_its_own(words[i], counts)) return lines.size();
    }
    return mark - 1;
}

/// `1`, `1 and 2`, `1, 2 and 9`
std::string in_words(const std::vector<std::size_t>& numbers) {
    std::string list;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) list += i + 1 == numbers.size() ? " and " : ", ";
        list += fmt::format("{}", numbers[i]);
    }
    return list;
}

}  // namespace

bool reads_as_sentence(std::string_view line) { return is_sentence(line, words_in(line), false); }

bool has_sentences_alone(std::string_view text) {
    const std::vector<Line> lines = base::lines_of(text);
    return std::all_of(lines.begin(), lines.end(),
                       [](const Line& line) { return is_blank_line(line) || reads_as_sentence(line.text); });
}

std::string sentences_in(std::string_view text) {
    std::string sentences(text);
    for (const Line& line : base::lines_of(text)) {
        if (is_blank_line(line) || has_form_of_sentence(line.text, words_in(line.text), false)) continue;
        sentences.replace(line.offset, line.text.size(), line.text.size(), ' ');
    }
    return sentences;
}

std::optional<Unwrapped> without_prose(std::string_view text, bool may_lack_units) {
    constexpr std::size_t most_bytes = std::size_t{1} << 16;
    if (text.size() > most_bytes) return std::nullopt;
    const std::vector<Line> lines = base::lines_of(text);
    std::vector<std::vector<std::string>> words;
    Counts counts;
    for (const Line& line : lines) {
        words.push_back(words_in(line.text));
        for (const std::string& word : words.back()) ++counts[word];
    }
    // `tubes:` above a list is a key of YAML.
    const auto is_key = [&](std::size_t i) {
        const std::string_view content = base::trim(lines[i].text);
        return content.ends_with(':') && i + 1 < lines.size() && !is_blank_line(lines[i + 1]) &&
               std::string_view(" \t-").find(lines[i + 1].text.front()) != std::string_view::npos;
    };
    const bool has_table =
        std::any_of(lines.begin(), lines.end(), [](const Line& line) { return is_rule_of_table(line.text); });
    // Beside a table, a line without bars is no part of it, sentence or not.
    const auto is_apart = [&](std::size_t i) {
        return has_table && lines[i].text.find('|') == std::string_view::npos && !tells_of_empties(words[i]);
    };
    // Lists and objects have comments of their own.
    const bool has_brackets = text.find_first_of("[{") != std::string_view::npos;
    const auto is_comment = [&](std::size_t i) {
        const std::string_view content = base::trim(lines[i].text);
        return !has_brackets && (content.starts_with("# ") || content.starts_with("//")) &&
               !tells_of_empties(words[i]);
    };
    const auto is_pair = [&](std::size_t i) {
        return i < lines.size() && pairs_of_legend(lines[i].text) == 1 && !tells_of_empties(words[i]);
    };
    const auto is_of_legend = [&](std::size_t i) { return is_pair(i) && (is_pair(i - 1) || is_pair(i + 1)); };
    const std::vector<bool> is_foreign =
        may_lack_units ? std::vector<bool>(lines.size(), false) : in_foreign_paragraphs(lines, words, counts);
    const auto may_be_left = [&](std::size_t i, bool is_above) {
        return is_blank_line(lines[i]) ||
               (!is_key(i) &&
                (is_apart(i) || is_comment(i) || is_of_legend(i) || is_foreign[i] ||
                 is_sentence(lines[i].text, words[i], is_above)) &&
                has_word_of_its_own(words[i], counts));
    };
    std::size_t first = 0;
    while (first < lines.size() && may_be_left(first, true)) ++first;
    std::size_t last = std::max(first, begin_of_signature(lines, words, counts));
    while (last > first && may_be_left(last - 1, false)) --last;
    std::vector<std::size_t> aside;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if ((i < first || i >= last) && !is_blank_line(lines[i])) aside.push_back(i);
    }
    if (aside.empty() || first == last) return std::nullopt;
    Unwrapped bare{std::string(text)};
    std::string comments(text.size(), ' ');
    std::vector<std::size_t> numbers;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n') comments[at] = '\n';
    }
    for (const std::size_t i : aside) {
        numbers.push_back(i + 1);
        const std::size_t begin = lines[i].offset;
        comments.replace(begin, lines[i].text.size(), lines[i].text);
        bare.text.replace(begin, lines[i].text.size(), lines[i].text.size(), ' ');
    }
    look_at_comments(comments, bare.said);
    // A heading or brackets that are not understood may tell the order, in whatever language.
    for (const std::size_t i : aside) {
        const char last = base::trim(lines[i].text).back();
        const bool may_tell = (last == ':' || last == ')') && !has_any_of(words[i], of_headings) &&
                              !has_any_of(words[i], of_sentences);
        if (may_tell && !bare.said.order && !bare.said.is_top_first) bare.said.order = {i + 1, 1};
    }
    bare.assumed.push_back(
        {Open::form,
         fmt::format("{} {} left aside", numbers.size() == 1 ? "line" : "lines", in_words(numbers))});
    return bare;
}

}  // namespace decant::reading
