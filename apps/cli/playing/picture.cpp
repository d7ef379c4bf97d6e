// Draws with curses: a board tube by tube, any other position as text beside the list of its moves.
// SPDX-License-Identifier: MIT
#include "cli/playing/picture.hpp"

#include <curses.h>
#include <fmt/format.h>
#include <langinfo.h>

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "cli/terminal.hpp"

namespace decant::cli::playing {
namespace {

/// The first `columns` characters of UTF-8 text.
std::string cut(std::string_view text, std::size_t columns) {
    std::size_t end = 0;
    for (std::size_t characters = 0; end < text.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(text[end]) & 0xc0) != 0x80;
        if (begins && ++characters > columns) break;
    }
    return std::string(text.substr(0, end));
}

/// Screens with fewer lines drop the title while there is a message.
constexpr int roomy = 16;

/// The only way to the screen.
void show(int line, int column, const std::string& text) {
    mvaddstr(line, column, base::visible(text).c_str());
}

std::string keys_line(std::size_t width) {
    std::string line = " ? help  q quit";
    for (const Action& action : actions) {
        const std::string more = fmt::format("  {} {}", action.key, action.word);
        if (line.size() + more.size() > width) break;
        line += more;
    }
    return line;
}

/// Pair n of curses paints color n - 1 of the board.
void set_paints(const api::BoardView& board) {
    const auto paints = api::paint(board.colors);
    const auto depth = COLORS >= 256 ? api::ColorDepth::ansi256 : api::ColorDepth::ansi16;
    const auto number = [&](api::Rgb color) {
        // Terminals of direct color number colors by their red, green and blue.
        if (COLORS > 256) return color.red << 16 | color.green << 8 | color.blue;
        return api::terminal_color(color, depth) % COLORS;
    };
    for (std::size_t c = 0; c < paints.size(); ++c)
        init_extended_pair(static_cast<int>(c) + 1, number(api::ink_on(paints[c])), number(paints[c]));
}

}  // namespace

Picture::Picture(bool color)
    : color_(color && has_colors()), drawn_glass_(std::string_view(nl_langinfo(CODESET)) == "UTF-8") {}

/// Puts text at a place of the area, unless it is scrolled out of sight.
void Picture::put(int column, int line, const std::string& text) const {
    const int seen = line - top_;
    if (seen >= 0 && seen < area_.height && column < area_.width)
        show(area_.top + seen, column, cut(text, static_cast<std::size_t>(area_.width - column)));
}

void Picture::draw_unit(const api::BoardView& board, int unit, int column, int line) const {
    const auto color = static_cast<std::size_t>(unit);
    const std::string text = fmt::format("{:^{}}", board.colors[color].letter, layout_.unit_width);
    const attr_t paint = color_ ? static_cast<attr_t>(COLOR_PAIR(unit + 1)) : A_NORMAL;
    attr_on(paint, nullptr);
    put(column, line, text);
    attr_off(paint, nullptr);
}

void Picture::draw_tube(const api::BoardView& board, std::size_t number, const Controls& controls) const {
    const api::BoardView::Tube& tube = board.tubes[number];
    const Layout::Place corner = layout_.corner(number);
    const bool picked = controls.picked() == number;
    const int inside = corner.column + (layout_.glass ? 1 : 0);
    const std::string wall = drawn_glass_ ? "│" : "|";
    for (int level = 0; level < tube.capacity; ++level) {
        const int line = corner.line + layout_.tallest - 1 - level;
        const auto at = static_cast<std::size_t>(level);
        if (layout_.glass) {
            put(corner.column, line, wall);
            put(inside + layout_.unit_width, line, wall);
        }
        if (at < tube.units.size())
            draw_unit(board, tube.units[at], inside, line);
        else if (!layout_.glass)
            put(inside, line, "..");
    }
    int line = corner.line + layout_.tallest;
    if (layout_.glass) {
        const std::string floor = drawn_glass_ ? (picked ? "╘═══╛" : "└───┘") : (picked ? "'==='" : "'---'");
        put(corner.column, line++, floor);
    }
    const attr_t marked =
        (picked ? A_REVERSE : A_NORMAL) | (controls.cursor() == number ? A_UNDERLINE | A_BOLD : A_NORMAL);
    attr_on(marked, nullptr);
    const std::string mark = tube.rules.empty() ? "" : "*";
    put(inside, line, fmt::format("{:^{}}", fmt::format("{}{}", number + 1, mark), layout_.unit_width));
    attr_off(marked, nullptr);
}

void Picture::draw_board(const api::BoardView& board, const Controls& controls) {
    if (color_) set_paints(board);
    int tallest = 0;
    for (const auto& tube : board.tubes) tallest = std::max(tallest, tube.capacity);
    layout_ = lay_out(board.tubes.size(), tallest, area_.width, area_.height);
    // The row of the cursor is in sight.
    const int row = layout_.corner(controls.cursor()).line;
    top_ = std::clamp(row + layout_.row_height - area_.height, 0, std::max(0, layout_.height - area_.height));
    for (std::size_t tube = 0; tube < board.tubes.size(); ++tube) draw_tube(board, tube, controls);
}

void Picture::draw_moves(const Session& session, const Controls& controls) {
    const std::vector<std::string> moves = session.game().legal_moves();
    const int cursor = static_cast<int>(controls.cursor());
    top_ = std::max(0, cursor + 1 - area_.height);
    std::size_t width = 0;
    for (std::size_t m = 0; m < moves.size(); ++m) {
        const std::string line = fmt::format("{:3}  {} ", m + 1, moves[m]);
        width = std::max(width, line.size());
        const attr_t marked = m == controls.cursor() ? A_REVERSE : A_NORMAL;
        attr_on(marked, nullptr);
        put(0, static_cast<int>(m), line);
        attr_off(marked, nullptr);
    }
    layout_ = {};
    const int list_top = top_;
    std::istringstream text(api::level_text(session.game().position(), true, {}));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    map_top_ = std::clamp(map_top_, 0, std::max(0, static_cast<int>(lines.size()) - area_.height));
    top_ = map_top_;
    for (std::size_t l = 0; l < lines.size(); ++l)
        put(static_cast<int>(width) + 2, static_cast<int>(l), lines[l]);
    top_ = list_top;
}

/// The title, the message and the keys.
void Picture::draw_frame(const Session& session, const Controls& controls) const {
    const Game& game = session.game();
    const auto width = static_cast<std::size_t>(std::max(1, COLS - 1));
    const std::vector<std::string> said = wrap(session.message(), width);
    const auto lines = static_cast<int>(said.size());
    if (LINES >= roomy || said.empty()) {
        std::string count = fmt::format("  moves: {}", game.made());
        if (game.ahead() > 0) count += fmt::format(", ahead: {} ({})", game.ahead(), game.next_move());
        if (!controls.typed().empty()) count += fmt::format("  {}_", controls.typed());
        count = cut(count, width);
        attr_on(A_BOLD, nullptr);
        show(0, 0, cut(to_string(game.start().puzzle().title()), width - count.size()));
        attr_off(A_BOLD, nullptr);
        show(0, static_cast<int>(width - count.size()), count);
    }
    // A long answer covers a part of the board; a short one has its own lines.
    const int first = LINES >= roomy ? std::max(1, LINES - 1 - std::max(3, lines)) : 0;
    for (int line = 0; line < lines && first + line < LINES - 1; ++line) {
        move(first + line, 0);
        clrtoeol();
        show(first + line, 0, said[static_cast<std::size_t>(line)]);
    }
    attr_on(A_REVERSE, nullptr);
    show(LINES - 1, 0, fmt::format("{:{}}", keys_line(width), width));
    attr_off(A_REVERSE, nullptr);
}

void Picture::draw(const Session& session, const Controls& controls) {
    erase();
    area_ = LINES >= roomy ? Area{2, LINES - 6, COLS} : Area{1, std::max(1, LINES - 2), COLS};
    const api::View view = session.game().position().puzzle().start().view();
    const auto* board = std::get_if<api::BoardView>(&view);
    on_board_ = board != nullptr;
    if (board != nullptr)
        draw_board(*board, controls);
    else
        draw_moves(session, controls);
    draw_frame(session, controls);
    refresh();
}

std::optional<std::size_t> Picture::choice_at(int column, int line) const {
    if (line < area_.top || line >= area_.top + area_.height) return std::nullopt;
    const int inside = line - area_.top + top_;
    return on_board_ ? layout_.tube_at({column, inside}) : static_cast<std::size_t>(inside);
}

void Picture::draw_help() {
    erase();
    std::vector<std::string> lines = {
        "1 to 9        pick a tube, then where it goes; or a move from the list",
        "arrows, Enter move the cursor, pick what is under it; or use the mouse",
        "Esc           put the tube back, stop a search, clear the message",
        "j k Home End  forward, back, to the start, to the end", "Page keys     scroll a long map"};
    for (const Action& action : actions)
        lines.push_back(fmt::format("{:14}{}: {}", action.key, action.word, action.help));
    lines.emplace_back("Space         the best move, like b; Ctrl-Z and Ctrl-R like u and r");
    lines.emplace_back("q             quit");
    int at = 0;
    for (const std::string& entry : lines) {
        for (const std::string& line : wrap(entry, static_cast<std::size_t>(std::max(1, COLS - 1)))) {
            if (at < LINES) show(at++, 0, line);
        }
    }
    refresh();
}

}  // namespace decant::cli::playing
