// Takes lines off both ends, and bars off all others.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/frame.hpp"

#include <algorithm>
#include <vector>

#include "base/boxes.hpp"
#include "base/text.hpp"
#include "puzzles/tube_sort/board.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Line;
using base::trim;

std::vector<std::string_view> split(std::string_view line, std::string_view separators) {
    std::vector<std::string_view> parts;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(separators), line.size());
        if (const auto part = trim(line.substr(0, end)); !part.empty()) parts.push_back(part);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return parts;
}

/// Bottoms of narrow tubes: `|_| |_|`, `+-+ +-+`.
bool is_row_of_bottoms(std::string_view line) {
    std::size_t bottoms = 0;
    for (line = trim(line); !line.empty(); line = trim(line.substr(3)), ++bottoms) {
        if (!line.starts_with("|_|") && !line.starts_with("+-+")) return false;
    }
    return bottoms > 1;
}

/// In how many parts a line of marks is, such as `=====` and `--- ---`; 0 if it is none.
std::size_t parts_of_rule(std::string_view line) {
    const auto parts = split(line, " \t+|");
    if (is_row_of_bottoms(line)) return parts.size();
    const auto is_rule = [](std::string_view part) {
        return part.size() > 1 && std::string_view("-=_~").find(part.front()) != std::string_view::npos &&
               part.find_first_not_of(part.front()) == std::string_view::npos;
    };
    const bool is_long = parts.size() > 1 || (parts.size() == 1 && parts.front().size() > 2);
    return is_long && std::all_of(parts.begin(), parts.end(), is_rule) ? parts.size() : 0;
}

/// A line that numbers columns.
struct Numbers {
    std::size_t count = 0;
    std::string_view word;  ///< before each number, if any
};

/// From 0 or 1 on, perhaps with one word before each number.
std::optional<Numbers> columns_numbered(std::string_view line) {
    std::string_view separators = " \t";
    for (const std::string_view each : {",", ";", "|", "\t"}) {
        if (line.find(each) != std::string_view::npos) separators = each;
    }
    const auto labels = split(line, separators);
    if (labels.size() < 2 || labels.size() > max_tubes) return std::nullopt;
    const auto word_of = [](std::string_view label) {
        return label.substr(0, label.find_first_of("0123456789"));
    };
    std::optional<int> before;
    for (const std::string_view label : labels) {
        if (word_of(label) != word_of(labels.front())) return std::nullopt;
        const std::string_view word = word_of(label);
        const auto number = base::parse_number(label.substr(word.size()), static_cast<int>(max_tubes));
        if (!number || (before ? *number != *before + 1 : *number > 1)) return std::nullopt;
        before = number;
    }
    return Numbers{labels.size(), trim(word_of(labels.front()))};
}

class FrameTaker {
  public:
    explicit FrameTaker(std::string_view text)
        : text_(base::without_boxes(text)), framed_{text_}, lines_(base::lines_of(text_)) {
        std::erase_if(lines_, [](const Line& line) { return trim(line.text).empty(); });
    }

    std::optional<Framed> take() {
        constexpr std::size_t most = 3;  // a rule, numbers and one more rule
        for (std::size_t i = 0; i < most && lines_.size() > 1 && take_end(lines_.back(), true); ++i)
            lines_.pop_back();
        for (std::size_t i = 0; i < most && lines_.size() > 1 && take_end(lines_.front(), false); ++i)
            lines_.erase(lines_.begin());
        if (!take_bars() || !is_framed_) return std::nullopt;
        return std::move(framed_);
    }

  private:
    bool take_end(const Line& line, bool is_below) {
        if (!is_below && is_row_of_bottoms(line.text)) return false;
        const std::size_t parts = parts_of_rule(line.text);
        const auto numbers = parts > 0 ? std::nullopt : columns_numbered(line.text);
        if (parts == 0 && (!numbers || is_numbered_)) return false;
        if (numbers) {
            is_numbered_ = true;
            framed_.are_numbers = numbers->word.empty();
            framed_.are_tubes =
                is_word_for_tube(numbers->word) || base::in_lower_case(numbers->word) == letter_for_tube;
            framed_.offset = line.offset;
        }
        const std::size_t told = numbers ? numbers->count : parts > 1 ? parts : 0;
        if (told > 0 && framed_.columns > 0 && told != framed_.columns) return false;
        framed_.columns = std::max(framed_.columns, told);
        // Below a rule above all rows, the lower one ends a box.
        framed_.has_floors = is_below ? framed_.has_floors || parts > 1 : framed_.has_floors && parts == 0;
        if (!is_framed_ && !numbers) framed_.offset = line.offset;
        is_framed_ = true;
        blank(line);
        return true;
    }

    void blank(const Line& line) {
        std::fill_n(framed_.rows.begin() + static_cast<std::ptrdiff_t>(line.offset), line.text.size(), ' ');
    }

    /// Where the bars of a line stand, but those around it.
    static std::vector<std::size_t> bars_in(const Line& line) {
        std::vector<std::size_t> bars;
        for (std::size_t i = 0; i < line.text.size(); ++i) {
            if (line.text[i] == '|') bars.push_back(line.offset + i);
        }
        const std::string_view content = trim(line.text);
        if (bars.size() > 1 && content.starts_with('|') && content.ends_with('|')) {
            bars.erase(bars.begin());
            bars.pop_back();
        }
        return bars;
    }

    /// Commas for bars, if all lines have as many; false where only some have any.
    bool take_bars() {
        const auto has_bar = [](const Line& line) { return line.text.find('|') != std::string_view::npos; };
        if (std::none_of(lines_.begin(), lines_.end(), has_bar)) return true;
        const auto has_comma = [](const Line& line) {
            return line.text.find_first_of(",;") != std::string_view::npos;
        };
        if (std::any_of(lines_.begin(), lines_.end(), has_comma)) return false;
        // A bar before all rows may begin them, or stand behind a column without units.
        const auto only_begins = [](const Line& line) {
            return trim(line.text).starts_with('|') && !trim(line.text).ends_with('|');
        };
        if (std::all_of(lines_.begin(), lines_.end(), only_begins)) return false;
        const std::size_t count = bars_in(lines_.front()).size();
        for (const Line& line : lines_) {
            const auto bars = bars_in(line);
            if (bars.empty() || bars.size() != count) return false;
        }
        // `| a | | b |`: the bars of each tube, with a blank between two of them.
        const bool have_gaps = framed_.columns > 0 && count + 2 == 2 * framed_.columns;
        if (framed_.columns > 0 && !have_gaps && count + 1 != framed_.columns) return false;
        for (const Line& line : lines_) {
            const auto bars = bars_in(line);
            std::replace(at(line.offset), at(line.offset + line.text.size()), '|', ' ');
            for (std::size_t i = 0; i < bars.size(); i += have_gaps ? 2 : 1) {
                const bool is_gap =
                    !have_gaps ||
                    trim(line.text.substr(bars[i] - line.offset + 1, bars[i + 1] - bars[i] - 1)).empty();
                if (!is_gap) return false;
                framed_.rows[bars[i]] = ',';
            }
        }
        if (!is_framed_) framed_.offset = lines_.front().offset;
        is_framed_ = true;
        return true;
    }

    [[nodiscard]] std::string::iterator at(std::size_t offset) {
        return framed_.rows.begin() + static_cast<std::ptrdiff_t>(offset);
    }

    const std::string text_;
    Framed framed_;
    std::vector<Line> lines_;
    bool is_framed_ = false;
    bool is_numbered_ = false;
};

}  // namespace

std::optional<Framed> without_frame(std::string_view text) { return FrameTaker(text).take(); }

}  // namespace decant::puzzles::tube_sort
