// Random boards for properties: odd color names, mixed capacities with the usual goal, hidden and missing
// units.
// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "puzzles/tube_sort/rules/board.hpp"
#include "puzzles/tube_sort/rules/fillings.hpp"

namespace decant::puzzles::tube_sort {

/// Whether something that happens once in `n` times happens. Plain ranges grow with the size of the test.
inline bool one_in(int n) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, n)) == 0; }

/// Pieces that mean something in some format, so that names of them find missing quotes and escapes.
inline rc::Gen<std::string> odd_name() {
    return rc::gen::exec([] {
        const std::vector<std::string> pieces{
            "a",       "B",    "7",      " ",         "\"",       "'",      "\\",     "#",   "?",
            "-",       "^2",   "/",      "//",        ";",        ":",      "(",      ")",   "[",
            "]",       ",",    "=",      ".",         "\u00E9",   "\u7D2B", "decant", "Nil", "nil",
            "(empty)", "null", "rules:", "tube-sort", "water2:A", "name: x"};
        std::string name;
        const int length = *rc::gen::inRange(1, 4);
        for (int i = 0; i < length; ++i) name += *rc::gen::elementOf(pieces);
        return name.find_first_not_of(' ') == std::string::npos ? "x" + name : name;
    });
}

struct BoardShape {
    bool odd_names = true;
    bool hidden_units = true;
    bool mixed_capacities = true;
    int capacity = 0;  ///< 0: any
};

/// Numbers the colors anew in the order in which they appear, and forgets those that do not.
inline void renumber(Board& board) {
    std::vector<std::string> names;
    std::vector<Color> numbers(board.colors.size(), no_color);
    for (Tube& tube : board.tubes) {
        for (Color& color : tube.units) {
            if (color == unknown_color) continue;
            if (numbers[color] == no_color) {
                numbers[color] = static_cast<Color>(names.size());
                names.push_back(board.colors[color]);
            }
            color = numbers[color];
        }
    }
    board.colors = names;
}

inline std::vector<std::string> distinct_names(int count, bool odd) {
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i) {
        std::string name = odd ? *odd_name() : std::string(1, static_cast<char>('A' + i));
        while (std::count(names.begin(), names.end(), name) > 0) name += 'x';
        names.push_back(name);
    }
    return names;
}

/// Any board that passes the checks of a level: where nothing excuses it, colors fill whole tubes.
///
/// RapidCheck picks the shape. Dependent picks come from one seed instead: a pick that is replayed while the
/// case shrinks may be out of its range by then.
inline rc::Gen<Board> any_board(const BoardShape& shape = {}) {
    return rc::gen::resize(
        rc::kNominalSize, rc::gen::exec([shape] {
            Board board;
            board.rules = *rc::gen::element(Rules::water, Rules::ball);
            base::Random random(*rc::gen::arbitrary<std::uint64_t>());
            const int tubes = *rc::gen::inRange(1, 8);
            const int usual = shape.capacity > 0 ? shape.capacity : *rc::gen::element(1, 2, 3, 4, 4, 5, 32);
            const bool mixed = shape.mixed_capacities && random.below(3) == 0;
            for (int t = 0; t < tubes; ++t)
                board.tubes.push_back({mixed ? random.between(1, usual) : usual, {}});
            const int colors = random.between(0, tubes);
            board.colors = distinct_names(colors, shape.odd_names);
            // Mixed capacities may come out equal after all, and nothing fits them then.
            board.partial = random.below(3) == 0 || (mixed && equal_capacities(board));

            // Units in whole tubes, mixed up, and dropped into tubes that have room.
            for (int color = 0; color < colors; ++color) {
                const int missing = board.partial ? random.between(0, usual - 1) : 0;
                for (int unit = missing; unit < usual; ++unit) {
                    std::vector<Tube*> open;
                    for (Tube& tube : board.tubes) {
                        if (!tube.full()) open.push_back(&tube);
                    }
                    if (open.empty()) break;
                    Tube& tube = *open[random.below(open.size())];
                    const int at = random.between(0, static_cast<int>(tube.units.size()));
                    tube.units.insert(tube.units.begin() + at, static_cast<Color>(color));
                }
            }
            if (shape.hidden_units && random.below(4) == 0) {
                for (Tube& tube : board.tubes) {
                    for (Color& color : tube.units) {
                        if (random.below(3) == 0) color = unknown_color;
                    }
                }
            }
            if (shape.hidden_units && random.below(3) == 0) {
                for (const GameKey& each : game_keys) board.game.*each.rule = random.below(2) == 0;
                for (Tube& tube : board.tubes) {
                    for (std::size_t unit = 0; unit < tube.units.size(); ++unit) {
                        const bool hides = tube.units[unit] != unknown_color && random.below(3) == 0;
                        tube.hidden |= std::uint32_t{hides} << unit;
                    }
                }
                settle(board, 0);
            }
            renumber(board);
            board.goal = usual_goal(board).value_or(Goal::gathered);
            return board;
        }));
}

}  // namespace decant::puzzles::tube_sort
