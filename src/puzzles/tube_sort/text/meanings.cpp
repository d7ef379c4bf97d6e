// Both orders, empty tubes, and words for emptiness, as far as counts leave them open.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/meanings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "puzzles/keys.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Option;
using Meaning = ProposalOf<Board>;

Assumption order_of(Order order, bool is_open, const base::NumberedText& text, std::size_t at) {
    const auto option = [](Order which) {
        return Option{which == Order::top_first ? "top_first" : "bottom_first"};
    };
    Assumption assumed{Open::order, order == Order::top_first ? "top first" : "bottom first", option(order)};
    if (!is_open || order == Order::bottom_first) return assumed;
    assumed.doubt = problem_at(
        text, at, "this text may list tubes bottom first or top first, which are two levels",
        base::Remedy{"use ", option(Order::bottom_first)}.or_else({"use ", option(Order::top_first)}),
        base::ProblemKind::order_not_stated);
    return assumed;
}

/// The capacity and the rules, unless options say them.
std::vector<Assumption> taken_for_granted(int capacity, const ReadOptions& options) {
    std::vector<Assumption> assumed;
    if (!options.capacity)
        assumed.push_back({Open::capacity, fmt::format("{} units per tube", capacity),
                           Option{"capacity", fmt::format("{}", capacity)}});
    if (!options.rules) assumed.push_back({Open::rules, "water rules", Option{"rules", "water"}});
    return assumed;
}

/// The tubes as they are written, without empty places.
RawLevel level_of(const Candidate& found) {
    RawLevel level;
    level.capacity = found.counted.capacity;
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        const Row& row = found.row(at);
        RawLevel::Tube& tube = level.tubes.emplace_back();
        tube.offset = row.begin;
        tube.capacity = row.capacity;
        for (const Cell& cell : row.cells) {
            if (!found.is_place(cell)) tube.units.push_back({cell.text, is_hidden_unit(cell), cell.begin});
        }
    }
    return level;
}

/// Keys beside the units of a tube that may change it: those whose values say something.
std::optional<base::Diagnostic> unknown_keys(const Candidate& found, const base::NumberedText& text,
                                             const ReadOptions& options, std::vector<Span>& spans) {
    UnknownKeys unknown(options.ignored_keys);
    std::optional<std::size_t> first;
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        for (const Cell& cell : found.row(at).beside) {
            const TubeRole role = role_in_tube(plain_key(cell.key));
            const bool is_known = role != TubeRole::unknown && role != TubeRole::hidden;
            if (cell.key.empty() || is_known || says_nothing(plain_key(cell.text)) ||
                unknown.ignores(cell.key))
                continue;
            unknown.add(cell.key);
            spans.push_back({cell.begin, cell.end, TextRole::mark});
            if (!first) first = cell.begin;
        }
    }
    return first ? unknown.fault(text.place_of(*first)) : std::nullopt;
}

/// The last lines above a place, the nearest first.
std::vector<base::Line> lines_above(std::string_view text, std::size_t begin, int count) {
    std::vector<base::Line> lines;
    std::size_t end = begin == 0 ? std::string_view::npos : text.rfind('\n', begin - 1);
    for (; end != std::string_view::npos && count > 0; --count) {
        const std::size_t before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
        const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
        lines.push_back({text.substr(start, end - start), start});
        end = before;
    }
    return lines;
}

/// One or two numbers, alone in the line above the rows or in two lines above them. Blank lines between them
/// and the rows may be tubes.
std::vector<int> numbers_above(std::string_view text, std::size_t begin, std::vector<Span>& spans) {
    constexpr int most_lines = 2 + max_tubes;
    std::vector<int> numbers;
    for (const base::Line& line : lines_above(text, begin, most_lines)) {
        std::vector<int> in_line;
        for (const std::string_view word : base::words_of(line.text, " \t")) {
            const auto number = base::parse_number(word, max_tubes);
            if (!number) return numbers;
            in_line.push_back(*number);
        }
        if (in_line.empty() && numbers.empty()) continue;
        if (in_line.empty() || in_line.size() + numbers.size() > 2) break;
        numbers.insert(numbers.begin(), in_line.begin(), in_line.end());
        spans.push_back({line.offset, line.offset + line.text.size(), TextRole::header});
    }
    return numbers;
}

/// How many empty tubes are not among the rows, each way: as it is said, or one or two where no tube has
/// room.
struct Empties {
    std::vector<int> added = {0};
    bool is_open = false;
    std::vector<std::size_t> before = {};  ///< the rows that they stand before; the others come last
};

/// The rows with a line without units above them, once for each such line, below a head that ends there.
std::vector<std::size_t> below_blank_lines(const Candidate& found, std::string_view text, std::size_t end) {
    std::vector<std::size_t> rows;
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        const std::string_view gap = text.substr(end, found.row(at).begin - end);
        const auto ends_of_lines = static_cast<std::size_t>(std::count(gap.begin(), gap.end(), '\n'));
        if (ends_of_lines > 1) rows.resize(rows.size() + ends_of_lines - 1, at - found.counted.first);
        end = found.row(at).end;
    }
    return rows;
}

Empties empties_of(const Candidate& found, std::string_view text, const ReadOptions& options,
                   std::vector<Span>& spans) {
    if (options.empty_tubes) return {};
    const auto rows = static_cast<int>(found.counted.last - found.counted.first);
    std::vector<Span> above;
    const std::vector<int> numbers = numbers_above(text, found.begin(), above);
    const bool tell_tubes = !numbers.empty() && !found.are_columns && numbers[0] >= rows &&
                            numbers[0] <= 2 * rows &&
                            (numbers.size() == 1 || numbers[1] == found.counted.capacity);
    if (tell_tubes && (numbers[0] > rows || numbers.size() == 2)) {
        spans.insert(spans.end(), above.begin(), above.end());
        Empties empties{{numbers[0] - rows}};
        // Between brackets, a blank line is layout.
        if (found.rows->are_in_brackets) return empties;
        auto before = below_blank_lines(found, text, above.front().end);
        // More than there are tubes are not all tubes.
        if (std::cmp_less_equal(before.size(), empties.added.front())) empties.before = std::move(before);
        return empties;
    }
    if (found.counted.has_room || options.partial || found.counted.wrong > 0) return {};
    return {{1, 2}, true};
}

Assumption empties_assumed(int added, const base::NumberedText& text, std::size_t at) {
    const auto option = [](int count) { return Option{"empties", fmt::format("{}", count)}; };
    Assumption assumed{Open::places, base::counted(static_cast<std::size_t>(added), "empty tube"),
                       option(added)};
    if (added > 1) {
        assumed.doubt = problem_at(text, at, "no tube has room, so empty tubes are missing",
                                   base::Remedy{"use ", option(1)}.or_else({"use ", option(2)}),
                                   base::ProblemKind::part_or_remark);
    }
    return assumed;
}

/// Whether an empty list is among the tubes, as those write who list them bottom first.
bool has_empty_list(const Candidate& found, std::string_view text) {
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        const Row& row = found.row(at);
        const bool is_list = std::string_view("[({").find(text[row.begin]) != std::string_view::npos;
        if (found.rows->are_in_brackets && !found.rows->are_packed && row.cells.empty() && is_list)
            return true;
    }
    return false;
}

/// The facts that the heads of published forms say.
struct FormFacts {
    std::optional<Order> order;
    bool shows_tops_alone = false;  ///< all other units are hidden
};

/// `s: 3 12 21 00` and a saved game (`i`, a name, perhaps `mystery`, the number of tubes) list tubes top
/// first, `column=01` below `height=2` and `colors=2` bottom first.
FormFacts facts_of_form(const Candidate& found, std::string_view text, std::vector<Span>& spans) {
    const Row& first = found.row(found.counted.first);
    constexpr int most_lines = 4;
    const std::vector<base::Line> lines = lines_above(text, found.begin(), most_lines);
    const auto take = [&](std::size_t begin, std::size_t end) {
        spans.push_back({begin, end, TextRole::header});
    };
    const std::string_view label = base::trim(first.label);
    if (label == "s:") {
        take(base::offset_of(text, first.label), first.begin);
        return {Order::top_first};
    }
    if (label == "column=") {
        std::set<std::string_view> colors;
        for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
            for (const Cell& cell : found.row(at).cells) colors.insert(cell.text);
        }
        const std::string height = fmt::format("height={}", found.counted.capacity);
        const std::string number = fmt::format("colors={}", colors.size());
        const auto is_head = [&](const base::Line& line) {
            return line.text == height || line.text == number;
        };
        if (std::count_if(lines.begin(), lines.end(), is_head) != 2) return {};
        for (const base::Line& line : lines) {
            if (is_head(line)) take(line.offset, line.offset + line.text.size());
        }
        return {Order::bottom_first};
    }
    const auto rows = static_cast<int>(found.counted.last - found.counted.first);
    const auto number =
        lines.size() > 2 ? base::parse_number(base::trim(lines[0].text), max_tubes) : std::nullopt;
    if (!number || base::trim(lines[2].text) != "i" || *number < rows || *number > 2 * rows) return {};
    for (const std::size_t at : {std::size_t{0}, std::size_t{2}})
        take(lines[at].offset, lines[at].offset + lines[at].text.size());
    // Behind the name may stand more that decant has no rule for.
    FormFacts facts{Order::top_first};
    for (const std::string_view word : base::words_of(lines[1].text, " ")) {
        const std::size_t begin = base::offset_of(text, word);
        const bool is_mystery = begin > lines[1].offset && word == "mystery";
        if (begin == lines[1].offset || is_mystery) take(begin, begin + word.size());
        facts.shows_tops_alone = facts.shows_tops_alone || is_mystery;
    }
    return facts;
}

/// The open questions about a board, and the assumptions about the others.
struct Ways {
    Empties empties;
    std::optional<Order> order;  ///< else it is open
    std::vector<Assumption> assumed = {};
    bool shows_tops_alone = false;
};

void hide_all_but_tops(RawLevel& level) {
    for (RawLevel::Tube& tube : level.tubes) {
        for (RawLevel::Unit& unit : tube.units) unit.is_hidden = !unit.is_unknown;
        if (tube.units.empty()) continue;
        (level.order == Order::top_first ? tube.units.front() : tube.units.back()).is_hidden = false;
    }
}

void add_meanings(const Candidate& found, const Ways& ways, const base::NumberedText& text,
                  const ReadOptions& options, std::vector<Meaning>& meanings) {
    const auto orders =
        ways.order ? std::vector{*ways.order} : std::vector{Order::bottom_first, Order::top_first};
    for (const int added : ways.empties.added) {
        for (const Order order : orders) {
            RawLevel level = level_of(found);
            level.order = order;
            level.name = options.name;
            if (ways.shows_tops_alone) hide_all_but_tops(level);
            const RawLevel::Tube empty{{}, std::nullopt, found.begin()};
            const std::vector<std::size_t>& before = ways.empties.before;
            for (auto at = before.rbegin(); at != before.rend(); ++at)
                level.tubes.insert(level.tubes.begin() + static_cast<std::ptrdiff_t>(*at), empty);
            const auto last = static_cast<std::size_t>(added) - before.size();
            level.tubes.insert(level.tubes.end(), last, empty);
            std::vector<Assumption> assumed = taken_for_granted(found.counted.capacity, options);
            assumed.insert(assumed.end(), ways.assumed.begin(), ways.assumed.end());
            if (ways.empties.is_open) assumed.push_back(empties_assumed(added, text, found.begin()));
            if (!options.order) assumed.push_back(order_of(order, !ways.order, text, found.begin()));
            meanings.emplace_back(build_board(level, text, options), assumed);
            Meaning& meaning = meanings.back();
            const bool is_lacking = !meaning.level && found.counted.wrong > 0 && !found.counted.is_over;
            if (!is_lacking || options.partial) continue;
            // The board that was found is drawn, but only as one of its possible meanings.
            ReadOptions partial = options;
            partial.partial = true;
            assumed.push_back({Open::places, "units are missing", Option{"partial"}, meaning.level.error()});
            meanings.emplace_back(build_board(level, text, partial), std::move(assumed));
        }
    }
}

/// Another way to take a word, which the first one does not.
Assumption taken_as(const std::string& word, std::string_view what, const base::NumberedText& text,
                    std::size_t at) {
    return {Open::places, fmt::format("{} is {}", base::quoted(word), what), std::nullopt,
            problem_at(text, at, fmt::format("{} may be a color or an empty place", base::quoted(word)),
                       "write '-' for an empty place", base::ProblemKind::color_or_place)};
}

}  // namespace

std::vector<Meaning> meanings_of(Candidate found, const Candidate* other, const base::NumberedText& numbered,
                                 const ReadOptions& options, std::vector<Span>& spans) {
    const std::string_view text = numbered.text();
    std::vector<Meaning> meanings;
    const FormFacts form = facts_of_form(found, text, spans);
    if (form.order == Order::bottom_first) {
        // There, each digit is a color.
        found.counted.empty_word.clear();
        found.counted.order.reset();
        found.counted.has_room = false;
        other = nullptr;
    }
    const auto known = [&](const Candidate& candidate) {
        auto order = options.order ? options.order : candidate.counted.order;
        if (!order) order = form.order;
        return order || !has_empty_list(candidate, text) ? order : std::optional(Order::bottom_first);
    };
    Ways ways{empties_of(found, text, options, spans), known(found), {}, form.shows_tops_alone};
    if (auto fault = unknown_keys(found, numbered, options, spans)) {
        meanings.emplace_back(*std::move(fault));
        return meanings;
    }
    const std::string& word = found.counted.empty_word;
    if (!word.empty())
        ways.assumed.push_back({Open::places, fmt::format("{} is an empty place", base::quoted(word))});
    else if (other != nullptr)
        ways.assumed.push_back(
            {Open::places, fmt::format("{} is a color", base::quoted(other->counted.empty_word))});
    add_meanings(found, ways, numbered, options, meanings);
    const std::size_t before = meanings.size();
    if (other != nullptr) {
        const Ways others{empties_of(*other, text, options, spans),
                          known(*other),
                          {taken_as(other->counted.empty_word, "an empty place", numbered, found.begin())},
                          form.shows_tops_alone};
        add_meanings(*other, others, numbered, options, meanings);
    } else if (found.counted.may_be_color && found.counted.wrong == 0 && !form.order) {
        Candidate full = found;
        full.counted.empty_word.clear();
        const Ways others{{{options.empty_tubes ? 0 : 2}},
                          options.order,
                          {taken_as(word, "a color, and empty tubes are missing", numbered, found.begin())}};
        add_meanings(full, others, numbered, options, meanings);
    }
    // Taken so, the colors may not fill their tubes.
    const auto is_fault = [](const Meaning& meaning) { return !meaning.level; };
    meanings.erase(
        std::remove_if(meanings.begin() + static_cast<std::ptrdiff_t>(before), meanings.end(), is_fault),
        meanings.end());
    return meanings;
}

ProposalOf<Board> meaning_of(RawLevel raw, const base::NumberedText& text, const ReadOptions& options) {
    ReadOptions said = options;
    if (!said.capacity) said.capacity = raw.capacity;
    if (raw.rules) said.rules = word(*raw.rules);
    Rows rows;
    std::size_t longest = 0;  // of the tubes that do not say what they hold
    for (const RawLevel::Tube& tube : raw.tubes) {
        Row& row = rows.rows.emplace_back();
        // To the letter, no name is a word for emptiness.
        for (const RawLevel::Unit& unit : tube.units)
            row.cells.push_back({unit.is_unknown ? "?" : unit.color + "\n"});
        if (!tube.capacity) longest = std::max(longest, tube.units.size());
    }
    const bool states_own = std::any_of(raw.tubes.begin(), raw.tubes.end(),
                                        [](const RawLevel::Tube& tube) { return tube.capacity.has_value(); });
    if (!said.capacity && (states_own || longest == 0)) {
        if (states_own)
            raw.capacity = static_cast<int>(std::clamp(longest, std::size_t{1}, std::size_t{max_capacity}));
        said.capacity = 1;
    } else if (!said.capacity && longest == 1) {
        return {problem_at(text, raw.tubes.front().offset, "nothing tells how many units a tube holds",
                           base::Remedy("put blanks between units").or_else({"use ", Option{"capacity"}}),
                           base::ProblemKind::capacity_not_stated)};
    } else if (!said.capacity) {
        const auto counted = count_out(rows, std::nullopt);
        const auto likelier = [](const Counted& a, const Counted& b) { return a.has_room && !b.has_room; };
        const auto best = std::min_element(counted.begin(), counted.end(), likelier);
        raw.capacity = best == counted.end() ? static_cast<int>(longest) : best->capacity;
    }
    if (options.order) raw.order = *options.order;
    return {build_board(raw, text, options), taken_for_granted(raw.capacity.value_or(0), said)};
}

}  // namespace decant::puzzles::tube_sort
