// Paints states by what can become of them.
// SPDX-License-Identifier: MIT
#include "present/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "analysis/metrics.hpp"
#include "base/output.hpp"
#include "base/text.hpp"
#include "present/palette.hpp"
#include "present/svg.hpp"

namespace decant::present {
namespace {

using puzzles::GraphReport;
using search::NodeId;
using search::StateGraph;

constexpr std::size_t most_with_pictures = 80;
/// Beyond this many states the careful layouts take too long.
constexpr std::size_t most_with_care = 600;

constexpr std::string_view plan_color = "#1d5fd1";
constexpr std::string_view dead_color = "#b9a9a4";

/// A quoted string of DOT, in which line ends are written `\n`.
std::string dot_string(std::string_view text) {
    std::string safe;
    for (const char c : base::visible_lines(text)) {
        if (c == '\n')
            safe += "\\n";
        else if (c == '"' || c == '\\')
            safe.append("\\").append(1, c);
        else
            safe += c;
    }
    return fmt::format("\"{}\"", safe);
}

std::string table_of(const puzzles::BoardView::Tube& tube, const std::vector<Rgb>& paints) {
    std::string rows;
    for (int level = tube.capacity; level-- > 0;) {
        const auto at = static_cast<std::size_t>(level);
        const int unit = at < tube.units.size() ? tube.units[at] : puzzles::BoardView::hidden;
        rows += fmt::format(R"(<TR><TD FIXEDSIZE="TRUE" WIDTH="13" HEIGHT="9" BGCOLOR="{}"></TD></TR>)",
                            unit < 0 ? std::string("#ffffff") : hex(paints[static_cast<std::size_t>(unit)]));
    }
    return fmt::format(R"(<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="0" COLOR="#5e584e">{}</TABLE>)",
                       rows);
}

/// Tubes side by side, each in its own table.
std::string table_of(const puzzles::BoardView& board) {
    const std::vector<Rgb> paints = paint(board.colors);
    std::string cells;
    for (const auto& tube : board.tubes)
        cells += fmt::format(R"(<TD VALIGN="BOTTOM">{}</TD>)", table_of(tube, paints));
    return fmt::format(
        R"(<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="0"><TR>{}</TR></TABLE>>)", cells);
}

/// One line for each kind of token: where they stand.
std::string table_of(const puzzles::MapView& map) {
    std::map<std::size_t, std::string> lines;
    for (const auto& token : map.tokens) {
        std::string& line = lines[token.color];
        line += fmt::format("{}{}", line.empty() ? token.kind + ": " : ", ", map.nodes[token.node].name);
    }
    std::string rows;
    for (const auto& [color, line] : lines) {
        rows += fmt::format("<TR><TD ALIGN=\"LEFT\"><FONT COLOR=\"{}\">&#9679;</FONT> {}</TD></TR>",
                            hex(palette_color(color)), escaped(line));
    }
    return fmt::format("<<TABLE BORDER=\"0\" CELLSPACING=\"0\">{}</TABLE>>", rows);
}

std::string table_of(const puzzles::TextView& text) { return dot_string(text.text); }

class Painter {
  public:
    Painter(const puzzles::Puzzle& puzzle, const GraphReport& report, base::Output& out)
        : puzzle_(puzzle),
          report_(report),
          out_(out),
          graph_(report.graph),
          pictures_(graph_.states <= most_with_pictures),
          on_plan_(graph_.states) {
        join_edges();
        if (!graph_.length) return;
        plan_ = analysis::shortest_path(graph_);
        for (const NodeId id : plan_) on_plan_[id] = true;
    }

    void draw() {
        out_.add(fmt::format("digraph {} {{\n", dot_string(to_string(puzzle_.title()))));
        out_.add(fmt::format("  graph [{}, bgcolor=\"#fdfbf6\", pad=0.3, tooltip={}]\n", layout(),
                             dot_string(to_string(puzzle_.title()))));
        out_.add(fmt::format(
            "  node [fontname=\"Helvetica\", fontsize=10, style=filled, penwidth=1, color=\"#6f6a60\", {}]\n",
            pictures_ ? "shape=box, margin=\"0.04,0.03\""
                      : "shape=circle, width=0.2, fixedsize=true, label=\"\""));
        out_.add("  edge [color=\"#9a948a\", arrowsize=0.6, penwidth=1, tooltip=\" \"]\n");
        for (NodeId id = 0; id < graph_.states && !out_.stopped(); ++id) add_node(id);
        for (const auto& [ends, two_ways] : lines_) {
            if (out_.stopped()) return;
            add_edge(ends.first, ends.second, two_ways);
        }
        out_.add(plan_edges_);
        out_.add("}\n");
    }

  private:
    /// Layers show how a game goes down towards its end, where few moves can be taken back.
    [[nodiscard]] std::string_view layout() const {
        const auto two_ways =
            std::count_if(lines_.begin(), lines_.end(), [](const auto& line) { return line.second; });
        if (graph_.states > most_with_care) return "layout=sfdp, overlap=false, outputorder=edgesfirst";
        if (4 * static_cast<std::size_t>(two_ways) > lines_.size())
            return "layout=neato, overlap=false, sep=\"+4\", outputorder=edgesfirst";
        return "layout=dot, nodesep=0.16, ranksep=0.42";
    }

    void add_node(NodeId id) {
        const auto position = report_.position(id);
        const puzzles::View view = position->start().view();
        out_.add(
            fmt::format("  {} [class=\"{}\", tooltip={}", id, kind(id), dot_string(tooltip(id, *position))));
        if (pictures_)
            out_.add(", label=" + std::visit([](const auto& shown) { return table_of(shown); }, view));
        out_.add(look(id) + "]\n");
    }

    [[nodiscard]] std::string_view kind(NodeId id) const {
        if (id == 0) return "start";
        if (graph_.is_dead(id)) return "dead";
        if (graph_.is_goal(id)) return "goal";
        return on_plan_[id] ? "plan" : "alive";
    }

    [[nodiscard]] std::string look(NodeId id) const {
        const bool dead = graph_.is_dead(id);
        std::string look = fmt::format(", fillcolor=\"{}\"",
                                       dead ? "#efe6e3" : (graph_.is_goal(id) ? "#ffd84d" : "#e3f1e4"));
        if (dead) look += fmt::format(", color=\"{}\", style=\"filled,dashed\"", dead_color);
        if (on_plan_[id]) look += fmt::format(", color=\"{}\", penwidth=2", plan_color);
        if (graph_.is_goal(id)) look += ", peripheries=2";
        if (id == 0) look += ", penwidth=4";
        if (!pictures_ && (id == 0 || graph_.is_goal(id))) look += ", width=0.36";
        return look;
    }

    [[nodiscard]] std::string tooltip(NodeId id, const puzzles::Puzzle& position) const {
        std::string text = graph_.is_dead(id) ? "dead: no goal can be reached"
                                              : fmt::format("{} {} to the goal", graph_.distance[id],
                                                            graph_.distance[id] == 1 ? "move" : "moves");
        text += "\n" + position.code();
        return text + "\n\n" + present::draw(position.start().view(), Style{});
    }

    void join_edges() {
        const auto leads = [&](NodeId from, NodeId to) {
            const auto edges = graph_.edges(from);
            return std::find(edges.begin(), edges.end(), to) != edges.end();
        };
        for (NodeId id = 0; id < graph_.states && !out_.stopped(); ++id) {
            for (const NodeId target : graph_.edges(id)) {
                if (target == id) continue;
                if (leads(target, id))
                    lines_[{std::min(id, target), std::max(id, target)}] = true;
                else
                    lines_[{id, target}] = false;
            }
        }
    }

    void add_edge(NodeId from, NodeId to, bool two_ways) {
        const auto step = std::adjacent_find(plan_.begin(), plan_.end(), [&](NodeId a, NodeId b) {
            return (a == from && b == to) || (two_ways && a == to && b == from);
        });
        if (step != plan_.end()) {
            // The plan goes one way, whatever else can be done.
            plan_edges_ += fmt::format("  {} -> {} [color=\"{}\", penwidth=3, arrowsize=0.9{}]\n", from, to,
                                       plan_color, *step == from ? "" : ", dir=back");
            return;
        }
        std::string look;
        if (graph_.is_dead(to)) look = fmt::format("color=\"{}\", style=dashed", dead_color);
        if (two_ways) look += look.empty() ? "dir=none" : ", dir=none";
        out_.add(fmt::format("  {} -> {} [{}]\n", from, to, look));
    }

    const puzzles::Puzzle& puzzle_;
    const GraphReport& report_;
    base::Output& out_;
    const StateGraph& graph_;
    bool pictures_;
    /// By their ends, whether a line can be gone both ways; it then begins at the smaller number.
    std::map<std::pair<NodeId, NodeId>, bool> lines_;
    std::vector<NodeId> plan_;
    std::vector<bool> on_plan_;
    std::string plan_edges_;  ///< last, so that they lie on top
};

}  // namespace

void graph_dot(const puzzles::Puzzle& puzzle, const GraphReport& report, base::Output& out) {
    Painter(puzzle, report, out).draw();
}

}  // namespace decant::present
