// Frames side by side.
// SPDX-License-Identifier: MIT
#include "present/plan_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "present/board_svg.hpp"
#include "present/map_svg.hpp"
#include "present/svg.hpp"

namespace decant::present {
namespace {

using puzzles::Step;

struct Frame {
    puzzles::View view;
    std::string caption;
    Marks marks;
};

std::optional<std::size_t> tube_field(const Step& step, std::string_view name) {
    const auto number = puzzles::number_field(step.fields, name);
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

/// A frame for the start and one after each group of steps.
std::vector<Frame> frames_of(const puzzles::Puzzle& puzzle, const std::vector<Step>& steps) {
    std::vector<Frame> frames{{puzzle.view(), "start", {}}};
    std::vector<puzzles::Move> moves;
    for (const Step& step : steps) moves.push_back(step.move);
    std::size_t done = 0;
    std::size_t groups = 0;
    static_cast<void>(puzzle.replay(moves, [&](const puzzles::View& view) {
        const Step& step = steps[done++];
        if (!step.goes_on) frames.push_back({view, fmt::format("{}.", ++groups), {}});
        Frame& frame = frames.back();
        frame.view = view;
        frame.marks = {tube_field(step, "from"), tube_field(step, "to")};
        // A group is told from where its token starts: tree > house > well.
        const std::string told = step.goes_on ? step.move.substr(step.move.find('>')) : step.move;
        frame.caption +=
            step.goes_on ? told : fmt::format(" {}{}{}", told, step.note.empty() ? "" : " · ", step.note);
    }));
    return frames;
}

Drawing draw_frame(const Frame& frame, const std::vector<puzzles::Point>& places) {
    if (const auto* board = std::get_if<puzzles::BoardView>(&frame.view))
        return draw_board(*board, frame.marks);
    if (const auto* map = std::get_if<puzzles::MapView>(&frame.view)) return draw_map(*map, places);
    const auto& text = std::get<puzzles::TextView>(frame.view).text;
    return {fmt::format("<text x=\"0\" y=\"16\" font-size=\"14\">{}</text>\n", escaped(text)), 300, 24};
}

/// Long captions are broken, so that they stay over their frame.
std::vector<std::string> lines_of(const std::string& caption, double width) {
    const auto longest = static_cast<std::size_t>(std::max(12.0, width / 9));
    std::vector<std::string> lines{""};
    std::size_t start = 0;
    while (start < caption.size()) {
        const std::size_t end = std::min(caption.find('>', start), caption.size() - 1) + 1;
        if (!lines.back().empty() && lines.back().size() + end - start > longest) lines.emplace_back();
        lines.back() += caption.substr(start, end - start);
        start = end;
    }
    return lines;
}

}  // namespace

std::string plan_svg(const puzzles::Puzzle& puzzle, const std::vector<Step>& steps,
                     std::string_view verdict) {
    constexpr double scale = 0.6;
    constexpr double gap = 28;
    constexpr double line_height = 18;
    constexpr double widest = 1500;
    const std::vector<Frame> frames = frames_of(puzzle, steps);
    const auto* map = std::get_if<puzzles::MapView>(&frames.front().view);
    const std::vector<puzzles::Point> places = map == nullptr ? std::vector<puzzles::Point>{} : arrange(*map);

    std::vector<Drawing> drawings;
    double width = 0;
    double height = 0;
    std::size_t caption_lines = 1;
    for (const Frame& frame : frames) {
        drawings.push_back(draw_frame(frame, places));
        width = std::max(width, scale * drawings.back().width);
        height = std::max(height, scale * drawings.back().height);
    }
    for (const Frame& frame : frames)
        caption_lines = std::max(caption_lines, lines_of(frame.caption, width).size());
    const double caption_height = static_cast<double>(caption_lines) * line_height + 8;
    const auto columns = static_cast<std::size_t>(std::max(1.0, std::floor((widest + gap) / (width + gap))));

    Drawing strip;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const std::size_t row = i / columns;
        const double x = static_cast<double>(i % columns) * (width + gap);
        const double y = static_cast<double>(row) * (height + caption_height + gap);
        double baseline = y + 14;
        for (const std::string& line : lines_of(frames[i].caption, width)) {
            strip.elements += fmt::format(
                "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"15\" font-weight=\"600\" "
                "fill=\"#333\">{}</text>\n",
                x, baseline, escaped(line));
            baseline += line_height;
        }
        strip.elements += fmt::format("<g transform=\"translate({:.1f} {:.1f}) scale({})\">\n{}</g>\n", x,
                                      y + caption_height, scale, drawings[i].elements);
    }
    const std::size_t used_columns = std::min(columns, frames.size());
    const std::size_t rows = (frames.size() + columns - 1) / columns;
    strip.width = static_cast<double>(used_columns) * (width + gap) - gap;
    strip.height = static_cast<double>(rows) * (height + caption_height + gap) - gap;
    if (const auto* board = std::get_if<puzzles::BoardView>(&frames.front().view))
        strip = with_legend(std::move(strip), *board);
    return document(strip, fmt::format("{}. {}", puzzle.title(), base::trim(verdict)));
}

}  // namespace decant::present
