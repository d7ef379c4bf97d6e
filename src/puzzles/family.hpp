// The face that every puzzle family shows to the rest of decant.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/cost.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "puzzles/plan_type.hpp"
#include "puzzles/position.hpp"
#include "puzzles/proposal.hpp"
#include "puzzles/values.hpp"
#include "search/algorithm_names.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"

namespace decant::puzzles {

using base::Cost;

class Family;

struct SearchRequest {
    search::Algorithm algorithm = search::Algorithm::automatic;
    search::Settings settings;
    search::RunControl control;
    bool any = false;  ///< any shortest plan will do, not only the one that people like best
};

struct SearchReport {
    search::AnyOutcome<Move> outcome;
    std::vector<Field> facts;  ///< what else the search found out, such as how many shortest plans there are
};

class Puzzle;

/// The graph of all positions that a level can come to, and each of them as a level.
struct GraphReport {
    search::StateGraph graph;
    std::function<std::unique_ptr<Puzzle>(search::NodeId)> position;
};

/// A game under way, for players that know nothing of the family. Moves are numbered from 0, each once up to
/// symmetry, in the order of the edges of the graph.
class Game {
  public:
    virtual ~Game() = default;

    [[nodiscard]] virtual bool won() const = 0;
    [[nodiscard]] virtual std::size_t moves() const = 0;
    /// Whether the position after the move is another one.
    [[nodiscard]] virtual bool changes(std::size_t move) const = 0;
    /// An admissible guess of how many moves the position still needs, and of the position after a move.
    [[nodiscard]] virtual Cost estimate() const = 0;
    [[nodiscard]] virtual Cost estimate_after(std::size_t move) const = 0;
    /// The position after the move, as a level.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> position_after(std::size_t move) const = 0;
    virtual void make(std::size_t move) = 0;
};

/// A change to an unsolvable level that may make it solvable, such as one more tube.
struct Remedy {
    std::string word;  ///< as in JSON
    int count;         ///< how much of it; 0 where there is nothing to count
    std::unique_ptr<Puzzle> puzzle;
};

/// What a level is called, how large it is, and by which rules it goes, for people; what there is none of is
/// empty.
struct Title {
    std::string name;
    std::string size;
    std::string rules;
};

/// One line: `NAME: SIZE, RULES rules`.
std::string to_string(const Title& title);

/// One level of one family; immutable.
class Puzzle {
  public:
    virtual ~Puzzle() = default;

    [[nodiscard]] virtual const Family& family() const = 0;
    /// The level as a position under its plain rules.
    [[nodiscard]] virtual const Position& start() const = 0;
    /// Facts about the level, in the order in which they are listed: rules, sizes, its code.
    [[nodiscard]] virtual std::vector<Field> facts() const = 0;
    /// Equal for two levels of a family iff they are the same up to a symmetry: the order of tubes and the
    /// names of colors, or the names of nodes and tokens. A level code, so that people can look at it.
    [[nodiscard]] virtual std::string canonical_key() const = 0;
    [[nodiscard]] virtual Title title() const = 0;
    /// About how much memory it takes beyond what all positions of a level share; 0 where that is next to
    /// nothing.
    [[nodiscard]] virtual std::size_t bytes() const { return 0; }

    /// Why the level cannot be searched (hidden units), or nothing.
    [[nodiscard]] virtual std::optional<Diagnostic> obstacle() const { return std::nullopt; }
    /// Searches the level, which must have no obstacle. The plan is not yet replayed.
    [[nodiscard]] virtual SearchReport search(const SearchRequest& request) const = 0;
    /// Explores all positions that the level, which must have no obstacle, can come to under the plain rules.
    [[nodiscard]] virtual GraphReport explore(const search::RunControl& control) const = 0;
    /// Begins a game of the level, which must have no obstacle.
    [[nodiscard]] virtual std::unique_ptr<Game> play() const = 0;
    /// The level after legal moves: tubes keep their places.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> after(std::span<const Move> moves) const = 0;
    /// The plan told as people would tell it, lines ended, or nothing where its moves say it best.
    [[nodiscard]] virtual std::string narrate(std::span<const Step>) const { return ""; }
    /// What to try when the level is unsolvable; of remedies with one word the first that helps is told.
    [[nodiscard]] virtual std::vector<Remedy> remedies() const { return {}; }

    /// What gives the level room, and of which it could have more or fewer: empty tubes. Nothing where the
    /// family has no such thing.
    [[nodiscard]] virtual std::optional<int> spares() const { return std::nullopt; }
    /// The level with so many of them, or nothing where it cannot have so many. More never make a solvable
    /// level unsolvable.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> with_spares(int) const { return nullptr; }
    /// A level that differs a little from this one, for makers that climb; null where a family makes no
    /// levels.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> varied(base::Random&) const { return nullptr; }

    /// The level in one of the family's formats, or why that format cannot hold it.
    [[nodiscard]] virtual Result<std::string> write(std::string_view format) const = 0;
};

/// How sure a format is that a text is meant for it.
enum class Recognition { no, maybe, yes };

struct FormatEntry {
    std::string_view word;
    std::string_view summary;
};

class Family {
  public:
    virtual ~Family() = default;

    [[nodiscard]] virtual std::string_view word() const = 0;
    [[nodiscard]] virtual std::string_view summary() const = 0;
    [[nodiscard]] virtual std::vector<FormatEntry> formats() const = 0;
    [[nodiscard]] virtual Recognition recognize(std::string_view format, std::string_view text) const = 0;
    /// What can be said about a level beside its text; nothing, where the text says all.
    [[nodiscard]] virtual std::span<const Key> read_keys() const { return {}; }
    /// What a cleaned text (base::clean_text) may mean in one of the family's formats: at least one proposal,
    /// and each as plausible as the others. Each after the first has a doubt about something that it assumes
    /// and those before it do not. What is said beside the text, by the read keys, wins over what it says.
    [[nodiscard]] virtual std::vector<Proposal> propose(std::string_view format, std::string_view text,
                                                        const Values& said) const = 0;

    /// What its moves and solutions look like in JSON; without names where nobody describes them.
    [[nodiscard]] virtual PlanType plan_type() const { return {}; }

    /// What the levels that it makes can be told to be like; nothing, where it makes none.
    [[nodiscard]] virtual std::span<const Key> recipe_keys() const { return {}; }
    /// A recipe that shows what it makes, as flags.
    [[nodiscard]] virtual std::string_view example_recipe() const { return ""; }
    /// Why the family cannot make levels like that, or nothing.
    [[nodiscard]] virtual std::optional<Diagnostic> refuse(const Recipe& recipe) const;
    /// Whether makers should climb toward dead ends by default, since dealt levels are mostly dull.
    [[nodiscard]] virtual bool prefers_climbing() const { return false; }
    /// A level of a recipe that was not refused: any one, each equally likely where that makes sense. It may
    /// be unsolvable. The same random numbers give the same level everywhere.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> deal(const Recipe&, base::Random&) const { return nullptr; }
    /// Likewise, made by moves backward from a goal.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> unsolve(const Recipe&, base::Random&) const {
        return nullptr;
    }
};

/// The refusal of a format that is not among those of a family.
Diagnostic unknown_format(std::string_view family, std::string_view format,
                          const std::vector<FormatEntry>& formats);
/// The refusal of a format that cannot hold a level.
Diagnostic cannot_hold(std::string_view format, std::string_view what);

/// All families, in the order of `families.def`.
std::span<const Family* const> families();
/// Those that make levels.
std::vector<const Family*> level_makers();
/// The words of the formats of all families, each once.
std::vector<std::string_view> format_words();
/// The family of that word, or the refusal of a word that none has.
Result<const Family*> family_of(std::string_view word);

}  // namespace decant::puzzles
