// decant's own text for DogBunny: nodes, edges, tokens and goal, each in its own section.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "puzzles/dog_bunny/text/format.hpp"
#include "puzzles/dog_bunny/text/infix.hpp"
#include "puzzles/dog_bunny/text/place.hpp"

namespace decant::puzzles::dog_bunny::native {
namespace {

using base::trim;

constexpr std::string_view first_line = "decant dog-bunny 1";
constexpr std::string_view blanks = " \t";

std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '#' && (i == 0 || blanks.find(line[i - 1]) != std::string_view::npos))
            return line.substr(0, i);
    }
    return line;
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) { level_.declares_nodes = true; }

    Result<RawLevel> parse() {
        for (const base::Line& line : base::lines_of(text_)) {
            const std::string_view content = trim(without_comment(line.text));
            if (content.empty()) continue;
            if (auto problem = take_line(content, trim(line.text))) return *problem;
        }
        return std::move(level_);
    }

  private:
    enum class Section { start, headers, edges, tokens, goal };

    Diagnostic problem(std::string_view part, std::string what, std::string remedy) const {
        return problem_at(text_, part, std::move(what), std::move(remedy));
    }
    Name name_of(std::string_view word) const { return {std::string(word), base::offset_of(text_, word)}; }

    std::optional<Diagnostic> take_line(std::string_view content, std::string_view whole) {
        if (section_ == Section::start) {
            section_ = Section::headers;
            if (content == first_line) return std::nullopt;
            if (!content.starts_with("decant")) {
                const std::string_view or_tubes = content.find("<->") == std::string_view::npos
                                                      ? ", or if these are tubes, the empty ones, too"
                                                      : "";
                return problem(
                    content, fmt::format("{} is not the first line of a map", base::quoted(content)),
                    fmt::format("write `{}`, then nodes, edges, tokens and goal{}", first_line, or_tubes));
            }
            return problem(content,
                           fmt::format("{} is not the first line of a dog-bunny level of a known version",
                                       base::quoted(content)),
                           fmt::format("begin with `{}`", first_line));
        }
        for (const auto& [word, section] :
             {std::pair{"edges:", Section::edges}, {"tokens:", Section::tokens}, {"goal:", Section::goal}}) {
            if (content != word) continue;
            if (section <= section_) {
                return problem(content,
                               fmt::format("the section {} is in the wrong place", base::quoted(word)),
                               "write nodes, edges, tokens and goal in that order, each once");
            }
            if (level_.nodes.empty()) {
                return problem(content, fmt::format("no nodes are named before {}", base::quoted(word)),
                               "write `nodes: NAME NAME ...` first");
            }
            section_ = section;
            return std::nullopt;
        }
        if (section_ == Section::edges) return take_edge(content);
        if (section_ == Section::tokens) return take_places(content, level_.tokens);
        if (section_ == Section::goal) return take_places(content, level_.goals);
        return take_header(content, whole);
    }

    std::optional<Diagnostic> take_header(std::string_view content, std::string_view whole) {
        const std::size_t colon = content.find(':');
        const std::string_view key = trim(content.substr(0, colon));
        if (colon == std::string_view::npos || (key != "name" && key != "nodes")) {
            return problem(content, fmt::format("{} is not understood here", base::quoted(key)),
                           "write `name: ...`, `nodes: ...`, or the section `edges:`");
        }
        bool& seen = key == "name" ? has_name_ : has_nodes_;
        if (std::exchange(seen, true)) {
            return problem(key, fmt::format("the header {} appears twice", base::quoted(key)),
                           "keep one of them");
        }
        if (key == "name") {
            const std::string_view name = trim(whole.substr(colon + 1));
            if (!names_level(name))
                return problem(name, fmt::format("{} cannot name a level", base::quoted(name)),
                               std::string(level_name_remedy));
            level_.name = std::string(name);
            return std::nullopt;
        }
        for (const std::string_view word : base::words_of(content.substr(colon + 1), blanks)) {
            if (auto bad = take_node(word)) return bad;
        }
        return std::nullopt;
    }

    /// `well`, or `well@3,1` with a position.
    std::optional<Diagnostic> take_node(std::string_view word) {
        const std::size_t at = word.find('@');
        std::optional<Point> position;
        if (at != std::string_view::npos) {
            position = parse_place(word.substr(at + 1));
            if (!position) {
                return problem(word.substr(at),
                               fmt::format("{} is not a position", base::quoted(word.substr(at))),
                               "write NODE@X,Y, such as well@3,1.5");
            }
        }
        level_.nodes.push_back({name_of(word.substr(0, at)), position, true});
        return excess(level_, text_);
    }

    /// `A -> B` or `A <-> B`, and perhaps `: condition`.
    std::optional<Diagnostic> take_edge(std::string_view content) {
        const std::size_t colon = content.find(':');
        const auto words = base::words_of(content.substr(0, colon), blanks);
        if (words.size() != 3 || (words[1] != "->" && words[1] != "<->")) {
            return problem(content,
                           fmt::format("{} is not an edge", base::quoted(trim(content.substr(0, colon)))),
                           "write `A -> B` or `A <-> B`, with spaces around the arrow");
        }
        RawEdge edge{name_of(words[0]), name_of(words[2]), words[1] == "<->", {}};
        if (colon != std::string_view::npos) {
            auto condition =
                parse_infix(text_, content.substr(colon + 1), native_operators, level_.condition_parts);
            if (!condition) return condition.error();
            edge.condition = *std::move(condition);
        }
        level_.edges.push_back(std::move(edge));
        return excess(level_, text_);
    }

    std::optional<Diagnostic> take_places(std::string_view content, std::vector<RawPlaces>& places) {
        const std::size_t colon = content.find(':');
        if (colon == std::string_view::npos || colon == 0) {
            return problem(content, fmt::format("{} does not place a token", base::quoted(content)),
                           "write `TOKEN: NODE NODE ...`");
        }
        const auto words = base::words_of(content.substr(colon + 1), blanks);
        if (words.empty()) {
            return problem(content,
                           fmt::format("{} is not a section and does not name a node", base::quoted(content)),
                           "write `TOKEN: NODE NODE ...`, or begin a section with `tokens:` or `goal:`");
        }
        RawPlaces& entry = places.emplace_back(RawPlaces{name_of(trim(content.substr(0, colon))), {}});
        for (const std::string_view word : words) {
            entry.nodes.push_back(name_of(word));
            if (auto too_many = excess(level_, text_)) return too_many;
        }
        return std::nullopt;
    }

    std::string_view text_;
    RawLevel level_;
    Section section_ = Section::start;
    bool has_name_ = false;
    bool has_nodes_ = false;
};

bool has_arrow(std::string_view text) {
    return text.find('>') != std::string_view::npos || text.find("~~") != std::string_view::npos;
}

/// `well <-> tree`, with an arrow that is understood or another one. Moves of tubes have numbers.
bool seems_edge(std::string_view line) {
    constexpr std::array arrows{"->", "<->", "-->", "<-->", "=>", "~~"};
    if (!has_arrow(line)) return false;
    const auto words = base::words_of(line, blanks);
    return words.size() > 2 && std::find(arrows.begin(), arrows.end(), words[1]) != arrows.end() &&
           is_name(words[0]) && words[0].find_first_not_of("0123456789") != std::string_view::npos;
}

/// A head, or edges without one, which no other text has.
Recognition recognize(std::string_view text) {
    if (!has_arrow(text) && text.find("decant dog-bunny") == std::string_view::npos) return Recognition::no;
    bool is_first = true;
    for (const base::Line& line : base::lines_of(text)) {
        const std::string_view content = trim(without_comment(line.text));
        if (content.empty()) continue;
        if (std::exchange(is_first, false) && content.starts_with("decant "))
            return content.starts_with("decant dog-bunny") ? Recognition::yes : Recognition::no;
        if (seems_edge(content)) return Recognition::yes;
    }
    return Recognition::no;
}

Result<std::string> print(const Level& level) {
    const auto name = [&](int node) { return level.nodes[static_cast<std::size_t>(node)].name; };
    std::string text = fmt::format("{}\n", first_line);
    if (!level.name.empty()) text += fmt::format("name: {}\n", level.name);
    text += "nodes:";
    for (const Node& node : level.nodes) {
        text += ' ';
        text += with_place(node.name, node.position);
    }
    text += "\nedges:\n";
    for (const Edge& edge : level.edges) {
        text += fmt::format("{} {} {}", name(edge.from), edge.both_ways ? "<->" : "->", name(edge.to));
        if (edge.condition)
            text += fmt::format(" : {}", print_condition(*edge.condition, native_operators, name));
        text += '\n';
    }
    const auto places = [&](const Kind& kind, const std::vector<int>& nodes) {
        text += kind.name;
        text += ':';
        for (const int node : nodes) text += fmt::format(" {}", name(node));
        text += '\n';
    };
    text += "tokens:\n";
    for (const Kind& kind : level.kinds) places(kind, kind.starts);
    text += "goal:\n";
    for (const Kind& kind : level.kinds) {
        if (!kind.goals.empty()) places(kind, kind.goals);
    }
    return text;
}

}  // namespace

constinit const Format format{
    "native",
    "decant's own text: nodes, edges, tokens, goal",
    recognize,
    parse_by<Parser>,
    print,
    "decant dog-bunny 1\nnodes: a b c\nedges:\na <-> b\nb -> c : !a\ntokens:\ndog: a\ngoal:\ndog: c\n"};

}  // namespace decant::puzzles::dog_bunny::native
