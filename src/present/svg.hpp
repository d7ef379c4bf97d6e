// Pictures of positions and plans as SVG.
// SPDX-License-Identifier: MIT
#pragma once

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

/// What stands before and behind the elements of a document of that size, with a margin and a title for
/// screen readers.
std::string document_begin(double width, double height, std::string_view title);
inline constexpr std::string_view document_end = "</g>\n</svg>\n";

/// A position as a document of its own, with the legend of its colors.
std::string svg(const puzzles::View& view, std::string_view title);

/// The start and a frame for each group of legal moves that belong together, in rows, with captions.
/// `verdict` is a sentence about the plan, for the title.
void plan_svg(const puzzles::Puzzle& puzzle, const std::vector<puzzles::Step>& steps,
              std::string_view verdict, base::Output& out);

}  // namespace decant::present
