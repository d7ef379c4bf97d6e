// Crops, covers, moves, colors and warps.
// SPDX-License-Identifier: MIT
#include "damage.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "jpeg.hpp"

namespace decant::picture::made {
namespace {

using base::Random;

std::uint8_t* at(Picture& picture, int x, int y) {
    return &picture.rgb[3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                             static_cast<std::size_t>(x))];
}

/// Another picture, whose pixels come from `source(x, y)`, each a mean of four (bilinear).
template <class Source>
Picture warped(const Picture& picture, int width, int height, const Source& source) {
    Picture made = picture;
    made.width = width;
    made.height = height;
    made.rgb.assign(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    Picture from = picture;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const auto [exact_x, exact_y] = source(x + 0.5, y + 0.5);
            const double left = std::floor(exact_x - 0.5);
            const double top = std::floor(exact_y - 0.5);
            const double to_right = exact_x - 0.5 - left;
            const double down = exact_y - 0.5 - top;
            for (int channel = 0; channel < 3; ++channel) {
                const auto value = [&](int dx, int dy) {
                    const int column = std::clamp(static_cast<int>(left) + dx, 0, picture.width - 1);
                    const int row = std::clamp(static_cast<int>(top) + dy, 0, picture.height - 1);
                    return static_cast<double>(at(from, column, row)[channel]);
                };
                const double upper = value(0, 0) * (1 - to_right) + value(1, 0) * to_right;
                const double lower = value(0, 1) * (1 - to_right) + value(1, 1) * to_right;
                at(made, x, y)[channel] =
                    static_cast<std::uint8_t>(std::lround(upper * (1 - down) + lower * down));
            }
        }
    }
    return made;
}

Picture cropped(const Picture& picture, double left, double top, double right, double bottom) {
    const int x = std::max(0, static_cast<int>(left));
    const int y = std::max(0, static_cast<int>(top));
    return warped(picture, std::min(picture.width, static_cast<int>(right)) - x,
                  std::min(picture.height, static_cast<int>(bottom)) - y,
                  [&](double column, double row) { return std::pair(column + x, row + y); });
}

/// Half of the size or less, each pixel a mean of those that it covers.
Picture shrunk(Picture picture, double scale) {
    for (; scale < 0.5; scale *= 2)
        picture = warped(picture, picture.width / 2, picture.height / 2,
                         [](double x, double y) { return std::pair(2 * x, 2 * y); });
    return warped(picture, static_cast<int>(scale * picture.width), static_cast<int>(scale * picture.height),
                  [&](double x, double y) { return std::pair(x / scale, y / scale); });
}

Picture tilted(const Picture& picture, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    const double x0 = picture.width / 2.0;
    const double y0 = picture.height / 2.0;
    return warped(picture, picture.width, picture.height, [&](double x, double y) {
        return std::pair(x0 + std::cos(angle) * (x - x0) + std::sin(angle) * (y - y0),
                         y0 - std::sin(angle) * (x - x0) + std::cos(angle) * (y - y0));
    });
}

Picture compressed(Picture picture, int quality) {
    compress(picture.rgb, picture.width, picture.height, quality);
    return picture;
}

/// Each pixel in the box becomes `color(pixel, x, y)`.
template <class Change>
Picture changed(Picture picture, const Rectangle& box, const Change& change) {
    for (int y = std::max(0, static_cast<int>(box.top)); y < std::min<double>(picture.height, box.bottom);
         ++y)
        for (int x = std::max(0, static_cast<int>(box.left)); x < std::min<double>(picture.width, box.right);
             ++x)
            change(at(picture, x, y), x, y);
    return picture;
}

void put(std::uint8_t* pixel, const Rgb& color) {
    pixel[0] = color.red;
    pixel[1] = color.green;
    pixel[2] = color.blue;
}

Picture covered(const Picture& picture, const Rectangle& box, const Rgb& color) {
    return changed(picture, box, [&](std::uint8_t* pixel, int, int) { put(pixel, color); });
}

Picture covered_round(const Picture& picture, const Rectangle& box, const Rgb& color) {
    return changed(picture, box, [&](std::uint8_t* pixel, int x, int y) {
        if (std::hypot((x - box.center_x()) / box.width(), (y - box.center_y()) / box.height()) < 0.5)
            put(pixel, color);
    });
}

Picture lit(const Picture& picture, const auto& light) {
    return changed(picture, {0, 0, 1.0 * picture.width, 1.0 * picture.height},
                   [&](std::uint8_t* pixel, int x, int y) {
                       for (int channel = 0; channel < 3; ++channel)
                           pixel[channel] = static_cast<std::uint8_t>(
                               std::lround(std::clamp(light(pixel[channel], x, y), 0.0, 255.0)));
                   });
}

Rectangle around(const Board& board) {
    Rectangle all = board.tubes.front().frame;
    for (const Tube& tube : board.tubes) all = all.united(tube.frame);
    return all;
}

const Tube& any_tube(const Board& board, Random& random) {
    return board.tubes[random.below(board.tubes.size())];
}

/// The content of a box, higher up; the background beside it shows where it was.
Picture raised(const Picture& picture, const Rectangle& box, double by) {
    Picture from = picture;
    const int left = std::max(0, static_cast<int>(box.left) - 1);
    Picture made = changed(
        picture, box, [&](std::uint8_t* pixel, int, int y) { std::copy_n(at(from, left, y), 3, pixel); });
    return changed(
        made, {box.left, box.top - by, box.right, box.bottom - by}, [&](std::uint8_t* pixel, int x, int y) {
            std::copy_n(at(from, x, std::min(picture.height - 1, y + static_cast<int>(by))), 3, pixel);
        });
}

/// One color comes as near as that to another one.
Picture with_alike_colors(const Picture& picture, const Board& board, Random& random, float apart) {
    const std::size_t changing = random.below(board.colors.size());
    const Lab& from = board.colors[changing].mean;
    const Lab& to = board.colors[(changing + 1) % board.colors.size()].mean;
    const float share = 1 - apart / std::max(apart, distance(from, to));
    const Rgb old = to_rgb(from);
    const Rgb near = to_rgb({from.lightness + share * (to.lightness - from.lightness),
                             from.green_red + share * (to.green_red - from.green_red),
                             from.blue_yellow + share * (to.blue_yellow - from.blue_yellow)});
    Picture made = picture;
    for (const Tube& tube : board.tubes) {
        for (const Place& place : tube.places) {
            if (place.color != static_cast<int>(changing)) continue;
            made = changed(made, place.where, [&](std::uint8_t* pixel, int, int) {
                constexpr float same = 25;
                if (distance(to_lab({pixel[0], pixel[1], pixel[2]}), from) > same) return;
                const auto moved = [](int value, int by) {
                    return static_cast<std::uint8_t>(std::clamp(value + by, 0, 255));
                };
                put(pixel, {moved(pixel[0], near.red - old.red), moved(pixel[1], near.green - old.green),
                            moved(pixel[2], near.blue - old.blue)});
            });
        }
    }
    return made;
}

constexpr Rgb skin{224, 172, 140};
constexpr Rgb paper{240, 240, 240};

}  // namespace

const std::array<Damage, 22> damages{{
    {"cut off at the right",
     [](const Picture& picture, const Board& board, Random&) {
         return cropped(picture, 0, 0, around(board).right - 0.5 * board.tubes.front().frame.width(),
                        picture.height);
     }},
    {"cut off at the left",
     [](const Picture& picture, const Board& board, Random&) {
         return cropped(picture, around(board).left + 0.5 * board.tubes.front().frame.width(), 0,
                        picture.width, picture.height);
     }},
    {"with a strip of the last tube",
     [](const Picture& picture, const Board& board, Random&) {
         return cropped(picture, 0, 0, around(board).right - 0.85 * board.tubes.front().frame.width(),
                        picture.height);
     }},
    {"cut off below",
     [](const Picture& picture, const Board& board, Random&) {
         return cropped(picture, 0, 0, picture.width,
                        around(board).bottom - 0.25 * board.tubes.front().frame.height());
     }},
    {"cut off in the middle of a row",
     [](const Picture& picture, const Board& board, Random&) {
         return cropped(picture, 0, 0, picture.width,
                        around(board).bottom - 0.5 * board.tubes.front().frame.height());
     }},
    {"cut off above",
     [](const Picture& picture, const Board& board, Random&) {
         return cropped(picture, 0, around(board).top + 0.27 * board.tubes.front().frame.height(),
                        picture.width, picture.height);
     }},
    {"below a banner",
     [](const Picture& picture, const Board& board, Random&) {
         const Rectangle all = around(board);
         return covered(
             picture, {0, 0, 1.0 * picture.width, all.top + 0.3 * board.tubes.front().frame.height()}, paper);
     }},
    {"above a banner",
     [](const Picture& picture, const Board& board, Random&) {
         const Rectangle all = around(board);
         return covered(picture,
                        {0, all.bottom - 0.3 * board.tubes.front().frame.height(), 1.0 * picture.width,
                         1.0 * picture.height},
                        paper);
     }},
    {"behind a banner",
     [](const Picture& picture, const Board& board, Random& random) {
         const Rectangle frame = any_tube(board, random).frame;
         return covered(
             picture,
             {0, frame.top + 0.4 * frame.height(), 1.0 * picture.width, frame.top + 0.6 * frame.height()},
             {250, 210, 40});
     }},
    {"behind a hand",
     [](const Picture& picture, const Board& board, Random& random) {
         const Rectangle frame = any_tube(board, random).frame;
         const Picture finger =
             covered_round(picture,
                           {frame.center_x() - 0.1 * frame.width(), frame.bottom - 0.7 * frame.height(),
                            frame.center_x() + 0.5 * frame.width(), frame.bottom},
                           skin);
         return covered_round(finger,
                              {frame.center_x() - 0.5 * frame.width(), frame.bottom - 0.5 * frame.height(),
                               frame.center_x() + 1.3 * frame.width(), frame.bottom + 0.2 * frame.height()},
                              skin);
     }},
    {"under a finger",
     [](const Picture& picture, const Board& board, Random& random) {
         const Tube& tube = any_tube(board, random);
         const Rectangle where = tube.places[random.below(tube.places.size())].where;
         return covered_round(picture,
                              {where.left, where.center_y() - where.width() / 2, where.right,
                               where.center_y() + where.width() / 2},
                              skin);
     }},
    {"with a raised tube",
     [](const Picture& picture, const Board& board, Random& random) {
         const Rectangle frame = any_tube(board, random).frame;
         return raised(picture, {frame.left - 3, frame.top - 3, frame.right + 3, frame.bottom + 4},
                       0.12 * frame.height());
     }},
    {"with a unit above its tube",
     [](const Picture& picture, const Board& board, Random& random) {
         const Tube& tube = any_tube(board, random);
         const auto top = std::ranges::find(tube.places, State::empty, &Place::state);
         if (top == tube.places.begin()) return picture;
         Rectangle unit = std::prev(top)->where;
         unit.left += 0.08 * tube.frame.width();
         unit.right -= 0.08 * tube.frame.width();
         return raised(picture, unit, unit.bottom - tube.frame.top + 0.04 * tube.frame.height());
     }},
    {"with two colors that are hardly told apart",
     [](const Picture& picture, const Board& board, Random& random) {
         return with_alike_colors(picture, board, random, 6);
     }},
    {"with two colors that are nearly alike",
     [](const Picture& picture, const Board& board, Random& random) {
         return with_alike_colors(picture, board, random, 9);
     }},
    {"darker below",
     [](const Picture& picture, const Board&, Random&) {
         return lit(picture, [&](int value, int, int y) { return value * (1 - 0.45 * y / picture.height); });
     }},
    {"under a lamp",
     [](const Picture& picture, const Board&, Random&) {
         return lit(picture, [&](int value, int x, int y) {
             const double far =
                 std::hypot(x - 0.6 * picture.width, y - 0.45 * picture.height) / (0.4 * picture.width);
             const double glare = 0.6 * std::max(0.0, 1 - far);
             return value + glare * (255 - value);
         });
     }},
    {"strongly compressed",
     [](const Picture& picture, const Board&, Random&) { return compressed(picture, 12); }},
    {"small and compressed",
     [](const Picture& picture, const Board&, Random&) { return compressed(shrunk(picture, 0.5), 30); }},
    {"with tubes of eight pixels",
     [](const Picture& picture, const Board& board, Random&) {
         return shrunk(picture, 8 / board.tubes.front().frame.width());
     }},
    {"a little tilted", [](const Picture& picture, const Board&, Random&) { return tilted(picture, 2); }},
    {"tilted", [](const Picture& picture, const Board&, Random&) { return tilted(picture, 8); }},
}};

}  // namespace decant::picture::made
