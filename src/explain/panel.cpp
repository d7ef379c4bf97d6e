// Elements of SVG.
// SPDX-License-Identifier: MIT
#include "explain/panel.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace decant::explain {
namespace {

using picture::Rectangle;
using present::escaped;

constexpr double head = 44;
constexpr double note_height = 16;
constexpr double letters = 12;

/// The alphabet of RFC 4648.
std::string base64(std::string_view bytes) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::string_view group = bytes.substr(at, 3);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 | (i < group.size() ? static_cast<unsigned char>(group[i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= group.size() ? digits[bits >> (18 - 6 * i) & 63] : '=';
    }
    return text;
}

std::string image(std::string_view attributes, std::string_view png, double width, double height) {
    return fmt::format(
        "<image {} width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\" "
        "href=\"data:image/png;base64,{}\"/>\n",
        attributes, width, height, base64(png));
}

std::string place_of(const Rectangle& where) {
    return fmt::format("x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"", where.left, where.top,
                       where.width(), where.height());
}

}  // namespace

Panel::Panel(int canvas_width, int canvas_height, std::string title, std::string found)
    : scale_(width / canvas_width),
      height_(canvas_height * scale_),
      title_(std::move(title)),
      found_(std::move(found)) {}

void Panel::picture(double strength) {
    drawn_ += fmt::format("<use href=\"#picture\" opacity=\"{}\"/>\n", strength);
}

void Panel::picture(std::string_view png) { drawn_ += image("", png, width / scale_, height_ / scale_); }

void Panel::part(const Rectangle& from, const Rectangle& to) {
    drawn_ += fmt::format(
        "<svg {} viewBox=\"{:.1f} {:.1f} {:.1f} {:.1f}\" preserveAspectRatio=\"none\"><use "
        "href=\"#picture\"/></svg>\n",
        place_of(to), from.left, from.top, from.width(), from.height());
}

void Panel::box(const Rectangle& where, std::string_view color, bool is_dashed) {
    drawn_ += fmt::format("<rect {} class=\"line\" stroke=\"{}\"{}/>\n", place_of(where), color,
                          is_dashed ? " stroke-dasharray=\"4 3\"" : "");
}

void Panel::bar(const Rectangle& where, std::string_view color) {
    drawn_ += fmt::format("<rect {} fill=\"{}\"/>\n", place_of(where), color);
}

void Panel::line(std::span<const std::pair<double, double>> points, std::string_view color) {
    drawn_ += fmt::format("<polyline class=\"line\" stroke=\"{}\" points=\"", color);
    for (const auto& [x, y] : points) drawn_ += fmt::format("{:.1f},{:.1f} ", x, y);
    drawn_ += "\"/>\n";
}

void Panel::words(double x, double y, std::string_view text, std::string_view color) {
    const double size = letters / scale_;
    drawn_ += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{:.1f}\" class=\"over\" fill=\"{}\">{}</text>\n", x,
        y + 0.35 * size, size, color, escaped(text));
}

void Panel::note(std::string_view text, std::string_view color) {
    notes_ += fmt::format("<text y=\"{}\" font-size=\"{}\" fill=\"{}\">{}</text>\n",
                          head + height_ + note_height * ++note_lines_, letters, color, escaped(text));
}

present::Drawing Panel::drawing() const {
    const std::string elements = fmt::format(
        "<text y=\"14\" font-size=\"15\" font-weight=\"bold\">{}</text>\n<text y=\"32\" "
        "font-size=\"{}\">{}</text>\n<svg y=\"{}\" width=\"{}\" height=\"{:.1f}\" viewBox=\"0 0 {:.1f} "
        "{:.1f}\">\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{}</svg>\n{}",
        escaped(title_), letters, escaped(found_), head, width, height_, width / scale_, height_ / scale_,
        drawn_, notes_);
    return {elements, width, head + height_ + note_height * note_lines_};
}

std::string definitions(std::string_view png, int canvas_width, int canvas_height) {
    return "<style>.line { fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke } .over { "
           "text-anchor: "
           "middle; font-weight: bold; paint-order: stroke; stroke: white; stroke-width: 0.25em "
           "}</style>\n<defs>" +
           image("id=\"picture\"", png, canvas_width, canvas_height) + "</defs>\n";
}

}  // namespace decant::explain
