// Looks at the names of a board, and where their units lie.
// SPDX-License-Identifier: MIT
#include "puzzles/doubt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "base/likeness.hpp"
#include "base/text.hpp"
#include "base/words.hpp"
#include "puzzles/tube_words.hpp"

namespace decant::puzzles {
namespace {

/// By their likeness.
constexpr std::string_view nothings[] = {
    "[]", "()", "{}", "null", "none", "nil", "nullptr", "nullopt", "undefined", "nan", "na", "n/a", "false",
    "void", "nothing", "blank", "-1", "\u2013", "\u2014", "\u2212", "\u2796", "\u2026", "\u00B7", "\u2205",
    // In other languages.
    "vide", "vacío", "vacio", "vacía", "vacia", "vazio", "vazia", "vuoto", "vuota", "leer", "leeg", "tyhjä",
    "tühi", "boş", "üres", "puste", "pusty", "prázdné", "prázdný", "prazno", "gol", "tukšs", "пусто",
    "пустой", "пустая", "порожньо", "άδειο", "κενό", "trống", "kosong", "فارغ", "ריק", "खाली", "ว่าง", "빈",
    "비어있음", "無", "なし", "空", "空き", "无"};
constexpr std::string_view marks = "*._-~";
/// In bytes. What is longer says nothing of emptiness, but for one character over and over; it may be a whole
/// file of megabytes.
constexpr std::size_t longest_saying = 4096;
/// What may be the name of a color as well: a letter, a digit, a word, or a picture such as a white square.
constexpr std::string_view maybes[] = {"e",      "E",      "0",           "\u2B1C", "\u2B1B", "\u25A1",
                                       "\u25CB", "\u26AA", "\u274C",      "free",   "space",  "libre",
                                       "tom",    "pusto",  "transparent", "clear",  "air"};

/// `*`, `....`: a mark, perhaps several times.
bool is_mark(std::string_view look) {
    return marks.find(look.front()) != std::string_view::npos &&
           look.find_first_not_of(look.front()) == std::string_view::npos;
}

/// Of a picture that stands there several times, such as two white squares, only one.
std::string_view once(std::string_view look) {
    const std::string_view character = repeated_character(look);
    return character.size() > 1 ? character : look;
}

/// Whether all units of a color lie at one end of their tubes, so that they could be places without a unit.
bool lies_at_end(const BoardView& board, int color, bool top) {
    return std::all_of(board.tubes.begin(), board.tubes.end(), [&](const BoardView::Tube& tube) {
        std::vector<int> units = tube.units;
        if (!top) std::reverse(units.begin(), units.end());
        const auto first = std::find(units.begin(), units.end(), color);
        return std::all_of(first, units.end(), [&](int unit) { return unit == color; });
    });
}

bool shows_empty_tube(const BoardView& board) {
    return std::any_of(board.tubes.begin(), board.tubes.end(),
                       [](const BoardView::Tube& tube) { return tube.units.empty(); });
}

/// `(empty)`, `Color.EMPTY`, `empty_slot` and `empty tube` say that something is empty, and no color is
/// called so; `empty (x2)` and `empty gray` say more.
bool says_more_than_empty(std::string_view look) {
    static constexpr base::Words places = "slot space place cell spot color an the is all completely";
    constexpr std::string_view between = " \t()[]{}\"',;!";
    while (true) {
        look.remove_prefix(std::min(look.find_first_not_of(between), look.size()));
        if (look.empty()) return false;
        const std::string_view word = look.substr(0, look.find_first_of(between));
        look.remove_prefix(word.size());
        if (word.find("empty") == std::string_view::npos && !is_word_for_tube(word) &&
            !base::holds(places, word))
            return true;
    }
}

}  // namespace

std::string_view repeated_character(std::string_view word) {
    if (word.empty()) return word;
    const std::string_view first = base::first_character(word);
    const std::size_t rest = word.size() - first.size();
    const bool is_repeated = rest % first.size() == 0 && word.substr(first.size()) == word.substr(0, rest);
    return is_repeated ? first : word;
}

Emptiness emptiness(std::string_view name) {
    if (name.size() > longest_saying) {
        const std::string_view character = repeated_character(name);
        return character == name ? Emptiness::none : emptiness(name.substr(0, 2 * character.size()));
    }
    const std::string whole = base::likeness(name);
    if (whole.empty()) return Emptiness::none;
    const std::string_view look = once(whole);
    const auto is = [&](std::string_view word) { return word == look; };
    if (look.find("empty") != std::string_view::npos)
        return says_more_than_empty(look) ? Emptiness::none : Emptiness::sure;
    if (is_mark(look) || std::any_of(std::begin(nothings), std::end(nothings), is)) return Emptiness::sure;
    return std::any_of(std::begin(maybes), std::end(maybes), is) ? Emptiness::maybe : Emptiness::none;
}

std::vector<std::optional<std::string>> doubts(const BoardView& board) {
    std::map<std::string, std::vector<std::size_t>> by_look;
    for (std::size_t c = 0; c < board.colors.size(); ++c)
        by_look[base::likeness(board.colors[c].name)].push_back(c);
    std::vector<std::optional<std::string>> found(board.colors.size());
    for (std::size_t c = 0; c < board.colors.size(); ++c) {
        const std::string& name = board.colors[c].name;
        const auto color = static_cast<int>(c);
        const Emptiness sign = emptiness(name);
        const bool may_be_empty =
            sign == Emptiness::maybe && (lies_at_end(board, color, true) || lies_at_end(board, color, false));
        if (sign == Emptiness::sure || may_be_empty)
            found[c] = fmt::format("the color {} may stand for empty places", base::quoted(name));
        else if (by_look[base::likeness(name)].size() > 1)
            found[c] = fmt::format("the color {} looks like another one", base::quoted(name));
    }
    return found;
}

std::optional<std::string> doubt(const BoardView& board) {
    const bool shows_empty = shows_empty_tube(board);
    const auto found = doubts(board);
    for (std::size_t c = 0; c < found.size(); ++c) {
        const bool is_letter = emptiness(board.colors[c].name) == Emptiness::maybe;
        if (found[c] && !(is_letter && shows_empty)) return found[c];
    }
    const bool holds_one = std::all_of(board.tubes.begin(), board.tubes.end(),
                                       [](const BoardView::Tube& tube) { return tube.capacity == 1; });
    if (holds_one && !board.colors.empty()) return "each tube holds a single unit";
    return std::nullopt;
}

}  // namespace decant::puzzles
