// Deals, backward pours and small changes.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/make.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {
namespace {

Board empty_board(const Recipe& recipe) {
    const int colors = recipe.number(colors_key);
    const int tubes = colors + recipe.number(empties_key);
    Board board;
    board.rules = *rules_of(recipe.word(rules_key()));
    board.tubes.assign(static_cast<std::size_t>(tubes), Tube{recipe.number(capacity_key), {}});
    for (int color = 0; color < colors; ++color) board.colors.push_back(fmt::format("color-{}", color));
    return board;
}

/// Numbers the colors in the order in which they appear, and names them by letters.
Board with_colors_in_order(Board board) {
    board.sorts = renumbered(board.sorts, number_colors(board.tubes));
    const std::string letter = letters(board);
    for (std::size_t color = 0; color < letter.size(); ++color) board.colors[color] = letter[color];
    return board;
}

int top_run(const Tube& tube) {
    const auto other = std::find_if(tube.units.rbegin(), tube.units.rend(),
                                    [&](Color color) { return color != tube.units.back(); });
    return static_cast<int>(other - tube.units.rbegin());
}

/// Pours made backward. The tubes that shall be empty hold at most one color at any time, so that they can be
/// emptied whenever that is wanted.
class Unsolver {
  public:
    Unsolver(const Recipe& recipe, base::Random& random)
        : board_(empty_board(recipe)), random_(random), colors_(board_.colors.size()) {
        for (std::size_t t = 0; t < colors_; ++t)
            board_.tubes[t].units.assign(static_cast<std::size_t>(board_.tubes[t].capacity),
                                         static_cast<Color>(t));
    }

    Board run() {
        const int units = static_cast<int>(colors_) * board_.tubes.front().capacity;
        for (int steps = random_.between(10 * units, 30 * units); steps > 0; --steps) step();
        for (std::size_t t = colors_; t < board_.tubes.size(); ++t) {
            while (!board_.tubes[t].units.empty()) drain(board_.tubes[t]);
        }
        return std::move(board_);
    }

  private:
    /// A pour from `onto` to `from`, seen backward: the units leave `from`, and what they leave behind must
    /// be empty or of their color; `onto` must not show their color, or the pour would have carried more.
    void step() {
        Tube& from = any_tube();
        Tube& onto = any_tube();
        if (&from == &onto || from.units.empty()) return;
        const int run = top_run(from);
        const bool is_mono = run == static_cast<int>(from.units.size());
        const int room = onto.capacity - static_cast<int>(onto.units.size());
        const int most = std::min(is_mono ? run : run - 1, room);
        if (most < 1) return;
        const Color color = from.units.back();
        if (!onto.units.empty() && onto.units.back() == color) return;
        const bool shall_be_empty = static_cast<std::size_t>(&onto - board_.tubes.data()) >= colors_;
        if (shall_be_empty && !onto.units.empty()) return;
        move(from, onto, random_.between(1, most));
    }

    void drain(Tube& from) {
        std::vector<Tube*> open;
        for (std::size_t t = 0; t < colors_; ++t) {
            if (!board_.tubes[t].full()) open.push_back(&board_.tubes[t]);
        }
        Tube& onto = *open[random_.below(open.size())];
        const int room = onto.capacity - static_cast<int>(onto.units.size());
        move(from, onto, random_.between(1, std::min(room, static_cast<int>(from.units.size()))));
    }

    static void move(Tube& from, Tube& onto, int units) {
        for (; units > 0; --units) {
            onto.units.push_back(from.units.back());
            from.units.pop_back();
        }
    }

    Tube& any_tube() { return board_.tubes[random_.below(board_.tubes.size())]; }

    Board board_;
    base::Random& random_;
    std::size_t colors_;
};

}  // namespace

Board deal(const Recipe& recipe, base::Random& random) {
    Board board = empty_board(recipe);
    const auto capacity = static_cast<std::size_t>(board.tubes.front().capacity);
    std::vector<Color> units;
    for (std::size_t color = 0; color < board.colors.size(); ++color)
        units.insert(units.end(), capacity, static_cast<Color>(color));
    random.shuffle(units);
    for (std::size_t i = 0; i < units.size(); ++i) board.tubes[i / capacity].units.push_back(units[i]);
    return with_colors_in_order(std::move(board));
}

Board unsolve(const Recipe& recipe, base::Random& random) {
    return with_colors_in_order(Unsolver(recipe, random).run());
}

Result<Board> with_tube_rules(Board board, const Recipe& recipe) {
    const auto rules = recipe.get<std::string>(tube_rules_key.name);
    if (!rules) return board;
    const std::string code = fmt::format("{}:{}", base::trim(*code::format.print(board)), *rules);
    const auto raw = code::format.parse(code);
    auto with_rules = raw ? build_board(*raw, std::string_view(code), {}) : Result<Board>(raw.error());
    if (with_rules) return with_rules;
    Diagnostic problem = with_rules.error();
    problem.place = {};  // in a text that nobody wrote
    return problem;
}

Board with_two_units_swapped(const Board& board, base::Random& random) {
    Board other = board;
    std::vector<Color*> units;
    for (Tube& tube : other.tubes) {
        for (Color& color : tube.units) units.push_back(&color);
    }
    constexpr int tries = 100;
    for (int i = 0; i < tries && !units.empty(); ++i) {
        Color* first = units[random.below(units.size())];
        Color* second = units[random.below(units.size())];
        if (*first == *second || *first == unknown_color || *second == unknown_color) continue;
        std::swap(*first, *second);
        settle(other, 0);
        return with_colors_in_order(std::move(other));
    }
    return other;
}

}  // namespace decant::puzzles::tube_sort
