// The tubes that decant draws for people, as `show` and `solve` print them.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort::drawing {
namespace {

using base::Line;
using base::trim;

constexpr std::string_view bottom = "'---'";
constexpr std::size_t cell_width = bottom.size();

/// Whether a line is the bottoms of tubes beside each other.
bool is_floor(std::string_view line) {
    std::string_view rest = trim(line);
    if (rest.empty()) return false;
    while (rest.starts_with(bottom)) rest = trim(rest.substr(bottom.size()));
    return rest.empty();
}

bool is_row(std::string_view line) { return trim(line).starts_with('|'); }

/// The rules that a heading such as `2 colors in 3 tubes of 2, water rules` names.
std::optional<Rules> rules_in(std::string_view heading) {
    for (const Rules rules : {Rules::water, Rules::ball}) {
        if (heading.ends_with(fmt::format(", {} rules", word(rules)))) return rules;
    }
    return std::nullopt;
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), lines_(base::lines_of(text)) {
        level_.is_native = true;
    }

    Result<RawLevel> parse() {
        if (!take_head()) return *std::move(problem_);
        do {
            if (!take_band()) return *std::move(problem_);
        } while (goes_on());
        take_legend();
        settle_capacities();
        return std::move(level_);
    }

  private:
    bool fail(std::size_t offset, std::string_view what, std::string_view remedy = "copy the whole drawing") {
        problem_ = problem_at(text_, offset, std::string(what), remedy);
        return false;
    }

    /// Blank lines, and one that tells the rules.
    bool take_head() {
        for (; at_ < lines_.size() && !is_row(lines_[at_].text); ++at_) {
            const std::string_view line = trim(lines_[at_].text);
            if (line.empty()) continue;
            const auto rules = rules_in(line);
            if (!rules || level_.rules)
                return fail(lines_[at_].offset, "this line stands before the drawing", "remove it");
            level_.rules = rules;
        }
        return true;
    }

    /// Tubes beside each other: rows, bottoms, numbers.
    bool take_band() {
        const std::size_t top = at_;
        const std::string number = fmt::format("{}", level_.tubes.size() + 1);
        while (at_ < lines_.size() && is_row(lines_[at_].text)) ++at_;
        if (at_ == lines_.size() || !is_floor(lines_[at_].text)) {
            const std::size_t offset = at_ < lines_.size() ? lines_[at_].offset : text_.size();
            return fail(offset, "the tubes have no bottoms");
        }
        const Line& floor = lines_[at_];
        std::vector<std::ptrdiff_t> bars;
        for (std::size_t line = top; line < at_; ++line)
            bars.push_back(std::count(lines_[line].text.begin(), lines_[line].text.end(), '|'));
        for (std::size_t column = floor.text.find('\''); column < floor.text.size();
             column = std::min(floor.text.find('\'', column + cell_width), floor.text.size())) {
            if (!take_tube(column, top, floor.offset + column, bars)) return false;
        }
        for (std::size_t line = top; line < at_; ++line) {
            if (bars[line - top] != 0) return does_not_fit(lines_[line]);
        }
        if (first_number(at_ + 1) != number)
            return fail(floor.offset, "the tubes above have no numbers below them");
        const Line& numbers = lines_[at_ + 1];
        if (const std::size_t star = numbers.text.find('*'); star < numbers.text.size())
            return fail(numbers.offset + star,
                        "the tube with this star has rules, which a drawing does not hold",
                        "give the level as code or native text");
        at_ += 2;
        return true;
    }

    bool does_not_fit(const Line& row) {
        return fail(row.offset, "this row does not fit the bottoms of the tubes",
                    "copy the whole drawing, blanks included");
    }

    /// From the bottom up. Takes its bars from those of the rows.
    bool take_tube(std::size_t column, std::size_t top, std::size_t offset,
                   std::vector<std::ptrdiff_t>& bars) {
        problem_ = level_.add_tube(text_, offset);
        if (problem_) return false;
        int places = 0;
        for (std::size_t line = at_; line-- > top; ++places) {
            const std::string_view row = lines_[line].text;
            const std::string_view cell = column < row.size() ? row.substr(column, cell_width) : "";
            if (trim(cell).empty()) break;
            if (cell.size() < cell_width || cell.front() != '|' || cell.back() != '|')
                return does_not_fit(lines_[line]);
            bars[line - top] -= 2;
            const std::string_view unit = trim(cell.substr(1, cell_width - 2));
            if (unit.empty()) continue;
            const std::size_t at = lines_[line].offset + column + 2;
            const bool is_hidden = unit.size() == 2 && unit.front() == '?' && unit.back() != '?';
            if (unit.size() > 1 && !is_hidden) return fail(at, "this unit is not a letter");
            if (static_cast<std::size_t>(places) > level_.tubes.back().units.size())
                return fail(at, "this unit lies above an empty place");
            problem_ = level_.add_unit(text_, at, std::string(1, unit.back()), unit == "?");
            if (problem_) return false;
            level_.tubes.back().units.back().is_hidden = is_hidden;
        }
        if (places < 1 || places > max_capacity)
            return fail(offset, "this tube is too low or too high", "draw 1 to 32 places above each bottom");
        level_.tubes.back().capacity = places;
        return true;
    }

    /// The first number in a line, which tells the first tube above it.
    [[nodiscard]] std::string_view first_number(std::size_t line) const {
        const std::string_view numbers = line < lines_.size() ? trim(lines_[line].text) : "";
        return numbers.substr(0, numbers.find_first_of(" *"));
    }

    /// Whether more tubes of the same level follow: below blank lines, with numbers that go on.
    bool goes_on() {
        while (at_ < lines_.size() && trim(lines_[at_].text).empty()) ++at_;
        std::size_t floor = at_;
        while (floor < lines_.size() && is_row(lines_[floor].text)) ++floor;
        return floor > at_ && first_number(floor + 1) == fmt::format("{}", level_.tubes.size() + 1);
    }

    /// ` A red   B blue`: where each letter has its own name, these are the colors.
    void take_legend() {
        std::map<std::string, std::string> names;
        std::set<std::string> used;
        for (; at_ < lines_.size() && trim(lines_[at_].text).size() > 2; ++at_) {
            std::string_view rest = trim(lines_[at_].text);
            while (rest.size() > 2 && rest[1] == ' ') {
                const std::string_view name = trim(rest.substr(2, rest.find("   ") - 2));
                names.emplace(rest.substr(0, 1), name);
                used.emplace(name);
                rest = trim(rest.substr(std::min(rest.find("   "), rest.size())));
            }
        }
        std::set<std::string> letters;
        for (const RawLevel::Tube& tube : level_.tubes) {
            for (const RawLevel::Unit& unit : tube.units) {
                if (!unit.is_unknown) letters.insert(unit.color);
            }
        }
        const bool names_all = names.size() == letters.size() && used.size() == names.size() &&
                               std::all_of(letters.begin(), letters.end(),
                                           [&](const std::string& letter) { return names.contains(letter); });
        if (!names_all) return;
        for (RawLevel::Tube& tube : level_.tubes) {
            for (RawLevel::Unit& unit : tube.units) {
                if (!unit.is_unknown) unit.color = names.at(unit.color);
            }
        }
    }

    /// A capacity that all tubes have is that of the level.
    void settle_capacities() {
        const auto capacity = level_.tubes.front().capacity;
        if (!std::all_of(level_.tubes.begin(), level_.tubes.end(),
                         [&](const RawLevel::Tube& tube) { return tube.capacity == capacity; }))
            return;
        level_.capacity = capacity;
        for (RawLevel::Tube& tube : level_.tubes) tube.capacity.reset();
    }

    std::string_view text_;
    std::vector<Line> lines_;
    std::size_t at_ = 0;  ///< the next line
    RawLevel level_;
    std::optional<Diagnostic> problem_;
};

Recognition recognize(std::string_view text) {
    const std::size_t at = text.find(bottom);
    if (at == std::string_view::npos) return Recognition::no;
    const std::size_t start = text.rfind('\n', at) + 1;
    if (!is_floor(text.substr(start, text.find('\n', at) - start)) || start < 2) return Recognition::no;
    const std::size_t above = text.rfind('\n', start - 2) + 1;
    return is_row(text.substr(above, start - 1 - above)) ? Recognition::yes : Recognition::no;
}

}  // namespace

/// Layers above this one draw.
constinit const Format format{
    "drawing", "the tubes that show and solve draw",
    recognize, parse_by<Parser>,
    nullptr,   "| B | | A | |   |\n| A | | B | |   |\n'---' '---' '---'\n  1     2     3\n"};

}  // namespace decant::puzzles::tube_sort::drawing
