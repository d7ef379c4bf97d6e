// The scene of a picture: measures and colors, chosen at random, and the drawing of each part.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/random.hpp"
#include "canvas.hpp"
#include "level.hpp"
#include "maker.hpp"

namespace decant::picture::made {

struct Scene {
    Style style = Style::dark;
    Feature feature = Feature::none;
    Paint ground;
    Paint outline;
    std::vector<Paint> colors;
    double thickness = 2;  ///< of outlines, pixels
    double tube_width = 0;
    double unit_height = 0;
    double ball = 0;    ///< diameter; 0 for water
    double neck = 0;    ///< above the highest unit
    double foot = 0;    ///< below the lowest one
    double corner = 0;  ///< radius of the lower corners of a tube
    bool open = false;  ///< without a line at the upper end
    bool lip = false;
    std::vector<Rectangle> frames;
};

/// A share from `low` to `high`, in steps of a thousandth.
double share(base::Random& random, double low, double high);

/// Colors that are apart from each other and from the ground, as those of games are.
std::vector<Paint> random_colors(base::Random& random, int count, const Paint& ground);

/// Outlines hardly differ from the ground, and go over into it.
void make_pale(Scene& scene);

void draw_ground(Drawing& drawing, base::Random& random, const Scene& scene);
void draw_surroundings(Drawing& drawing, base::Random& random, const Scene& scene);
void draw_tube(Drawing& drawing, const Scene& scene, const Rectangle& frame, const std::vector<int>& units,
               bool hides);
void draw_cork(Drawing& drawing, const Scene& scene, const Rectangle& frame);

}  // namespace decant::picture::made
