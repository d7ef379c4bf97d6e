// Tubes side by side, and the legend under them.
// SPDX-License-Identifier: MIT
#include "present/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text.hpp"
#include "present/palette.hpp"

namespace decant::present {
namespace {

using puzzles::BoardView;

constexpr int tube_width = 6;  ///< with the gap to the next one

/// ` A `, ` ? ` where the color is not known, and `?A ` where only the player does not see it.
std::string unit_text(const BoardView& board, const std::vector<Rgb>& paints, const BoardView::Tube& tube,
                      std::size_t at, ColorDepth depth) {
    if (tube.units[at] == BoardView::hidden) return " ? ";
    const auto color = static_cast<std::size_t>(tube.units[at]);
    const char mark = (tube.hidden >> at & 1) != 0 ? '?' : ' ';
    return on_background(fmt::format("{}{} ", mark, board.colors[color].letter), paints[color], depth);
}

/// One row of tubes, from their tops down to their numbers.
std::string draw_row(const BoardView& board, const std::vector<Rgb>& paints, std::size_t first,
                     std::size_t last, ColorDepth depth) {
    int tallest = 0;
    for (std::size_t t = first; t < last; ++t) tallest = std::max(tallest, board.tubes[t].capacity);
    std::string text;
    const auto end_line = [&] {
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    };
    for (int level = tallest - 1; level >= 0; --level) {
        for (std::size_t t = first; t < last; ++t) {
            const BoardView::Tube& tube = board.tubes[t];
            const auto at = static_cast<std::size_t>(level);
            if (level >= tube.capacity)
                text += "      ";
            else if (at >= tube.units.size())
                text += "|   | ";
            else
                text += fmt::format("|{}| ", unit_text(board, paints, tube, at, depth));
        }
        end_line();
    }
    for (std::size_t t = first; t < last; ++t) text += "'---' ";
    end_line();
    for (std::size_t t = first; t < last; ++t)
        text += fmt::format("{:^5} ", fmt::format("{}{}", t + 1, board.tubes[t].rules.empty() ? "" : "*"));
    end_line();
    return text;
}

std::string draw(const BoardView& board, const Style& style) {
    const std::vector<Rgb> paints = paint(board.colors);
    // Rows of about equal length: 14 tubes look better as 7 and 7 than as 13 and 1.
    const auto fitting = static_cast<std::size_t>(std::max(1, (style.width + 1) / tube_width));
    const std::size_t rows = (board.tubes.size() + fitting - 1) / fitting;
    const std::size_t in_a_row = rows == 0 ? 1 : (board.tubes.size() + rows - 1) / rows;
    std::string text;
    for (std::size_t first = 0; first < board.tubes.size(); first += in_a_row) {
        const std::size_t last = std::min(first + in_a_row, board.tubes.size());
        if (first > 0) text += '\n';
        text += draw_row(board, paints, first, last, style.colors);
    }
    for (const std::string& line : lines_of_rules(board)) text += line + '\n';
    return text;
}

std::string legend(const BoardView& board, const Style& style) {
    if (are_letters(board.colors)) return "";
    const std::vector<Rgb> paints = paint(board.colors);
    std::string text;
    std::size_t column = 0;
    for (std::size_t c = 0; c < board.colors.size(); ++c) {
        const std::size_t width = base::characters(board.colors[c].name) + 6;
        if (column > 0 && column + width > static_cast<std::size_t>(style.width)) {
            text.erase(text.find_last_not_of(' ') + 1);
            text += '\n';
            column = 0;
        }
        text += on_background(fmt::format(" {} ", board.colors[c].letter), paints[c], style.colors) +
                board.colors[c].name + "  ";
        column += width;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text.empty() ? text : text + "\n";
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, base::characters(text)), ' ');
}

std::string faint(const std::string& text, const Style& style) {
    return style.colors == ColorDepth::none ? text : fmt::format("\x1b[2m{}\x1b[0m", text);
}

/// The kinds on a node, each as often as it is there.
template <class Entries>
std::string kinds_on(const Entries& entries, std::size_t node) {
    std::string names;
    for (const auto& entry : entries) {
        if (entry.node == node) names += (names.empty() ? "" : " ") + entry.kind;
    }
    return names;
}

/// Two lists: nodes with who stands there and who shall, then the edges, closed ones marked.
std::string draw(const puzzles::MapView& map, const Style& style) {
    std::size_t width = 0;
    std::size_t tokens_width = 0;
    for (std::size_t n = 0; n < map.nodes.size(); ++n) {
        width = std::max(width, base::characters(map.nodes[n].name));
        tokens_width = std::max(tokens_width, base::characters(kinds_on(map.tokens, n)));
    }
    std::string text;
    for (std::size_t n = 0; n < map.nodes.size(); ++n) {
        const std::string goals = kinds_on(map.goals, n);
        std::string line = fmt::format("{}  {}", padded(map.nodes[n].name, width),
                                       padded(kinds_on(map.tokens, n), tokens_width));
        if (!goals.empty()) line += fmt::format("  goal of {}", goals);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    text += '\n';
    for (const auto& edge : map.edges) {
        std::string line = fmt::format(
            "{} {} {}", padded(map.nodes[edge.from].name, width), edge.both_ways ? "<->" : " ->",
            edge.condition.empty() ? map.nodes[edge.to].name : padded(map.nodes[edge.to].name, width));
        if (!edge.condition.empty())
            line += fmt::format("  {} needs {}", edge.open ? "open,  " : "closed,", edge.condition);
        text += edge.open ? line : faint(line, style);
        text += '\n';
    }
    return text;
}

std::string draw(const puzzles::TextView& view, const Style&) { return view.text; }

}  // namespace

std::string draw(const puzzles::View& view, const Style& style) {
    return std::visit([&](const auto& each) { return draw(each, style); }, view);
}

std::string legend(const puzzles::View& view, const Style& style) {
    const auto* board = std::get_if<BoardView>(&view);
    return board == nullptr ? "" : legend(*board, style);
}

}  // namespace decant::present
