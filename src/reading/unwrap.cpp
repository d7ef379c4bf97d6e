// Each wrapping is taken off where all lines have it.
// SPDX-License-Identifier: MIT
#include "reading/unwrap.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "reading/ends.hpp"
#include "reading/folded.hpp"
#include "reading/label.hpp"
#include "reading/source.hpp"
#include "reading/table.hpp"

namespace decant::reading {
namespace {

using base::Line;
using puzzles::Open;

/// An empty tube; no word for one says anything of the order.
constexpr char empty_tube = '_';

std::vector<Line> content_of(std::string_view text) {
    std::vector<Line> lines = base::lines_of(text);
    std::erase_if(lines, is_blank_line);
    return lines;
}

void blank(std::string& text, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
        if (text[i] != '\n') text[i] = ' ';
    }
}

/// `> ` before each line, perhaps several times.
void take_quotation_off(std::string& text) {
    constexpr int deepest = 8;  // so that time stays linear
    for (int depth = 0; depth < deepest; ++depth) {
        const auto lines = content_of(text);
        const auto is_quoted = [](const Line& line) { return base::trim(line.text).front() == '>'; };
        if (lines.empty() || !std::all_of(lines.begin(), lines.end(), is_quoted)) return;
        std::vector<std::size_t> marks;
        for (const Line& line : lines) marks.push_back(line.offset + line.text.find('>'));
        for (const std::size_t mark : marks) text[mark] = ' ';
    }
}

/// `**Tube 1:** red`
void take_bold_off_labels(std::string& text) {
    constexpr std::string_view mark = "**";
    for (const Line& line : base::lines_of(text)) {
        const std::size_t begin = line.text.find(mark);
        if (begin == std::string_view::npos) continue;
        const std::size_t end = line.text.find(mark, begin + mark.size());
        if (end == std::string_view::npos) continue;
        const std::string_view content = line.text.substr(begin + mark.size(), end - begin - mark.size());
        const auto label = label_of(content);
        if (!label || label->is_digits || label->size < content.size()) continue;
        // What else is emphasized is a word for an empty tube.
        const auto at = text.begin() + static_cast<std::ptrdiff_t>(line.offset + begin);
        std::replace(at, at + static_cast<std::ptrdiff_t>(line.text.size() - begin), '*', ' ');
    }
}

/// `level = """..."""`: takes off the quotes around all of a text, with what declares it.
bool take_quotes_off(std::string& text) {
    constexpr std::array<std::string_view, 5> quotes{R"(""")", "'''", "\"", "'", "`"};
    std::string_view content = base::trim(text);
    if (content.ends_with(';')) content = base::trim(content.substr(0, content.size() - 1));
    const auto quote = std::find_if(quotes.begin(), quotes.end(),
                                    [&](std::string_view each) { return content.ends_with(each); });
    if (quote == quotes.end()) return false;
    const std::size_t open = content.find(*quote);
    const std::size_t close = content.size() - quote->size();
    if (open >= close || content.find(*quote, open + quote->size()) != close) return false;
    const std::string_view name = base::trim(content.substr(0, open));
    const bool is_declared = name.ends_with('=') &&
                             name.find_first_of("\n()\"',;.") == std::string_view::npos &&
                             !is_called_otherwise(name);
    if (!name.empty() && !is_declared) return false;
    const auto begin = static_cast<std::size_t>(content.data() - text.data()) + open + quote->size();
    const std::size_t end = begin + close - open - quote->size();
    blank(text, 0, begin);
    blank(text, end, text.size());
    return true;
}

/// How many marks of a fence a line begins with; 0 if it is none.
std::size_t fence(std::string_view line, char mark) {
    const std::string_view content = base::trim(line);
    const std::size_t marks = std::min(content.find_first_not_of(mark), content.size());
    const bool is_fence = marks >= 3 && content.find(mark, marks) == std::string_view::npos;
    return is_fence ? marks : 0;
}

struct Block {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t line = 0;  ///< of the opening fence, from 0
};

/// The blocks between fences of one kind, without those that are blank.
std::vector<Block> blocks_in(std::string_view text, char mark) {
    std::vector<Block> blocks;
    std::size_t open = 0;
    Block block;
    const auto end = [&](std::size_t at) {
        block.end = at;
        if (!base::trim(text.substr(block.begin, at - block.begin)).empty()) blocks.push_back(block);
        open = 0;
    };
    std::size_t number = 0;
    for (const Line& line : base::lines_of(text)) {
        const std::size_t marks = fence(line.text, mark);
        if (open == 0 && marks > 0) {
            open = marks;
            block = {std::min(line.offset + line.text.size() + 1, text.size()), 0, number};
        } else if (open != 0 && marks >= open && base::trim(line.text).size() == marks) {
            end(line.offset);
        }
        ++number;
    }
    // A line of ~~~ alone may be an empty tube.
    if (open != 0 && mark == '`') end(text.size());
    return blocks;
}

/// What stands between `[code]` and `[/code]`, as in forums, or between such tags of HTML, which are blanked.
std::vector<Block> tagged_in(std::string& text) {
    constexpr std::array<std::string_view, 8> openings{"[code", "[pre", "[quote", "[spoiler",
                                                       "<code", "<pre", "<quote", "<spoiler"};
    const std::string lower = base::in_lower_case(text);
    std::vector<Block> blocks;
    for (const std::string_view opening : openings) {
        const char close = opening.front() == '[' ? ']' : '>';
        const std::string closing = fmt::format("{}/{}{}", opening.front(), opening.substr(1), close);
        // Megabytes of open brackets have no such end, and are not looked at once for each name.
        if (lower.find(closing.substr(1)) == std::string::npos) continue;
        std::size_t line = 0;
        std::size_t counted = 0;
        for (std::size_t at = lower.find(opening); at != std::string::npos; at = lower.find(opening, at)) {
            const std::size_t begin = lower.find_first_of("]>\n", at) + 1;
            const std::size_t end = lower.find(closing, begin);
            if (begin == 0 || lower[begin - 1] != close || end == std::string::npos) break;
            blank(text, at, begin);
            blank(text, end, end + closing.size());
            line += static_cast<std::size_t>(std::count(&lower[counted], &lower[at], '\n'));
            counted = at;
            blocks.push_back({begin, end, line});
            at = end;
        }
    }
    return blocks;
}

std::vector<Block> fenced_in(std::string& text) {
    auto blocks = tagged_in(text);
    if (!blocks.empty()) return blocks;
    blocks = blocks_in(text, '`');
    const auto lines = content_of(text);
    const bool begins_with_tildes = !lines.empty() && fence(lines.front().text, '~') > 0;
    return blocks.empty() && begins_with_tildes ? blocks_in(text, '~') : blocks;
}

std::string_view content_of(std::string_view text, const Block& block) {
    return base::trim(text.substr(block.begin, block.end - block.begin));
}

/// Puts a word for an empty tube where nothing is left.
void put_empty(std::string& text, std::size_t at, std::size_t room, bool are_lists) {
    if (are_lists && room > 1)
        text.replace(at, 2, "[]");
    else
        text[at] = empty_tube;
}

/// Whether a line begins with a number and a tab, as numbered listings have it, and has no other number.
bool is_numbered_by_tab(std::string_view content) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t tab = content.find_first_not_of(digits);
    return tab != std::string_view::npos && tab > 0 && content[tab] == '\t' &&
           content.find_first_of(digits, tab) == std::string_view::npos;
}

std::optional<Unwrapped> without_numbers(std::string_view text) {
    const auto lines = content_of(text);
    const bool have_tabs = std::all_of(lines.begin(), lines.end(), [](const Line& line) {
        return is_numbered_by_tab(base::trim(line.text));
    });
    struct Begin {
        std::size_t at = 0;  ///< of the label
        std::size_t size = 0;
        std::size_t end = 0;  ///< of the line
    };
    std::vector<Begin> labels;
    bool are_lists = false;
    std::optional<int> before;
    for (const Line& line : lines) {
        const std::string_view content = base::trim(line.text);
        const auto label = label_of(content);
        const bool follows = label && (have_tabs || !label->is_digits) &&
                             (before ? label->number == *before + 1 : label->number <= 1);
        if (!follows && is_beside_tubes(content)) continue;
        if (!follows) return std::nullopt;
        before = label->number;
        labels.push_back({static_cast<std::size_t>(content.data() - text.data()), label->size,
                          line.offset + line.text.size()});
        are_lists = are_lists || base::trim(content.substr(label->size)).starts_with('[');
    }
    if (labels.size() < 2) return std::nullopt;
    Unwrapped bare{std::string(text)};
    for (const auto& [begin, size, end] : labels) {
        blank(bare.text, begin, begin + size);
        if (base::trim(std::string_view(bare.text).substr(begin, end - begin)).empty())
            put_empty(bare.text, begin, size, are_lists);
    }
    bare.assumed.push_back({Open::form, "numbers before the lines"});
    return bare;
}

std::optional<Unwrapped> without_bullets(std::string_view text) {
    auto lines = content_of(text);
    std::erase_if(lines, [](const Line& line) {
        const std::string_view content = base::trim(line.text);
        const bool is_empty_tube = puzzles::emptiness(content) == puzzles::Emptiness::sure;
        return is_beside_tubes(content) || (is_empty_tube && bullet_of(content).empty());
    });
    if (lines.size() < 2) return std::nullopt;
    const std::string_view bullet = bullet_of(base::trim(lines.front().text));
    if (bullet.empty()) return std::nullopt;
    Unwrapped bare{std::string(text)};
    bool has_content = false;
    bare.bullets = Bullets::before_units;
    for (const Line& line : lines) {
        const std::string_view content = base::trim(line.text);
        if (bullet_of(content) != bullet) return std::nullopt;
        const auto begin = static_cast<std::size_t>(content.data() - text.data());
        blank(bare.text, begin, begin + bullet.size());
        const std::string_view units = base::trim(content.substr(bullet.size()));
        if (units.find_first_of(" \t") != std::string_view::npos) bare.bullets = Bullets::before_tubes;
        if (units.empty())
            put_empty(bare.text, begin, 1, false);
        else
            has_content = true;
    }
    bare.assumed.push_back({Open::form, fmt::format("'{}' before the lines", bullet)});
    return has_content ? std::optional(std::move(bare)) : std::nullopt;
}

/// Takes the names of ends off what is left of a text.
void add_ends(Unwrapped& way, Unwrapped ends) {
    way.text = std::move(ends.text);
    way.beside.push_back(std::move(ends.beside.front()));
    way.assumed.push_back(std::move(ends.assumed.front()));
}

}  // namespace

bool is_beside_tubes(std::string_view content) {
    constexpr std::array<std::string_view, 6> beginnings{
        "#", "rules:", "capacity:", "order:", "partial:", "name:"};
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view each) { return content.starts_with(each); });
}

bool is_blank_line(const Line& line) { return base::trim(line.text).empty(); }

base::Result<Unwrapped> without_fences(std::string_view text) {
    Unwrapped bare{std::string(text)};
    take_quotation_off(bare.text);
    take_bold_off_labels(bare.text);
    if (take_quotes_off(bare.text)) bare.assumed.push_back({Open::form, "what is in quotes"});
    const auto blocks = fenced_in(bare.text);
    if (blocks.empty()) return bare;
    const Block& kept = blocks.front();
    for (const Block& block : blocks) {
        if (content_of(bare.text, block) == content_of(bare.text, kept)) continue;
        return base::problem_at(text, block.begin, "this is the second fenced part of the text",
                                "leave the one with the level", base::ProblemKind::several_levels);
    }
    std::string around = bare.text;
    for (const Block& block : blocks) blank(around, block.begin, block.end);
    for (const Line& line : base::lines_of(bare.text)) {
        if (fence(line.text, '`') + fence(line.text, '~') > 0)
            blank(around, line.offset, line.offset + line.text.size());
    }
    blank(bare.text, 0, kept.begin);
    blank(bare.text, kept.end, bare.text.size());
    if (!base::trim(around).empty()) {
        bare.assumed.push_back(
            {Open::form,
             fmt::format("what is fenced from line {} on; the rest is left aside", kept.line + 1)});
        bare.beside.push_back(std::move(around));
    }
    return bare;
}

bool has_lines_of_level(std::string_view text) {
    constexpr std::ptrdiff_t most_lines = 1000;
    constexpr std::size_t most_bytes = std::size_t{1} << 20;
    return text.size() <= most_bytes && std::count(text.begin(), text.end(), '\n') <= most_lines;
}

std::vector<Unwrapped> without_marks(std::string_view text) {
    if (!has_lines_of_level(text)) return {};
    std::vector<Unwrapped> ways = without_table(text);
    for (const bool are_words : {true, false}) {
        if (auto folded = with_tubes_in_lines(text, are_words)) ways.push_back(*std::move(folded));
    }
    if (auto numbered = without_numbers(text)) ways.push_back(*std::move(numbered));
    if (auto listed = without_bullets(text)) {
        if (auto numbered = without_numbers(listed->text)) ways.push_back(*std::move(numbered));
        ways.push_back(*std::move(listed));
    }
    for (Unwrapped& way : ways) {
        if (auto ends = without_ends(way.text)) add_ends(way, *std::move(ends));
    }
    if (auto ends = without_ends(text)) ways.push_back(*std::move(ends));
    return ways;
}

}  // namespace decant::reading
