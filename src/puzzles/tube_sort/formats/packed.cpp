// Tubes whose units stand close together, each a letter, a digit or an emoji: `ABCD DABC - -`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/graphemes.hpp"
#include "base/likeness.hpp"
#include "base/text.hpp"
#include "puzzles/doubt.hpp"
#include "puzzles/tube_sort/amounts.hpp"
#include "puzzles/tube_sort/format.hpp"
#include "puzzles/tube_sort/groups.hpp"
#include "puzzles/tube_sort/names.hpp"

namespace decant::puzzles::tube_sort::packed {
namespace {

using base::quoted;

constexpr std::string_view marks = "*._-~";

bool is_alphanumeric(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool can_be_unit(std::string_view cluster) {
    if (cluster.size() == 1)
        return is_alphanumeric(cluster.front()) || marks.find(cluster.front()) != std::string_view::npos ||
               cluster == "?";
    const std::string look = base::likeness(cluster);
    return look.size() != 1 || is_alphanumeric(look.front());
}

/// `empty`, `null`, `空`: a word for an empty tube. Marks stand for its places, one each.
bool is_word_for_empty(std::string_view group) {
    return emptiness(group) == Emptiness::sure && group.find_first_not_of(group.front()) != std::string::npos;
}

/// `!O`: a tube that a curtain hides until the color O is complete, in the texts of a published player.
bool is_curtain(const Group& group) {
    return group.text.starts_with('!') && group.text.size() > 1 &&
           base::first_grapheme(group.text.substr(1)) == group.text.substr(1);
}

/// The groups with their letters as units, but words for emptiness.
Result<RawLevel> level_of(std::string_view text, const std::vector<Group>& groups, bool takes_words) {
    RawLevel level;
    level.is_packed = true;
    for (const Group& group : groups) {
        if (auto full = level.add_tube(text, group.offset)) return *std::move(full);
        if (group.text.empty()) continue;
        if (is_curtain(group)) {
            return problem_at(
                text, group.offset,
                fmt::format("{} is a curtain, which opens when {} is complete; decant has no rule for that",
                            quoted(group.text), quoted(group.text.substr(1))),
                "take it out once it is open");
        }
        if (takes_words && is_word_for_empty(group.text)) {
            if (auto full = level.add_unit(text, group.offset, std::string(group.text)))
                return *std::move(full);
            continue;
        }
        for (std::string_view rest = group.text; !rest.empty();) {
            const std::string_view cluster = base::first_grapheme(rest);
            const std::size_t at = group.offset + group.text.size() - rest.size();
            if (!can_be_unit(cluster)) {
                return problem_at(text, at, fmt::format("{} is no unit of a packed tube", quoted(cluster)),
                                  "write letters, digits or emoji, and '-' for an empty tube");
            }
            if (auto full = level.add_unit(text, at, std::string(cluster), cluster == "?"))
                return *std::move(full);
            rest.remove_prefix(cluster.size());
        }
    }
    return level;
}

/// Whether a tube has nothing but places, as far as that is sure.
bool is_empty(const RawLevel::Tube& tube) {
    return std::all_of(tube.units.begin(), tube.units.end(),
                       [](const RawLevel::Unit& unit) { return sign_of(unit) == Emptiness::sure; });
}

/// Whether the letters of each color fill whole tubes. Words of a language hardly do.
bool fill_tubes(const RawLevel& level) {
    const auto ways = ways_to_take(level);
    return first_unit(level, [](const auto& unit) { return unit.is_hidden; }) == nullptr &&
           std::any_of(ways.begin(), ways.end(),
                       [&](const auto& places) { return Names(level, {}, places).fill_tubes(); });
}

/// Whether lines may be layers of a picture, the topmost first, whose columns are the tubes.
bool may_be_layers(const RawLevel& level) {
    const std::size_t width = tallest(level);
    RawLevel columns;
    columns.tubes.resize(width);
    for (const RawLevel::Tube& row : level.tubes) {
        if (row.units.size() != width) return false;
        for (std::size_t i = 0; i < width; ++i) columns.tubes[i].units.push_back(row.units[i]);
    }
    const auto ways = ways_to_take(level);
    const ReadOptions nothing_said;
    return std::any_of(ways.begin(), ways.end(), [&](const auto& places) {
        const Names names(columns, nothing_said, places);
        return names.leave_some_out() && names.floating(Order::top_first) == nullptr && names.fill_tubes();
    });
}

/// Lines of marks may be empty tubes, or frames around levels and between them.
std::optional<Diagnostic> find_frame(std::string_view text, const RawLevel& level) {
    const std::size_t height = tallest(level);
    const RawLevel::Tube* marked = nullptr;
    for (const RawLevel::Tube& tube : level.tubes) {
        const bool is_marked = tube.units.size() > 1 && is_empty(tube);
        if (is_marked && marked == nullptr) marked = &tube;
        const bool stays_below = marked != nullptr && is_empty(tube);
        if (marked == nullptr || (stays_below && marked->units.size() == height)) continue;
        return problem_at(text, marked->offset, "this line may be a frame or an empty tube",
                          "leave it out, or write '-' for an empty tube, below the others");
    }
    return std::nullopt;
}

/// `RGB - GBR - BRG`: a mark between each two tubes of a line may separate them.
std::optional<Diagnostic> find_separator(std::string_view text, const std::vector<Group>& groups) {
    if (groups.size() < 3 || groups.size() % 2 == 0 || groups.front().line != groups.back().line)
        return std::nullopt;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::string_view group = groups[i].text;
        const bool is_mark = base::characters(group) == 1 && emptiness(group) == Emptiness::sure;
        if (is_mark != (i % 2 == 1) || group.empty()) return std::nullopt;
    }
    return problem_at(text, groups[1].offset,
                      fmt::format("{} may stand between tubes or be an empty one", quoted(groups[1].text)),
                      "write one tube a line, and '-' for an empty tube below the others");
}

/// The units of the groups, whatever stands between them.
Result<RawLevel> level_of(std::string_view text) {
    const auto groups = groups_in(text);
    if (!groups) return groups.error();
    auto level = level_of(text, groups->all, true);
    if (level && groups->are_lines) {
        if (auto frame = find_frame(text, *level)) return *std::move(frame);
    }
    const auto is_word = [](const Group& group) {
        return !group.text.empty() && is_word_for_empty(group.text);
    };
    if (!level || std::none_of(groups->all.begin(), groups->all.end(), is_word) || fill_tubes(*level))
        return level;
    // Letters may spell `null` by chance.
    auto letters = level_of(text, groups->all, false);
    return letters && fill_tubes(*letters) ? letters : level;
}

Result<RawLevel> parse(std::string_view text) {
    auto level = level_of(text);
    const auto groups = groups_in(text);
    if (level && groups) {
        if (auto separator = find_separator(text, groups->all)) return *std::move(separator);
    }
    return level;
}

/// Whether an empty tube is drawn in marks as high as the others. In lines, it may be a line below a title.
bool shows_height(const RawLevel& level) {
    return std::any_of(level.tubes.begin(), level.tubes.end(), [&](const RawLevel::Tube& tube) {
        return tube.units.size() == tallest(level) && is_empty(tube);
    });
}

/// `3R1G`: numbers between the letters that count them.
bool count_letters(std::string_view text, const RawLevel& level) {
    const auto amounts = amounts_in(text, level, {});
    return amounts && amounts->level;
}

/// What makes it sure that a text is packed: the counts of the letters, and tubes of one height that have not
/// more colors than there are tubes. Words that repeat as colors do may be colors themselves.
Recognition recognize(std::string_view text) {
    const auto groups = groups_in(text);
    if (!groups || groups->all.size() < 2) return Recognition::no;
    if (std::any_of(groups->all.begin(), groups->all.end(), is_curtain)) return Recognition::maybe;
    const auto level = level_of(text);
    if (!level || tallest(*level) < 2) return Recognition::no;
    if (count_letters(text, *level)) return Recognition::yes;
    std::size_t filled = 0;
    std::size_t least = tallest(*level);
    for (const RawLevel::Tube& tube : level->tubes) {
        if (is_empty(tube)) continue;
        ++filled;
        least = std::min(least, tube.units.size());
    }
    const bool fill = fill_tubes(*level);
    const bool is_even = least == tallest(*level) &&
                         (colors_of(*level).size() <= filled || (!groups->are_lines && shows_height(*level)));
    if (filled < 2 || (!fill && !is_even)) return Recognition::no;
    if (groups->are_lines && may_be_layers(*level)) return Recognition::no;
    if (tubes_repeat(*level)) return groups->are_lines && fill ? Recognition::maybe : Recognition::no;
    return is_even && (fill || !groups->are_plain) ? Recognition::yes : Recognition::maybe;
}

/// Whether a text has the units of the board that it was written for; a dash in empty tubes. Letters can join
/// with their neighbors to one character, or to as many others.
bool has_units(const RawLevel& level, const Board& board) {
    const auto is_unit = [&](const RawLevel::Unit& unit, const Color color) {
        return unit.color == (color == hidden ? "?" : board.colors[color]);
    };
    return std::equal(level.tubes.begin(), level.tubes.end(), board.tubes.begin(), board.tubes.end(),
                      [&](const RawLevel::Tube& tube, const Tube& wanted) {
                          const auto& units = tube.units;
                          if (wanted.units.empty()) return units.size() == 1 && units.front().color == "-";
                          return std::equal(units.begin(), units.end(), wanted.units.begin(),
                                            wanted.units.end(), is_unit);
                      });
}

Result<std::string> print(const Board& board) {
    if (const auto odd = cannot_vary("packed", board)) return *odd;
    if (const auto doubt = cannot_name("packed", board)) return *doubt;
    const auto empty = std::count_if(board.tubes.begin(), board.tubes.end(),
                                     [](const Tube& tube) { return tube.units.empty(); });
    if (empty == 0)
        return cannot_hold("packed", "a level without an empty tube, since nothing would tell the order");
    if (static_cast<std::size_t>(empty) + 2 > board.tubes.size())
        return cannot_hold("packed", "a single word, which may be a color");
    for (const std::string& name : board.colors) {
        const bool is_unit = base::first_grapheme(name) == name && can_be_unit(name) && name != "?";
        if (!is_unit) return cannot_hold("packed", fmt::format("the color {}", quoted(name)));
    }
    std::vector<std::string> words;
    for (const Tube& tube : board.tubes) {
        std::string& word = words.emplace_back(tube.units.empty() ? "-" : "");
        for (const Color color : tube.units) word += color == hidden ? "?" : board.colors[color];
        if (tube.units.size() > 1 && is_word_for_empty(word))
            return cannot_hold("packed", fmt::format("the tube {}, which reads as empty", quoted(word)));
    }
    const auto is_low = [](const Tube& tube) { return tube.units.size() < 2; };
    if (std::all_of(board.tubes.begin(), board.tubes.end(), is_low))
        return cannot_hold("packed", "tubes of a single unit each");
    std::string text = fmt::format("{}\n", fmt::join(words, " "));
    const auto again = level_of(text);
    if (again && !parse(text)) return cannot_hold("packed", "an empty tube between each two others");
    if (!again || !has_units(*again, board))
        return cannot_hold("packed", "colors that join to other characters");
    if (tubes_repeat(*again)) return cannot_hold("packed", "tubes that repeat, which may be words");
    return text;
}

}  // namespace

constinit const Format format{
    "packed",  "letters, digits or emoji close together: ABCD DABC - -, bottom first",
    recognize, parse,
    print,     "AB BA -\n"};

}  // namespace decant::puzzles::tube_sort::packed
