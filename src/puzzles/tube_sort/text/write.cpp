// How programs and people write rows of tubes, as the grammars of text/ find them again.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/cells.hpp"
#include "puzzles/tube_sort/text/find.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// Whether a text of a form can be read as a board and none beside it.
bool reads_as(std::string_view text, std::string_view form, const Board& board) {
    ReadOptions options;
    options.rules = std::string(word(board.rules));
    options.goal = std::string(word(board.goal));
    const auto is_board = [&](const ProposalOf<Board>& meaning) {
        return meaning.level && meaning.level->colors == board.colors && meaning.level->tubes == board.tubes;
    };
    const auto is_found = [&] {
        const auto found = find_boards(text, form, options);
        return found.size() == 1 &&
               std::any_of(found.front().proposals.begin(), found.front().proposals.end(), is_board);
    };
    if (is_found()) return true;
    // A board that is called partial may lack nothing.
    options.partial = board.partial;
    return board.partial && is_found();
}

/// The text that `write` makes of a board of tubes that are alike, if it reads as the level; else why not. In
/// its board, colors get the names that they have in the text.
template <const Format& format, Result<std::string> (*write)(Board&)>
Result<std::string> print(const Board& board) {
    if (const auto rules = further_rules(board)) return cannot_hold(format.word, *rules);
    if (!tubes_alike(board)) return cannot_hold(format.word, "tubes of different capacities");
    Board written = board;
    Result<std::string> text = write(written);
    if (text && !reads_as(*text, format.word, written))
        return cannot_hold(format.word, "this level, which would read as another one");
    return text;
}

std::string name_of(const Board& board, Color color) {
    return color == unknown_color ? "?" : board.colors[color];
}

/// A name in quotes where it has signs that cells are told by.
std::string cell_of(const std::string& name) {
    const bool is_plain =
        std::all_of(name.begin(), name.end(), [](char c) { return is_name_part(c) || c == '-' || c == '?'; });
    return is_plain ? name : base::in_quotes(name);
}

std::vector<std::string> cells_of(const Board& board, const Tube& tube) {
    std::vector<std::string> cells;
    for (const Color color : tube.units) cells.push_back(cell_of(name_of(board, color)));
    return cells;
}

/// A line for each tube.
std::string lines_of(const Board& board, std::string_view separator, std::string_view empty) {
    std::string text;
    for (const Tube& tube : board.tubes)
        text += tube.units.empty() ? fmt::format("{}\n", empty)
                                   : fmt::format("{}\n", fmt::join(cells_of(board, tube), separator));
    return text;
}

Result<std::string> write_list(Board& board) {
    std::string text = "[\n";
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> units;
        for (const Color color : tube.units) {
            units.push_back(base::in_quotes(name_of(board, color)));
        }
        text += fmt::format(" [{}],\n", fmt::join(units, ", "));
    }
    return text + "]\n";
}

Result<std::string> write_packed(Board& board) {
    std::vector<std::string> words;
    for (const Tube& tube : board.tubes) {
        std::string& word = words.emplace_back(tube.units.empty() ? "-" : "");
        for (const Color color : tube.units) word += name_of(board, color);
    }
    return fmt::format("{}\n", fmt::join(words, " "));
}

Result<std::string> write_csv(Board& board) { return lines_of(board, ",", "-"); }

Result<std::string> write_cups(Board& board) {
    return fmt::format("{}\n{}\n{}", board.tubes.size(), tallest_capacity(board), lines_of(board, " ", ""));
}

/// A picture of the tubes, the highest layer first.
Result<std::string> write_layers(Board& board) {
    std::string text;
    for (auto layer = static_cast<std::size_t>(tallest_capacity(board)); layer-- > 0;) {
        std::vector<std::string> row;
        for (const Tube& tube : board.tubes)
            row.push_back(layer < tube.units.size() ? cell_of(name_of(board, tube.units[layer])) : "-");
        text += fmt::format("{}\n", fmt::join(row, ","));
    }
    return text;
}

Result<std::string> write_saved_game(Board& board) {
    std::string text = fmt::format("i\nlevel\n{}\n", board.tubes.size());
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> words = cells_of(board, tube);
        words.resize(static_cast<std::size_t>(tube.capacity), "-");
        std::reverse(words.begin(), words.end());
        text += fmt::format("{}\n", fmt::join(words, "\t"));
    }
    return text;
}

constexpr std::string_view color_digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Gives the colors digits for names.
void name_by_digits(Board& board, std::size_t first) {
    for (std::size_t at = 0; at < board.colors.size(); ++at) board.colors[at] = color_digits[first + at];
}

/// As the other format says, with 0 for an empty place.
Result<std::string> write_vials(Board& board) {
    if (has_unknown_units(board)) return cannot_hold("vials", "hidden units");
    if (board.colors.size() > 15) return cannot_hold("vials", "more than 15 colors");
    name_by_digits(board, 1);
    std::string text = fmt::format("s: {}", board.tubes.size());
    for (const Tube& tube : board.tubes) {
        std::string vial;
        for (const Color color : tube.units) vial += board.colors[color];
        vial.resize(static_cast<std::size_t>(tube.capacity), '0');
        std::reverse(vial.begin(), vial.end());
        text += ' ' + vial;
    }
    return text + '\n';
}

/// Full tubes, and the number of empty ones.
Result<std::string> write_columns(Board& board) {
    if (has_unknown_units(board)) return cannot_hold("columns", "hidden units");
    if (board.colors.size() > color_digits.size()) return cannot_hold("columns", "more than 36 colors");
    const auto is_full = [](const Tube& tube) { return tube.full(); };
    const auto empty = std::find_if_not(board.tubes.begin(), board.tubes.end(), is_full);
    if (std::any_of(empty, board.tubes.end(), [](const Tube& tube) { return !tube.units.empty(); }))
        return cannot_hold("columns", "partly filled tubes, or an empty tube before a full one");
    name_by_digits(board, 0);
    std::string text = fmt::format("height={}\ncolors={}\nempty={}\n", tallest_capacity(board),
                                   board.colors.size(), board.tubes.end() - empty);
    for (auto tube = board.tubes.begin(); tube != empty; ++tube) {
        text += "column=";
        for (const Color color : tube->units) text += board.colors[color];
        text += '\n';
    }
    return text;
}

/// A form of rows, which is found by its grammar and by counts.
template <const Format& format, Result<std::string> (*write)(Board&)>
constexpr Format of_rows(std::string_view word, std::string_view summary, std::string_view example) {
    return {word, summary, nullptr, nullptr, print<format, write>, example};
}

}  // namespace

constinit const Format list =
    of_rows<list, write_list>("list", "nested lists of any language, one list per tube",
                              "[[\"red\", \"blue\"], [\"blue\", \"red\"], []]\n");
constinit const Format packed =
    of_rows<packed, write_packed>("packed", "one word per tube, one character per unit", "AB BA -\n");
constinit const Format csv =
    of_rows<csv, write_csv>("csv", "cells between commas, one tube per row", "red,blue\nblue,red\n-,-\n");
constinit const Format layers =
    of_rows<layers, write_layers>("layers", "a row for each layer of all tubes", "blue,red,-\nred,blue,-\n");
constinit const Format cups = of_rows<cups, write_cups>(
    "cups", "a file of cups: count, capacity, then one line per cup", "3\n2\nred blue\nblue red\n\n");
constinit const Format saved_game = of_rows<saved_game, write_saved_game>(
    "saved-game", "a saved game: i, name, count, then one line per tube",
    "i\na-level\n3\nred\tblue\nblue\tred\n-\t-\n");
constinit const Format vials =
    of_rows<vials, write_vials>("vials", "a line of hexadecimal vials: s: 3 12 21 00", "s: 3 12 21 00\n");
constinit const Format columns =
    of_rows<columns, write_columns>("columns", "height=, colors=, empty= and a column= per full tube",
                                    "height=2\ncolors=2\nempty=1\ncolumn=01\ncolumn=10\n");

}  // namespace decant::puzzles::tube_sort
