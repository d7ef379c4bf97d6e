// The rules of DogBunny on a plain level.
// SPDX-License-Identifier: MIT
#include "puzzles/dog_bunny/steps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "puzzles/dog_bunny/raw_level.hpp"
#include "puzzles/dog_bunny/view.hpp"

namespace decant::puzzles::dog_bunny {
namespace {

/// Each token is one of its own here, so that switches can be told.
struct Token {
    std::size_t kind;
    int node;
};

class Board {
  public:
    explicit Board(const Level& level) : level_(level) {
        for (std::size_t kind = 0; kind < level.kinds.size(); ++kind) {
            for (const int node : level.kinds[kind].starts) tokens_.push_back({kind, node});
        }
    }

    /// Why the step is illegal, or nothing, and then it is made.
    std::optional<std::string> make(const NamedStep& step) {
        const auto kind = kind_of(step.token);
        if (!kind) return fmt::format("there is no token {}", base::quoted(step.token));
        const auto from = node(step.from);
        const auto to = node(step.to);
        if (!from || !to) return fmt::format("there is no node {}", base::quoted(from ? step.to : step.from));
        const auto mover = choose(*kind, *from);
        if (!mover) return fmt::format("no {} stands on {}", step.token, step.from);
        if (!is_open(*from, *to)) return why_closed(*from, *to);
        move(*mover, *to);
        return std::nullopt;
    }

    /// Makes a step that is known to be legal: no condition is looked at.
    void make_legal(const NamedStep& step) {
        move(*choose(*kind_of(step.token), *node(step.from)), *node(step.to));
    }

    [[nodiscard]] bool solved() const {
        for (std::size_t kind = 0; kind < level_.kinds.size(); ++kind) {
            for (const int goal : level_.kinds[kind].goals) {
                const auto& goals = level_.kinds[kind].goals;
                const auto wanted = std::count(goals.begin(), goals.end(), goal);
                const auto there = std::count_if(tokens_.begin(), tokens_.end(), [&](const Token& token) {
                    return token.kind == kind && token.node == goal;
                });
                if (there < wanted) return false;
            }
        }
        return true;
    }

    [[nodiscard]] int switches() const { return switches_; }
    [[nodiscard]] std::optional<std::size_t> last_mover() const { return last_mover_; }

    [[nodiscard]] std::vector<std::vector<int>> places() const {
        std::vector<std::vector<int>> places(level_.kinds.size());
        for (const Token& token : tokens_) places[token.kind].push_back(token.node);
        return places;
    }

  private:
    std::optional<std::size_t> kind_of(const std::string& name) const {
        const auto found = std::find_if(level_.kinds.begin(), level_.kinds.end(),
                                        [&](const Kind& kind) { return kind.name == name; });
        if (found == level_.kinds.end()) return std::nullopt;
        return static_cast<std::size_t>(found - level_.kinds.begin());
    }

    std::optional<int> node(const std::string& name) const {
        const auto found = std::find_if(level_.nodes.begin(), level_.nodes.end(),
                                        [&](const Node& n) { return n.name == name; });
        if (found == level_.nodes.end()) return std::nullopt;
        return static_cast<int>(found - level_.nodes.begin());
    }

    /// Of equal tokens on the node the last mover, so that going on is never counted as a switch.
    std::optional<std::size_t> choose(std::size_t kind, int node) const {
        const auto fits = [&](std::size_t t) { return tokens_[t].kind == kind && tokens_[t].node == node; };
        if (last_mover_ && fits(*last_mover_)) return last_mover_;
        for (std::size_t t = 0; t < tokens_.size(); ++t) {
            if (fits(t)) return t;
        }
        return std::nullopt;
    }

    void move(std::size_t mover, int to) {
        switches_ += last_mover_ && last_mover_ != mover ? 1 : 0;
        last_mover_ = mover;
        tokens_[mover].node = to;
    }

    static bool leads(const Edge& edge, int from, int to) {
        return (edge.from == from && edge.to == to) || (edge.both_ways && edge.from == to && edge.to == from);
    }

    bool is_open(int from, int to) const {
        std::vector<bool> occupied(level_.nodes.size());
        for (const Token& token : tokens_) occupied[static_cast<std::size_t>(token.node)] = true;
        return std::any_of(level_.edges.begin(), level_.edges.end(), [&](const Edge& edge) {
            return leads(edge, from, to) && (!edge.condition || holds(*edge.condition, occupied));
        });
    }

    /// Of several edges the last one is named.
    std::string why_closed(int from, int to) const {
        const auto name = [&](int n) { return level_.nodes[static_cast<std::size_t>(n)].name; };
        const auto closed = std::find_if(level_.edges.rbegin(), level_.edges.rend(),
                                         [&](const Edge& edge) { return leads(edge, from, to); });
        if (closed == level_.edges.rend())
            return fmt::format("there is no edge from {} to {}", name(from), name(to));
        return fmt::format("the edge from {} to {} is closed: it needs {}", name(from), name(to),
                           print_condition(*closed->condition, native_operators, name));
    }

    const Level& level_;
    std::vector<Token> tokens_;
    std::optional<std::size_t> last_mover_;
    int switches_ = 0;
};

class Stepping final : public Playback {
  public:
    explicit Stepping(Level level) : level_(std::move(level)), board_(level_) {}

    Result<Step, std::string> make(const Move& move) override {
        const auto before = board_.last_mover();
        const auto step = read_step(move);
        if (!step) return base::to_string(step.error(), "");
        if (auto fault = board_.make(*step)) return *std::move(fault);
        return Step{move,
                    {{"token", step->token}, {"from", step->from}, {"to", step->to}},
                    "",
                    before == board_.last_mover()};
    }
    [[nodiscard]] View view() const override { return view_of(level_, board_.places()); }
    [[nodiscard]] bool at_goal() const override { return board_.solved(); }
    [[nodiscard]] std::vector<Field> facts() const override { return {{"switches", board_.switches()}}; }

  private:
    const Level level_;
    Board board_;
};

}  // namespace

Move to_move(const NamedStep& step) { return fmt::format("{}:{}>{}", step.token, step.from, step.to); }

Result<NamedStep> read_step(std::string_view move) {
    const std::size_t colon = move.find(':');
    const std::size_t arrow = move.find('>', colon == std::string_view::npos ? 0 : colon);
    if (colon != std::string_view::npos && arrow != std::string_view::npos) {
        NamedStep step{std::string(move.substr(0, colon)),
                       std::string(move.substr(colon + 1, arrow - colon - 1)),
                       std::string(move.substr(arrow + 1))};
        // No name holds blanks, which would break a plan in words, nor a colon or an arrow.
        if (is_name(step.token) && is_name(step.from) && is_name(step.to)) return step;
    }
    return Diagnostic{
        fmt::format("{} is no move", base::quoted(move)), "write TOKEN:FROM>TO, such as dog:tree>house", {}};
}

std::unique_ptr<Playback> playback(Level level) { return std::make_unique<Stepping>(std::move(level)); }

std::vector<Move> legal_moves(const Level& level) {
    std::vector<Move> moves;
    const auto consider = [&](const Kind& kind, int from, int to) {
        if (!std::binary_search(kind.starts.begin(), kind.starts.end(), from)) return;
        const auto name = [&](int node) { return level.nodes[static_cast<std::size_t>(node)].name; };
        const NamedStep step{kind.name, name(from), name(to)};
        if (Board(level).make(step)) return;
        const Move move = to_move(step);
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
    };
    for (const Kind& kind : level.kinds) {
        for (const Edge& edge : level.edges) {
            consider(kind, edge.from, edge.to);
            if (edge.both_ways) consider(kind, edge.to, edge.from);
        }
    }
    return moves;
}

Level level_after(Level level, std::span<const Move> moves) {
    Board board(level);
    for (const Move& move : moves) board.make_legal(*read_step(move));
    const auto places = board.places();
    for (std::size_t kind = 0; kind < level.kinds.size(); ++kind) {
        level.kinds[kind].starts = places[kind];
        std::sort(level.kinds[kind].starts.begin(), level.kinds[kind].starts.end());
    }
    return level;
}

std::string grouped(std::span<const Step> steps) {
    std::string text;
    for (const Step& step : steps) {
        const auto& token = std::get<std::string>(step.fields[0].value);
        const auto& from = std::get<std::string>(step.fields[1].value);
        if (!step.goes_on) text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", token, from);
        text += fmt::format(" -> {}", std::get<std::string>(step.fields[2].value));
    }
    return text.empty() ? text : text + "\n";
}

}  // namespace decant::puzzles::dog_bunny
