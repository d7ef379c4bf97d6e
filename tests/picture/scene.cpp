// Draws backgrounds, buttons and banners, tubes and their contents.
// SPDX-License-Identifier: MIT
#include "scene.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace decant::picture::made {
namespace {

constexpr Paint white{255, 255, 255};
constexpr Paint black{0, 0, 0};

Lab lab(const Paint& color) {
    const auto byte = [](float value) { return static_cast<std::uint8_t>(std::lround(value)); };
    return to_lab({byte(color.red), byte(color.green), byte(color.blue)});
}

bool is_dark(const Paint& color) { return lab(color).lightness < 55; }

bool has_balls(const Scene& scene) { return scene.ball > 0; }

// Words, as bars of various widths: nobody reads them.
void draw_word(Drawing& drawing, base::Random& random, const Rectangle& box, Paint color) {
    const double letter = box.height() * 0.6;
    for (double x = box.left; x + letter < box.right; x += letter * 1.3) {
        const double thick = letter * 0.25;
        drawing.line(x, box.top, x, box.bottom, thick, color);
        if (random.below(2) == 0) drawing.line(x, box.top, x + letter, box.top, thick, color);
        if (random.below(2) == 0) drawing.line(x + letter, box.top, x + letter, box.bottom, thick, color);
        if (random.below(2) == 0) drawing.line(x, box.bottom, x + letter, box.bottom, thick, color);
    }
}

void draw_question_mark(Drawing& drawing, double x, double y, double size, Paint color) {
    constexpr std::array<std::pair<double, double>, 7> bends{
        {{-0.3, -0.3}, {-0.15, -0.5}, {0.15, -0.5}, {0.3, -0.33}, {0.25, -0.15}, {0, 0.02}, {0, 0.2}}};
    for (std::size_t i = 1; i < bends.size(); ++i)
        drawing.line(x + bends[i - 1].first * size, y + bends[i - 1].second * size, x + bends[i].first * size,
                     y + bends[i].second * size, 0.16 * size, color);
    drawing.disc(x, y + 0.45 * size, 0.1 * size, color);
}

Rectangle inside(const Scene& scene, const Rectangle& frame) {
    return {frame.left + scene.thickness, frame.top, frame.right - scene.thickness,
            frame.bottom - scene.thickness};
}

// How a color looks at a place of a unit: `across` from -1 to 1 over the tube, `along` from -1, the upper
// end, to 1.
Paint shaded(const Scene& scene, int color, double across, double along) {
    Paint paint = scene.colors[static_cast<std::size_t>(color)];
    switch (scene.style) {
        case Style::glossy:
        case Style::tinted_glass: {
            paint = mix(paint, black, 0.15 * across * across);
            return mix(paint, white, 0.4 * std::exp(-30 * (across + 0.55) * (across + 0.55)));
        }
        case Style::wood:
            return mix(paint, black, 0.08 * (1 + std::sin(9 * along + 3 * std::sin(2 * across))));
        case Style::shaded_balls: {
            paint = mix(paint, black, 0.3 * std::hypot(across - 0.1, along - 0.1) * 0.7);
            return mix(paint, white, 0.7 * std::exp(-12 * std::hypot(across + 0.35, along + 0.35)));
        }
        case Style::patterned_balls: {
            const std::array<bool, 6> marks{std::abs(across) < 0.25,
                                            std::abs(along) < 0.25,
                                            std::abs(std::hypot(across, along) - 0.55) < 0.15,
                                            std::sin(8 * (across + along)) > 0.3,
                                            std::abs(across) < 0.3 && std::abs(along) < 0.3,
                                            std::sin(7 * across) * std::sin(7 * along) > 0.2};
            const bool marked = marks[static_cast<std::size_t>(color) % marks.size()];
            return marked ? mix(paint, color % 2 == 0 ? white : black, 0.8) : paint;
        }
        default:
            return paint;
    }
}

void draw_unit(Drawing& drawing, const Scene& scene, const Rectangle& frame, const Rectangle& place,
               int color) {
    const Rectangle room = inside(scene, frame);
    const double x = room.center_x();
    const double y = place.center_y();
    if (has_balls(scene)) {
        const double radius = scene.ball / 2;
        drawing.fill(
            {x - radius, y - radius, x + radius, y + radius},
            [&](double px, double py) { return std::hypot(px - x, py - y) - radius; },
            [&](double px, double py) { return shaded(scene, color, (px - x) / radius, (py - y) / radius); });
        return;
    }
    const double corner = std::max(0.0, scene.corner - scene.thickness);
    drawing.fill(
        place,
        [&](double px, double py) {
            return std::max({rounded(room, 0, corner, px, py), place.top - py, py - place.bottom});
        },
        [&](double px, double py) {
            return shaded(scene, color, 2 * (px - x) / room.width(), 2 * (py - y) / place.height());
        });
}

void draw_hidden(Drawing& drawing, const Scene& scene, const Rectangle& frame, const Rectangle& place) {
    const Paint gray = is_dark(scene.ground) ? mix(scene.ground, white, 0.14) : Paint{90, 90, 95};
    const Rectangle room = inside(scene, frame);
    const double corner = std::max(0.0, scene.corner - scene.thickness);
    drawing.fill(
        place,
        [&](double x, double y) {
            return std::max({rounded(room, 0, corner, x, y), place.top - y, y - place.bottom});
        },
        [&](double, double) { return gray; });
    draw_question_mark(drawing, room.center_x(), place.center_y(), 0.5 * scene.unit_height, white);
}

// The mouth of a tube, seen from above: the ground lies in it.
void draw_ring(Drawing& drawing, const Scene& scene, const Rectangle& frame) {
    const double across = 0.55 * frame.width();
    const double high = 0.09 * frame.width();
    const auto ellipse = [&](double x, double y) {
        return (std::hypot((x - frame.center_x()) / across, (y - frame.top) / high) - 1) * high;
    };
    const Rectangle box{frame.center_x() - across, frame.top - high, frame.center_x() + across,
                        frame.top + high};
    drawing.fill(box, ellipse, [&](double, double) { return scene.ground; });
    drawing.fill(
        box, [&](double x, double y) { return std::abs(ellipse(x, y)) - scene.thickness / 2; },
        [&](double, double) { return scene.outline; });
}

}  // namespace

double share(base::Random& random, double low, double high) {
    return low + (high - low) * random.between(0, 1000) / 1000;
}

std::vector<Paint> random_colors(base::Random& random, int count, const Paint& ground) {
    // Half of what the colors of real games differ by, at worst.
    double apart = 24;
    std::vector<Paint> colors;
    while (static_cast<int>(colors.size()) < count) {
        const auto channel = [&] { return static_cast<float>(random.between(0, 255)); };
        const float red = channel();
        const float green = channel();
        const Paint color{red, green, channel()};
        const auto is_far = [&](const Paint& other) {
            return static_cast<double>(distance(lab(color), lab(other))) >= apart;
        };
        if (is_far(ground) && std::ranges::all_of(colors, is_far))
            colors.push_back(color);
        else
            apart = std::max(14.0, apart - 0.02);
    }
    return colors;
}

void make_pale(Scene& scene) {
    scene.outline = mix(scene.ground, is_dark(scene.ground) ? white : black, 0.11);
    scene.thickness = std::max(2.0, scene.thickness);
}

void draw_ground(Drawing& drawing, base::Random& random, const Scene& scene) {
    const Paint lower = mix(scene.ground, is_dark(scene.ground) ? white : black, share(random, 0, 0.12));
    const double phase = share(random, 0, 6);
    // Hidden units are as dark as a blurred ground, and no game has both.
    const bool blurred = random.below(4) == 0 && scene.style != Style::hidden;
    for (int y = 0; y < drawing.height(); ++y) {
        for (int x = 0; x < drawing.width(); ++x) {
            Paint color = mix(scene.ground, lower, static_cast<double>(y) / drawing.height());
            const double across = 6.3 * x / drawing.width();
            const double down = 6.3 * y / drawing.width();
            if (blurred)
                color = mix(color, is_dark(scene.ground) ? white : black,
                            0.05 * (1 + std::sin(across * 1.5 + phase) * std::sin(down + phase)));
            if (scene.style == Style::wood)
                color = mix(color, black, 0.04 * (1 + std::sin(40 * down + 4 * std::sin(across))));
            drawing.at(x, y) = color;
        }
    }
    if (random.below(2) == 0) return;
    // Faint drawings, as games have them behind the board.
    const Paint faint = is_dark(scene.ground) ? white : black;
    for (int i = 0; i < 150; ++i) {
        const double x = share(random, 0, drawing.width());
        const double y = share(random, 0, drawing.height());
        const double size = share(random, 0.01, 0.03) * drawing.width();
        drawing.line(x, y, x + share(random, -1, 1) * size, y + share(random, -1, 1) * size, 2, faint, 0.05);
    }
}

void draw_surroundings(Drawing& drawing, base::Random& random, const Scene& scene) {
    const double width = drawing.width();
    const Paint ink = is_dark(scene.ground) ? white : black;
    const Paint button{250, 200, 50};
    draw_word(drawing, random, {0.03 * width, 0.012 * width, 0.2 * width, 0.03 * width}, ink);
    if (random.below(3) == 0)
        drawing.box({0.35 * width, -20, 0.65 * width, 0.05 * width}, 0.03 * width, black);
    for (const double left : {0.03, 0.2, 0.65, 0.83}) {
        const Rectangle box{left * width, 0.08 * width, (left + 0.13) * width, 0.17 * width};
        drawing.box(box, 0.025 * width, button);
        draw_word(drawing, random,
                  {box.left + 0.03 * width, box.top + 0.03 * width, box.right - 0.02 * width,
                   box.bottom - 0.03 * width},
                  black);
    }
    draw_word(drawing, random, {0.33 * width, 0.22 * width, 0.7 * width, 0.28 * width}, ink);
    if (random.below(2) == 0) {
        const double top = drawing.height() - 0.16 * width;
        drawing.box({0, top, width, static_cast<double>(drawing.height()) + 50}, 0, white);
        drawing.box({0.05 * width, top + 0.02 * width, 0.2 * width, top + 0.13 * width}, 0.02 * width,
                    {200, 60, 60});
        draw_word(drawing, random, {0.25 * width, top + 0.05 * width, 0.7 * width, top + 0.09 * width},
                  black);
    }
}

void draw_tube(Drawing& drawing, const Scene& scene, const Rectangle& frame, const std::vector<int>& units,
               bool hides) {
    if (scene.style == Style::tinted_glass || scene.feature == Feature::ring)
        drawing.fill(
            frame, [&](double x, double y) { return rounded(frame, 2, scene.corner, x, y); },
            [&](double, double) { return is_dark(scene.ground) ? white : black; }, 0.12);
    for (std::size_t k = 0; k < units.size(); ++k) {
        const double bottom = frame.bottom - scene.foot - static_cast<double>(k) * scene.unit_height;
        const Rectangle place{frame.left, bottom - scene.unit_height, frame.right, bottom};
        if (hides && k + 1 < units.size())
            draw_hidden(drawing, scene, frame, place);
        else
            draw_unit(drawing, scene, frame, place, units[k]);
    }
    if (scene.style == Style::bare) return;
    drawing.outline(frame, scene.corner, scene.thickness, scene.outline, scene.open);
    if (scene.feature == Feature::ring) draw_ring(drawing, scene, frame);
    if (!scene.lip) return;
    const double over = 0.08 * frame.width();
    drawing.outline({frame.left - over, frame.top, frame.right + over, frame.top + 2 * over}, over,
                    scene.thickness, scene.outline, false);
}

void draw_cork(Drawing& drawing, const Scene& scene, const Rectangle& frame) {
    drawing.box({frame.left + 0.15 * frame.width(), frame.top - 0.3 * scene.unit_height,
                 frame.right - 0.15 * frame.width(), frame.top + 0.2 * scene.unit_height},
                3, {150, 100, 50});
}

}  // namespace decant::picture::made
