// Finds the colors that hang together, solves the pieces of a level one by one, and joins their plans.
// SPDX-License-Identifier: MIT
#include "puzzles/tube_sort/piecewise.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/tube_sort/engine/engine.hpp"
#include "puzzles/tube_sort/rules/canonical.hpp"
#include "puzzles/tube_sort/text/format.hpp"
#include "search/limits_left.hpp"

namespace decant::puzzles::tube_sort {
namespace {

/// Which colors hang together: sets of them, each known by one of its members.
class Bonds {
  public:
    explicit Bonds(std::size_t colors) : parent_(colors) { std::iota(parent_.begin(), parent_.end(), 0); }

    std::size_t find(std::size_t color) {
        while (parent_[color] != color) color = parent_[color] = parent_[parent_[color]];
        return color;
    }
    void join(std::size_t color, std::size_t other) { parent_[find(color)] = find(other); }

  private:
    std::vector<std::size_t> parent_;
};

int tubes_for(int units, int capacity) { return (units + capacity - 1) / capacity; }

using Outcome = search::AnyOutcome<Action>;

/// Contents of a piece as contents of the level. Both have one capacity.
class Translation {
  public:
    /// `tubes` has for each tube of the piece the one of the level, or any for an empty one.
    Translation(const Alphabet& piece, const Alphabet& level, const std::vector<std::size_t>& tubes)
        : contents_(piece.size()) {
        const Content empty = 0;
        for (std::size_t t = 0; t < tubes.size(); ++t) {
            Content content = piece.initial()[t];
            Content in_level = level.initial()[tubes[t]];
            while (content != empty) {
                const Alphabet::Entry& entry = piece[content];
                const Color color = level[in_level].top;
                const int shorter = entry.run - 1;
                map_runs(content - shorter, in_level - shorter, entry.run + entry.room);
                map_runs(piece.with(empty, entry.top, 1), level.with(empty, color, 1), piece[empty].room);
                content = entry.below;
                in_level = level[in_level].below;
            }
        }
    }

    Action operator()(const Action& action) const { return {contents_[action.from], contents_[action.to]}; }

  private:
    /// Contents that differ by the length of the top run have consecutive numbers.
    void map_runs(int content, int in_level, int lengths) {
        for (int more = 0; more < lengths; ++more)
            contents_[static_cast<std::size_t>(content) + static_cast<std::size_t>(more)] =
                static_cast<Content>(in_level + more);
    }

    std::vector<Content> contents_;
};

/// Solves piece after piece within what is left of the limits, and adds up what is known.
class PieceSolver {
  public:
    PieceSolver(const Pieces& pieces, const Space& space, const search::RunControl& control)
        : pieces_(pieces), space_(space), control_(control) {
        sum_.verdict = search::Verdict::solved;
        sum_.solvable = true;
        sum_.plan.emplace();
        unsolved_ = std::count_if(pieces.list().begin(), pieces.list().end(),
                                  [](const Piece& piece) { return !piece.is_sorted; });
    }

    Outcome solve_all() {
        std::vector<std::vector<Action>> plans(pieces_.list().size());
        for (const std::size_t number : smallest_first()) {
            const Piece& piece = pieces_.list()[number];
            if (piece.is_sorted) continue;
            CanonicalForm form = canonical_form(pieces_.board_of(piece));
            const Solved& solved = solve(form.board);
            add(solved.outcome);
            --unsolved_;
            if (sum_.verdict == search::Verdict::unsolvable) break;
            if (solved.outcome.plan) plans[number] = told(solved, piece, form);
        }
        if (sum_.verdict == search::Verdict::solved) {
            for (const auto& plan : plans)
                sum_.plan->actions.insert(sum_.plan->actions.end(), plan.begin(), plan.end());
        }
        return std::move(sum_);
    }

  private:
    struct Solved {
        Space space;
        Outcome outcome;
    };

    /// What is quickly known comes first, and the piece that a limit ends is the last one.
    [[nodiscard]] std::vector<std::size_t> smallest_first() const {
        std::vector<std::size_t> order(pieces_.list().size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        const auto size = [&](std::size_t piece) { return pieces_.list()[piece].tubes.size(); };
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(size(a), a) < std::pair(size(b), b);
        });
        return order;
    }

    /// Of the canonical board of a piece: from memory, if one like it was solved before.
    const Solved& solve(const Board& board) {
        const std::string key = *code::format.print(board);
        const auto known = solved_.find(key);
        if (known != solved_.end()) return known->second;
        const Space space(board);
        Outcome outcome = tube_sort::solve(board, space, what_is_left());
        const search::Statistics& used = outcome.statistics;
        sum_.statistics.expanded += used.expanded;
        sum_.statistics.generated += used.generated;
        sum_.statistics.stored += used.stored;
        sum_.statistics.peak_bytes = std::max(sum_.statistics.peak_bytes, used.peak_bytes);
        return solved_.emplace(key, Solved{space, std::move(outcome)}).first->second;
    }

    [[nodiscard]] search::RunControl what_is_left() const {
        search::RunControl left = control_;
        left.limits = search::limits_left(control_.limits, sum_.statistics);
        if (!control_.on_progress) return left;
        // What is known of a piece is known of the level if it is the last one.
        const bool is_last = unsolved_ == 1;
        const auto plans = is_last && sum_.plan ? std::optional(sum_.plan->cost) : std::nullopt;
        left.on_progress = [&report = control_.on_progress, used = sum_.statistics, bound = sum_.lower_bound,
                            solvable = is_last && sum_.solvable, plans](search::Progress progress) {
            progress.expanded += used.expanded;
            progress.generated += used.generated;
            progress.lower_bound += bound;
            progress.solvable = progress.solvable && solvable;
            progress.best_plan =
                plans && progress.best_plan ? std::optional(*plans + *progress.best_plan) : std::nullopt;
            report(progress);
        };
        return left;
    }

    /// The pieces together cost what the level costs: docs/proofs.md, Lemma 10.
    void add(const Outcome& outcome) {
        if (outcome.verdict == search::Verdict::unsolvable) {
            sum_.verdict = search::Verdict::unsolvable;
            sum_.plan.reset();
            sum_.solvable = sum_.cancelled = false;
            sum_.limit.reset();
            return;
        }
        sum_.lower_bound += outcome.lower_bound;
        sum_.solvable = sum_.solvable && outcome.solvable;
        sum_.cancelled = sum_.cancelled || outcome.cancelled;
        if (!sum_.limit) sum_.limit = outcome.limit;
        if (sum_.plan && outcome.plan)
            sum_.plan->cost += outcome.plan->cost;
        else
            sum_.plan.reset();
        sum_.verdict = sum_.plan ? search::Verdict::solved : search::Verdict::unknown;
    }

    /// The plan of a canonical piece, as actions of the level.
    [[nodiscard]] std::vector<Action> told(const Solved& solved, const Piece& piece,
                                           const CanonicalForm& form) const {
        // The tubes of a piece come first on its board.
        std::vector<std::size_t> tubes;
        for (const std::size_t t : form.tubes) tubes.push_back(t < piece.tubes.size() ? piece.tubes[t] : 0);
        const Translation translation(solved.space.alphabet(), space_.alphabet(), tubes);
        std::vector<Action> actions;
        for (const Action& action : solved.outcome.plan->actions) actions.push_back(translation(action));
        return actions;
    }

    const Pieces& pieces_;
    const Space& space_;
    const search::RunControl& control_;
    std::map<std::string, Solved> solved_;
    std::ptrdiff_t unsolved_ = 0;  ///< pieces that are left
    Outcome sum_;                  ///< of those before: at first of none, with an empty plan
};

}  // namespace

Pieces::Pieces(const Board& board) : board_(board) {
    if (!tubes_alike(board)) return;
    assert(!has_hidden_units(board));
    Bonds bonds(board.colors.size());
    for (const Tube& tube : board.tubes) {
        for (const Color color : tube.units) bonds.join(color, tube.units.front());
    }
    std::map<std::size_t, std::size_t> number_of;
    for (std::size_t t = 0; t < board.tubes.size(); ++t) {
        const Tube& tube = board.tubes[t];
        if (tube.units.empty()) {
            ++empty_;
            continue;
        }
        const auto [known, is_new] = number_of.try_emplace(bonds.find(tube.units.front()), pieces_.size());
        if (is_new) pieces_.emplace_back();
        Piece& piece = pieces_[known->second];
        piece.tubes.push_back(t);
        piece.units += static_cast<int>(tube.units.size());
    }
    const int capacity = board.tubes.front().capacity;
    const std::vector<int> units = count_units(board);
    for (std::size_t color = 0; color < units.size(); ++color) {
        const auto piece = number_of.find(bonds.find(color));
        if (piece != number_of.end())
            pieces_[piece->second].tubes_at_goal += tubes_for(units[color], capacity);
    }
    for (Piece& piece : pieces_) {
        piece.least_tubes = tubes_for(piece.units, capacity);
        const auto is_mono = [&](std::size_t t) { return board.tubes[t].mono(); };
        const auto is_full = [&](std::size_t t) { return board.tubes[t].full(); };
        piece.is_sorted = std::all_of(piece.tubes.begin(), piece.tubes.end(), is_mono) &&
                          std::count_if(piece.tubes.begin(), piece.tubes.end(), is_full) + 1 >=
                              static_cast<std::ptrdiff_t>(piece.tubes.size());
        slack_ += piece.slack();
    }
    const auto loose =
        std::find_if(pieces_.begin(), pieces_.end(), [](const Piece& piece) { return piece.slack() > 0; });
    if (loose != pieces_.end()) std::swap(pieces_.front(), *loose);
}

bool Pieces::is_exact() const {
    const auto is_tight = [](const Piece& piece) { return piece.tubes_at_goal == piece.least_tubes; };
    return std::all_of(pieces_.begin(), pieces_.end(), is_tight) &&
           std::all_of(pieces_.begin() + !pieces_.empty(), pieces_.end(),
                       [](const Piece& piece) { return piece.slack() == 0; });
}

Board Pieces::board_of(const Piece& piece) const {
    Board part;
    part.rules = board_.rules;
    part.partial = board_.partial;
    for (const std::size_t t : piece.tubes) part.tubes.push_back(board_.tubes[t]);
    for (const Color color : number_colors(part.tubes)) part.colors.push_back(board_.colors[color]);
    part.tubes.insert(part.tubes.end(), static_cast<std::size_t>(tubes_beside(piece)),
                      emptied(board_.tubes.front()));
    return part;
}

Outcome solve_by_pieces(const Board& board, const Space& space, const search::RunControl& control) {
    const Pieces pieces(board);
    const auto unsorted = std::count_if(pieces.list().begin(), pieces.list().end(),
                                        [](const Piece& piece) { return !piece.is_sorted; });
    if (unsorted < 2 || !pieces.is_exact()) return solve(board, space, control);
    return PieceSolver(pieces, space, control).solve_all();
}

}  // namespace decant::puzzles::tube_sort
