// One step of a reading, drawn over the picture.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "picture/grid.hpp"
#include "present/svg.hpp"

namespace decant::explain {

inline constexpr std::string_view ink = "#222222";
inline constexpr std::string_view doubt_ink = "#d9480f";

/// A drawing below a title and above notes. Places are in pixels of the canvas; lines and letters have one
/// size on paper, however large that is.
class Panel {
  public:
    static constexpr double width = 360;  ///< on paper

    /// `title` is the step, `found` says in a few words what came of it.
    Panel(int canvas_width, int canvas_height, std::string title, std::string found);

    /// The picture that is read, as strong as that: 1 as it is, 0 white.
    void picture(double strength);
    /// Another picture of the canvas, a PNG file.
    void picture(std::string_view png);
    /// The part of the picture at `from`.
    void part(const picture::Rectangle& from, const picture::Rectangle& to);
    void box(const picture::Rectangle& where, std::string_view color, bool is_dashed = false);
    void bar(const picture::Rectangle& where, std::string_view color);
    void line(std::span<const std::pair<double, double>> points, std::string_view color);
    /// Words with their middle at a point.
    void words(double x, double y, std::string_view text, std::string_view color);
    /// Words below the drawing.
    void note(std::string_view text, std::string_view color = ink);

    [[nodiscard]] present::Drawing drawing() const;

  private:
    double scale_;
    double height_;
    std::string title_;
    std::string found_;
    std::string drawn_;
    std::string notes_;
    int note_lines_ = 0;
};

/// The definitions at the start of a document with panels: the picture, a PNG file, and the styles of lines.
std::string definitions(std::string_view png, int canvas_width, int canvas_height);

}  // namespace decant::explain
