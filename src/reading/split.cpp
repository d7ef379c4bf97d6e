// Takes texts apart at their lines.
// SPDX-License-Identifier: MIT
#include "reading/split.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "reading/label.hpp"
#include "reading/link.hpp"
#include "reading/prose.hpp"

namespace decant::reading {
namespace {

/// Comments between a level and the heading below.
struct Comments {
    std::size_t begin = 0;
    std::size_t line = 0;
    std::size_t size = 0;  ///< of the level's text without them
    bool are_apart = true;
};

/// Whether a comment has a word that a level has not, so that it is no tube.
bool is_remark(std::string_view comment, std::string_view level) {
    constexpr std::string_view between = "# \t\n";
    constexpr int many = 16;  // so that time stays linear
    for (int words = 0; words < many && !comment.empty(); ++words) {
        const std::size_t end = std::min(comment.find_first_of(between), comment.size());
        if (level.find(comment.substr(0, end)) == std::string_view::npos) return true;
        comment.remove_prefix(std::min(end + 1, comment.size()));
    }
    return false;
}

/// Heeds comments at the end of a text for all levels below. They tell of the one above, too, unless they
/// stand apart from it.
void heed_above(std::string_view text, const Comments& comments, std::vector<Part>& parts, Beside& above) {
    const std::string_view said = text.substr(comments.begin);
    above.first_line = comments.line;
    look_at_comments(said, above);
    if (parts.empty() || !comments.are_apart) return;
    std::string& level = parts.back().text;
    if (is_remark(said, std::string_view(level).substr(0, comments.size))) level.resize(comments.size);
}

/// Asks for the order of all levels that do not state their own where the heading of one says something of
/// it.
void share_order(std::vector<Part>& parts) {
    const auto tells = [](const Part& part) { return part.said.order.has_value(); };
    const auto told = std::find_if(parts.begin(), parts.end(), tells);
    if (told == parts.end()) return;
    for (Part& part : parts) {
        Beside own;
        look_at_comments(part.text, own);
        if (!tells(part) && !own.is_top_first) part.said.order = told->said.order;
    }
}

/// What stands below the last blank line of a level; nothing if it has none.
std::string_view last_paragraph(std::string_view text) {
    const std::string_view content = base::trim(text);
    const std::size_t gap = content.rfind("\n\n");
    return gap == std::string_view::npos ? std::string_view() : content.substr(gap + 2);
}

/// Whether each line is a comment or a sentence.
bool is_beside_levels(std::string_view text) {
    const auto lines = base::lines_of(text);
    return std::all_of(lines.begin(), lines.end(), [](const base::Line& line) {
        return is_skipped(line.text) || reads_as_sentence(line.text);
    });
}

/// Heeds comments at the end. Directly below the last level, an order may be its own; in a paragraph of its
/// own, one may be told without the sign of a comment.
void heed_below(const AtEnd& end, std::string_view closing, Beside& said) {
    const bool is_told = said.is_top_first.has_value();
    heed(end, said);
    if (closing.empty() && !is_told) said.is_top_first = std::nullopt;
    Beside words;
    words.first_line = 0;
    look_at_comments(closing, words);
    if (words.order && !said.order) said.order = words.order;
    if (words.ball && !said.ball) said.ball = words.ball;
}

/// Heeds what stands at the end of a text for levels above it.
void heed_end(std::string_view text, std::string_view closing, std::span<Part> parts) {
    const AtEnd end = at_end_of(text);
    // Nobody writes more than this, and it would take long.
    constexpr std::size_t most_looks = std::size_t{1} << 24;
    const bool is_too_long = end.comments.size() + closing.size() > most_looks / (parts.size() + 1);
    for (Part& part : parts) {
        if (is_too_long)
            part.said.unclear = base::Place{end.line, 1};
        else
            heed_below(end, closing, part.said);
    }
}

/// What stands behind a heading and a colon.
std::string_view level_behind(const LevelHeading& heading) {
    return heading.rest.starts_with(':') ? base::trim(heading.rest.substr(1)) : std::string_view();
}

/// `level1 = [`
bool assigns_list(const LevelHeading& heading) {
    if (!heading.rest.starts_with('=')) return false;
    const std::string_view value = base::trim(heading.rest.substr(1));
    return !value.empty() && std::string_view("[({").find(value.front()) != std::string_view::npos;
}

using FindHeading = std::optional<LevelHeading> (*)(std::string_view line);

/// How levels stand beside their headings.
enum class Levels { below, behind, assigned, unclear };

Levels place_of_levels(std::string_view text, FindHeading find) {
    std::size_t headings = 0, behind = 0, assigned = 0;
    bool has_lines = false, has_code = false;
    const auto names_level = [](std::string_view code) {
        return base::in_lower_case(code).find("level") != std::string::npos;
    };
    for (const base::Line& line : base::lines_of(text)) {
        if (const auto heading = find(line.text)) {
            ++headings;
            if (!level_behind(*heading).empty()) ++behind;
            if (!assigns_list(*heading)) continue;
            ++assigned;
            has_code = has_code || names_level(heading->rest);
        } else if (!is_skipped(line.text)) {
            const auto first = static_cast<unsigned char>(base::trim(line.text).front());
            has_code = has_code || std::isalpha(first) != 0 || names_level(line.text);
            has_lines = has_lines || !reads_as_sentence(line.text);
        }
    }
    // A program with more in it may change some of its lists.
    if (assigned > 0) return assigned == headings && !has_code ? Levels::assigned : Levels::unclear;
    return behind == headings && !has_lines ? Levels::behind : Levels::below;
}

/// Takes what stands below headings of one kind, or behind them.
bool split_below(FindHeading find, std::string_view text, const LoadOptions& flags, const TakePart& take) {
    const auto lines = base::lines_of(text);
    if (std::none_of(lines.begin(), lines.end(),
                     [&](const base::Line& line) { return find(line.text).has_value(); }))
        return false;
    const Levels place = place_of_levels(text, find);
    if (place == Levels::unclear) return false;
    std::vector<Part> parts;
    Beside above;
    std::optional<Comments> comments;
    bool may_be_above = true;
    bool is_apart = true;
    std::size_t line_number = 0;
    for (const base::Line& line : lines) {
        ++line_number;
        if (auto heading = find(line.text)) {
            if (comments) heed_above(text.substr(0, line.offset), *comments, parts, above);
            parts.push_back(
                {.text = {}, .options = flags, .line = line_number, .label = std::move(heading->number)});
            Beside& said = parts.back().said = above;
            said.first_line = line_number;
            if (place == Levels::behind) parts.back().text.append(level_behind(*heading)) += '\n';
            if (place == Levels::assigned) parts.back().text.append(line.text) += '\n';
            if (place == Levels::below) {
                if (!heading->rest.empty()) look_at_comments(line.text, said);
                ++said.first_line;
            }
            comments.reset();
            may_be_above = place != Levels::below;
            continue;
        }
        const bool is_blank = base::trim(line.text).empty();
        if (!is_skipped(line.text)) {
            if (parts.empty()) return false;
            comments.reset();
            may_be_above = true;
        } else if (!is_blank && !comments && may_be_above) {
            comments = {line.offset, line_number, parts.empty() ? 0 : parts.back().text.size(), is_apart};
        }
        if (!parts.empty()) parts.back().text.append(line.text) += '\n';
        is_apart = is_blank;
    }
    if (parts.size() < 2) return false;
    share_order(parts);
    // What belongs to the last level anyway.
    heed_end(text, last_paragraph(parts.back().text), std::span(parts).first(parts.size() - 1));
    static_cast<void>(std::all_of(parts.begin(), parts.end(), take));
    return true;
}

}  // namespace

bool is_skipped(std::string_view line) {
    const std::string_view content = base::trim(line);
    return content.empty() || content.front() == '#';
}

AtEnd at_end_of(std::string_view text) {
    std::size_t line_number = 0;
    std::size_t first_line = 0;
    std::size_t begin = text.size();
    for (const base::Line& line : base::lines_of(text)) {
        ++line_number;
        if (!is_skipped(line.text))
            begin = text.size();
        else if (begin == text.size())
            begin = line.offset, first_line = line_number;
    }
    return {text.substr(begin), first_line};
}

void heed(const AtEnd& end, Beside& said) {
    const std::size_t before = std::exchange(said.first_line, end.line);
    look_at_comments(end.comments, said);
    said.first_line = before;
}

bool split_natives(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    std::vector<Part> parts;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        const bool begins = line.text.starts_with("decant ");
        if (parts.empty() && !begins && !is_skipped(line.text)) return false;
        if (begins) parts.push_back({.text = {}, .options = flags, .line = number});
        if (!parts.empty()) parts.back().text.append(line.text).append("\n");
    }
    if (parts.size() < 2) return false;
    static_cast<void>(std::all_of(parts.begin(), parts.end(), take));
    return true;
}

bool split_codes(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    bool begun = false;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        if (is_skipped(line.text)) continue;
        if (!std::exchange(begun, true) && !looks_like_code(base::trim(line.text))) return false;
        if (!take({.text = std::string(line.text), .options = flags, .line = number})) break;
    }
    return begun;
}

bool split_headed(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    return split_below(heading_of_level, text, flags, take);
}

bool split_numbered(std::string_view text, const LoadOptions& flags, const TakePart& take) {
    return split_below(number_alone, text, flags, take);
}

std::vector<Part> blocks_of(std::string_view text, const LoadOptions& flags) {
    std::vector<Part> blocks;
    bool is_open = false;
    bool says_something = false;
    std::size_t begin = 0;
    std::size_t number = 0;
    for (const base::Line& line : base::lines_of(text)) {
        ++number;
        if (base::trim(line.text).empty()) {
            if (!says_something) blocks.clear();
            is_open = false;
            continue;
        }
        if (!std::exchange(is_open, true)) {
            if (blocks.empty()) begin = line.offset;
            blocks.push_back({.text = {}, .options = flags, .line = number});
        }
        blocks.back().text.append(line.text) += '\n';
        says_something = says_something || !is_skipped(line.text);
    }
    Beside above;
    look_at_comments(text.substr(0, begin), above);
    for (Part& block : blocks) {
        block.said = above;
        block.said.first_line = block.line;
    }
    if (blocks.size() < 2) return blocks;
    std::string closing;
    if (is_beside_levels(blocks.back().text)) {
        closing = std::move(blocks.back().text);
        blocks.pop_back();
    }
    heed_end(text, closing, std::span(blocks).first(blocks.size() - (closing.empty() ? 1 : 0)));
    return blocks;
}

}  // namespace decant::reading
