// The rules of DogBunny on a plain level, and the view of its map.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/rules/position.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "puzzles/dog_bunny/rules/steps.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

bool leads(const Edge& edge, int from, int to) {
    return (edge.from == from && edge.to == to) || (edge.both_ways && edge.from == to && edge.to == from);
}

/// The number of the one with this name.
template <class Number, class Named>
std::optional<Number> number_of(const std::vector<Named>& all, const std::string& name) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Named& each) { return each.name == name; });
    return found == all.end() ? std::nullopt : std::optional(static_cast<Number>(found - all.begin()));
}

}  // namespace

std::unique_ptr<puzzles::Position> Position::clone() const { return std::make_unique<Position>(*this); }

std::vector<Field> Position::rules() const { return {{"family", std::string(family_word)}}; }

View Position::view() const {
    MapView view;
    std::vector<bool> occupied(level_.nodes.size());
    for (std::size_t kind = 0; kind < level_.kinds.size(); ++kind) {
        for (const int node : level_.kinds[kind].starts) {
            view.tokens.push_back({level_.kinds[kind].name, kind, static_cast<std::size_t>(node)});
            occupied[static_cast<std::size_t>(node)] = true;
        }
        for (const int node : level_.kinds[kind].goals) {
            view.goals.push_back({level_.kinds[kind].name, kind, static_cast<std::size_t>(node)});
        }
    }
    for (const Node& node : level_.nodes) view.nodes.push_back({node.name, node.position});
    const auto name_of = [&](int node) { return name(node); };
    for (const Edge& edge : level_.edges) {
        const std::string condition =
            edge.condition ? print_condition(*edge.condition, native_operators, name_of) : "";
        view.edges.push_back({static_cast<std::size_t>(edge.from), static_cast<std::size_t>(edge.to),
                              edge.both_ways, condition,
                              !edge.condition || holds(*edge.condition, occupied)});
    }
    return view;
}

bool Position::at_goal() const {
    return std::all_of(level_.kinds.begin(), level_.kinds.end(), [](const Kind& kind) {
        return std::all_of(kind.goals.begin(), kind.goals.end(), [&](int goal) {
            return std::count(kind.starts.begin(), kind.starts.end(), goal) >=
                   std::count(kind.goals.begin(), kind.goals.end(), goal);
        });
    });
}

std::vector<Move> Position::legal_moves() const {
    std::vector<Move> moves;
    const auto consider = [&](std::size_t kind, int from, int to) {
        if (!choose(kind, from) || !is_open(from, to)) return;
        Move move = to_move({level_.kinds[kind].name, name(from), name(to)});
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(std::move(move));
    };
    for (std::size_t kind = 0; kind < level_.kinds.size(); ++kind) {
        for (const Edge& edge : level_.edges) {
            consider(kind, edge.from, edge.to);
            if (edge.both_ways) consider(kind, edge.to, edge.from);
        }
    }
    return moves;
}

Result<Move> Position::move_of(std::string_view word) const {
    const auto step = read_step(word);
    return step ? Result<Move>(to_move(*step)) : step.error();
}

Result<Move> Position::move_of(std::span<const Field> fields) const {
    const auto token = text_field(fields, "token");
    const auto from = text_field(fields, "from");
    const auto to = text_field(fields, "to");
    if (token && from && to) return move_of(to_move({*token, *from, *to}));
    return Diagnostic{"a move lacks a text `token`, `from` or `to`", "give all three, as names"};
}

Result<Step, std::string> Position::make(const Move& move) {
    const auto step = read_step(move);
    if (!step) return base::to_string(step.error(), "");
    const auto kind = number_of<std::size_t>(level_.kinds, step->token);
    if (!kind) return fmt::format("there is no token {}", base::quoted(step->token));
    const auto from = number_of<int>(level_.nodes, step->from);
    const auto to = number_of<int>(level_.nodes, step->to);
    if (!from || !to) return fmt::format("there is no node {}", base::quoted(from ? step->to : step->from));
    const auto mover = choose(*kind, *from);
    if (!mover) return fmt::format("no {} stands on {}", step->token, step->from);
    if (!is_open(*from, *to)) return why_closed(*from, *to);
    const bool goes_on = last_mover_ == mover;
    put(*mover, *to);
    return Step{move, {{"token", step->token}, {"from", step->from}, {"to", step->to}}, "", goes_on};
}

Level Position::after(std::span<const Move> moves) const {
    Position position = *this;
    for (const Move& move : moves) {
        const NamedStep step = *read_step(move);
        const auto kind = *number_of<std::size_t>(level_.kinds, step.token);
        const auto mover = position.choose(kind, *number_of<int>(level_.nodes, step.from));
        position.put(*mover, *number_of<int>(level_.nodes, step.to));
    }
    for (Kind& kind : position.level_.kinds) std::sort(kind.starts.begin(), kind.starts.end());
    return std::move(position.level_);
}

/// Of several edges the last one is named.
std::string Position::why_closed(int from, int to) const {
    const auto closed = std::find_if(level_.edges.rbegin(), level_.edges.rend(),
                                     [&](const Edge& edge) { return leads(edge, from, to); });
    if (closed == level_.edges.rend())
        return fmt::format("there is no edge from {} to {}", name(from), name(to));
    return fmt::format(
        "the edge from {} to {} is closed: it needs {}", name(from), name(to),
        print_condition(*closed->condition, native_operators, [&](int node) { return name(node); }));
}

bool Position::is_open(int from, int to) const {
    std::vector<bool> occupied(level_.nodes.size());
    for (const Kind& kind : level_.kinds) {
        for (const int node : kind.starts) occupied[static_cast<std::size_t>(node)] = true;
    }
    return std::any_of(level_.edges.begin(), level_.edges.end(), [&](const Edge& edge) {
        return leads(edge, from, to) && (!edge.condition || holds(*edge.condition, occupied));
    });
}

const std::string& Position::name(int node) const {
    return level_.nodes[static_cast<std::size_t>(node)].name;
}

/// Of equal tokens on the node the last mover, so that going on is never counted as a switch.
std::optional<Position::Token> Position::choose(std::size_t kind, int node) const {
    const std::vector<int>& places = level_.kinds[kind].starts;
    if (last_mover_ && last_mover_->kind == kind && places[last_mover_->number] == node) return last_mover_;
    const auto found = std::find(places.begin(), places.end(), node);
    if (found == places.end()) return std::nullopt;
    return Token{kind, static_cast<std::size_t>(found - places.begin())};
}

void Position::put(const Token& token, int node) {
    switches_ += last_mover_ && last_mover_ != token ? 1 : 0;
    last_mover_ = token;
    level_.kinds[token.kind].starts[token.number] = node;
}

}  // namespace decant::puzzles::dog_bunny
