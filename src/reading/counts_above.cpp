// Tries each number for all that it may count.
// SPDX-License-Identifier: MIT
#include "reading/counts_above.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "base/text.hpp"
#include "reading/board.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {
namespace {

using base::Line;

constexpr std::size_t most_numbers = 3;

/// The numbers of a line that has nothing else; none if there are too many, or one that begins with a zero,
/// as tubes of digits and empty places do.
std::vector<int> numbers_in(std::string_view line) {
    constexpr int most = 999;
    constexpr std::string_view blanks = " \t,;";
    std::vector<int> numbers;
    for (std::size_t at = line.find_first_not_of(blanks); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        const auto number = base::parse_number(line.substr(at, end - at), most);
        if (!number || line[at] == '0' || numbers.size() == most_numbers) return {};
        numbers.push_back(*number);
        at = std::min(line.find_first_not_of(blanks, end), line.size());
    }
    return numbers;
}

/// `1 2 3` names columns.
bool are_running(const std::vector<int>& numbers) {
    return numbers.size() > 1 && numbers.front() <= 1 &&
           std::adjacent_find(numbers.begin(), numbers.end(), [](int a, int b) { return b != a + 1; }) ==
               numbers.end();
}

enum class Counted { tubes, colors, units, empty_tubes, spare_tubes };

constexpr std::array nouns{"tube", "color", "unit per tube", "empty tube", "tube more than colors"};

/// How much there is of each, in the order of the values.
using Amounts = std::array<std::ptrdiff_t, nouns.size()>;

Amounts amounts_of(const puzzles::BoardView& board, std::ptrdiff_t more_tubes) {
    const std::ptrdiff_t count = std::ssize(board.tubes) + more_tubes;
    const std::ptrdiff_t colors = std::ssize(board.colors);
    return {count, colors, board.tubes.front().capacity, empty_tubes(board) + more_tubes, count - colors};
}

using Roles = std::vector<Counted>;  // of each number

bool has(const Roles& roles, Counted counted) {
    return std::find(roles.begin(), roles.end(), counted) != roles.end();
}

/// Whether it counts that, or where it counts tubes beyond the colors, tubes in another way.
bool says_already(const Roles& roles, Counted counted) {
    const auto is_of_tubes = [](Counted each) {
        return each == Counted::tubes || each == Counted::empty_tubes;
    };
    const bool has_spare = counted == Counted::spare_tubes || has(roles, Counted::spare_tubes);
    return has(roles, counted) ||
           (has_spare && (is_of_tubes(counted) || std::any_of(roles.begin(), roles.end(), is_of_tubes)));
}

/// All ways to take each number for something else that there is as much of.
std::vector<Roles> roles_in(const std::vector<int>& numbers, const Amounts& amounts) {
    std::vector<Roles> found{{}};
    for (const int number : numbers) {
        std::vector<Roles> longer;
        for (const Roles& roles : found) {
            for (std::size_t i = 0; i < amounts.size(); ++i) {
                const auto counted = static_cast<Counted>(i);
                if (amounts[i] != number || says_already(roles, counted)) continue;
                longer.push_back(roles);
                longer.back().push_back(counted);
            }
        }
        found = std::move(longer);
    }
    return found;
}

/// Whether one says how many tubes there are.
bool counts_tubes(const Roles& roles) {
    return std::any_of(roles.begin(), roles.end(),
                       [](Counted each) { return each != Counted::colors && each != Counted::units; });
}

bool counts_colors(const Roles& roles) { return has(roles, Counted::colors); }

std::string in_words(const std::vector<int>& numbers, const Roles& roles) {
    std::string words;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::string noun = nouns[static_cast<std::size_t>(roles[i])];
        const std::size_t end = std::min(noun.find(' ', noun.starts_with("empty") ? 6 : 0), noun.size());
        if (numbers[i] != 1) noun.insert(end, "s");
        words += fmt::format("{}{} {}", i == 0 ? "" : ", ", numbers[i], noun);
    }
    return words;
}

}  // namespace

std::vector<CountsAbove> CountsAbove::find(std::string_view text) {
    constexpr std::size_t most_bytes = std::size_t{1} << 16;  // it is read for each number
    if (text.size() > most_bytes || !has_lines_of_level(text)) return {};
    const std::vector<Line> all = base::lines_of(text);
    std::vector<Line> lines = all;
    std::erase_if(lines, is_blank_line);
    std::vector<CountsAbove> found;
    CountsAbove counts;
    counts.text_ = text;
    for (std::size_t head = 0; head + 1 < lines.size() && counts.numbers_.size() == head; ++head) {
        const auto numbers = numbers_in(lines[head].text);
        if (numbers.empty() || head + numbers.size() > most_numbers || (head > 0 && numbers.size() > 1))
            break;
        counts.numbers_.insert(counts.numbers_.end(), numbers.begin(), numbers.end());
        if (are_running(numbers)) continue;
        counts.begin_ = lines.front().offset;
        counts.end_ = lines[head].offset + lines[head].text.size();
        counts.lines_ = lines.size() - head - 1;
        const auto blanks_between = [&](std::size_t begin, std::size_t end) {
            return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](const Line& line) {
                return line.offset >= begin && line.offset < end && is_blank_line(line);
            }));
        };
        counts.blank_first_ = blanks_between(counts.end_, lines[head + 1].offset);
        counts.blank_within_ = blanks_between(lines[head + 1].offset, lines.back().offset);
        counts.blank_last_ = blanks_between(lines.back().offset, text.size());
        counts.may_be_tube_ = std::any_of(
            lines.begin() + static_cast<std::ptrdiff_t>(head) + 1, lines.end(),
            [&](const Line& line) { return numbers_in(line.text).size() == counts.numbers_.size(); });
        found.push_back(counts);
    }
    return found;
}

std::vector<std::size_t> CountsAbove::lacks() const {
    constexpr std::size_t most = 64;
    std::set<std::size_t> lacks;
    const auto add_those_of = [&](std::size_t tubes) {
        if (tubes > lines_ && tubes - lines_ < most) lacks.insert(tubes - lines_);
    };
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        const auto number = static_cast<std::size_t>(numbers_[i]);
        add_those_of(number);
        add_those_of(lines_ + number);
        if (i > 0) add_those_of(number + static_cast<std::size_t>(numbers_[i - 1]));
    }
    return {lacks.begin(), lacks.end()};
}

std::vector<CountsAbove::Lines> CountsAbove::below() const {
    constexpr std::string_view empty_tube = "empty\n";
    std::string plain(text_);
    std::replace_if(
        plain.begin() + static_cast<std::ptrdiff_t>(begin_),
        plain.begin() + static_cast<std::ptrdiff_t>(end_), [](char c) { return c != '\n'; }, ' ');
    const auto with_more = [&](std::string text, std::size_t more) {
        for (std::size_t i = 0; i < more; ++i) text += empty_tube;
        return text;
    };
    std::vector<Lines> found{{plain}};
    const std::string bare = plain.substr(0, plain.find_last_not_of(" \t\n") + 1) + '\n';
    std::string filled;
    for (const Line& line : base::lines_of(bare)) {
        const bool is_tube = line.offset > end_ && is_blank_line(line);
        filled += is_tube ? std::string(empty_tube) : std::string(line.text) + '\n';
    }
    const std::size_t least = blank_first_ + blank_within_;
    const std::size_t blanks = least + blank_last_;
    for (const std::size_t more : lacks()) {
        // One at the end may be nothing. The end of the text may be a line, too.
        const bool are_written = numbers_.size() == 1 || least > 0 || blanks > 1;
        const bool can_be = !are_written || (blanks > 0 && more <= blanks + 1);
        if (can_be && more >= least) found.push_back({with_more(filled, more - least), more});
    }
    return found;
}

std::optional<CountsAbove::Meaning> CountsAbove::meaning(const Level& level, std::size_t added) const {
    const auto board = board_of(level);
    if (!board) return std::nullopt;
    const bool are_alike = std::all_of(board->tubes.begin(), board->tubes.end(), [&](const auto& tube) {
        return tube.capacity == board->tubes.front().capacity;
    });
    const auto roles_with = [&](std::size_t more) {
        return roles_in(numbers_, amounts_of(*board, static_cast<std::ptrdiff_t>(more)));
    };
    const auto roles = roles_with(0);
    const std::ptrdiff_t empties = empty_tubes(*board);
    const bool are_added = added == 0 || empties == static_cast<std::ptrdiff_t>(added);
    if (!are_alike || roles.empty() || !are_added) return std::nullopt;
    const auto lacking = lacks();
    const bool may_lack = empties == 0 && std::any_of(lacking.begin(), lacking.end(), [&](std::size_t more) {
                              return !roles_with(more).empty();
                          });
    const bool may_have_more = added > 0 || may_lack || blank_first_ + blank_within_ + blank_last_ > 0;
    const bool tell_tubes = std::all_of(roles.begin(), roles.end(), counts_tubes);
    // As a color it would fill tubes, and others be empty.
    const bool has_doubtful_place =
        std::any_of(level.assumed().begin(), level.assumed().end(),
                    [](const Assumption& each) { return each.about == puzzles::Open::places && each.doubt; });
    const bool may_be_color = has_doubtful_place && !std::all_of(roles.begin(), roles.end(), counts_colors);
    const bool may_begin_blank = blank_first_ > 0 && (added > 0 || may_lack);
    return Meaning{in_words(numbers_, roles.front()),
                   may_have_more && (!tell_tubes || may_be_color || may_begin_blank),
                   board->colors.size() > 1};
}

base::Place CountsAbove::place() const { return base::place_of(text_, begin_); }

}  // namespace decant::reading
