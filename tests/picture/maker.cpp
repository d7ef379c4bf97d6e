// A random scene, its picture, and the damage to pictures on their way.
// SPDX-License-Identifier: MIT
#include "maker.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "base/random.hpp"
#include "jpeg.hpp"
#include "scene.hpp"

namespace decant::picture::made {
namespace {

using base::Random;

bool is_light(Style style, Random& random) {
    if (style == Style::light) return true;
    return style != Style::dark && style != Style::hidden && random.below(3) == 0;
}

Paint random_ground(Random& random, Style style) {
    if (style == Style::wood) return {150, 105, 65};
    const bool light = is_light(style, random);
    const auto channel = [&] {
        return static_cast<float>(light ? random.between(205, 255) : random.between(8, 45));
    };
    const float red = channel();
    const float green = channel();
    return {red, green, channel()};
}

Scene random_scene(Random& random, Style style, const Level& level, int width) {
    Scene scene;
    scene.style = style;
    scene.ground = random_ground(random, style);
    const bool dark = scene.ground.red + scene.ground.green + scene.ground.blue < 384;
    scene.outline = mix(scene.ground, dark ? Paint{255, 255, 255} : Paint{0, 0, 0}, share(random, 0.35, 0.9));
    scene.colors = random_colors(random, level.colors, scene.ground);
    scene.thickness = std::max(1.5, share(random, 0.002, 0.006) * width);
    scene.open = random.below(3) == 0;
    scene.lip = !scene.open && random.below(3) == 0;
    return scene;
}

// Lengths of rows that differ by one at most, the longer ones first, or the last one shorter.
std::vector<int> random_rows(Random& random, int tubes) {
    const int most = random.between(4, 8);
    const int rows = std::min(4, (tubes + most - 1) / most);
    std::vector<int> lengths(static_cast<std::size_t>(rows), tubes / rows);
    for (int i = 0; i < tubes % rows; ++i) ++lengths[static_cast<std::size_t>(i)];
    if (rows > 1 && lengths.back() > 2 && random.below(3) == 0) {
        --lengths.back();
        ++lengths.front();
    }
    return lengths;
}

// Measures for which all rows fit between the buttons and the banner.
void measure(Random& random, Scene& scene, const Level& level, const std::vector<int>& rows, double width,
             double height) {
    const double top = 0.33 * width;
    const double bottom = height - 0.2 * width;
    const int longest = *std::ranges::max_element(rows);
    const double spacing = std::min(0.94 * width / longest, share(random, 0.14, 0.22) * width);
    const bool balls = scene.style == Style::flat_balls || scene.style == Style::shaded_balls ||
                       scene.style == Style::patterned_balls;
    const double flat = balls ? 1 : share(random, 0.6, 1.0);
    const double neck = share(random, 0.05, 0.8);
    const double filling = share(random, 0.74, 0.94);
    const double touching = share(random, 1.0, 1.12);
    const double row_gap = share(random, 1.2, 1.5);
    // Shrinks until the rows fit.
    for (double tube = spacing * share(random, 0.6, 0.86);; tube *= 0.97) {
        scene.tube_width = tube;
        scene.ball = balls ? filling * (tube - 2 * scene.thickness) : 0;
        scene.unit_height = balls ? touching * scene.ball : flat * tube;
        scene.neck = scene.style == Style::bare ? 0 : neck * scene.unit_height;
        scene.foot = scene.style == Style::bare ? 0 : balls ? scene.thickness + 0.04 * tube : scene.thickness;
        const double tall = level.capacity * scene.unit_height + scene.neck + scene.foot;
        if (tall * row_gap * static_cast<double>(rows.size()) <= bottom - top) break;
    }
    // The lips of neighbors do not touch.
    scene.lip = scene.lip && scene.tube_width < 0.78 * spacing;
    scene.corner = scene.style == Style::bare ? 2 : scene.tube_width * share(random, 0.15, 0.5);

    const double tall = level.capacity * scene.unit_height + scene.neck + scene.foot;
    const bool flush = random.below(4) == 0;
    double y = top + (bottom - top - tall * (1 + row_gap * static_cast<double>(rows.size() - 1))) / 2;
    for (const int length : rows) {
        const int aligned = flush ? longest : length;
        double x = (width - spacing * (aligned - 1) - scene.tube_width) / 2;
        for (int i = 0; i < length; ++i) {
            scene.frames.push_back({x, y, x + scene.tube_width, y + tall});
            x += spacing;
        }
        y += tall * row_gap;
    }
}

void add_noise(Random& random, std::vector<std::uint8_t>& rgb, int strength) {
    for (std::uint8_t& value : rgb)
        value = static_cast<std::uint8_t>(
            std::clamp(static_cast<int>(value) + random.between(-strength, strength), 0, 255));
}

void crop(Picture& picture, int top, int bottom) {
    const auto row = 3 * static_cast<std::ptrdiff_t>(picture.width);
    picture.rgb = {picture.rgb.begin() + row * top, picture.rgb.begin() + row * bottom};
    picture.height = bottom - top;
}

std::vector<std::string> truth_of(const Level& level, bool hides) {
    std::vector<char> letters(static_cast<std::size_t>(level.colors), 0);
    char next = 'A';
    std::vector<std::string> tubes;
    for (const std::vector<int>& units : level.tubes) {
        std::string& tube = tubes.emplace_back();
        for (std::size_t k = 0; k < units.size(); ++k) {
            char& letter = letters[static_cast<std::size_t>(units[k])];
            if (hides && k + 1 < units.size()) {
                tube += '?';
                continue;
            }
            if (letter == 0) letter = next++;
            tube += letter;
        }
    }
    return tubes;
}

void add_story(Picture& picture, const std::string& word) { picture.story += " " + word; }

void send(Random& random, Picture& picture, const Scene& scene) {
    if (random.below(5) == 0) {
        const double margin = 0.15 * scene.tube_width + 0.3 * scene.unit_height;
        crop(picture, static_cast<int>(std::max(0.0, scene.frames.front().top - margin)),
             static_cast<int>(std::min<double>(picture.height, scene.frames.back().bottom + margin)));
        add_story(picture, "cropped");
    }
    if (random.below(4) == 0) {
        const int strength = random.between(1, 4);
        add_noise(random, picture.rgb, strength);
        add_story(picture, "noise " + std::to_string(strength));
    }
    if (random.below(5) < 3) {
        const int quality = random.between(40, 95);
        compress(picture.rgb, picture.width, picture.height, quality);
        add_story(picture, "jpeg " + std::to_string(quality));
    }
}

}  // namespace

std::string_view name(Style style) {
    constexpr std::array<std::string_view, styles> names{
        "dark",         "light",           "glossy",       "wood",   "flat balls",
        "shaded balls", "patterned balls", "tinted glass", "hidden", "bare"};
    return names[static_cast<std::size_t>(style)];
}

std::string_view name(Feature feature) {
    constexpr std::array<std::string_view, features> names{"none", "pale outline", "ring"};
    return names[static_cast<std::size_t>(feature)];
}

std::string word_of(std::string_view name) {
    std::string word(name);
    std::erase(word, ' ');
    return word;
}

Picture make(Style style, std::uint64_t seed, int largest, Feature feature) {
    Random random(seed * styles + static_cast<std::uint64_t>(style));
    constexpr std::array<int, 6> widths{360, 540, 720, 828, 1080, 1170};
    const int width = std::min(largest, widths[random.below(widths.size())]);
    const auto height = static_cast<int>(share(random, 1.6, 2.22) * width);

    const bool completed = style != Style::hidden && random.below(6) == 0;
    const bool hides = style == Style::hidden;
    const Level level =
        random_level(random, {.started = style == Style::bare || (!hides && random.below(3) == 0),
                              .completed = completed,
                              .empty = style == Style::bare ? 0 : random.between(1, 3),
                              .most_tubes = width < 540 ? 14 : 24});
    Scene scene = random_scene(random, style, level, width);
    measure(random, scene, level, random_rows(random, static_cast<int>(level.tubes.size())), width, height);

    scene.feature = feature;
    if (feature == Feature::pale_outline) make_pale(scene);

    Picture picture{.style = style,
                    .width = width,
                    .height = height,
                    .rgb = {},
                    .capacity = level.capacity,
                    .tubes = truth_of(level, hides),
                    .story = {}};
    picture.story = std::to_string(width) + "x" + std::to_string(height);
    if (random.below(6) == 0) {
        Rectangle& raised = scene.frames[random.below(scene.frames.size())];
        const double by = 0.08 * raised.height();
        raised.top -= by;
        raised.bottom -= by;
        add_story(picture, "raised");
    }
    Drawing drawing(width, height, scene.ground);
    draw_ground(drawing, random, scene);
    draw_surroundings(drawing, random, scene);
    for (std::size_t i = 0; i < level.tubes.size(); ++i)
        draw_tube(drawing, scene, scene.frames[i], level.tubes[i], hides);
    if (completed && style != Style::bare) {
        const auto full =
            std::ranges::find(level.tubes, std::vector<int>(static_cast<std::size_t>(level.capacity), 0));
        if (full != level.tubes.end()) {
            draw_cork(drawing, scene, scene.frames[static_cast<std::size_t>(full - level.tubes.begin())]);
            add_story(picture, "corked");
        }
    }
    picture.rgb = drawing.bytes();
    send(random, picture, scene);
    return picture;
}

}  // namespace decant::picture::made
