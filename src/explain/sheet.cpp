// The steps of a reading as panels in rows, on one sheet.
// SPDX-License-Identifier: MIT
#include "explain/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "explain/panel.hpp"
#include "images/decode.hpp"
#include "picture/clusters.hpp"
#include "picture/components.hpp"
#include "picture/patches.hpp"
#include "present/svg.hpp"

namespace decant::explain {
namespace {

using base::counted;
using picture::Board;
using picture::Canvas;
using picture::LayoutCandidate;
using picture::Place;
using picture::Recognition;
using picture::Rectangle;
using picture::Rgb;
using picture::State;
using picture::Tube;
using present::Drawing;

constexpr std::string_view sure_ink = "#1864ab";
constexpr double faint = 0.35;

/// A panel over the picture, as strong as that.
Panel panel(const Canvas& canvas, std::string title, std::string found, double strength = faint) {
    Panel drawn(canvas.colors.width(), canvas.colors.height(), std::move(title), std::move(found));
    drawn.picture(strength);
    return drawn;
}

template <class Color>
std::string png(int width, int height, const Color& color) {
    images::Image image{{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)}, {}};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const Rgb at = color(x, y);
            image.rgb.insert(image.rgb.end(), {at.red, at.green, at.blue});
        }
    }
    return images::encode_png(image);
}

Drawing draw_picture(const Canvas& canvas) {
    const std::string found =
        canvas.factor == 1 ? "in its own size" : fmt::format("{0} x {0} pixels of it are one", canvas.factor);
    return panel(canvas, "Picture", found, 1).drawing();
}

// Steps as large as the highest threshold are black.
Drawing draw_edges(const Canvas& canvas) {
    constexpr float black = 27;
    const picture::Steps steps = picture::steps_of(canvas.colors);
    const int width = canvas.colors.width();
    const int height = canvas.colors.height();
    Panel drawn(width, height, "Edges", "the darker, the more a pixel differs from its neighbors");
    drawn.picture(png(width, height, [&](int x, int y) {
        const float step = std::min(black, std::max(steps.right.at(x, y), steps.down.at(x, y)));
        const auto gray = static_cast<std::uint8_t>(255 - 255 * step / black);
        return Rgb{gray, gray, gray};
    }));
    return drawn.drawing();
}

Drawing draw_objects(const Recognition& seen) {
    constexpr std::array<std::string_view, 6> inks{"#1864ab", "#0b7285", "#2b8a3e",
                                                   "#e67700", "#c92a2a", "#862e9c"};
    Panel drawn = panel(seen.canvas, "Objects", "what stands out if steps above a threshold are edges");
    for (std::size_t i = 0; i < seen.objects.size(); ++i) {
        const std::string_view ink = inks[i % inks.size()];
        for (const Rectangle& box : seen.objects[i].boxes) drawn.box(box, ink);
        drawn.note(fmt::format("above {}: {}", seen.objects[i].threshold,
                               counted(seen.objects[i].boxes.size(), "object")),
                   ink);
    }
    return drawn.drawing();
}

std::string verdict_on(const Recognition& seen, std::size_t number) {
    const LayoutCandidate& candidate = seen.candidates[number];
    if (candidate.board.tubes.empty()) return "explains too little of the picture to be read";
    const std::string left =
        candidate.effort == 0
            ? "nothing is left to ask"
            : fmt::format("as much is left to ask as {}", counted(candidate.effort, "place") + " would be");
    if (seen.chosen == number) return "taken; " + left;
    return (candidate.is_board ? "not taken; " : "not a board; ") + left;
}

Drawing draw_layout(const Recognition& seen, std::size_t number) {
    const picture::Layout& layout = seen.candidates[number].layout;
    Panel drawn = panel(seen.canvas, fmt::format("Layout {}", number + 1), verdict_on(seen, number));
    for (const Rectangle& frame : layout.frames) drawn.box(frame, sure_ink);
    for (const Rectangle& stranger : layout.strangers) drawn.box(stranger, doubt_ink, true);
    drawn.note(fmt::format("{}, {}", counted(layout.frames.size(), "tube"),
                           layout.outlined ? "by their outlines" : "by what is in them"),
               sure_ink);
    if (!layout.strangers.empty())
        drawn.note(counted(layout.strangers.size(), "object") + " that may be a tube", doubt_ink);
    return drawn.drawing();
}

Drawing draw_rows(const Canvas& canvas, const LayoutCandidate& candidate) {
    const std::vector<Rectangle> missing = picture::gaps(candidate.rows);
    Panel drawn =
        panel(canvas, "Rows", fmt::format("{}, in reading order", counted(candidate.rows.size(), "row")));
    std::size_t number = 0;
    for (const Tube& tube : candidate.board.tubes) {
        drawn.box(tube.frame, sure_ink);
        drawn.words(tube.frame.center_x(), tube.frame.center_y(), fmt::format("{}", ++number), sure_ink);
    }
    for (const Rectangle& gap : missing) drawn.box(gap, doubt_ink, true);
    if (!missing.empty()) drawn.note(counted(missing.size(), "gap") + " as wide as a tube", doubt_ink);
    return drawn.drawing();
}

/// The value of each row of pixels as a curve, from the left side of the tube on.
void draw_profile(Panel& drawn, const picture::Profile& profile, const Rectangle& frame,
                  std::string_view ink) {
    constexpr double full_width = 30;
    std::vector<std::pair<double, double>> points;
    for (std::size_t i = 0; i < profile.size(); ++i)
        points.emplace_back(frame.left + frame.width() * static_cast<double>(profile[i]) / full_width,
                            frame.top + static_cast<double>(i));
    drawn.line(points, ink);
}

Drawing draw_contrast(const Canvas& canvas, const LayoutCandidate& candidate) {
    Panel drawn = panel(canvas, "Contrast", "for each row of pixels of a tube, from its left side on");
    for (std::size_t i = 0; i < candidate.board.tubes.size(); ++i) {
        const Rectangle& frame = candidate.board.tubes[i].frame;
        drawn.box(frame, "#868e96");
        draw_profile(drawn, candidate.contrast[i], frame, sure_ink);
        draw_profile(drawn, candidate.evidence.edges[i], frame, "#c92a2a");
    }
    drawn.note("how much the middle differs from the background", sure_ink);
    drawn.note("how much it changes from row to row", "#c92a2a");
    return drawn.drawing();
}

Drawing draw_pitch(const Canvas& canvas, const LayoutCandidate& candidate) {
    Panel drawn = panel(canvas, "Height of a unit",
                        fmt::format("{:.1f} pixels, up to {} in a tube", candidate.pitch.height,
                                    counted(static_cast<std::size_t>(candidate.pitch.units), "unit")));
    for (std::size_t i = 0; i < candidate.board.tubes.size(); ++i) {
        const Rectangle& frame = candidate.board.tubes[i].frame;
        const picture::Fill& fill = candidate.evidence.fills[i];
        if (!fill.empty())
            drawn.bar({frame.left - 0.12 * frame.width(), frame.top + fill.top,
                       frame.left - 0.04 * frame.width(), frame.top + fill.bottom},
                      "#2b8a3e");
        for (int k = 0; k <= candidate.pitch.units; ++k) {
            const double y = frame.top + candidate.pitch.border(k);
            drawn.line(std::array{std::pair(frame.left, y), std::pair(frame.right, y)}, sure_ink);
        }
    }
    for (const picture::Pitch& pitch : candidate.pitches)
        drawn.note(fmt::format("{} of {:.1f} pixels agree {:.0f} %",
                               counted(static_cast<std::size_t>(pitch.units), "unit"), pitch.height,
                               100 * pitch.agreement),
                   sure_ink);
    drawn.note("filled parts", "#2b8a3e");
    return drawn.drawing();
}

std::string letter(std::size_t color) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    return {letters[color]};
}

std::string letter_of(const Place& place) {
    if (place.state == State::empty) return "";
    return place.state == State::unit ? letter(static_cast<std::size_t>(place.color)) : "?";
}

Drawing draw_places(const Canvas& canvas, const Board& board) {
    Panel drawn = panel(canvas, "Places", "filled ones, and empty ones dashed");
    bool is_sure = true;
    for (const Tube& tube : board.tubes) {
        for (const Place& place : tube.places) {
            drawn.box(place.where, place.doubtful() ? doubt_ink : sure_ink, place.state == State::empty);
            if (!place.doubtful()) continue;
            is_sure = false;
            drawn.words(place.where.center_x(), place.where.center_y(),
                        fmt::format("{:.0f} %", 100 * place.confidence), doubt_ink);
        }
    }
    drawn.note(is_sure ? "all are sure" : fmt::format("in doubt: below {:.0f} %", 100 * Place::sure),
               is_sure ? sure_ink : doubt_ink);
    return drawn.drawing();
}

/// The units of a color, and what they look like.
struct Group {
    std::vector<Rectangle> where;
    std::vector<picture::Patch> patches;
};

std::vector<Group> groups_of(const Canvas& canvas, const Board& board) {
    std::vector<Group> groups(board.colors.size());
    for (const Tube& tube : board.tubes) {
        for (const Place& place : tube.places) {
            if (place.state != State::unit) continue;
            Group& group = groups[static_cast<std::size_t>(place.color)];
            group.where.push_back(place.where);
            group.patches.push_back(picture::patch_of(canvas.colors, place.where));
        }
    }
    return groups;
}

/// The distance of a patch to the nearest one of a group that is not itself.
float nearest(const picture::Patch& patch, const Group& group) {
    float least = std::numeric_limits<float>::infinity();
    for (const picture::Patch& other : group.patches)
        if (&other != &patch) least = std::min(least, distance(patch, other));
    return least;
}

/// `A red: 4 units, up to 3 apart, 41 from C`
std::string about(const Board& board, const std::vector<Group>& groups, std::size_t color) {
    const Group& own = groups[color];
    float within = 0;
    if (own.patches.size() > 1)
        for (const picture::Patch& patch : own.patches) within = std::max(within, nearest(patch, own));
    std::string text =
        fmt::format("{} {}: {}, up to {:.0f} apart", letter(color), picture::names_of(board.colors)[color],
                    counted(own.where.size(), "unit"), within);
    float between = std::numeric_limits<float>::infinity();
    std::size_t neighbor = color;
    for (std::size_t other = 0; other < groups.size(); ++other) {
        if (other == color) continue;
        for (const picture::Patch& patch : own.patches) {
            const float apart = nearest(patch, groups[other]);
            if (apart >= between) continue;
            between = apart;
            neighbor = other;
        }
    }
    return neighbor == color ? text : text + fmt::format(", {:.0f} from {}", between, letter(neighbor));
}

/// The part of a unit that is compared with others.
Rectangle compared_part(const Rectangle& where) {
    const double half_width = 0.25 * where.width();
    const double half_height = 0.3 * where.height();
    return {where.center_x() - half_width, where.center_y() - half_height, where.center_x() + half_width,
            where.center_y() + half_height};
}

Drawing draw_colors(const Canvas& canvas, const Board& board) {
    const std::vector<Group> groups = groups_of(canvas, board);
    std::size_t longest = 1;
    for (const Group& group : groups) longest = std::max(longest, group.where.size());
    const int width = canvas.colors.width();
    const double cell = std::min(0.13 * width, width / (static_cast<double>(longest) + 1.5));
    const auto height = static_cast<int>(cell * (static_cast<double>(groups.size()) + 0.5));
    Panel drawn(width, std::max(1, height), "Colors",
                counted(groups.size(), "color") + ", by the parts that are compared");
    for (std::size_t color = 0; color < groups.size(); ++color) {
        const double y = cell * (static_cast<double>(color) + 0.25);
        double x = cell;
        drawn.words(x / 2, y + 0.45 * cell, letter(color), ink);
        for (const Rectangle& where : groups[color].where) {
            drawn.part(compared_part(where), {x, y, x + 0.9 * cell, y + 0.9 * cell});
            x += cell;
        }
        drawn.note(about(board, groups, color));
    }
    return drawn.drawing();
}

Drawing draw_board(const Recognition& seen, const Board& board) {
    const bool is_sure = seen.chosen && board.sure();
    Panel drawn = panel(seen.canvas, "Board",
                        !seen.chosen ? "no board: this is what came nearest"
                        : is_sure    ? "nothing is in doubt"
                                     : "to be checked: everything orange",
                        1);
    for (const Tube& tube : board.tubes) {
        drawn.box(tube.frame, sure_ink);
        for (const Place& place : tube.places) {
            if (place.doubtful()) drawn.box(place.where, doubt_ink);
            drawn.words(place.where.center_x(), place.where.center_y(), letter_of(place),
                        place.doubtful() ? doubt_ink : ink);
        }
    }
    for (const picture::Question& question : board.questions) {
        drawn.box(question.where, doubt_ink, true);
        drawn.note(picture::words(question.doubt), doubt_ink);
    }
    return drawn.drawing();
}

/// The candidate that was taken, or the one that leaves least to ask; null if no layout was read.
const LayoutCandidate* nearest_to_a_board(const Recognition& seen) {
    if (seen.chosen) return &seen.candidates[*seen.chosen];
    const LayoutCandidate* nearest = nullptr;
    for (const LayoutCandidate& candidate : seen.candidates)
        if (!candidate.board.tubes.empty() && (nearest == nullptr || candidate.effort < nearest->effort))
            nearest = &candidate;
    return nearest;
}

constexpr std::size_t panels_in_row = 4;
constexpr double gap = 28;

/// Places drawings in rows, which are as high as their highest one.
Drawing arranged(const std::vector<Drawing>& panels) {
    Drawing whole;
    for (std::size_t first = 0; first < panels.size(); first += panels_in_row) {
        double x = 0;
        double height = 0;
        for (std::size_t i = first; i < std::min(panels.size(), first + panels_in_row); ++i) {
            whole.elements += present::placed(panels[i], x, whole.height);
            whole.width = std::max(whole.width, x + panels[i].width);
            height = std::max(height, panels[i].height);
            x += panels[i].width + gap;
        }
        whole.height += height + gap;
    }
    return whole;
}

/// In the order in which they are done.
std::vector<Drawing> steps(const Recognition& seen) {
    std::vector<Drawing> drawn{draw_picture(seen.canvas), draw_edges(seen.canvas), draw_objects(seen)};
    for (std::size_t i = 0; i < seen.candidates.size(); ++i) drawn.push_back(draw_layout(seen, i));
    const LayoutCandidate* const candidate = nearest_to_a_board(seen);
    if (candidate == nullptr) return drawn;
    drawn.push_back(draw_rows(seen.canvas, *candidate));
    drawn.push_back(draw_contrast(seen.canvas, *candidate));
    drawn.push_back(draw_pitch(seen.canvas, *candidate));
    drawn.push_back(draw_places(seen.canvas, candidate->board));
    drawn.push_back(draw_colors(seen.canvas, candidate->board));
    drawn.push_back(draw_board(seen, candidate->board));
    return drawn;
}

}  // namespace

std::string sheet(const picture::Recognition& seen) {
    const picture::Grid<picture::Lab>& colors = seen.canvas.colors;
    const bool is_empty = colors.width() == 0 || colors.height() == 0;
    const Drawing panels = is_empty ? Drawing{} : arranged(steps(seen));
    const auto seen_there = [&](int x, int y) { return picture::to_rgb(colors.at(x, y)); };
    return present::document_begin(panels.width, panels.height, "How a picture was read") +
           (is_empty ? ""
                     : definitions(png(colors.width(), colors.height(), seen_there), colors.width(),
                                   colors.height())) +
           panels.elements + std::string(present::document_end);
}

}  // namespace decant::explain
