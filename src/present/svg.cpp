// What all pictures share.
// SPDX-License-Identifier: MIT
#include "present/svg.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "present/board_svg.hpp"
#include "present/map_svg.hpp"

namespace decant::present {
namespace {

Drawing draw(const puzzles::BoardView& board) { return with_legend(draw_board(board, {}), board); }
Drawing draw(const puzzles::MapView& map) { return draw_map(map, arrange(map)); }
Drawing draw(const puzzles::TextView& text) {
    return {fmt::format(R"(<text x="0" y="16" font-size="14">{}</text>)", escaped(text.text)), 400, 24};
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : base::visible_lines(text)) {
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

std::string placed(const Drawing& drawing, double x, double y) {
    return fmt::format("<g transform=\"translate({:.1f} {:.1f})\">\n{}</g>\n", x, y, drawing.elements);
}

std::string document_begin(double width, double height, std::string_view title) {
    constexpr double margin = 20;
    const double whole_width = width + 2 * margin;
    const double whole_height = height + 2 * margin;
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 "
        "{0:.0f} {1:.0f}\" "
        "role=\"img\" font-family=\"system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif\">\n",
        whole_width, whole_height);
    text += fmt::format("<title>{}</title>\n", escaped(title));
    text += fmt::format("<rect width=\"{:.0f}\" height=\"{:.0f}\" fill=\"#fdfbf6\"/>\n", whole_width,
                        whole_height);
    return text + fmt::format("<g transform=\"translate({:.1f} {:.1f})\">\n", margin, margin);
}

std::string svg(const puzzles::View& view, std::string_view title) {
    const Drawing drawing = std::visit([](const auto& position) { return draw(position); }, view);
    return document_begin(drawing.width, drawing.height, title) + drawing.elements +
           std::string(document_end);
}

}  // namespace decant::present
