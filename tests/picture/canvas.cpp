// Signed distances of the shapes.
// SPDX-License-Identifier: MIT
#include "canvas.hpp"

namespace decant::picture::made {
namespace {

std::uint8_t byte(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

double from_segment(double x, double y, double x1, double y1, double x2, double y2) {
    const double dx = x2 - x1;
    const double dy = y2 - y1;
    const double length = dx * dx + dy * dy;
    const double along = length > 0 ? std::clamp(((x - x1) * dx + (y - y1) * dy) / length, 0.0, 1.0) : 0;
    return std::hypot(x - x1 - along * dx, y - y1 - along * dy);
}

}  // namespace

Paint paint(Rgb color) {
    return {static_cast<float>(color.red), static_cast<float>(color.green), static_cast<float>(color.blue)};
}

Paint mix(const Paint& one, const Paint& other, double share_of_other) {
    const auto share = static_cast<float>(share_of_other);
    return {one.red + share * (other.red - one.red), one.green + share * (other.green - one.green),
            one.blue + share * (other.blue - one.blue)};
}

double rounded(const Rectangle& box, double upper, double lower, double x, double y) {
    const double radius = std::min({y < box.center_y() ? upper : lower, box.width() / 2, box.height() / 2});
    const double dx = std::abs(x - box.center_x()) - box.width() / 2 + radius;
    const double dy = std::abs(y - box.center_y()) - box.height() / 2 + radius;
    return std::hypot(std::max(dx, 0.0), std::max(dy, 0.0)) + std::min(std::max(dx, dy), 0.0) - radius;
}

void Drawing::disc(double x, double y, double radius, Paint color, double opacity) {
    fill(
        {x - radius, y - radius, x + radius, y + radius},
        [&](double px, double py) { return std::hypot(px - x, py - y) - radius; },
        [&](double, double) { return color; }, opacity);
}

void Drawing::box(const Rectangle& box, double radius, Paint color, double opacity) {
    fill(
        box, [&](double x, double y) { return rounded(box, radius, radius, x, y); },
        [&](double, double) { return color; }, opacity);
}

void Drawing::outline(const Rectangle& box, double radius, double thickness, Paint color, bool open) {
    fill(
        {box.left - thickness, box.top - thickness, box.right + thickness, box.bottom + thickness},
        [&](double x, double y) {
            if (open && y < box.top + thickness)
                return std::max(std::abs(std::abs(x - box.center_x()) - box.width() / 2) - thickness / 2,
                                box.top - y);
            return std::abs(rounded(box, 2, radius, x, y)) - thickness / 2;
        },
        [&](double, double) { return color; });
}

void Drawing::line(double x1, double y1, double x2, double y2, double thickness, Paint color,
                   double opacity) {
    fill(
        {std::min(x1, x2) - thickness, std::min(y1, y2) - thickness, std::max(x1, x2) + thickness,
         std::max(y1, y2) + thickness},
        [&](double x, double y) { return from_segment(x, y, x1, y1, x2, y2) - thickness / 2; },
        [&](double, double) { return color; }, opacity);
}

std::vector<std::uint8_t> Drawing::bytes() const {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(3 * static_cast<std::size_t>(width()) * static_cast<std::size_t>(height()));
    for (int y = 0; y < height(); ++y) {
        for (int x = 0; x < width(); ++x) {
            const Paint& pixel = pixels_.at(x, y);
            bytes.insert(bytes.end(), {byte(pixel.red), byte(pixel.green), byte(pixel.blue)});
        }
    }
    return bytes;
}

}  // namespace decant::picture::made
