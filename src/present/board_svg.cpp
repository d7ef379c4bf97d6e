// Glass tubes with liquid or balls.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "present/palette.hpp"
#include "present/svg.hpp"

namespace decant::present {
namespace {

using puzzles::BoardView;

constexpr double unit_width = 36;
constexpr double unit_height = 30;
constexpr double gap = 16;
constexpr double lip = 10;        ///< room above the highest unit
constexpr double caption = 22;    ///< room for the number under a tube
constexpr double rule_line = 18;  ///< room for the rules of a tube below the board
constexpr std::size_t longest_row = 12;
constexpr auto glass = "#4a5568";
constexpr Rgb hidden_paint{217, 213, 203};

double tube_height(const BoardView::Tube& tube) { return lip + tube.capacity * unit_height + 4; }

Rgb paint_of(int unit, const std::vector<Rgb>& paints) {
    return unit == BoardView::hidden ? hidden_paint : paints[static_cast<std::size_t>(unit)];
}

/// The liquid of a run of units, in one piece, its lower edge at `bottom`.
std::string draw_liquid(Rgb paint, std::size_t units, double bottom) {
    const double height = static_cast<double>(units) * unit_height;
    return fmt::format("<rect x=\"0\" y=\"{:.1f}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                       bottom - height, unit_width, height, hex(paint));
}

std::string decoration(char letter) {
    const std::string_view line = line_of(letter);
    return line.empty() ? "" : fmt::format(" text-decoration=\"{}\"", line);
}

/// Draws a unit: a ball, where units are balls, and the letter. One that the player does not see is hatched.
std::string draw_unit(const BoardView& board, const std::vector<Rgb>& paints, int unit, bool is_hidden,
                      double bottom) {
    const double middle = bottom - unit_height / 2;
    const Rgb paint = paint_of(unit, paints);
    std::string text;
    if (board.balls) {
        text = fmt::format("<circle cx=\"{}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\"/>", unit_width / 2, middle,
                           unit_height / 2 - 1, hex(paint));
    }
    if (is_hidden) {
        text += fmt::format(
            "<path d=\"M0 {:.1f}h{}\" stroke=\"{}\" stroke-width=\"{}\" stroke-opacity=\"0.75\" "
            "stroke-dasharray=\"3 3\"/>",
            middle, unit_width, hex(hidden_paint), unit_height - 2);
    }
    const char letter = unit == BoardView::hidden ? '?' : board.colors[static_cast<std::size_t>(unit)].letter;
    return text + fmt::format("<text x=\"{}\" y=\"{:.1f}\" fill=\"{}\"{}>{}{}</text>\n", unit_width / 2,
                              middle + 5, hex(ink_on(paint)), decoration(letter), is_hidden ? "?" : "",
                              letter);
}

/// The units of a tube, from the floor up, runs of liquid without a seam.
std::string draw_units(const BoardView& board, const std::vector<Rgb>& paints, const BoardView::Tube& tube,
                       double floor) {
    const std::vector<int>& units = tube.units;
    std::string text;
    for (std::size_t first = 0; first < units.size() && !board.balls;) {
        std::size_t last = first;
        while (last < units.size() && units[last] == units[first]) ++last;
        text += draw_liquid(paint_of(units[first], paints), last - first,
                            floor - static_cast<double>(first) * unit_height);
        first = last;
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        text += draw_unit(board, paints, units[i], (tube.hidden >> i & 1) != 0,
                          floor - static_cast<double>(i) * unit_height);
    }
    return text;
}

/// The glass is of the color that a rule of the tube names.
std::string rim_of(const BoardView::Tube& tube, const std::vector<Rgb>& paints) {
    for (const BoardView::Rule& rule : tube.rules) {
        if (rule.color) return hex(paints[*rule.color]);
    }
    return glass;
}

/// A bar over a tube that gives nothing, and folds of a curtain before one that is closed.
std::string draw_rules(const BoardView::Tube& tube, std::string_view color, double top, double floor) {
    const auto stays_shut = [](const BoardView::Rule& rule) { return rule.key == "gives"; };
    std::string text;
    if (std::any_of(tube.rules.begin(), tube.rules.end(), stays_shut))
        text += fmt::format("<path d=\"M-5 {:.1f}h{}\" stroke=\"{}\" stroke-width=\"4\"/>", top,
                            unit_width + 10, color);
    for (double x = 2; tube.closed && x < unit_width; x += 8) {
        text += fmt::format(
            "<path d=\"M{} {:.1f}V{:.1f}\" stroke=\"{}\" stroke-opacity=\"0.6\" stroke-width=\"5\"/>", x, top,
            floor - 4, color);
    }
    return text;
}

/// A tube whose lower edge is at `floor`. The units are clipped by the round bottom of the glass.
std::string draw_tube(const BoardView& board, const std::vector<Rgb>& paints, std::size_t number,
                      double floor, const Marks& marks) {
    const BoardView::Tube& tube = board.tubes[number];
    const double top = floor - tube_height(tube);
    const double radius = unit_width / 2 - 2;
    const std::string rim = rim_of(tube, paints);
    const std::string outline =
        fmt::format("M-2 {0:.1f}V{1:.1f}a{2} {2} 0 0 0 {2} {2}H{3:.1f}a{2} {2} 0 0 0 {2} -{2}V{0:.1f}", top,
                    floor - radius, radius, unit_width + 2 - radius);
    std::string text = draw_units(board, paints, tube, floor - 2);
    // The corners that the round bottom leaves are covered by the page, which needs no ids as a clip path
    // would.
    text += fmt::format(
        "<path d=\"M-3 {0:.1f}V{1:.1f}H{2:.1f}V{0:.1f}a{3} {3} 0 0 1 -{3} {3}H{4:.1f}a{3} {3} 0 0 1 -{3} "
        "-{3}z\" "
        "fill=\"#fdfbf6\"/>",
        floor - radius, floor + 2, unit_width + 3, radius + 1, radius - 2);
    text += fmt::format(
        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-linecap=\"round\"/>", outline,
        rim);
    text += fmt::format(
        "<path d=\"M-2 {0:.1f}h-3M{1} {0:.1f}h3\" stroke=\"{2}\" stroke-width=\"2\" "
        "stroke-linecap=\"round\"/>",
        top, unit_width + 2, rim);
    text += fmt::format(
        "<path d=\"M4 {:.1f}V{:.1f}\" stroke=\"#fff\" stroke-opacity=\"0.45\" stroke-width=\"3\" "
        "stroke-linecap=\"round\"/>\n",
        top + 8, floor - radius);
    text += draw_rules(tube, rim, top, floor);
    const bool marked = marks.from == number || marks.to == number;
    const auto mark = marks.from == number ? "▲" : marks.to == number ? "▼" : "";
    text +=
        fmt::format("<text x=\"{}\" y=\"{:.1f}\" fill=\"{}\" font-size=\"13\"{}>{}{}{}</text>\n",
                    unit_width / 2, floor + caption - 5, marked ? "#b4540a" : "#555",
                    marked ? " font-weight=\"bold\"" : "", number + 1, tube.rules.empty() ? "" : "*", mark);
    return text;
}

/// The rules of single tubes, below the board.
void list_rules(Drawing& drawing, const BoardView& board) {
    for (const std::string& line : lines_of_rules(board)) {
        drawing.height += rule_line;
        drawing.width = std::max(drawing.width, gap + 7 * static_cast<double>(base::characters(line)));
        drawing.elements += fmt::format(
            "<text x=\"{}\" y=\"{:.1f}\" fill=\"#555\" font-size=\"12\" font-weight=\"400\" "
            "text-anchor=\"start\">{}</text>\n",
            gap / 2, drawing.height - 4, escaped(line));
    }
}

}  // namespace

Drawing draw_board(const BoardView& board, const Marks& marks) {
    const std::vector<Rgb> paints = paint(board.colors);
    const std::size_t rows = std::max<std::size_t>(1, (board.tubes.size() + longest_row - 1) / longest_row);
    const std::size_t in_row = (board.tubes.size() + rows - 1) / rows;
    Drawing drawing;
    drawing.elements = "<g font-size=\"15\" font-weight=\"600\" text-anchor=\"middle\">\n";
    drawing.width = static_cast<double>(in_row) * (unit_width + gap);
    for (std::size_t first = 0; first < board.tubes.size(); first += in_row) {
        const std::size_t last = std::min(first + in_row, board.tubes.size());
        double tallest = 0;
        for (std::size_t t = first; t < last; ++t) tallest = std::max(tallest, tube_height(board.tubes[t]));
        for (std::size_t t = first; t < last; ++t) {
            const double x = gap / 2 + static_cast<double>(t - first) * (unit_width + gap);
            drawing.elements += placed({draw_tube(board, paints, t, tallest, marks)}, x, drawing.height);
        }
        drawing.height += tallest + caption + (last < board.tubes.size() ? gap : 0);
    }
    list_rules(drawing, board);
    drawing.elements += "</g>\n";
    return drawing;
}

Drawing with_legend(Drawing drawing, const BoardView& board) {
    if (are_letters(board.colors)) return drawing;
    const std::vector<Rgb> paints = paint(board.colors);
    double x = 0;
    double y = drawing.height + 16;
    drawing.width = std::max(drawing.width, 320.0);
    for (std::size_t c = 0; c < board.colors.size(); ++c) {
        const double width = 30 + 8 * static_cast<double>(base::characters(board.colors[c].name));
        if (x > 0 && x + width > drawing.width) {
            x = 0;
            y += 24;
        }
        drawing.elements += fmt::format(
            "<g transform=\"translate({:.1f} {:.1f})\" font-size=\"13\"><rect width=\"18\" height=\"18\" "
            "rx=\"4\" fill=\"{}\"/>"
            "<text x=\"9\" y=\"14\" text-anchor=\"middle\" font-weight=\"600\" fill=\"{}\"{}>{}</text><text "
            "x=\"24\" y=\"14\" "
            "fill=\"#333\">{}</text></g>\n",
            x, y, hex(paints[c]), hex(ink_on(paints[c])), decoration(board.colors[c].letter),
            board.colors[c].letter, escaped(board.colors[c].name));
        x += width;
    }
    drawing.height = y + 20;
    return drawing;
}

}  // namespace decant::present
