// Stress majorization of small graphs; draws nodes, edges and tokens.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "present/palette.hpp"
#include "present/svg.hpp"
#include "puzzles/view.hpp"

namespace decant::present {
namespace {

using puzzles::MapView;
using puzzles::Point;
using Distances = std::vector<std::vector<double>>;

/// Steps between each two nodes along edges in either direction (Floyd, Warshall); parts without a connection
/// are set a little apart.
Distances distances(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
    const double apart = std::sqrt(static_cast<double>(nodes)) + 1;
    Distances steps(nodes, std::vector<double>(nodes, apart));
    for (const auto& [a, b] : edges) steps[a][b] = steps[b][a] = 1;
    for (std::size_t via = 0; via < nodes; ++via) {
        for (std::size_t a = 0; a < nodes; ++a) {
            for (std::size_t b = 0; b < nodes; ++b)
                steps[a][b] = std::min(steps[a][b], steps[a][via] + steps[via][b]);
        }
    }
    return steps;
}

/// One sweep: each node moves to where its distances to all others want it, nearer ones weighing more.
void improve(std::vector<Point>& places, const Distances& wanted) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        Point sum;
        double weights = 0;
        for (std::size_t j = 0; j < places.size(); ++j) {
            if (i == j) continue;
            const double dx = places[i].x - places[j].x;
            const double dy = places[i].y - places[j].y;
            const double length = std::max(1e-9, std::hypot(dx, dy));
            const double weight = 1 / (wanted[i][j] * wanted[i][j]);
            sum.x += weight * (places[j].x + wanted[i][j] * dx / length);
            sum.y += weight * (places[j].y + wanted[i][j] * dy / length);
            weights += weight;
        }
        if (weights > 0) places[i] = {sum.x / weights, sum.y / weights};
    }
}

/// Turns the picture so that it is as wide as it can be: its first principal axis becomes horizontal.
void turn_wide(std::vector<Point>& places) {
    double xx = 0;
    double xy = 0;
    double yy = 0;
    Point middle;
    for (const Point& place : places) {
        middle.x += place.x / static_cast<double>(places.size());
        middle.y += place.y / static_cast<double>(places.size());
    }
    for (const Point& place : places) {
        xx += (place.x - middle.x) * (place.x - middle.x);
        xy += (place.x - middle.x) * (place.y - middle.y);
        yy += (place.y - middle.y) * (place.y - middle.y);
    }
    // The angle of the axis is half that of (xx - yy, 2 xy).
    const double length = std::hypot(xx - yy, 2 * xy);
    const double twice = length > 0 ? std::clamp((xx - yy) / length, -1.0, 1.0) : 1;  // the cosine of that
    const double cosine = std::sqrt((1 + twice) / 2);
    const double sine = std::copysign(std::sqrt((1 - twice) / 2), xy);
    for (Point& place : places) {
        const double x = place.x - middle.x;
        const double y = place.y - middle.y;
        place = {x * cosine + y * sine, y * cosine - x * sine};
    }
}

/// Positions for nodes 0 to `nodes` - 1 such that neighbors are about 1 apart and others as far as they are
/// in the graph, wider than high, y down. The same input gives the same picture everywhere.
///
/// Stress majorization: Gansner, Koren, North, "Graph Drawing by Stress Majorization" (2004), started from a
/// circle.
std::vector<Point> lay_out(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
    constexpr int sweeps = 300;
    std::vector<Point> places;
    for (std::size_t i = 0; i < nodes; ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(nodes);
        places.push_back({std::cos(angle) * static_cast<double>(nodes) / 6,
                          std::sin(angle) * static_cast<double>(nodes) / 6});
    }
    const Distances wanted = distances(nodes, edges);
    for (int sweep = 0; sweep < sweeps; ++sweep) improve(places, wanted);
    turn_wide(places);
    return places;
}

constexpr double step = 150;  ///< pixels between neighbors
constexpr double node_radius = 30;
constexpr double token_radius = 12;
constexpr double border = 62;  ///< room around the outermost nodes, for tokens and labels
constexpr auto open_color = "#2d3748";
constexpr auto closed_color = "#a9a294";

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(double factor, Point a) { return {factor * a.x, factor * a.y}; }
double length(Point a) { return std::hypot(a.x, a.y); }

/// A quadratic curve from node to node.
struct Curve {
    Point from;
    Point control;
    Point to;

    [[nodiscard]] Point at(double t) const {
        return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;
    }
};

/// Bends edges around what is in the way: other nodes, and edges that were drawn before.
class Router {
  public:
    explicit Router(const std::vector<Point>& places) : places_(places) {}

    Curve route(std::size_t from, std::size_t to) {
        const Point along = places_[to] - places_[from];
        const Point across{-along.y, along.x};
        Curve best;
        double least = -1;
        for (const double bend : {0.0, 0.18, -0.18, 0.36, -0.36, 0.55, -0.55, 0.8, -0.8}) {
            const Point middle = 0.5 * (places_[from] + places_[to]);
            const Curve curve{places_[from], middle + bend * across, places_[to]};
            const double trouble = std::abs(bend) + 4 * in_the_way(curve, from, to) + crowded(curve);
            if (least >= 0 && trouble >= least) continue;
            least = trouble;
            best = curve;
        }
        for (const double t : {0.35, 0.5, 0.65}) taken_.push_back(best.at(t));
        return best;
    }

    /// The place on the curve that is farthest from other labels and nodes.
    Point label(const Curve& curve) {
        Point best;
        double most = -1;
        for (const double t : {0.5, 0.42, 0.58, 0.34, 0.66}) {
            const Point place = curve.at(t);
            double room = 70;
            for (const Point& other : labels_)
                room = std::min(room, std::hypot((place.x - other.x) / 2, (place.y - other.y) * 2));
            for (const Point& node : places_) room = std::min(room, length(place - node) - node_radius);
            if (room <= most) continue;
            most = room;
            best = place;
        }
        labels_.push_back(best);
        return best;
    }

  private:
    double in_the_way(const Curve& curve, std::size_t from, std::size_t to) const {
        double count = 0;
        for (std::size_t n = 0; n < places_.size(); ++n) {
            if (n == from || n == to) continue;
            double nearest = 1e9;
            for (double t = 0.05; t < 1; t += 0.05)
                nearest = std::min(nearest, length(curve.at(t) - places_[n]));
            if (nearest < node_radius + 14) count += 1;
        }
        return count;
    }

    double crowded(const Curve& curve) const {
        double count = 0;
        for (const double t : {0.35, 0.5, 0.65}) {
            for (const Point& other : taken_) count += length(curve.at(t) - other) < 16 ? 0.5 : 0;
        }
        return count;
    }

    const std::vector<Point>& places_;
    std::vector<Point> taken_;
    std::vector<Point> labels_;
};

/// Where the curve leaves the circle around one of its ends.
double parameter_at_rim(const Curve& curve, Point end, bool from_start, double distance) {
    double t = from_start ? 0 : 1;
    while (t >= 0 && t <= 1 && length(curve.at(t) - end) < distance) t += from_start ? 0.01 : -0.01;
    return std::clamp(t, 0.0, 1.0);
}

std::string arrow_head(const Curve& curve, double t_tip, double direction, const char* color) {
    const Point tip = curve.at(t_tip);
    const Point before = curve.at(t_tip - direction * 0.04);
    const Point along = (1 / std::max(1e-9, length(tip - before))) * (tip - before);
    const Point across{-along.y, along.x};
    const Point left = tip - 11 * along + 5 * across;
    const Point right = tip - 11 * along - 5 * across;
    return fmt::format("<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}z\" fill=\"{}\"/>", tip.x, tip.y,
                       left.x, left.y, right.x, right.y, color);
}

std::string draw_edge(const MapView::Edge& edge, const Curve& curve) {
    const auto* color = edge.open ? open_color : closed_color;
    const double first = parameter_at_rim(curve, curve.from, true, node_radius + 3);
    const double last = parameter_at_rim(curve, curve.to, false, node_radius + 3);
    std::string text = fmt::format("<path d=\"M{:.1f} {:.1f}", curve.at(first).x, curve.at(first).y);
    for (int i = 1; i <= 16; ++i) {
        const Point point = curve.at(first + (last - first) * i / 16);
        text += fmt::format("L{:.1f} {:.1f}", point.x, point.y);
    }
    text += fmt::format("\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"{}/>", color,
                        edge.open ? "" : " stroke-dasharray=\"5 5\"");
    text += arrow_head(curve, last, 1, color);
    if (edge.both_ways) text += arrow_head(curve, first, -1, color);
    return text + '\n';
}

/// A label that stays readable where it crosses a line.
std::string draw_label(const MapView::Edge& edge, Point place) {
    return fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\" font-size=\"12\" fill=\"{}\" "
        "stroke=\"#fdfbf6\" stroke-width=\"5\" "
        "paint-order=\"stroke\" stroke-linejoin=\"round\">{}</text>\n",
        place.x, place.y + 4, edge.open ? open_color : "#857d6d", escaped(edge.condition));
}

/// The first letter of a kind, unless an earlier kind has it; then the next one that is free.
std::string letter_of(const MapView& map, std::size_t color) {
    std::vector<std::string> kinds;
    for (const auto& token : map.tokens) {
        if (token.color >= kinds.size()) kinds.resize(token.color + 1);
        kinds[token.color] = token.kind;
    }
    std::string taken;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        char chosen = static_cast<char>('1' + static_cast<int>(kind % 9));
        for (const char c : kinds[kind]) {
            const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
            if (upper < 'A' || upper > 'Z' || taken.find(upper) != std::string::npos) continue;
            chosen = upper;
            break;
        }
        taken += chosen;
        if (kind == color) return std::string(1, chosen);
    }
    return "?";
}

/// The direction from a node in which there is most room between its edges.
double free_direction(Point place, const std::vector<Point>& ways) {
    std::vector<double> angles;
    for (const Point& way : ways) angles.push_back(std::atan2(way.y - place.y, way.x - place.x));
    std::sort(angles.begin(), angles.end());
    double widest = 0;
    double direction = -std::numbers::pi / 2;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const bool last = i + 1 == angles.size();
        const double next = last ? angles.front() + 2 * std::numbers::pi : angles[i + 1];
        if (next - angles[i] <= widest) continue;
        widest = next - angles[i];
        direction = (angles[i] + next) / 2;
    }
    return direction;
}

std::string draw_dot(Point center, Rgb paint, const std::string& letter, bool is_goal) {
    return fmt::format(
        "<circle cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"{2}\" fill=\"{3}\" stroke=\"{4}\" stroke-width=\"2\"{5}/>"
        "<text x=\"{0:.1f}\" y=\"{6:.1f}\" text-anchor=\"middle\" font-size=\"13\" font-weight=\"700\" "
        "fill=\"{7}\">{8}</text>\n",
        center.x, center.y, is_goal ? token_radius - 2 : token_radius, is_goal ? "#fdfbf6" : hex(paint),
        is_goal ? hex(paint) : "#fff", is_goal ? " stroke-dasharray=\"3 2\"" : "", center.y + 4.5,
        is_goal ? hex(paint) : hex(ink_on(paint)), letter);
}

/// Tokens and goals of a node side by side on its rim, where they hide no edge if there is room.
std::string draw_rim(const MapView& map, std::size_t node, Point place, double direction) {
    std::vector<std::pair<std::size_t, bool>> dots;
    for (const auto& token : map.tokens) {
        if (token.node == node) dots.emplace_back(token.color, false);
    }
    for (const auto& goal : map.goals) {
        if (goal.node == node) dots.emplace_back(goal.color, true);
    }
    std::string text;
    for (std::size_t i = 0; i < dots.size(); ++i) {
        const double angle =
            direction + (static_cast<double>(i) - static_cast<double>(dots.size() - 1) / 2) * 0.74;
        const Point center = place + (node_radius + 4) * Point{std::cos(angle), std::sin(angle)};
        text += draw_dot(center, palette_color(dots[i].first), letter_of(map, dots[i].first), dots[i].second);
    }
    return text;
}

std::string draw_node(const std::string& name, Point place) {
    const double size = std::min(
        13.0, 2 * node_radius * 1.5 / static_cast<double>(std::max<std::size_t>(1, base::characters(name))));
    return fmt::format(
        "<circle cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"{2}\" fill=\"#fff\" stroke=\"{3}\" stroke-width=\"2\"/>"
        "<text x=\"{0:.1f}\" y=\"{4:.1f}\" text-anchor=\"middle\" font-size=\"{5:.1f}\" "
        "fill=\"#1a202c\">{6}</text>\n",
        place.x, place.y, node_radius, open_color, place.y + size / 3, size, escaped(name));
}

std::string draw_key(const MapView& map, double y) {
    std::string text;
    double x = 0;
    std::size_t next = 0;
    for (const auto& token : map.tokens) {
        if (token.color != next) continue;
        ++next;
        const Rgb paint = palette_color(token.color);
        text += fmt::format(
            "<g transform=\"translate({:.1f} {:.1f})\" font-size=\"13\"><circle cx=\"10\" cy=\"0\" r=\"9\" "
            "fill=\"{}\"/><text x=\"10\" "
            "y=\"4\" text-anchor=\"middle\" font-weight=\"700\" fill=\"{}\">{}</text><text x=\"24\" y=\"4\" "
            "fill=\"#333\">{}</text></g>\n",
            x, y, hex(paint), hex(ink_on(paint)), letter_of(map, token.color), escaped(token.kind));
        x += 40 + 8 * static_cast<double>(base::characters(token.kind));
    }
    return text + fmt::format(
                      "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"13\" fill=\"#857d6d\">dotted ring: goal · "
                      "dashed arrow: closed</text>\n",
                      x, y + 4);
}

}  // namespace

std::vector<Point> arrange(const MapView& map) {
    std::vector<Point> places;
    for (const auto& node : map.nodes) {
        if (node.position) places.push_back(*node.position);
    }
    const bool given = places.size() == map.nodes.size();
    if (!given) {
        std::vector<std::pair<std::size_t, std::size_t>> edges;
        for (const auto& edge : map.edges) edges.emplace_back(edge.from, edge.to);
        places = lay_out(map.nodes.size(), edges);
    }
    double nearest = 1e9;
    for (std::size_t a = 0; a < places.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) nearest = std::min(nearest, length(places[a] - places[b]));
    }
    // Given positions have any unit: the nearest two nodes come to stand a step apart. Laid-out ones are
    // steps already, but must not overlap.
    const double wish = given ? step : std::max(step, 110 / std::max(0.2, nearest));
    const double scale = given ? wish / std::max(1e-6, std::min(nearest, 1e8)) : wish;
    Point least{1e9, 1e9};
    for (const Point& place : places) least = {std::min(least.x, place.x), std::min(least.y, place.y)};
    for (Point& place : places) place = scale * (place - least) + Point{border, border};
    return places;
}

Drawing draw_map(const MapView& map, const std::vector<Point>& places) {
    Drawing drawing;
    for (const Point& place : places) {
        drawing.width = std::max(drawing.width, place.x + border);
        drawing.height = std::max(drawing.height, place.y + border);
    }
    Router router(places);
    std::string labels;
    std::vector<std::vector<Point>> ways(places.size());
    for (const auto& edge : map.edges) {
        const Curve curve = router.route(edge.from, edge.to);
        drawing.elements += draw_edge(edge, curve);
        ways[edge.from].push_back(curve.at(0.3));
        ways[edge.to].push_back(curve.at(0.7));
        if (!edge.condition.empty()) labels += draw_label(edge, router.label(curve));
    }
    for (std::size_t n = 0; n < map.nodes.size(); ++n)
        drawing.elements += draw_node(map.nodes[n].name, places[n]);
    drawing.elements += labels;
    for (std::size_t n = 0; n < map.nodes.size(); ++n) {
        drawing.elements += draw_rim(map, n, places[n], free_direction(places[n], ways[n]));
    }
    drawing.elements += draw_key(map, drawing.height + 14);
    drawing.height += 30;
    drawing.width = std::max(drawing.width, 420.0);
    return drawing;
}

}  // namespace decant::present
