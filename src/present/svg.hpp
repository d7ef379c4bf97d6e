// Pictures of positions and plans as SVG.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/output.hpp"
#include "puzzles/family.hpp"
#include "puzzles/view.hpp"

namespace decant::present {

/// Part of a picture: elements, and the size that they take from (0, 0).
struct Drawing {
    std::string elements;
    double width = 0;
    double height = 0;
};

/// Text with what XML reserves, and what no one could see, replaced.
std::string escaped(std::string_view text);

/// A drawing moved to a place.
std::string placed(const Drawing& drawing, double x, double y);

/// The text before and behind the elements of a document of that size, with a margin and a title for
/// screen readers.
std::string document_begin(double width, double height, std::string_view title);
inline constexpr std::string_view document_end = "</g>\n</svg>\n";

/// Tubes to point at: where a move takes from and where it goes.
struct Marks {
    std::optional<std::size_t> from;
    std::optional<std::size_t> to;
};

/// Tubes in rows, each with its number under it; units with color and letter, balls round.
Drawing draw_board(const puzzles::BoardView& board, const Marks& marks);

/// The drawing with the names of the colors under it, unless the letters are the names.
Drawing with_legend(Drawing drawing, const puzzles::BoardView& board);

/// Places for the nodes, in pixels: the positions that the level gives, if it gives all of them; else laid
/// out.
std::vector<puzzles::Point> arrange(const puzzles::MapView& map);

/// Nodes as circles with their tokens on the rim, goals as rings under them, edges as arrows: solid while
/// open, dashed and pale while closed, each with its condition. Edges bend around nodes that are in the way.
Drawing draw_map(const puzzles::MapView& map, const std::vector<puzzles::Point>& places);

/// A position as a document of its own, with the legend of its colors.
std::string svg(const puzzles::View& view, std::string_view title);

/// The start and a frame for each group of legal moves that belong together, in rows, with captions.
/// `verdict` is a sentence about the plan, for the title.
void plan_svg(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps,
              std::string_view verdict, base::Output& out);

}  // namespace decant::present
