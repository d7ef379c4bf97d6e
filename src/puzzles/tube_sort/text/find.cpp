// Grammars propose, counts decide; what they leave open is asked.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/find.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_sort/text/counting.hpp"
#include "puzzles/tube_sort/text/rows.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using base::Option;
using Meaning = ProposalOf<Board>;

/// Rows that count out, and how likely they are meant.
struct Candidate {
    const Rows* rows = nullptr;
    Counted counted;
    bool are_columns = false;
    std::size_t at = 0;  ///< among those that were found

    [[nodiscard]] auto rank() const {
        return std::tuple(rows->are_packed, are_columns, !counted.has_room, counted.takes_letter,
                          -static_cast<std::ptrdiff_t>(counted.units), !rows->are_in_brackets);
    }
    using Place = std::tuple<const Rows*, std::size_t, std::size_t>;
    [[nodiscard]] Place place() const { return {rows, counted.first, counted.last}; }
    [[nodiscard]] std::size_t begin() const { return row(counted.first).begin; }
    [[nodiscard]] std::size_t end() const { return row(counted.last - 1).end; }
    [[nodiscard]] const Row& row(std::size_t at) const { return rows->rows[at]; }
    [[nodiscard]] bool is_place(const Cell& cell) const {
        return is_empty_place(cell) || (!counted.empty_word.empty() && cell.text == counted.empty_word);
    }
};

/// Whether a row has only words of those between two others, so that it belongs to them.
bool belongs(const Rows& rows, std::size_t row, std::size_t first, std::size_t last) {
    if (row >= rows.rows.size() || rows.rows[row].cells.empty()) return false;
    std::set<std::string_view> words;
    for (std::size_t at = first; at < last; ++at)
        for (const Cell& cell : rows.rows[at].cells) words.insert(cell.text);
    const auto& cells = rows.rows[row].cells;
    return std::all_of(cells.begin(), cells.end(),
                       [&](const Cell& cell) { return is_empty_place(cell) || words.contains(cell.text); });
}

/// Rows of a run that are as long as each other, without those at both ends of which no word stands in
/// another row: a head, or a sentence of as many words.
std::pair<std::size_t, std::size_t> without_strangers(const Rows& rows, std::size_t first, std::size_t last) {
    std::map<std::string_view, std::size_t> rows_with;
    for (std::size_t at = first; at < last; ++at) {
        std::set<std::string_view> words;
        for (const Cell& cell : rows.rows[at].cells) words.insert(cell.text);
        for (const std::string_view word : words) ++rows_with[word];
    }
    const auto is_strange = [&](std::size_t at) {
        const auto& cells = rows.rows[at].cells;
        return !std::all_of(cells.begin(), cells.end(), is_empty_place) &&
               std::all_of(cells.begin(), cells.end(), [&](const Cell& cell) {
                   return rows_with[cell.text] == 1 || is_empty_place(cell);
               });
    };
    while (rows.may_be_cut && first < last && is_strange(first)) ++first;
    while (rows.may_be_cut && first < last && is_strange(last - 1)) --last;
    return {first, last};
}

/// The columns of each run of rows that are as long as each other, or of a list whose rows all are.
void add_columns(const Rows& rows, std::vector<Rows>& found) {
    for (std::size_t begin = 0; begin < rows.rows.size();) {
        const std::size_t width = rows.rows[begin].cells.size();
        std::size_t end = begin;
        while (end < rows.rows.size() && rows.rows[end].cells.size() == width) ++end;
        const auto [first, last] = without_strangers(rows, begin, end);
        begin = std::max(end, begin + 1);
        const bool is_all = first == 0 && last == rows.rows.size();
        const bool may_be_layers = last > first + 1 && last - first <= std::size_t{max_capacity} &&
                                   width > 1 && (rows.may_be_cut || is_all) &&
                                   !belongs(rows, last, first, last) &&
                                   !(first > 0 && belongs(rows, first - 1, first, last));
        if (!may_be_layers) continue;
        Rows& columns = found.emplace_back();
        columns.form = "layers";
        columns.name = rows.name;
        columns.are_packed = rows.are_packed;
        columns.are_in_brackets = rows.are_in_brackets;
        columns.must_be_alone = rows.must_be_alone;
        for (std::size_t at = 0; at < width; ++at) {
            Row& column = columns.rows.emplace_back();
            column.begin = rows.rows[first].begin;
            column.end = rows.rows[last - 1].end;
            for (std::size_t row = first; row < last; ++row) column.cells.push_back(rows.rows[row].cells[at]);
        }
    }
}

Assumption order_of(Order order, bool is_open, std::string_view text, std::size_t at) {
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

/// What stands beside the units of a tube and may change it: the value of a key that says something.
std::optional<base::Diagnostic> unknown_key(const Candidate& found, std::string_view text) {
    static constexpr base::Words harmless =
        "id index number name no nr num key title label x y z pos position order row column color capacity "
        "height size length max type";
    static constexpr base::Words nothing = "0 false null none nil undefined";
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        for (const Cell& cell : found.row(at).beside) {
            const bool says_something =
                !cell.text.empty() && !base::holds(nothing, base::in_lower_case(cell.text));
            if (cell.key.empty() || !says_something || base::holds(harmless, base::in_lower_case(cell.key)))
                continue;
            return problem_at(text, cell.begin,
                              fmt::format("tube {} has {}, for which decant has no rule",
                                          at - found.counted.first + 1, base::quoted(cell.key)),
                              "remove it if the level is the same without it",
                              base::ProblemKind::no_such_rule);
        }
    }
    return std::nullopt;
}

/// The last lines above a place, the nearest first.
std::vector<base::Line> lines_above(std::string_view text, std::size_t begin, std::size_t count) {
    std::vector<base::Line> lines;
    std::size_t end = begin == 0 ? std::string_view::npos : text.rfind('\n', begin - 1);
    while (end != std::string_view::npos && lines.size() < count) {
        const std::size_t before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
        const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
        lines.push_back({text.substr(start, end - start), start});
        end = before;
    }
    return lines;
}

/// One or two numbers, alone in the line above the rows or in two lines above them.
std::vector<int> numbers_above(std::string_view text, std::size_t begin, std::vector<Span>& spans) {
    constexpr std::size_t most_lines = 4;  // some of them blank
    std::vector<int> numbers;
    for (const base::Line& line : lines_above(text, begin, most_lines)) {
        std::string_view rest = base::trim(line.text);
        if (rest.empty() && numbers.empty()) continue;
        std::vector<int> in_line;
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
            const auto number = base::parse_number(word, max_tubes);
            if (!number) return numbers;
            in_line.push_back(*number);
            rest = base::trim(rest.substr(word.size()));
        }
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
    std::optional<base::Diagnostic> fault = {};
};

Empties empties_of(const Candidate& found, std::string_view text, const ReadOptions& options,
                   std::vector<Span>& spans) {
    const auto rows = static_cast<int>(found.counted.last - found.counted.first);
    int listed = 0;
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        const auto& cells = found.row(at).cells;
        listed +=
            std::all_of(cells.begin(), cells.end(), [&](const Cell& cell) { return found.is_place(cell); });
    }
    if (options.empty_tubes) {
        if (*options.empty_tubes >= listed) return {{*options.empty_tubes - listed}};
        return {{0},
                false,
                problem_at(text, found.begin(),
                           fmt::format("{} listed, and {} told",
                                       base::counted(static_cast<std::size_t>(listed), "empty tube"),
                                       *options.empty_tubes),
                           "correct the number", base::ProblemKind::contradiction)};
    }
    std::vector<Span> above;
    const std::vector<int> numbers = numbers_above(text, found.begin(), above);
    const bool tell_tubes = !numbers.empty() && !found.are_columns && numbers[0] >= rows &&
                            numbers[0] <= 2 * rows &&
                            (numbers.size() == 1 || numbers[1] == found.counted.capacity);
    if (tell_tubes && (numbers[0] > rows || numbers.size() == 2)) {
        spans.insert(spans.end(), above.begin(), above.end());
        return {{numbers[0] - rows}};
    }
    if (found.counted.has_room || options.partial || found.counted.wrong > 0) return {};
    return {{1, 2}, true};
}

Assumption empties_assumed(int added, bool is_open, std::string_view text, std::size_t at) {
    const auto option = [](int count) { return Option{"empties", fmt::format("{}", count)}; };
    Assumption assumed{Open::places, base::counted(static_cast<std::size_t>(added), "empty tube"),
                       option(added)};
    if (is_open && added > 1) {
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

/// The order of those published forms whose heads say it: `s: 3 12 21 00` and a saved game (`i`, a name, the
/// number of tubes) list tubes top first, `column=01` below `height=2` and `colors=2` bottom first.
std::optional<Order> order_of_form(const Candidate& found, std::string_view text, std::vector<Span>& spans) {
    const Row& first = found.row(found.counted.first);
    constexpr std::size_t most_lines = 4;
    const std::vector<base::Line> lines = lines_above(text, found.begin(), most_lines);
    const auto take = [&](std::size_t begin, std::size_t end) {
        spans.push_back({begin, end, TextRole::header});
    };
    const std::string_view label = base::trim(first.label);
    if (label == "s:") {
        take(static_cast<std::size_t>(first.label.data() - text.data()), first.begin);
        return Order::top_first;
    }
    if (label == "column=") {
        for (const base::Line& line : lines) {
            if (line.text.starts_with("height=") || line.text.starts_with("colors="))
                take(line.offset, line.offset + line.text.size());
        }
        return Order::bottom_first;
    }
    const bool is_saved_game = lines.size() > 2 && base::trim(lines[2].text) == "i" &&
                               base::parse_number(base::trim(lines[0].text), max_tubes);
    if (!is_saved_game) return std::nullopt;
    for (const std::size_t at : {std::size_t{0}, std::size_t{2}})
        take(lines[at].offset, lines[at].offset + lines[at].text.size());
    // Behind the name may stand what decant has no rule for.
    take(lines[1].offset, lines[1].offset + std::min(lines[1].text.find(' '), lines[1].text.size()));
    return Order::top_first;
}

/// What is open about a board, and what is assumed of it that is not.
struct Ways {
    Empties empties;
    std::vector<Order> orders;
    bool is_order_open = false;
    std::vector<Assumption> assumed = {};
};

void add_meanings(const Candidate& found, const Ways& ways, std::string_view text, const ReadOptions& options,
                  FoundBoard& board) {
    for (const int added : ways.empties.added) {
        for (const Order order : ways.orders) {
            RawLevel level = level_of(found);
            level.order = order;
            level.name = options.name;
            for (int i = 0; i < added; ++i) level.tubes.push_back({{}, std::nullopt, found.begin()});
            std::vector<Assumption> assumed;
            if (!options.capacity)
                assumed.push_back({Open::capacity, fmt::format("{} units per tube", found.counted.capacity),
                                   Option{"capacity", fmt::format("{}", found.counted.capacity)}});
            if (!options.rules) assumed.push_back({Open::rules, "water rules", Option{"rules", "water"}});
            assumed.insert(assumed.end(), ways.assumed.begin(), ways.assumed.end());
            if (ways.empties.is_open) assumed.push_back(empties_assumed(added, true, text, found.begin()));
            if (!options.order) assumed.push_back(order_of(order, ways.is_order_open, text, found.begin()));
            board.meanings.emplace_back(build_board(level, text, options), assumed);
            Meaning& meaning = board.meanings.back();
            const bool is_lacking = !meaning.level && found.counted.wrong > 0 && !found.counted.is_over;
            if (!is_lacking || options.partial) continue;
            // What was found is drawn, but only as what it may be.
            ReadOptions partial = options;
            partial.partial = true;
            assumed.push_back({Open::places, "units are missing", Option{"partial"}, meaning.level.error()});
            board.meanings.emplace_back(build_board(level, text, partial), std::move(assumed));
        }
    }
}

/// What is open about the orders in which rows may list tubes.
void settle_order(Ways& ways, const std::optional<Order>& known) {
    ways.orders = known ? std::vector{*known} : std::vector{Order::bottom_first, Order::top_first};
    ways.is_order_open = !known;
}

/// Another way to take a word, which the first one does not.
Assumption taken_as(const std::string& word, std::string_view what, std::string_view text, std::size_t at) {
    return {Open::places, fmt::format("{} is {}", base::quoted(word), what), std::nullopt,
            problem_at(text, at, fmt::format("{} may be a color or an empty place", base::quoted(word)),
                       "write '-' for an empty place", base::ProblemKind::color_or_place)};
}

/// What rows may mean: in both orders, with one or two empty tubes, and with a word for emptiness as a color.
/// `other` are the same rows with such a word taken for empty places, if the first way takes it for a color.
void add_meanings(Candidate found, const Candidate* other, std::string_view text, const ReadOptions& options,
                  FoundBoard& board) {
    const auto of_form = order_of_form(found, text, board.spans);
    if (of_form == Order::bottom_first) {
        // There, each digit is a color.
        found.counted.empty_word.clear();
        found.counted.order.reset();
        found.counted.has_room = false;
        other = nullptr;
    }
    Ways ways{empties_of(found, text, options, board.spans), {}};
    auto fault = ways.empties.fault ? ways.empties.fault : unknown_key(found, text);
    if (fault) {
        board.meanings.emplace_back(*std::move(fault));
        return;
    }
    const auto known = [&](const Candidate& candidate) {
        auto order = options.order ? options.order : candidate.counted.order;
        if (!order) order = of_form;
        return order || !has_empty_list(candidate, text) ? order : std::optional(Order::bottom_first);
    };
    settle_order(ways, known(found));
    const std::string& word = found.counted.empty_word;
    if (!word.empty())
        ways.assumed.push_back({Open::places, fmt::format("{} is an empty place", base::quoted(word))});
    else if (other != nullptr)
        ways.assumed.push_back(
            {Open::places, fmt::format("{} is a color", base::quoted(other->counted.empty_word))});
    add_meanings(found, ways, text, options, board);
    const std::size_t before = board.meanings.size();
    if (other != nullptr) {
        Ways others{empties_of(*other, text, options, board.spans), {}};
        settle_order(others, known(*other));
        others.assumed.push_back(taken_as(other->counted.empty_word, "an empty place", text, found.begin()));
        add_meanings(*other, others, text, options, board);
    } else if (found.counted.may_be_color && found.counted.wrong == 0 && !of_form) {
        Candidate full = found;
        full.counted.empty_word.clear();
        Ways others{{{options.empty_tubes.value_or(2)}}, {}};
        settle_order(others, options.order);
        others.assumed.push_back(taken_as(word, "a color, and empty tubes are missing", text, found.begin()));
        add_meanings(full, others, text, options, board);
    }
    // Taken so, the colors may not fill their tubes.
    const auto is_fault = [](const Meaning& meaning) { return !meaning.level; };
    board.meanings.erase(std::remove_if(board.meanings.begin() + static_cast<std::ptrdiff_t>(before),
                                        board.meanings.end(), is_fault),
                         board.meanings.end());
}

/// The units, and the marks between them. What stands beside units in their brackets is left out.
void add_spans(const Candidate& found, std::vector<Span>& spans) {
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        const Row& row = found.row(at);
        std::size_t begin = row.begin;
        for (const Cell& beside : row.beside) {
            if (beside.begin > begin) spans.push_back({begin, beside.begin, TextRole::mark});
            begin = std::max(begin, beside.end);
        }
        spans.push_back({begin, std::max(begin, row.end), TextRole::mark});
    }
    for (std::size_t at = found.counted.first; at < found.counted.last; ++at) {
        for (const Cell& cell : found.row(at).cells) spans.push_back({cell.begin, cell.end, TextRole::level});
    }
}

bool has_form(const Rows& rows, bool are_columns, std::string_view form) {
    static constexpr base::Words of_any_rows = "columns cups saved-game vials";
    if (form.empty() || base::holds(of_any_rows, form) || form == rows.form) return true;
    return form == "packed" && rows.are_packed && !are_columns;
}

/// What is said elsewhere, or else by headers.
ReadOptions joined(ReadOptions flags, const ReadOptions& headers) {
    if (!flags.rules) flags.rules = headers.rules;
    if (!flags.goal) flags.goal = headers.goal;
    if (!flags.capacity) flags.capacity = headers.capacity;
    if (!flags.order) flags.order = headers.order;
    if (!flags.empty_tubes) flags.empty_tubes = headers.empty_tubes;
    flags.partial = flags.partial || headers.partial;
    flags.name = headers.name;
    return flags;
}

/// Where what is more than marks begins and ends in a text.
struct Extent {
    std::size_t begin = 0;
    std::size_t end = 0;
};

Extent extent_of(std::string_view text, const std::vector<Span>& spans) {
    constexpr std::string_view marks = " \t\n[](){},;=";
    std::string rest(text);
    for (const Span& span : spans)
        std::fill(rest.begin() + static_cast<std::ptrdiff_t>(span.begin),
                  rest.begin() + static_cast<std::ptrdiff_t>(span.end), ' ');
    const std::size_t begin = rest.find_first_not_of(marks);
    return begin == std::string::npos ? Extent{} : Extent{begin, rest.find_last_not_of(marks) + 1};
}

/// Rows that say how much each of them holds: all of them.
std::optional<Counted> stated(const Rows& rows) {
    const auto states = [](const Row& row) { return row.capacity.has_value(); };
    if (std::none_of(rows.rows.begin(), rows.rows.end(), states)) return std::nullopt;
    Counted counted{0, rows.rows.size()};
    counted.has_room = true;
    for (const Row& row : rows.rows) {
        counted.units += row.cells.size();
        if (!row.capacity) counted.capacity = std::max(counted.capacity, static_cast<int>(row.cells.size()));
    }
    if (counted.last > std::size_t{max_tubes}) return std::nullopt;
    counted.capacity = std::clamp(counted.capacity, 1, max_capacity);
    return counted;
}

}  // namespace

std::vector<FoundBoard> find_boards(std::string_view text, std::string_view form, const ReadOptions& flags) {
    const Scanned scanned = scan(text);
    const ReadOptions options = joined(flags, scanned.said);
    // One that no tube has is refused with the board.
    const bool is_possible = options.capacity && *options.capacity > 0 && *options.capacity <= max_capacity;
    const std::optional<int> capacity = is_possible ? options.capacity : std::nullopt;
    std::vector<Rows> columns;
    for (const Rows& each : scanned.rows) add_columns(each, columns);
    std::vector<Candidate> all;
    const Extent extent = extent_of(text, scanned.spans);
    const auto is_alone = [&](const Candidate& found) {
        return found.begin() <= extent.begin && found.end() >= extent.end;
    };
    // What is a board only where nothing stands beside it is the last choice, so that what stands there never
    // changes another one.
    std::vector<Candidate> if_alone;
    const auto take = [&](const Rows& rows, bool are_columns, bool nearly) {
        if (!has_form(rows, are_columns, form)) return;
        if (auto counted = are_columns ? std::nullopt : stated(rows)) {
            if (!nearly) all.push_back({&rows, *std::move(counted)});
        } else if (nearly) {
            const auto near = nearly_counted(
                rows, capacity, options.partial || (rows.are_in_brackets && !rows.must_be_alone));
            if (!near || (near->wrong == 0 && !near->has_hidden)) return;
            const Candidate candidate{&rows, *near, are_columns};
            const bool is_far = near->wrong > near->units / 4 && !options.partial;
            (rows.are_packed || is_far ? if_alone : all).push_back(candidate);
        } else {
            for (const Counted& found : count_out(rows, capacity)) {
                const bool is_small = rows.are_in_brackets && !found.has_room && found.last - found.first < 3;
                (found.is_plain || is_small || rows.must_be_alone ? if_alone : all)
                    .push_back({&rows, found, are_columns});
            }
        }
    };
    const auto take_all = [&](bool are_packed, bool nearly) {
        for (const Rows& rows : scanned.rows)
            if (rows.are_packed == are_packed) take(rows, false, nearly);
        for (const Rows& rows : columns)
            if (rows.are_packed == are_packed) take(rows, true, nearly);
    };
    // Letters of words count out by chance more easily than words do, so that these may be wrong before.
    take_all(false, false);
    if (all.empty()) {
        std::vector<Candidate> exact = std::exchange(if_alone, {});
        take_all(false, true);
        if_alone.insert(if_alone.begin(), exact.begin(), exact.end());
    }
    if (all.empty()) take_all(true, false);
    if (all.empty()) {
        const auto is_exact = [](const Candidate& each) { return each.counted.wrong == 0; };
        const bool has_exact = std::any_of(if_alone.begin(), if_alone.end(), is_exact);
        std::copy_if(if_alone.begin(), if_alone.end(), std::back_inserter(all),
                     [&](const Candidate& each) { return is_alone(each) && (is_exact(each) || !has_exact); });
    }
    if (all.empty()) take_all(true, true);
    if (all.empty()) std::copy_if(if_alone.begin(), if_alone.end(), std::back_inserter(all), is_alone);
    const bool are_near = !all.empty() && all.front().counted.wrong > 0;
    for (std::size_t at = 0; at < all.size(); ++at) all[at].at = at;
    std::sort(all.begin(), all.end(), [&](const Candidate& a, const Candidate& b) {
        const auto wrong = [&](const Candidate& each) {
            return are_near ? each.counted.wrong * 1000 / each.counted.units : 0;
        };
        return std::tuple(wrong(a), a.rank(), a.at) < std::tuple(wrong(b), b.rank(), b.at);
    });
    std::map<std::size_t, const Candidate*> taken;  // by where they begin
    for (const Candidate& candidate : all) {
        const auto next = taken.lower_bound(candidate.end());
        const bool is_apart = next == taken.begin() || std::prev(next)->second->end() <= candidate.begin();
        const bool is_as_likely =
            taken.empty() || (!are_near && candidate.rows->are_packed == all.front().rows->are_packed &&
                              candidate.are_columns == all.front().are_columns);
        // Another shape of the same part, or a part of what was taken, is none.
        if (is_apart && is_as_likely) taken.emplace(candidate.begin(), &candidate);
    }
    std::multimap<Candidate::Place, const Candidate*> with_word;  // those that take a word for empty places
    for (const Candidate& candidate : all)
        if (!candidate.counted.empty_word.empty() && !are_near)
            with_word.emplace(candidate.place(), &candidate);
    std::vector<FoundBoard> found;
    for (const auto& [begin, candidate] : taken) {
        FoundBoard& board = found.emplace_back();
        board.form = candidate->rows->form;
        board.name = std::string(candidate->rows->name);
        if (found.size() == 1) board.spans = scanned.spans;
        if (!board.name.empty()) {
            const auto at = static_cast<std::size_t>(candidate->rows->name.data() - text.data());
            board.spans.push_back({at, at + board.name.size(), TextRole::mark});
        }
        add_spans(*candidate, board.spans);
        const auto [first, last] = with_word.equal_range(candidate->place());
        const auto other =
            std::find_if(first, last, [word = candidate->counted.empty_word](const auto& each) {
                return each.second->counted.empty_word != word;
            });
        add_meanings(*candidate, other == last ? nullptr : other->second, text, options, board);
    }
    return found;
}

bool reads_as(std::string_view text, const Board& board) {
    ReadOptions options;
    options.rules = std::string(word(board.rules));
    options.goal = std::string(word(board.goal));
    options.partial = board.partial;
    const auto found = find_boards(text, "", options);
    // The empty tubes that are told by their number come last.
    const auto is_board = [&](const Meaning& meaning) {
        return meaning.level && std::is_permutation(meaning.level->tubes.begin(), meaning.level->tubes.end(),
                                                    board.tubes.begin(), board.tubes.end());
    };
    return found.size() == 1 &&
           std::any_of(found.front().meanings.begin(), found.front().meanings.end(), is_board);
}

std::vector<ProposalOf<Board>> meanings_of(RawLevel raw, std::string_view text, const ReadOptions& options) {
    std::vector<Assumption> assumed;
    Rows rows;
    std::size_t longest = 0;  // of the tubes that do not say what they hold
    for (const RawLevel::Tube& tube : raw.tubes) {
        Row& row = rows.rows.emplace_back();
        // To the letter, no name is a word for emptiness.
        for (const RawLevel::Unit& unit : tube.units)
            row.cells.push_back({unit.is_hidden ? "?" : unit.color + "\n"});
        if (!tube.capacity) longest = std::max(longest, tube.units.size());
    }
    const bool states_own = std::any_of(raw.tubes.begin(), raw.tubes.end(),
                                        [](const RawLevel::Tube& tube) { return tube.capacity.has_value(); });
    if (!options.capacity && !raw.capacity && states_own) {
        raw.capacity = static_cast<int>(std::clamp(longest, std::size_t{1}, std::size_t{max_capacity}));
    } else if (!options.capacity && !raw.capacity && longest == 1) {
        return only<Board>(
            problem_at(text, raw.tubes.front().offset, "nothing tells how many units a tube holds",
                       base::Remedy("put blanks between units").or_else({"use ", Option{"capacity"}}),
                       base::ProblemKind::capacity_not_stated));
    } else if (!options.capacity && !raw.capacity && longest > 0) {
        const auto counted = count_out(rows, std::nullopt);
        const auto likelier = [](const Counted& a, const Counted& b) { return a.has_room && !b.has_room; };
        const auto best = std::min_element(counted.begin(), counted.end(), likelier);
        raw.capacity = best == counted.end() ? static_cast<int>(longest) : best->capacity;
        assumed.push_back({Open::capacity, fmt::format("{} units per tube", *raw.capacity),
                           Option{"capacity", fmt::format("{}", *raw.capacity)}});
    }
    if (!raw.rules && !options.rules)
        assumed.push_back({Open::rules, "water rules", Option{"rules", "water"}});
    std::vector<Meaning> meanings;
    std::vector<Order> orders{Order::bottom_first, Order::top_first};
    const std::optional<Order> known = options.order ? options.order : raw.order;
    if (known) orders = {*known};
    for (const Order order : orders) {
        raw.order = order;
        std::vector<Assumption> taken = assumed;
        if (!known) taken.push_back(order_of(order, true, text, 0));
        meanings.emplace_back(build_board(raw, text, options), std::move(taken));
    }
    return meanings;
}

}  // namespace decant::puzzles::tube_sort
