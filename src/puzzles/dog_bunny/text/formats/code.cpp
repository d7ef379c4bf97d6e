// The level code of DogBunny: `dogbunny:EDGES:TOKENS:GOALS`, one line that is safe in an address.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "base/confusables.hpp"
#include "base/percent.hpp"
#include "base/text.hpp"
#include "puzzles/dog_bunny/text/format.hpp"
#include "puzzles/dog_bunny/text/infix.hpp"
#include "puzzles/dog_bunny/text/place.hpp"

namespace decant::puzzles::dog_bunny::code {
namespace {

constexpr std::string_view prefix = "dogbunny:";
constexpr std::string_view shape = "a code looks like dogbunny:a=b/b~c@!a:dog=a:dog=c";

/// In any case.
bool has_prefix(std::string_view code) { return base::skeleton(code.substr(0, prefix.size())) == prefix; }

/// The parts between separators; an empty text has no parts.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(text.substr(0, end));
        if (end + 1 == text.size()) parts.push_back(text.substr(text.size()));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Undoes `percent_escaped`; a word that spells no text stays as it is.
std::string decode(std::string_view word) {
    std::string name = base::percent_unescaped(word);
    return base::clean_text(name).ok() ? name : std::string(word);
}

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<RawLevel> parse() {
        const std::string_view code = base::trim(text_);
        const auto sections = split(code, ':');
        if (!has_prefix(code) || sections.size() != 4) {
            return problem_at(text_, code, "a dog-bunny code has three sections: edges, tokens and goals",
                              shape);
        }
        for (const std::string_view item : split(sections[1], '/')) {
            if (auto bad = take_edge(item)) return *bad;
        }
        for (const auto& [section, places] :
             {std::pair{sections[2], &level_.tokens}, {sections[3], &level_.goals}}) {
            for (const std::string_view item : split(section, '/')) {
                if (auto bad = take_places(item, *places)) return *bad;
            }
        }
        return std::move(level_);
    }

  private:
    Name name_of(std::string_view word) const { return {decode(word), base::offset_of(text_, word)}; }

    /// `a=b` (both ways) or `a~b` (from a to b), perhaps `@condition`; a name alone is a node, perhaps
    /// `@x,y`.
    std::optional<Diagnostic> take_edge(std::string_view item) {
        const std::size_t at = item.find('@');
        const std::string_view ends = item.substr(0, at);
        const std::size_t arrow = ends.find_first_of("=~");
        if (arrow == std::string_view::npos) {
            std::optional<Point> position;
            if (at != std::string_view::npos) {
                position = parse_place(item.substr(at + 1));
                if (!position)
                    return problem_at(
                        text_, item,
                        fmt::format("{} is neither an edge nor a node at x,y", base::quoted(item)), shape);
            }
            level_.nodes.push_back({name_of(ends), position, true});
            return excess(level_, text_);
        }
        RawEdge edge{name_of(ends.substr(0, arrow)), name_of(ends.substr(arrow + 1)), ends[arrow] == '=', {}};
        // Nodes count in the order in which they are first named, ends of edges and lone nodes alike.
        level_.nodes.push_back({edge.from, {}, false});
        level_.nodes.push_back({edge.to, {}, false});
        if (at != std::string_view::npos) {
            auto condition =
                parse_infix(text_, item.substr(at + 1), code_operators, level_.condition_parts, decode);
            if (!condition) return condition.error();
            edge.condition = *std::move(condition);
        }
        level_.edges.push_back(std::move(edge));
        return excess(level_, text_);
    }

    /// `bunny=house+well`.
    std::optional<Diagnostic> take_places(std::string_view item, std::vector<RawPlaces>& places) {
        const std::size_t equals = item.find('=');
        if (equals == std::string_view::npos) {
            return problem_at(text_, item, fmt::format("{} does not place a token", base::quoted(item)),
                              "write TOKEN=NODE+NODE");
        }
        RawPlaces& entry = places.emplace_back(RawPlaces{name_of(item.substr(0, equals)), {}});
        for (const std::string_view node : split(item.substr(equals + 1), '+')) {
            entry.nodes.push_back(name_of(node));
            if (auto too_many = excess(level_, text_)) return too_many;
        }
        return std::nullopt;
    }

    std::string_view text_;
    RawLevel level_;
};

/// Nodes that the edges do not name in the order of the level, or that have positions, have to be named
/// before them.
bool edges_name_all(const Level& level) {
    int next = 0;
    for (const Node& node : level.nodes) {
        if (node.position) return false;
    }
    for (const Edge& edge : level.edges) {
        for (const int node : {edge.from, edge.to}) {
            if (node > next) return false;
            if (node == next) ++next;
        }
    }
    return next == static_cast<int>(level.nodes.size());
}

Recognition recognize(std::string_view text) {
    return has_prefix(base::trim(text)) ? Recognition::yes : Recognition::no;
}

Result<std::string> print(const Level& level) {
    const auto name = [&](int node) {
        return base::percent_escaped(level.nodes[static_cast<std::size_t>(node)].name);
    };
    std::vector<std::string> edges;
    if (!edges_name_all(level) || has_nodes_alike(level)) {
        for (const Node& node : level.nodes)
            edges.push_back(with_place(base::percent_escaped(node.name), node.position));
    }
    for (const Edge& edge : level.edges) {
        edges.push_back(fmt::format("{}{}{}", name(edge.from), edge.both_ways ? '=' : '~', name(edge.to)));
        if (edge.condition)
            edges.back() += fmt::format("@{}", print_condition(*edge.condition, code_operators, name));
    }
    const auto places = [&](const Kind& kind, const std::vector<int>& nodes) {
        std::vector<std::string> names;
        for (const int node : nodes) names.push_back(name(node));
        return fmt::format("{}={}", base::percent_escaped(kind.name), fmt::join(names, "+"));
    };
    std::vector<std::string> tokens;
    std::vector<std::string> goals;
    for (const Kind& kind : level.kinds) {
        tokens.push_back(places(kind, kind.starts));
        if (!kind.goals.empty()) goals.push_back(places(kind, kind.goals));
    }
    return fmt::format("{}{}:{}:{}\n", prefix, fmt::join(edges, "/"), fmt::join(tokens, "/"),
                       fmt::join(goals, "/"));
}

}  // namespace

constinit const Format format{"code",    "one line, safe in an address: dogbunny:a=b/b~c@!a:dog=a:dog=c",
                              recognize, parse_by<Parser>,
                              print,     "dogbunny:a=b/b~c@!a:dog=a:dog=c"};

}  // namespace decant::puzzles::dog_bunny::code
