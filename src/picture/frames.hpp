// Where tubes may be: boxes of one size in rows; and what lies around them.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "picture/color.hpp"
#include "picture/grid.hpp"

namespace decant::picture {

/// One idea of where the tubes are.
struct Layout {
    std::vector<Rectangle> frames;
    bool outlined = true;  ///< false if only what is in the tubes was seen, so that empty tubes cannot be
    /// False if some outline is so faint that it is closed at one threshold alone: that of another tube may
    /// be closed at none.
    bool steady = true;
    double score = 0;  ///< pixels that the frames explain
    /// Boxes of tubes that are higher than the others, whose frames end where those of the others do.
    std::vector<Rectangle> higher = {};
    /// Objects of the size of a tube between the frames, or beside them in a row, and as wide ones of another
    /// height, and as high ones that the border of the picture cuts off; outside the rows, those that are as
    /// wide as tubes and more than a third as high: they may or may not be tubes.
    std::vector<Rectangle> strangers = {};
    /// Lower or narrower objects, side by side outside the rows: buttons, letters, or what is left of tubes.
    std::vector<Rectangle> pieces = {};
    /// Between two strokes outside the rows that are as far apart as the walls of a tube, and are alone; and
    /// what is as wide and cut off above or below.
    std::vector<Rectangle> walls = {};
    /// Objects of the size of a unit right above a tube: a game lifts a unit that is about to be moved.
    std::vector<Rectangle> lifted = {};
    /// Smaller ones in the rows, and right above and below them, but in no tube.
    std::vector<Rectangle> signs = {};
};

/// The objects that stand out from the background if steps of color above a threshold are edges.
struct Objects {
    float threshold = 0;
    /// None that is too narrow for a tube, but where the border of the picture cuts it off.
    std::vector<Rectangle> boxes;
    /// Upright strokes, however narrow: maybe the walls of tubes that are open above and cut off below.
    std::vector<Rectangle> strokes = {};
};

/// How much outlines differ from what is around them. Faint ones are as faint as noise.
enum class Outlines { clear, faint };

/// The objects at several thresholds: no single one parts tubes from each background.
std::vector<Objects> objects_by_threshold(const Grid<Lab>& colors, Outlines outlines);

/// The layouts that they suggest in a picture, the best first, at most four. They are judged by
/// how well objects agree: many boxes of one size, standing on common baselines.
std::vector<Layout> layouts(const std::vector<Objects>& objects, const Rectangle& picture);

/// Tells the layout of boxes that are none of its tubes, but maybe one that was not found, what is left of
/// one, or a unit of one.
void add_near_objects(Layout& layout, const std::vector<Rectangle>& boxes, const Rectangle& picture);

/// The same of objects, and of what lies between strokes that stand like the walls of a tube.
void add_near_objects(Layout& layout, const Objects& seen, const Rectangle& picture);

/// Leaves the best four, without those whose tubes are among the ones of a better layout.
void keep_best(std::vector<Layout>& found);

/// The largest sets of boxes of one size (width within 8 %, height within 6 %), and taller than wide.
std::vector<Layout> outlined_layouts(const std::vector<Rectangle>& boxes);

/// The columns that boxes of this width form that lie above each other, with gaps as between balls at most:
/// columns, from the lowest box up. None if they are more than a board has.
std::vector<Rectangle> columns_as_wide(const std::vector<Rectangle>& boxes, double width);

/// Blobs of one width above each other, joined to columns; those that stand on common baselines. For tubes
/// without outline.
std::vector<Layout> column_layouts(const std::vector<Rectangle>& boxes);

}  // namespace decant::picture
