// The instances of a published search for hard levels: `height=4`, `colors=2`, `empty=1`, and a line
// `column=0101` for each full tube, bottom first.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "puzzles/tube_sort/format.hpp"

namespace decant::puzzles::tube_sort::columns {
namespace {

using base::Line;
using base::quoted;

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view keys[] = {"height", "colors", "empty", "column"};

struct Entry {
    std::string_view key;
    std::string_view value;
};

/// `key=value`, or both with a blank between.
Entry entry_of(std::string_view line) {
    const std::string_view content = base::trim(line);
    std::size_t end = content.find('=');
    if (end == std::string_view::npos) end = std::min(content.find_first_of(" \t"), content.size());
    return {base::trim(content.substr(0, end)),
            base::trim(content.substr(std::min(end + 1, content.size())))};
}

bool is_skipped(std::string_view line) {
    const std::string_view content = base::trim(line);
    return content.empty() || content.front() == '#';
}

std::size_t number_of(char c) {
    return digits.find(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<RawLevel> parse() {
        level_.order = Order::bottom_first;
        level_.empty_tube = "one more in empty=";
        for (const Line& line : base::lines_of(text_)) {
            if (is_skipped(line.text)) continue;
            if (auto problem = take(entry_of(line.text))) return *std::move(problem);
        }
        if (auto problem = check_numbers()) return *std::move(problem);
        for (int i = 0; i < numbers_["empty"].value; ++i) {
            if (auto full = level_.add_tube(text_, numbers_["empty"].offset)) return *std::move(full);
        }
        return std::move(level_);
    }

  private:
    struct Number {
        int value = 0;
        std::size_t offset = 0;
    };

    std::size_t offset_of(std::string_view part) const {
        return static_cast<std::size_t>(part.data() - text_.data());
    }

    std::optional<Diagnostic> take(const Entry& entry) {
        if (std::find(std::begin(keys), std::end(keys), entry.key) == std::end(keys)) {
            return problem_at(text_, offset_of(entry.key),
                              fmt::format("the key {} is unknown", quoted(entry.key)),
                              "the keys are height, colors, empty and column");
        }
        if (entry.key == "column") return take_column(entry.value);
        const auto number = base::parse_number(entry.value, max_tubes);
        if (!number) {
            return problem_at(text_, offset_of(entry.value),
                              fmt::format("{} is no number for {}", quoted(entry.value), entry.key),
                              fmt::format("use 0 to {}", max_tubes));
        }
        if (numbers_.try_emplace(entry.key, Number{*number, offset_of(entry.value)}).second)
            return std::nullopt;
        return problem_at(text_, offset_of(entry.key), fmt::format("{} appears twice", entry.key),
                          "keep one of them, or give the levels one by one");
    }

    std::optional<Diagnostic> take_column(std::string_view column) {
        if (auto full = level_.add_tube(text_, offset_of(column))) return full;
        for (const char& c : column) {
            if (c == ' ' || c == '\t') continue;
            const auto offset = static_cast<std::size_t>(&c - text_.data());
            const std::size_t number = number_of(c);
            if (number == std::string_view::npos) {
                return problem_at(text_, offset, fmt::format("{} is no color", quoted({&c, 1})),
                                  "write 0 to 9 and A to Z for the colors");
            }
            greatest_ = std::max(greatest_, number);
            colors_.insert(number);
            if (auto full = level_.add_unit(text_, offset, std::string(1, digits[number]), false, true))
                return full;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Diagnostic> check_numbers() {
        for (const std::string_view key : {"height", "colors", "empty"}) {
            if (!numbers_.contains(key))
                return problem_at(text_, text_.size(), fmt::format("{}= is missing", key), "add such a line");
        }
        const Number height = numbers_["height"];
        for (const RawLevel::Tube& tube : level_.tubes) {
            if (std::ssize(tube.units) == height.value) continue;
            return problem_at(text_, tube.offset,
                              fmt::format("this column has {}, the height is {}",
                                          base::counted(tube.units.size(), "unit"), height.value),
                              "correct one of them");
        }
        level_.capacity = capacity_of(fmt::format("{}", height.value));
        if (!level_.capacity) {
            return problem_at(text_, height.offset, fmt::format("{} is no height", height.value),
                              fmt::format("use 1 to {}", max_capacity));
        }
        const Number colors = numbers_["colors"];
        if (std::ssize(colors_) == colors.value && greatest_ < colors_.size()) return std::nullopt;
        return problem_at(text_, colors.offset,
                          fmt::format("the columns have {}, the greatest of which is {}",
                                      base::counted(colors_.size(), "color"), digits[greatest_]),
                          "correct colors=, and number the colors from 0");
    }

    std::string_view text_;
    RawLevel level_;
    std::map<std::string_view, Number> numbers_;
    std::set<std::size_t> colors_;
    std::size_t greatest_ = 0;
};

Recognition recognize(std::string_view text) {
    for (const Line& line : base::lines_of(text.substr(0, 4096))) {
        if (is_skipped(line.text)) continue;
        const Entry entry = entry_of(line.text);
        const bool is_key = std::find(std::begin(keys), std::end(keys), entry.key) != std::end(keys);
        return is_key && line.text.find('=') != std::string_view::npos ? Recognition::yes : Recognition::no;
    }
    return Recognition::no;
}

Result<RawLevel> parse(std::string_view text) { return Parser(text).parse(); }

Result<std::string> print(const Board& board) {
    if (const auto odd = cannot_vary("columns", board)) return *odd;
    if (all_full(board)) return cannot_hold("columns", "a level in which all tubes are full");
    if (has_hidden_units(board)) return cannot_hold("columns", "hidden units");
    if (board.colors.empty()) return cannot_hold("columns", "a level without units");
    if (board.colors.size() > digits.size()) return cannot_hold("columns", "more than 36 colors");
    const auto full = [](const Tube& tube) { return tube.full(); };
    const auto first_other = std::find_if_not(board.tubes.begin(), board.tubes.end(), full);
    const auto filled =
        std::find_if(first_other, board.tubes.end(), [](const Tube& tube) { return !tube.units.empty(); });
    if (filled != board.tubes.end()) {
        return cannot_hold("columns",
                           filled->full() ? "an empty tube before a full one" : "partly filled tubes");
    }
    std::string text = fmt::format("height={}\ncolors={}\nempty={}\n", tallest_capacity(board),
                                   board.colors.size(), board.tubes.end() - first_other);
    for (auto tube = board.tubes.begin(); tube != first_other; ++tube) {
        text += "column=";
        for (const Color color : tube->units) text += digits[color];
        text += '\n';
    }
    return text;
}

}  // namespace

constinit const Format format{"columns", "height=, colors=, empty= and a column= per full tube, bottom first",
                              recognize, parse,
                              print,     "height=2\ncolors=2\nempty=1\ncolumn=01\ncolumn=10\n"};

}  // namespace decant::puzzles::tube_sort::columns
