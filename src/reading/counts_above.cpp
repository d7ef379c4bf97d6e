// Tries each number for all that it may count.
// SPDX-License-Identifier: MIT
#include "reading/counts_above.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <variant>

#include "base/text.hpp"
#include "reading/unwrap.hpp"

namespace decant::reading {
namespace {

using base::Line;

constexpr std::size_t most_numbers = 3;

/// The numbers of a line that has nothing else; none if there are too many, or a 0, which may be an empty
/// place.
std::vector<int> numbers_in(std::string_view line) {
    constexpr int most = 999;
    constexpr std::string_view blanks = " \t";
    std::vector<int> numbers;
    for (std::size_t at = line.find_first_not_of(blanks); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        const auto number = base::parse_number(line.substr(at, end - at), most);
        if (!number || *number == 0 || numbers.size() == most_numbers) return {};
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
    const auto& tubes = board.tubes;
    const auto is_empty = [](const auto& tube) { return tube.units.empty(); };
    const std::ptrdiff_t count = std::ssize(tubes) + more_tubes;
    return {count, std::ssize(board.colors), tubes.front().capacity,
            std::count_if(tubes.begin(), tubes.end(), is_empty) + more_tubes,
            count - std::ssize(board.colors)};
}

using Meaning = std::vector<Counted>;  // of each number

bool has(const Meaning& meaning, Counted counted) {
    return std::find(meaning.begin(), meaning.end(), counted) != meaning.end();
}

/// Whether it counts that, or where it counts tubes beyond the colors, tubes in another way.
bool says_already(const Meaning& meaning, Counted counted) {
    const auto is_of_tubes = [](Counted each) {
        return each == Counted::tubes || each == Counted::empty_tubes;
    };
    const bool has_spare = counted == Counted::spare_tubes || has(meaning, Counted::spare_tubes);
    return has(meaning, counted) ||
           (has_spare && (is_of_tubes(counted) || std::any_of(meaning.begin(), meaning.end(), is_of_tubes)));
}

/// All ways to take each number for something else that there is as much of.
std::vector<Meaning> meanings_of(const std::vector<int>& numbers, const Amounts& amounts) {
    std::vector<Meaning> meanings{{}};
    for (const int number : numbers) {
        std::vector<Meaning> longer;
        for (const Meaning& meaning : meanings) {
            for (std::size_t i = 0; i < amounts.size(); ++i) {
                const auto counted = static_cast<Counted>(i);
                if (amounts[i] != number || says_already(meaning, counted)) continue;
                longer.push_back(meaning);
                longer.back().push_back(counted);
            }
        }
        meanings = std::move(longer);
    }
    return meanings;
}

/// Whether it says how many tubes there are.
bool counts_tubes(const Meaning& meaning) {
    return has(meaning, Counted::tubes) || has(meaning, Counted::empty_tubes) ||
           (has(meaning, Counted::colors) && has(meaning, Counted::spare_tubes));
}

/// Whether it says so in an order that heads have: empty tubes stand right behind the colors.
bool is_likely(const Meaning& meaning) {
    const auto colors = std::find(meaning.begin(), meaning.end(), Counted::colors);
    const bool has_next = colors != meaning.end() && colors + 1 != meaning.end();
    return has(meaning, Counted::tubes) ||
           (has_next && (*(colors + 1) == Counted::empty_tubes || *(colors + 1) == Counted::spare_tubes));
}

std::string in_words(const std::vector<int>& numbers, const Meaning& meaning) {
    std::string words;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::string noun = nouns[static_cast<std::size_t>(meaning[i])];
        const std::size_t end = std::min(noun.find(' ', noun.starts_with("empty") ? 6 : 0), noun.size());
        if (numbers[i] != 1) noun.insert(end, "s");
        words += fmt::format("{}{} {}", i == 0 ? "" : ", ", numbers[i], noun);
    }
    return words;
}

bool all_of(const std::vector<Meaning>& meanings, bool (*holds)(const Meaning&)) {
    return std::all_of(meanings.begin(), meanings.end(), holds);
}

bool any_of(const std::vector<Meaning>& meanings, bool (*holds)(const Meaning&)) {
    return std::any_of(meanings.begin(), meanings.end(), holds);
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
        if (are_running(counts.numbers_)) continue;
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
        if (numbers_.size() > 1) add_those_of(lines_ + number);
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
    if (blank_first_ > 0) return found;
    const std::string bare = plain.substr(0, plain.find_last_not_of(" \t\n") + 1) + '\n';
    std::string filled;
    for (const Line& line : base::lines_of(bare)) {
        const bool is_tube = line.offset > end_ && is_blank_line(line);
        filled += is_tube ? std::string(empty_tube) : std::string(line.text) + '\n';
    }
    const std::size_t blanks = blank_within_ + blank_last_;
    for (const std::size_t more : lacks()) {
        // The end of the text may be a line, too.
        const bool are_written = blanks > 0 && more >= blank_within_ && more <= blanks + 1;
        if (are_written || (numbers_.size() > 1 && blank_within_ == 0))
            found.push_back({with_more(filled, more - blank_within_), more});
    }
    return found;
}

bool CountsAbove::leaves_tubes_open(const Level& level) const {
    const puzzles::View view = level.puzzle().start().view();
    const auto* board = std::get_if<puzzles::BoardView>(&view);
    return board != nullptr && !all_of(meanings_of(numbers_, amounts_of(*board, 0)), counts_tubes);
}

std::optional<std::string> CountsAbove::meaning(const Level& level, std::size_t added) const {
    const puzzles::View view = level.puzzle().start().view();
    const auto* board = std::get_if<puzzles::BoardView>(&view);
    if (board == nullptr) return std::nullopt;
    const bool are_alike = std::all_of(board->tubes.begin(), board->tubes.end(), [&](const auto& tube) {
        return tube.capacity == board->tubes.front().capacity;
    });
    const Amounts amounts = amounts_of(*board, 0);
    const std::vector<Meaning> meanings = meanings_of(numbers_, amounts);
    if (!are_alike || meanings.empty()) return std::nullopt;
    // A name that may be a place changes how many colors there are.
    const bool has_doubtful_name =
        std::any_of(level.assumed().begin(), level.assumed().end(),
                    [](const Assumption& each) { return each.about == puzzles::Open::places; });
    const auto counts_colors = [](const Meaning& each) { return has(each, Counted::colors); };
    if (has_doubtful_name && !all_of(meanings, counts_colors)) return std::nullopt;
    const auto empty_tubes =
        static_cast<std::size_t>(amounts[static_cast<std::size_t>(Counted::empty_tubes)]);
    if (added > 0) {
        const bool is_told = empty_tubes == added && any_of(meanings, is_likely);
        return is_told ? std::optional(in_words(numbers_, meanings.front())) : std::nullopt;
    }
    const auto lacking = lacks();
    const bool may_lack =
        empty_tubes == 0 && std::any_of(lacking.begin(), lacking.end(), [&](std::size_t more) {
            return any_of(meanings_of(numbers_, amounts_of(*board, static_cast<std::ptrdiff_t>(more))),
                          is_likely);
        });
    const bool may_have_more = may_lack || blank_first_ + blank_within_ + blank_last_ > 0;
    const bool are_open = !all_of(meanings, counts_tubes) || (may_lack && blank_first_ > 0);
    if (may_have_more && are_open) return std::nullopt;
    return in_words(numbers_, meanings.front());
}

base::Place CountsAbove::place() const { return base::place_of(text_, begin_); }

}  // namespace decant::reading
