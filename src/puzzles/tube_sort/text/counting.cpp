// Of a run of rows, the residues of all counts are one hash; equal hashes bound rows that fill tubes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/text/counting.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>

#include "base/graphemes.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// Words for emptiness: those that nobody gives to a color, and those that are empty where the counts say so.
constexpr std::string_view surely_empty = "- -- _ __ empty (empty) null none nil undefined 空";
constexpr std::string_view maybe_empty = "e 0 x . * o n na 00 free -1 ⬜ □";
constexpr std::string_view of_hidden = "? ?? hidden ❓";
constexpr int least_capacity = 2;

bool is_of_letters(const std::string& word) {
    return std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
}

enum class Taken : std::uint8_t { unit, hidden, empty, either };

/// The sign that a word repeats, as in `----`, or else the word; letters and digits are not signs.
std::string without_repetition(const std::string& word) {
    if (word.empty() || is_of_letters(word)) return word;
    const std::string_view one = base::first_grapheme(word);
    for (std::size_t at = 0; at < word.size(); at += one.size())
        if (word.compare(at, one.size(), one) != 0) return word;
    return std::string(one);
}

Taken kind_of(const std::string& word) {
    std::string plain = base::in_lower_case(without_repetition(word));
    // `Color.Empty`
    const std::size_t dot = plain.rfind('.');
    if (dot != std::string::npos && dot + 1 < plain.size() && is_of_letters(plain.substr(dot + 1)))
        plain.erase(0, dot + 1);
    if (word.empty() || base::holds(surely_empty, plain)) return Taken::empty;
    if (base::holds(of_hidden, plain)) return Taken::hidden;
    return base::holds(maybe_empty, plain) ? Taken::either : Taken::unit;
}

/// The rows with a number for each name.
struct Table {
    std::vector<std::vector<std::size_t>> rows;
    std::vector<Taken> kind;  ///< of each name
    std::vector<std::string> names;
};

Table table_of(const Rows& rows) {
    Table table;
    std::unordered_map<std::string, std::size_t> numbers;
    for (const Row& row : rows.rows) {
        std::vector<std::size_t>& names = table.rows.emplace_back();
        for (const Cell& cell : row.cells) {
            const auto [known, is_new] = numbers.try_emplace(cell.text, table.names.size());
            if (is_new) {
                table.names.push_back(cell.text);
                table.kind.push_back(kind_of(cell.text));
            }
            names.push_back(known->second);
        }
    }
    return table;
}

/// A hash of the counts of all names, each modulo a number.
class Residues {
  public:
    Residues(std::size_t names, std::size_t modulus) : counts_(names), modulus_(modulus) {}

    void add(std::size_t name) {
        const std::uint64_t factor = base::mix(name + 1);
        if (++counts_[name] == modulus_) {
            counts_[name] = 0;
            hash_ -= factor * (modulus_ - 1);
        } else {
            hash_ += factor;
        }
    }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }

  private:
    std::vector<std::size_t> counts_;
    std::size_t modulus_;
    std::uint64_t hash_ = 0;
};

/// The target of one pass over the rows.
struct Pass {
    std::size_t capacity = 0;
    std::optional<std::size_t> empty_name = {};
    Order order = Order::bottom_first;  ///< of rows with places beside units
    bool takes_long_rows = false;       ///< as tubes with a unit too many
};

class Counter {
  public:
    explicit Counter(const Rows& rows) : rows_(rows), table_(table_of(rows)) {}

    std::vector<Counted> all(const std::optional<int>& stated) {
        for (const std::size_t capacity : capacities(stated)) {
            for (const auto& empty : empty_names()) {
                for (const Order order : {Order::bottom_first, Order::top_first})
                    look({capacity, empty, order}, stated.has_value());
            }
        }
        if (found_.empty() && !stated && !rows_.are_packed) look_for_lower_tubes();
        return std::move(found_);
    }

    std::optional<Counted> nearest(const std::optional<int>& stated, bool takes_any) {
        const auto [begin, last] = without_strange_ends(rows_, 0, rows_.rows.size());
        const std::size_t first = behind_numbers(begin);
        std::optional<Counted> best;
        for (const std::size_t capacity : near_capacities(first, last, stated)) {
            for (const auto& empty : empty_names()) {
                // Where counts are wrong, a letter is more likely a unit, or a slip.
                if (empty && is_of_letters(table_.names[*empty])) continue;
                for (const Order order : {Order::bottom_first, Order::top_first}) {
                    const Pass pass{capacity, empty, order, true};
                    const auto counted = count(first, last, pass, true);
                    if (!counted || counted->units == 0 || !has_word(*counted, pass)) continue;
                    const std::size_t most_wrong = takes_any ? counted->units * capacity : counted->units / 4;
                    if (counted->wrong <= most_wrong && (!best || counted->wrong < best->wrong))
                        best = counted;
                }
            }
        }
        return best;
    }

  private:
    [[nodiscard]] std::vector<std::optional<std::size_t>> empty_names() const {
        std::vector<std::optional<std::size_t>> names{std::nullopt};
        for (std::size_t name = 0; name < table_.kind.size(); ++name)
            if (table_.kind[name] == Taken::either) names.emplace_back(name);
        return names;
    }

    /// The lengths of rows that may be full tubes.
    [[nodiscard]] std::set<std::size_t> capacities(const std::optional<int>& stated) const {
        if (stated) return {static_cast<std::size_t>(*stated)};
        std::set<std::size_t> lengths;
        for (const auto& row : table_.rows) {
            if (row.size() >= least_capacity && row.size() <= std::size_t{max_capacity})
                lengths.insert(row.size());
        }
        return lengths;
    }

    [[nodiscard]] bool is_empty(std::size_t name, const Pass& pass) const {
        return table_.kind[name] == Taken::empty || name == pass.empty_name;
    }
    [[nodiscard]] bool is_hidden(std::size_t name) const { return table_.kind[name] == Taken::hidden; }
    [[nodiscard]] bool has_hidden(std::size_t row) const {
        const auto& names = table_.rows[row];
        return std::any_of(names.begin(), names.end(), [&](std::size_t name) { return is_hidden(name); });
    }

    /// Units of a row, or nothing where it fits no tube: too long, or with a place below a unit.
    [[nodiscard]] std::optional<std::size_t> units_of(const std::vector<std::size_t>& row,
                                                      const Pass& pass) const {
        std::size_t units = 0;
        bool was_unit = false;
        bool was_empty = false;
        for (const std::size_t name : row) {
            const bool empty = is_empty(name, pass);
            const bool is_wrong = pass.order == Order::bottom_first ? was_empty && !empty : was_unit && empty;
            if (is_wrong) return std::nullopt;
            (empty ? was_empty : was_unit) = true;
            units += empty ? 0 : 1;
        }
        // A word for emptiness may stand for a whole tube.
        // Dashes between rows are as many as units only where they are a tube.
        if (rows_.are_packed && units == 0 && row.size() > 1 && row.size() != pass.capacity)
            return std::nullopt;
        const bool is_too_long = row.size() > pass.capacity && units > 0 && !pass.takes_long_rows;
        return is_too_long ? std::nullopt : std::optional(units);
    }

    void look(const Pass& pass, bool is_stated) {
        const std::size_t all = table_.rows.size();
        if (!rows_.may_be_cut) {
            take_whole(0, all, pass, is_stated);
            return;
        }
        take_with_hidden(pass, is_stated);
        std::size_t begin = 0;
        for (std::size_t end = 0; end <= all; ++end) {
            if (end < all && units_of(table_.rows[end], pass) && !has_hidden(end)) continue;
            look_between(begin, end, pass, is_stated);
            begin = end + 1;
        }
    }

    /// Hidden units may be what is missing, so that these boards end at blank lines, but for empty tubes
    /// below.
    void take_with_hidden(const Pass& pass, bool is_stated) {
        for (std::size_t first = 0, last = 0; first < table_.rows.size(); first = last) {
            bool is_hidden_in = has_hidden(first);
            for (last = first + 1; last < table_.rows.size(); ++last) {
                if (rows_.rows[last].is_below_gap && units_of(table_.rows[last], pass) != 0) break;
                is_hidden_in = is_hidden_in || has_hidden(last);
            }
            if (!is_hidden_in || take_whole(first, last, pass, is_stated)) continue;
            const auto [begin, end] = without_strange_ends(rows_, first, last);
            take_whole(begin, end, pass, is_stated);
        }
    }

    /// Rows that are not cut further; false if they are not a board.
    bool take_whole(std::size_t first, std::size_t last, const Pass& pass, bool is_stated) {
        const auto counted = count(behind_numbers(first), last, pass, is_stated);
        if (!counted || counted->wrong > 0 || (rows_.may_be_cut && !counted->has_hidden)) return false;
        take(*counted, pass);
        return true;
    }

    [[nodiscard]] bool is_number(std::size_t row) const {
        const auto& cells = rows_.rows[row].cells;
        return rows_.may_be_cut && cells.size() == 1 && base::parse_number(cells.front().text, max_tubes);
    }

    /// Behind up to two lines of a single number, which may count tubes and units.
    [[nodiscard]] std::size_t behind_numbers(std::size_t row) const {
        const std::size_t most = std::min(row + 2, rows_.rows.size());
        while (row < most && is_number(row)) ++row;
        return row;
    }

    /// The longest stretches of rows in which each color fills tubes, from the first one on.
    void look_between(std::size_t begin, std::size_t end, const Pass& pass, bool is_stated) {
        Residues residues(table_.names.size(), pass.capacity);
        std::vector<std::uint64_t> before{0};  // the hash before each row, and behind the last one
        std::unordered_map<std::uint64_t, std::size_t> last;
        for (std::size_t row = begin; row < end; ++row) {
            if (!rows_.rows[row].goes_on) last[before.back()] = row;
            for (const std::size_t name : table_.rows[row])
                if (!is_empty(name, pass)) residues.add(name);
            before.push_back(residues.hash());
        }
        if (end == rows_.rows.size() || !rows_.rows[end].goes_on) last[before.back()] = end;
        for (std::size_t row = begin; row + 1 < end;) {
            const auto found = rows_.rows[row].goes_on ? last.end() : last.find(before[row - begin]);
            const bool is_stretch = found != last.end() && found->second > row + 1;
            const std::size_t behind = is_stretch ? found->second : row + 1;
            const auto is_balanced = [&](std::size_t at) {
                return before[at - begin] == before[row - begin];
            };
            const bool is_taken = is_stretch && take_stretch(row, behind, pass, is_stated, is_balanced);
            // In one that is too long for a board no other is looked for, so that time stays linear.
            row = is_taken || behind - row > std::size_t{max_tubes} ? behind : row + 1;
        }
    }

    /// Those between blank lines if each of them is a board, else all; false if they are none.
    template <class IsBalanced>
    bool take_stretch(std::size_t first, std::size_t last, const Pass& pass, bool is_stated,
                      const IsBalanced& is_balanced) {
        first = behind_counts(first, last, pass);
        const bool is_too_long = last - first > std::size_t{max_tubes};
        if (!is_too_long && is_cut_short(first, last, pass)) return false;
        std::vector<Counted> parts;
        bool are_boards = true;
        std::size_t begin = first;
        for (std::size_t row = first + 1; row <= last; ++row) {
            if (row < last && !(rows_.rows[row].is_below_gap && is_balanced(row))) continue;
            const auto part = count(std::exchange(begin, row), row, pass, is_stated);
            const bool is_board = part && !part->is_plain;
            are_boards = are_boards && is_board;
            if (is_board) parts.push_back(*part);
        }
        if (!is_too_long && (!are_boards || parts.size() < 2)) {
            const auto whole = count(first, last, pass, is_stated);
            if (!whole) return false;
            parts = {*whole};
        }
        for (Counted& part : parts) take(std::move(part), pass);
        return !parts.empty();
    }

    /// Behind the numbers of tubes and of units in each, if those come first.
    [[nodiscard]] std::size_t behind_counts(std::size_t first, std::size_t last, const Pass& pass) const {
        const std::size_t behind = behind_numbers(first);
        if (behind != first + 2 || last < behind + 2) return first;
        const auto number = [&](std::size_t row) {
            return static_cast<std::size_t>(
                *base::parse_number(rows_.rows[row].cells.front().text, max_tubes));
        };
        return number(first) >= last - behind && number(first + 1) == pass.capacity ? behind : first;
    }

    /// Whether a row beside a stretch has its colors and no other words, or hidden units and no blank line
    /// between, so that it belongs to the board.
    [[nodiscard]] bool is_cut_short(std::size_t first, std::size_t last, const Pass& pass) const {
        std::set<std::size_t> colors;
        for (std::size_t row = first; row < last; ++row) {
            for (const std::size_t name : table_.rows[row])
                if (!is_empty(name, pass)) colors.insert(name);
        }
        const auto is_place = [&](std::size_t name) { return is_empty(name, pass); };
        const auto is_known = [&](std::size_t name) { return is_place(name) || colors.contains(name); };
        const auto belongs = [&](std::size_t row) {
            const auto& names = table_.rows[row];
            const bool is_joined = has_hidden(row) && !rows_.rows[row == last ? last : first].is_below_gap;
            return is_joined || (!std::all_of(names.begin(), names.end(), is_place) &&
                                 std::all_of(names.begin(), names.end(), is_known));
        };
        return (first > 0 && !is_number(first - 1) && belongs(first - 1)) ||
               (last < table_.rows.size() && belongs(last));
    }

    /// Whether it takes the word of the pass for empty places; else it is found without.
    static bool has_word(const Counted& counted, const Pass& pass) {
        return !pass.empty_name || !counted.empty_word.empty();
    }

    void take(Counted counted, const Pass& pass) {
        // Where no row has places beside units, both orders find the same.
        const bool is_new = pass.order == Order::bottom_first || counted.order;
        if (is_new && has_word(counted, pass)) found_.push_back(std::move(counted));
    }

    /// The rows as a board, or nothing where they cannot be one, whatever is missing.
    std::optional<Counted> count(std::size_t first, std::size_t last, const Pass& pass, bool is_stated) {
        if (last < first + 2 || last - first > std::size_t{max_tubes}) return std::nullopt;
        Counted counted{first, last, static_cast<int>(pass.capacity)};
        counted.is_plain = true;
        std::map<std::size_t, std::size_t> units;
        std::size_t hidden = 0;
        bool is_told = false;
        bool is_reached = is_stated;
        bool is_separated = pass.capacity == 1;
        bool is_used = false;
        bool is_whole_row = false;
        bool is_short = false;
        bool fills_up = false;
        for (std::size_t row = first; row < last; ++row) {
            const auto& names = table_.rows[row];
            const auto in_row = units_of(names, pass);
            if (!in_row) return std::nullopt;
            is_short = is_short || (*in_row > 0 && names.size() < pass.capacity);
            fills_up =
                fills_up || (*in_row > 0 && std::count(names.begin(), names.end(), pass.empty_name) > 0);
            is_reached = is_reached || names.size() == pass.capacity;
            is_separated = is_separated || names.size() > 1;
            is_told = is_told || (*in_row > 0 && *in_row < names.size());
            counted.units += *in_row;
            counted.wrong += *in_row > pass.capacity ? *in_row - pass.capacity : 0;
            counted.has_room = counted.has_room || *in_row < pass.capacity;
            std::set<std::size_t> in_tube;
            for (const std::size_t name : names) {
                is_used = is_used || name == pass.empty_name;
                if (is_empty(name, pass)) continue;
                in_tube.insert(name);
                if (is_hidden(name))
                    ++hidden;
                else
                    ++units[name];
            }
            counted.is_plain =
                counted.is_plain && in_tube.size() < 2 && (*in_row == 0 || *in_row == pass.capacity);
            is_whole_row =
                is_whole_row || (*in_row == 0 && !names.empty() && names.front() == pass.empty_name);
        }
        // A text that writes a word into the places above units fills all tubes up with it.
        if (fills_up && is_short) return std::nullopt;
        if (units.size() + hidden == 0 || !is_reached || !is_separated) return std::nullopt;
        counted.is_plain = counted.is_plain || units.size() + hidden == 1;
        std::size_t missing = 0;
        std::size_t wrong = 0;
        for (const auto& [name, count] : units) {
            const std::size_t over = count % pass.capacity;
            missing += over == 0 ? 0 : pass.capacity - over;
            wrong += over == 0 ? 0 : std::min(over, pass.capacity - over);
            counted.is_over =
                counted.is_over || (over > 0 && count > pass.capacity && 2 * over <= pass.capacity);
        }
        counted.has_hidden = hidden > 0;
        if (hidden == 0 || missing > hidden) counted.wrong += wrong;
        if (is_used) counted.empty_word = table_.names[*pass.empty_name];
        if (is_told) counted.order = pass.order;
        counted.takes_letter = is_used && is_of_letters(counted.empty_word);
        // No color is called by a sign.
        counted.may_be_color = is_used && !is_whole_row && is_of_letters(counted.empty_word);
        return counted;
    }

    /// Where no tube is full: the least capacity above the longest row that the units of each color fill.
    void look_for_lower_tubes() {
        std::size_t longest = 0;
        std::map<std::size_t, std::size_t> units;
        for (const auto& row : table_.rows) {
            longest = std::max(longest, row.size());
            for (const std::size_t name : row)
                if (table_.kind[name] != Taken::empty) ++units[name];
        }
        std::size_t common = 0;
        for (const auto& [name, count] : units) common = std::gcd(common, count);
        for (std::size_t capacity = longest + 1; capacity <= std::min(common, std::size_t{max_capacity});
             ++capacity) {
            if (common % capacity != 0) continue;
            const Pass pass{capacity};
            auto counted = count(0, table_.rows.size(), pass, true);
            if (!counted || counted->wrong > 0) return;
            counted->is_plain = true;
            take(*std::move(counted), pass);
            return;
        }
    }

    /// The length of the longest rows, and that of most of them, of which one may be too long.
    [[nodiscard]] std::set<std::size_t> near_capacities(std::size_t first, std::size_t last,
                                                        const std::optional<int>& stated) const {
        if (stated) return {static_cast<std::size_t>(*stated)};
        std::map<std::size_t, std::size_t> rows_of;
        for (std::size_t row = first; row < last; ++row) {
            const std::size_t length = table_.rows[row].size();
            if (length >= least_capacity && length <= std::size_t{max_capacity}) ++rows_of[length];
        }
        if (rows_of.empty()) return {};
        const auto most = std::max_element(rows_of.begin(), rows_of.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        return {most->first, rows_of.rbegin()->first};
    }

    const Rows& rows_;
    Table table_;
    std::vector<Counted> found_;
};

}  // namespace

std::pair<std::size_t, std::size_t> without_strange_ends(const Rows& rows, std::size_t first,
                                                         std::size_t last) {
    if (!rows.may_be_cut) return {first, last};
    std::map<std::string_view, std::size_t> rows_with;
    for (std::size_t at = first; at < last; ++at) {
        std::set<std::string_view> words;
        for (const Cell& cell : rows.rows[at].cells) words.insert(cell.text);
        for (const std::string_view word : words) ++rows_with[word];
    }
    const auto is_unit = [](const Cell& cell) { return kind_of(cell.text) == Taken::unit; };
    const auto is_strange = [&](std::size_t at) {
        const auto& cells = rows.rows[at].cells;
        return std::any_of(cells.begin(), cells.end(), is_unit) &&
               std::all_of(cells.begin(), cells.end(),
                           [&](const Cell& cell) { return rows_with[cell.text] == 1 || !is_unit(cell); });
    };
    // A line is left out as a whole.
    for (std::size_t at = first; at < last && is_strange(at);)
        if (++at == last || !rows.rows[at].goes_on) first = at;
    for (std::size_t at = last; at > first && is_strange(at - 1);)
        if (!rows.rows[--at].goes_on) last = at;
    return {first, last};
}

std::vector<Counted> count_out(const Rows& rows, const std::optional<int>& capacity) {
    return Counter(rows).all(capacity);
}

std::optional<Counted> nearly_counted(const Rows& rows, const std::optional<int>& capacity, bool takes_any) {
    return Counter(rows).nearest(capacity, takes_any);
}

bool is_word_for_empty(const std::string& word) { return kind_of(word) == Taken::empty; }
bool may_be_word_for_empty(const std::string& word) { return kind_of(word) == Taken::either; }
bool is_empty_place(const Cell& cell) { return kind_of(cell.text) == Taken::empty; }
bool is_hidden_unit(const Cell& cell) { return kind_of(cell.text) == Taken::hidden; }

}  // namespace decant::puzzles::tube_sort
