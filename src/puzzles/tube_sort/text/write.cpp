// How programs and people write rows of tubes, as the grammars of text/ find them again.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/tube_sort/text/find.hpp"
#include "puzzles/tube_sort/text/format.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// The text, if it reads as the level; else why not.
Result<std::string> checked(std::string_view format, std::string text, const Board& board) {
    if (!reads_as(text, format, board))
        return cannot_hold(format, "this level, which would read as another one");
    return text;
}

std::optional<Diagnostic> cannot_vary(std::string_view format, const Board& board) {
    if (tubes_alike(board)) return std::nullopt;
    return cannot_hold(format, "tubes of different capacities");
}

std::string name_of(const Board& board, Color color) { return color == hidden ? "?" : board.colors[color]; }

/// A name in quotes where it has signs that cells are told by.
std::string cell_of(const std::string& name) {
    const bool is_plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_' || c == '?' || static_cast<unsigned char>(c) >= 0x80;
    });
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

Result<std::string> print_list(const Board& board) {
    if (const auto odd = cannot_vary("list", board)) return *odd;
    std::string text = "[\n";
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> units;
        for (const Color color : tube.units) {
            units.push_back(base::in_quotes(name_of(board, color)));
        }
        text += fmt::format(" [{}],\n", fmt::join(units, ", "));
    }
    return checked("list", text + "]\n", board);
}

Result<std::string> print_packed(const Board& board) {
    if (const auto odd = cannot_vary("packed", board)) return *odd;
    std::vector<std::string> words;
    for (const Tube& tube : board.tubes) {
        std::string& word = words.emplace_back(tube.units.empty() ? "-" : "");
        for (const Color color : tube.units) word += name_of(board, color);
    }
    return checked("packed", fmt::format("{}\n", fmt::join(words, " ")), board);
}

Result<std::string> print_csv(const Board& board) {
    if (const auto odd = cannot_vary("csv", board)) return *odd;
    return checked("csv", lines_of(board, ",", "-"), board);
}

Result<std::string> print_cups(const Board& board) {
    if (const auto odd = cannot_vary("cups", board)) return *odd;
    const std::string text =
        fmt::format("{}\n{}\n{}", board.tubes.size(), tallest_capacity(board), lines_of(board, " ", ""));
    return checked("cups", text, board);
}

/// A picture of the tubes, the highest layer first.
Result<std::string> print_layers(const Board& board) {
    if (const auto odd = cannot_vary("layers", board)) return *odd;
    std::string text;
    for (auto layer = static_cast<std::size_t>(tallest_capacity(board)); layer-- > 0;) {
        std::vector<std::string> row;
        for (const Tube& tube : board.tubes)
            row.push_back(layer < tube.units.size() ? cell_of(name_of(board, tube.units[layer])) : "-");
        text += fmt::format("{}\n", fmt::join(row, ","));
    }
    return checked("layers", std::move(text), board);
}

Result<std::string> print_saved_game(const Board& board) {
    if (const auto odd = cannot_vary("saved-game", board)) return *odd;
    std::string text = fmt::format("i\nlevel\n{}\n", board.tubes.size());
    for (const Tube& tube : board.tubes) {
        std::vector<std::string> words = cells_of(board, tube);
        words.resize(static_cast<std::size_t>(tube.capacity), "-");
        std::reverse(words.begin(), words.end());
        text += fmt::format("{}\n", fmt::join(words, "\t"));
    }
    return checked("saved-game", std::move(text), board);
}

constexpr std::string_view color_digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The board with digits for the names of its colors.
Board with_digits(Board board, std::size_t first) {
    for (std::size_t at = 0; at < board.colors.size(); ++at) board.colors[at] = color_digits[first + at];
    return board;
}

/// As the other format says, with 0 for an empty place.
Result<std::string> print_vials(const Board& board) {
    if (const auto odd = cannot_vary("vials", board)) return *odd;
    if (has_hidden_units(board)) return cannot_hold("vials", "hidden units");
    if (board.colors.size() > 15) return cannot_hold("vials", "more than 15 colors");
    std::string text = fmt::format("s: {}", board.tubes.size());
    for (const Tube& tube : board.tubes) {
        std::string vial;
        for (const Color color : tube.units) vial += color_digits[color + 1U];
        vial.resize(static_cast<std::size_t>(tube.capacity), '0');
        std::reverse(vial.begin(), vial.end());
        text += ' ' + vial;
    }
    return checked("vials", text + '\n', with_digits(board, 1));
}

/// Full tubes, and the number of empty ones.
Result<std::string> print_columns(const Board& board) {
    if (const auto odd = cannot_vary("columns", board)) return *odd;
    if (has_hidden_units(board)) return cannot_hold("columns", "hidden units");
    if (board.colors.size() > color_digits.size()) return cannot_hold("columns", "more than 36 colors");
    const auto is_full = [](const Tube& tube) { return tube.full(); };
    const auto empty = std::find_if_not(board.tubes.begin(), board.tubes.end(), is_full);
    if (std::any_of(empty, board.tubes.end(), [](const Tube& tube) { return !tube.units.empty(); }))
        return cannot_hold("columns", "partly filled tubes, or an empty tube before a full one");
    std::string text = fmt::format("height={}\ncolors={}\nempty={}\n", tallest_capacity(board),
                                   board.colors.size(), board.tubes.end() - empty);
    for (auto tube = board.tubes.begin(); tube != empty; ++tube) {
        text += "column=";
        for (const Color color : tube->units) text += color_digits[color];
        text += '\n';
    }
    return checked("columns", std::move(text), with_digits(board, 0));
}

}  // namespace

constinit const Format list{"list",     "nested lists of any language, one list per tube", nullptr, nullptr,
                            print_list, "[[\"red\", \"blue\"], [\"blue\", \"red\"], []]\n"};
constinit const Format packed{
    "packed", "one word per tube, one character per unit", nullptr, nullptr, print_packed, "AB BA -\n"};
constinit const Format csv{"csv",     "cells between commas, one tube per row",
                           nullptr,   nullptr,
                           print_csv, "red,blue\nblue,red\n-,-\n"};
constinit const Format layers{"layers",     "a row for each layer of all tubes", nullptr, nullptr,
                              print_layers, "blue,red,-\nred,blue,-\n"};
constinit const Format cups{"cups",     "a file of cups: count, capacity, then one line per cup",
                            nullptr,    nullptr,
                            print_cups, "3\n2\nred blue\nblue red\n\n"};
constinit const Format saved_game{"saved-game",     "a saved game: i, name, count, then one line per tube",
                                  nullptr,          nullptr,
                                  print_saved_game, "i\na level\n3\nred\tblue\nblue\tred\n-\t-\n"};
constinit const Format vials{
    "vials", "a line of hexadecimal vials: s: 3 12 21 00", nullptr, nullptr, print_vials, "s: 3 12 21 00\n"};
constinit const Format columns{"columns",     "height=, colors=, empty= and a column= per full tube",
                               nullptr,       nullptr,
                               print_columns, "height=2\ncolors=2\nempty=1\ncolumn=01\ncolumn=10\n"};

}  // namespace decant::puzzles::tube_sort
