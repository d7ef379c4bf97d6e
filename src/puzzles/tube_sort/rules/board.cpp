// Simple questions to a board, and the view of it.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/rules/board.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "puzzles/tube_sort/rules/fillings.hpp"

namespace decant::puzzles::tube_sort {
namespace {

constexpr std::string_view code_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
static_assert(code_letters.size() == max_colors);

bool is_one_letter(const std::string& name) {
    return name.size() == 1 && code_letters.find(name) != std::string_view::npos;
}

/// Names that are letters keep theirs; the others get those that are left.
std::string shared_letters(const std::vector<std::string>& names) {
    std::string left(code_letters);
    for (const std::string& name : names) {
        if (is_one_letter(name)) left.erase(left.find(name), 1);
    }
    std::string shared;
    std::size_t next = 0;
    for (const std::string& name : names) shared += is_one_letter(name) ? name.front() : left[next++];
    return shared;
}

/// Shows the top unit if it is hidden, and perhaps its whole run.
void reveal(Tube& tube, const GameRules& rules) {
    if (tube.units.empty() || !tube.hides(tube.units.size() - 1)) return;
    for (std::size_t unit = tube.units.size(); unit-- > 0 && tube.units[unit] == tube.units.back();) {
        tube.hidden &= ~(std::uint32_t{1} << unit);
        if (rules.reveal_units) return;
    }
}

}  // namespace

bool Tube::mono() const {
    return !units.empty() &&
           std::all_of(units.begin(), units.end(), [&](Color c) { return c == units.front(); });
}

bool operator<(const Tube& one, const Tube& other) {
    if (one.capacity != other.capacity) return one.capacity < other.capacity;
    if (one.rules != other.rules) return one.rules < other.rules;
    return std::tie(one.units, one.hidden) < std::tie(other.units, other.hidden);
}

Tube emptied(Tube tube) {
    tube.units.clear();
    tube.hidden = 0;
    return tube;
}

std::size_t bytes_of(const Board& board) {
    std::size_t bytes = sizeof board + board.name.capacity();
    for (const Tube& tube : board.tubes) bytes += sizeof tube + tube.units.capacity() * sizeof(Color);
    for (const std::string& color : board.colors) bytes += sizeof(std::string) + color.capacity();
    return bytes;
}

int tallest_capacity(const Board& board) {
    int tallest = 0;
    for (const Tube& tube : board.tubes) tallest = std::max(tallest, tube.capacity);
    return tallest;
}

bool equal_capacities(const Board& board) {
    const auto same = [&](const Tube& tube) { return tube.capacity == board.tubes.front().capacity; };
    return std::all_of(board.tubes.begin(), board.tubes.end(), same);
}

bool has_choice_of_goals(const Board& board) { return !equal_capacities(board) && !has_unknown_units(board); }

bool tubes_alike(const Board& board) {
    const Tube first = emptied(board.tubes.front());
    return std::all_of(board.tubes.begin(), board.tubes.end(),
                       [&](const Tube& tube) { return emptied(tube) == first; });
}

bool has_tube_rules(const Board& board) {
    return std::any_of(board.tubes.begin(), board.tubes.end(),
                       [](const Tube& tube) { return tube.rules != TubeRules{}; });
}

std::optional<std::string_view> further_rules(const Board& board) {
    if (has_hidden_units(board)) return "hidden units of known color";
    if (has_tube_rules(board)) return "rules of single tubes";
    if (board.game.complete_locks) return "complete tubes that lock";
    if (board.sorts != 0) return "a goal of some colors";
    return std::nullopt;
}

bool has_further_rules(const Board& board) { return further_rules(board).has_value(); }

bool has_conditions(const Board& board) {
    return std::any_of(board.tubes.begin(), board.tubes.end(), [](const Tube& tube) {
        const Condition& gives = tube.rules.gives;
        return !tube.rules.opens.is_always() || !(gives.is_always() || gives.never);
    });
}

bool has_hidden_units(const Board& board) {
    return std::any_of(board.tubes.begin(), board.tubes.end(),
                       [](const Tube& tube) { return tube.hidden != 0; });
}

Board without_hidden_units(Board board) {
    for (Tube& tube : board.tubes) tube.hidden = 0;
    settle(board, 0);
    return board;
}

bool is_complete(const Board& board, const Tube& tube) {
    return tube.full() && tube.mono() && tube.units.front() != unknown_color &&
           (!board.game.count_shown || tube.hidden == 0);
}

void settle(Board& board, int moves) {
    for (Tube& tube : board.tubes) reveal(tube, board.game);
    for (const GameKey& each : game_keys) {
        if (each.is_of_hidden_units && !has_hidden_units(board)) board.game.*each.rule = false;
    }
    if (!has_conditions(board)) return;
    Happened happened;
    happened.moves = moves;
    for (const Tube& tube : board.tubes) {
        if (!is_complete(board, tube)) continue;
        ++happened.complete_tubes;
        happened.complete_colors |= std::uint64_t{1} << tube.units.front();
        happened.complete_groups |= tube.rules.opens.groups() | tube.rules.gives.groups();
    }
    for (Tube& tube : board.tubes) {
        tube.rules.opens = tube.rules.opens.settled(happened);
        tube.rules.gives = tube.rules.gives.settled(happened);
    }
}

std::size_t contents_at_most(const Board& board) {
    std::set<Tube> empty;
    std::size_t contents = 0;
    for (const Tube& tube : board.tubes) {
        const auto capacity = static_cast<std::size_t>(tube.capacity);
        contents += capacity * (capacity - 1) / 2;  // above the first run
        const bool is_new = empty.insert(emptied(tube)).second;
        const std::size_t colors = tube.rules.accepts == every_color ? board.colors.size() : 1;
        if (is_new) contents += 1 + capacity * colors;
        // A first run of a color that is not accepted.
        if (tube.rules.accepts != every_color) contents += capacity;
    }
    return contents;
}

std::size_t count_events(const Board& board) {
    std::set<std::pair<Condition::Kind, std::uint8_t>> events;
    for (const Tube& tube : board.tubes) {
        for (const Condition* condition : {&tube.rules.opens, &tube.rules.gives}) {
            for (const Condition::Part& part : condition->parts) {
                if (part.kind != Condition::Kind::none && part.kind != Condition::Kind::moves_made)
                    events.emplace(part.kind, part.value);
            }
        }
    }
    return events.size();
}

std::ptrdiff_t count_unknown_units(const Board& board) {
    std::ptrdiff_t count = 0;
    for (const Tube& tube : board.tubes)
        count += std::count(tube.units.begin(), tube.units.end(), unknown_color);
    return count;
}

bool has_unknown_units(const Board& board) { return count_unknown_units(board) > 0; }

bool all_full(const Board& board) {
    return std::all_of(board.tubes.begin(), board.tubes.end(), [](const Tube& tube) { return tube.full(); });
}

int empty_tubes(const Board& board) {
    return static_cast<int>(std::count_if(board.tubes.begin(), board.tubes.end(),
                                          [](const Tube& tube) { return tube.units.empty(); }));
}

std::optional<Board> with_empty_tubes(Board board, int count) {
    const Tube largest{tallest_capacity(board), {}};
    const auto is_plain = [](const Tube& tube) { return tube.rules == TubeRules{}; };
    std::vector<Tube>& tubes = board.tubes;
    int spare = empty_tubes(board);
    for (; spare > count; --spare) {
        auto smallest = tubes.end();
        for (auto tube = tubes.begin(); tube != tubes.end(); ++tube) {
            const bool smaller = smallest == tubes.end() || tube->capacity <= smallest->capacity;
            if (tube->units.empty() && smaller && is_plain(*tube)) smallest = tube;
        }
        if (smallest == tubes.end()) return std::nullopt;
        tubes.erase(smallest);
    }
    for (; spare < count; ++spare) tubes.push_back(largest);
    if (tubes.empty() || tubes.size() > max_tubes) return std::nullopt;
    const auto goal = possible_goal(board, board.goal);
    if (!goal) return std::nullopt;
    board.goal = *goal;
    return board;
}

std::vector<Color> number_colors(std::vector<Tube>& tubes) {
    std::vector<Color> old_numbers;
    std::vector<Color> numbers(max_colors, no_color);
    for (Tube& tube : tubes) {
        each_color(tube, [&](Color& color, std::size_t) {
            Color& number = numbers[color];
            if (number == no_color) {
                number = static_cast<Color>(old_numbers.size());
                old_numbers.push_back(color);
            }
            color = number;
        });
    }
    return old_numbers;
}

std::vector<Color> sorted_colors(const Board& board) {
    std::vector<Color> colors;
    for (std::size_t color = 0; color < board.colors.size(); ++color) {
        if ((board.sorts >> color & 1) != 0) colors.push_back(static_cast<Color>(color));
    }
    return colors;
}

std::uint64_t renumbered(std::uint64_t colors, const std::vector<Color>& old_numbers) {
    std::uint64_t now = 0;
    for (std::size_t color = 0; color < old_numbers.size(); ++color)
        now |= (colors >> old_numbers[color] & 1) << color;
    return now;
}

std::vector<int> count_units(const Board& board) {
    std::vector<int> units(board.colors.size());
    for (const Tube& tube : board.tubes) {
        for (const Color color : tube.units) {
            if (color != unknown_color) ++units[color];
        }
    }
    return units;
}

std::string letters(const Board& board) {
    if (!board.letters.empty()) return board.letters;
    if (std::all_of(board.colors.begin(), board.colors.end(), is_one_letter))
        return shared_letters(board.colors);
    return std::string(code_letters.substr(0, board.colors.size()));
}

std::optional<Board> among(Board board, const std::vector<std::string>& names) {
    if (names.size() > max_colors) return std::nullopt;
    const std::string shared = shared_letters(names);
    std::vector<Color> number(board.colors.size());
    std::vector<Color> old_numbers;
    const std::vector<std::string> old_names = std::exchange(board.colors, {});
    board.letters.clear();
    for (std::size_t n = 0; n < names.size(); ++n) {
        const auto known = std::find(old_names.begin(), old_names.end(), names[n]);
        if (known == old_names.end()) continue;
        old_numbers.push_back(static_cast<Color>(known - old_names.begin()));
        number[old_numbers.back()] = static_cast<Color>(board.colors.size());
        board.colors.push_back(names[n]);
        board.letters += shared[n];
    }
    for (Tube& tube : board.tubes)
        each_color(tube, [&](Color& color, std::size_t) { color = number[color]; });
    board.sorts = renumbered(board.sorts, old_numbers);
    return board;
}

BoardView view_of(const Board& board) {
    BoardView view;
    view.balls = board.rules == Rules::ball;
    const std::string letter = letters(board);
    for (std::size_t c = 0; c < board.colors.size(); ++c) view.colors.push_back({board.colors[c], letter[c]});
    for (const Tube& tube : board.tubes) {
        auto& shown = view.tubes.emplace_back(
            BoardView::Tube{tube.capacity, {}, {}, !tube.rules.opens.holds(), tube.hidden});
        for (const Color color : tube.units) {
            shown.units.push_back(color == unknown_color ? BoardView::hidden : color);
        }
        for (SpelledRule& rule : spelled(tube.rules, [&](Color color) { return board.colors[color]; }))
            shown.rules.push_back({rule.key, std::move(rule.value), rule.color});
    }
    return view;
}

}  // namespace decant::puzzles::tube_sort
