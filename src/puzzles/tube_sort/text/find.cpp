// Finds boards in texts: grammars propose, counts decide, and open questions are asked.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/find.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/meanings.hpp"

namespace decant::puzzles::tube_sort {
namespace {

using Meaning = ProposalOf<Board>;

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

/// The columns of each run of rows that are as long as each other, or of a list whose rows all are, unless
/// the rows count out.
void add_columns(const Rows& rows, const std::vector<Counted>& counted, std::vector<Rows>& found) {
    for (std::size_t begin = 0; begin < rows.rows.size();) {
        const std::size_t width = rows.rows[begin].cells.size();
        std::size_t end = begin;
        while (end < rows.rows.size() && rows.rows[end].cells.size() == width) ++end;
        const auto [first, last] = without_strange_ends(rows, begin, end);
        begin = std::max(end, begin + 1);
        const auto is_board = [first = first, last = last](const Counted& each) {
            return !each.is_plain && each.first < last && first < each.last;
        };
        if (std::any_of(counted.begin(), counted.end(), is_board)) continue;
        const bool is_all = first == 0 && last == rows.rows.size();
        const auto goes_on = [&](std::size_t row) {
            return row < rows.rows.size() && rows.rows[row].goes_on;
        };
        const bool may_be_layers = last > first + 1 && last - first <= std::size_t{max_capacity} &&
                                   width > 1 && (rows.may_be_cut || is_all) && !goes_on(first) &&
                                   !goes_on(last) && !belongs(rows, last, first, last) &&
                                   !(first > 0 && belongs(rows, first - 1, first, last));
        if (!may_be_layers) continue;
        Rows& columns = found.emplace_back();
        columns.form = "layers";
        columns.name = rows.name;
        columns.are_packed = rows.are_packed;
        columns.are_in_brackets = rows.are_in_brackets;
        columns.must_be_alone = rows.must_be_alone;
        columns.around = rows.around;
        for (std::size_t at = 0; at < width; ++at) {
            Row& column = columns.rows.emplace_back();
            column.begin = rows.rows[first].begin;
            column.end = rows.rows[last - 1].end;
            for (std::size_t row = first; row < last; ++row) column.cells.push_back(rows.rows[row].cells[at]);
        }
    }
}

/// The units, and the marks between them: empty places, too. Other text in the brackets of units is
/// left out.
void add_spans(const Candidate& found, std::vector<Span>& spans) {
    spans.insert(spans.end(), found.rows->around.begin(), found.rows->around.end());
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
        for (const Cell& cell : found.row(at).cells) {
            if (!found.is_place(cell)) spans.push_back({cell.begin, cell.end, TextRole::level});
        }
    }
}

bool has_form(const Rows& rows, bool are_columns, std::string_view form) {
    static constexpr std::string_view of_any_rows = "columns cups saved-game vials";
    if (form.empty() || base::holds(of_any_rows, form) || form == rows.form) return true;
    return form == "packed" && rows.are_packed && !are_columns;
}

/// The options stated elsewhere, or else by headers.
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
Span extent_of(std::string_view text, const std::vector<Span>& spans) {
    constexpr std::string_view marks = " \t\n[](){},;=";
    std::string rest(text);
    for (const Span& span : spans)
        std::fill(rest.begin() + static_cast<std::ptrdiff_t>(span.begin),
                  rest.begin() + static_cast<std::ptrdiff_t>(span.end), ' ');
    const std::size_t begin = rest.find_first_not_of(marks);
    return begin == std::string::npos ? Span{} : Span{begin, rest.find_last_not_of(marks) + 1};
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

/// Where all lines begin with a bullet and count out behind it, it is not an empty place.
void drop_bullets_as_places(std::vector<Candidate>& all) {
    const auto is_labeled = [](const Candidate& each) { return !each.row(each.counted.first).label.empty(); };
    const auto are_bullets = [&](const Candidate& each) {
        const auto begin = each.rows->rows.begin();
        return !each.are_columns && !is_labeled(each) &&
               std::all_of(begin + static_cast<std::ptrdiff_t>(each.counted.first),
                           begin + static_cast<std::ptrdiff_t>(each.counted.last),
                           [](const Row& row) { return row.has_bullet; });
    };
    const auto overlaps = [](const Candidate& one, const Candidate& other) {
        return one.begin() < other.end() && other.begin() < one.end();
    };
    std::vector<Candidate> labeled;
    std::copy_if(all.begin(), all.end(), std::back_inserter(labeled), is_labeled);
    std::erase_if(all, [&](const Candidate& each) {
        return are_bullets(each) && std::any_of(labeled.begin(), labeled.end(), [&](const Candidate& other) {
                   return overlaps(each, other) && other.counted.wrong <= each.counted.wrong;
               });
    });
}

/// Boards that lack units are offered as what `partial` makes of the text, and as nothing else.
void keep_what_partial_gives(std::vector<FoundBoard>& found, const std::vector<FoundBoard>& given) {
    const auto is_given = [&](const Meaning& meaning) {
        return std::any_of(given.begin(), given.end(), [&](const FoundBoard& board) {
            return std::any_of(board.proposals.begin(), board.proposals.end(), [&](const Meaning& each) {
                return each.level && *each.level == *meaning.level;
            });
        });
    };
    for (FoundBoard& board : found)
        std::erase_if(board.proposals, [&](const Meaning& each) { return each.level && !is_given(each); });
}

std::vector<FoundBoard> find_once(std::string_view text, std::string_view form, const ReadOptions& flags) {
    const Scanned scanned = scan(text);
    const ReadOptions options = joined(flags, scanned.said);
    // One that no tube has is refused with the board.
    const bool is_possible = options.capacity && *options.capacity > 0 && *options.capacity <= max_capacity;
    const std::optional<int> capacity = is_possible ? options.capacity : std::nullopt;
    std::vector<Rows> columns;
    std::vector<std::vector<Counted>> counted_rows;
    for (const Rows& each : scanned.rows) {
        counted_rows.push_back(stated(each) ? std::vector<Counted>() : count_out(each, capacity));
        add_columns(each, form == "layers" ? std::vector<Counted>() : counted_rows.back(), columns);
    }
    std::vector<Candidate> all;
    const Span extent = extent_of(text, scanned.spans);
    const auto is_alone = [&](const Candidate& found) {
        return found.begin() <= extent.begin && found.end() >= extent.end;
    };
    // Rows that are a board only where nothing stands beside them are the last choice, so that the text
    // beside them never changes another one.
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
            const auto known = static_cast<std::size_t>(&rows - scanned.rows.data());
            for (const Counted& found : are_columns ? count_out(rows, capacity) : counted_rows[known]) {
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
    drop_bullets_as_places(all);
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
    const base::NumberedText numbered(text);
    std::vector<FoundBoard> found;
    for (const auto& [begin, candidate] : taken) {
        FoundBoard& board = found.emplace_back();
        board.form = candidate->rows->form;
        board.name = std::string(candidate->rows->name);
        board.begin = candidate->begin();
        board.end = candidate->end();
        if (found.size() == 1) board.spans = scanned.spans;
        add_spans(*candidate, board.spans);
        const auto [first, last] = with_word.equal_range(candidate->place());
        const auto other =
            std::find_if(first, last, [word = candidate->counted.empty_word](const auto& each) {
                return each.second->counted.empty_word != word;
            });
        board.proposals =
            meanings_of(*candidate, other == last ? nullptr : other->second, numbered, options, board.spans);
    }
    if (are_near && !options.partial) {
        ReadOptions partial = flags;
        partial.partial = true;
        keep_what_partial_gives(found, find_once(text, form, partial));
    }
    return found;
}

/// The text with blanks for all that a board did not use.
std::string only_used(std::string_view text, const FoundBoard& found) {
    std::string used(text);
    std::transform(used.begin(), used.end(), used.begin(), [](char c) { return c == '\n' ? c : ' '; });
    for (const Span& span : found.spans) {
        if (span.role != TextRole::comment)
            text.copy(used.data() + span.begin, span.end - span.begin, span.begin);
    }
    return used;
}

/// The parts of spans in which two texts are the same, which are as long as each other.
std::vector<Span> where_same(std::string_view one, std::string_view other, const std::vector<Span>& spans) {
    std::vector<Span> parts;
    for (const Span& span : spans) {
        for (std::size_t at = span.begin, end = at; at < span.end; at = end) {
            for (end = at; end < span.end && one[end] == other[end];) ++end;
            if (end > at) parts.push_back({at, end, span.role});
            while (end < span.end && one[end] != other[end]) ++end;
        }
    }
    return parts;
}

}  // namespace

std::vector<FoundBoard> find_boards(std::string_view text, std::string_view form, const ReadOptions& flags) {
    std::vector<FoundBoard> found = find_once(text, form, flags);
    std::vector<Span> comments;
    if (found.size() == 1)
        std::copy_if(found.front().spans.begin(), found.front().spans.end(), std::back_inserter(comments),
                     [](const Span& span) { return span.role == TextRole::comment; });
    // The only board is found again in what it used, until it uses all of that.
    constexpr int most_tries = 4;
    std::string rest(text);
    for (int tried = 0; found.size() == 1; ++tried) {
        std::string used = only_used(rest, found.front());
        if (used == rest) {
            std::vector<Span>& spans = found.front().spans = where_same(text, rest, found.front().spans);
            spans.insert(spans.end(), comments.begin(), comments.end());
            return found;
        }
        if (tried == most_tries) return {};
        rest = std::move(used);
        found = find_once(rest, form, flags);
    }
    return found;
}

}  // namespace decant::puzzles::tube_sort
