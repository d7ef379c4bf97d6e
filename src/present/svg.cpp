// Parts that all pictures share, and frames side by side.
// SPDX-License-Identifier: MIT
#include "present/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace decant::present {
namespace {

using puzzles::Step;

Drawing draw(const puzzles::BoardView& board) { return with_legend(draw_board(board, {}), board); }
Drawing draw(const puzzles::MapView& map) { return draw_map(map, arrange(map)); }
Drawing draw(const puzzles::TextView& text) {
    return {fmt::format(R"(<text x="0" y="16" font-size="14">{}</text>)", escaped(text.text)), 400, 24};
}

struct Frame {
    std::string caption;
    Marks marks;
    std::size_t steps = 0;  ///< made before it
};

std::optional<std::size_t> tube_field(const Step& step, std::string_view name) {
    const auto number = puzzles::number_field(step.fields, name);
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

/// A frame for the start and one after each group of steps.
std::vector<Frame> frames_of(const std::vector<Step>& steps) {
    std::vector<Frame> frames{{"start", {}, 0}};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (!step.goes_on) frames.push_back({fmt::format("{}.", frames.size()), {}, 0});
        Frame& frame = frames.back();
        frame.marks = {tube_field(step, "from"), tube_field(step, "to")};
        frame.steps = i + 1;
        // A group is told from where its token starts: tree > house > well.
        const std::string told = step.goes_on ? step.move.substr(step.move.find('>')) : step.move;
        frame.caption +=
            step.goes_on ? told : fmt::format(" {}{}{}", told, step.note.empty() ? "" : " · ", step.note);
    }
    return frames;
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

/// Draws frames into places of one size, row by row. All positions of a level take the room of the first one.
class Strip {
  public:
    Strip(const puzzles::View& start, const std::vector<Frame>& frames) : frames_(frames) {
        if (const auto* map = std::get_if<puzzles::MapView>(&start)) places_ = arrange(*map);
        const Drawing first = draw(start, {});
        width_ = scale * first.width;
        height_ = scale * first.height;
        std::size_t lines = 1;
        for (const Frame& frame : frames) lines = std::max(lines, lines_of(frame.caption, width_).size());
        caption_height_ = static_cast<double>(lines) * line_height + 8;
        columns_ = static_cast<std::size_t>(std::max(1.0, std::floor((widest + gap) / (width_ + gap))));
    }

    /// The drawing under all frames, in the whole size.
    [[nodiscard]] Drawing legend(const puzzles::View& start) const {
        const std::size_t rows = (frames_.size() + columns_ - 1) / columns_;
        Drawing drawing;
        drawing.width = static_cast<double>(std::min(columns_, frames_.size())) * (width_ + gap) - gap;
        drawing.height = static_cast<double>(rows) * (height_ + caption_height_ + gap) - gap;
        const auto* board = std::get_if<puzzles::BoardView>(&start);
        return board == nullptr ? drawing : with_legend(std::move(drawing), *board);
    }

    [[nodiscard]] std::string draw_frame(std::size_t number, const puzzles::View& view) const {
        const std::size_t column = number % columns_;
        const std::size_t row = number / columns_;
        const double x = static_cast<double>(column) * (width_ + gap);
        const double y = static_cast<double>(row) * (height_ + caption_height_ + gap);
        std::string text;
        double baseline = y + 14;
        for (const std::string& line : lines_of(frames_[number].caption, width_)) {
            text += fmt::format(
                "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"15\" font-weight=\"600\" "
                "fill=\"#333\">{}</text>\n",
                x, baseline, escaped(line));
            baseline += line_height;
        }
        return text + fmt::format("<g transform=\"translate({:.1f} {:.1f}) scale({})\">\n{}</g>\n", x,
                                  y + caption_height_, scale, draw(view, frames_[number].marks).elements);
    }

  private:
    static constexpr double scale = 0.6;
    static constexpr double gap = 28;
    static constexpr double line_height = 18;
    static constexpr double widest = 1500;

    [[nodiscard]] Drawing draw(const puzzles::View& view, const Marks& marks) const {
        if (const auto* board = std::get_if<puzzles::BoardView>(&view)) return draw_board(*board, marks);
        if (const auto* map = std::get_if<puzzles::MapView>(&view)) return draw_map(*map, places_);
        const auto& text = std::get<puzzles::TextView>(view).text;
        return {fmt::format("<text x=\"0\" y=\"16\" font-size=\"14\">{}</text>\n", escaped(text)), 300, 24};
    }

    const std::vector<Frame>& frames_;
    std::vector<puzzles::Point> places_;
    double width_ = 0;
    double height_ = 0;
    double caption_height_ = 0;
    std::size_t columns_ = 1;
};

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : base::visible_lines(text)) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
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

void plan_svg(const puzzles::Puzzle& puzzle, const std::vector<Step>& steps, std::string_view verdict,
              base::Output& out) {
    const std::vector<Frame> frames = frames_of(steps);
    const puzzles::View start = puzzle.start().view();
    const Strip strip(start, frames);
    const Drawing legend = strip.legend(start);
    const std::string title = fmt::format("{}. {}", to_string(puzzle.title()), base::trim(verdict));
    out.add(document_begin(legend.width, legend.height, title));
    out.add(strip.draw_frame(0, start));
    const auto position = puzzle.start().clone();
    std::size_t next = 1;
    for (std::size_t made = 0; made < steps.size() && !out.stopped();) {
        static_cast<void>(position->make(steps[made].move));
        if (++made == frames[next].steps) out.add(strip.draw_frame(next++, position->view()));
    }
    out.add(legend.elements);
    out.add(document_end);
}

}  // namespace decant::present
