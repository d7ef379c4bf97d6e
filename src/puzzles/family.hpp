// The interface of every puzzle family.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/cost.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "puzzles/position.hpp"
#include "puzzles/proposal.hpp"
#include "puzzles/values.hpp"
#include "search/algorithm_names.hpp"
#include "search/any_outcome.hpp"
#include "search/run_control.hpp"
#include "search/state_graph.hpp"

namespace decant::puzzles {

using base::Cost;

/// The type of a Field of that name.
struct FieldType {
    std::string_view name;
    bool is_text;  ///< else it is a whole number
    std::string_view summary = {};
};

struct PlanType {
    std::string_view move = {};  ///< what its moves are called: `TubeMove`
    std::string_view move_summary = {};
    std::span<const FieldType> fields = {};  ///< for each Step
    std::string_view solution = {};          ///< what its solutions are called: `TubeSolution`
    std::span<const FieldType> facts = {};   ///< of plans; each may be absent
    bool has_rules = false;                  ///< whether `rules` are a fact of each level
};

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

/// The graph of all positions that can be reached, and each of them as a level.
struct GraphReport {
    search::StateGraph graph;
    std::function<std::unique_ptr<Puzzle>(search::NodeId)> position;
};

/// A game in progress, for players that know nothing about the family. Moves are numbered from 0, each once
/// up to symmetry, in the order of the graph's edges.
class Game {
  public:
    virtual ~Game() = default;

    [[nodiscard]] virtual bool won() const = 0;
    [[nodiscard]] virtual std::size_t moves() const = 0;
    /// Whether the move changes the position.
    [[nodiscard]] virtual bool changes(std::size_t move) const = 0;
    /// An admissible estimate of how many moves the position still needs, and the same after a move.
    [[nodiscard]] virtual Cost estimate() const = 0;
    [[nodiscard]] virtual Cost estimate_after(std::size_t move) const = 0;
    /// The position after the move, as a level.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> position_after(std::size_t move) const = 0;
    virtual void make(std::size_t move) = 0;
};

/// A change to an unsolvable level that may make it solvable, such as one more tube.
struct Remedy {
    std::string word;  ///< as in JSON
    int count;         ///< how much of it; 0 if there is nothing to count
    std::unique_ptr<Puzzle> puzzle;
};

/// A goal that a family calls by a name, as it has several.
struct GoalName {
    std::string_view word;     ///< as in options and JSON
    std::string_view meaning;  ///< what holds of a position that meets it, as a clause
};

/// A level's name, size and rules, for people; empty if it has none.
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
    /// The level as a level code, without an end of line; there is one for each level.
    [[nodiscard]] virtual std::string code() const = 0;
    /// The name of the level, perhaps empty; no value if the family's levels have no names.
    [[nodiscard]] virtual std::optional<std::string> name() const { return std::nullopt; }
    /// The word of its rules, if the family has several.
    [[nodiscard]] virtual std::optional<std::string_view> rules() const { return std::nullopt; }
    /// Its sizes, in listing order.
    [[nodiscard]] virtual std::vector<Field> sizes() const = 0;
    /// All of these, as they are listed: rules, name, sizes, code.
    [[nodiscard]] std::vector<Field> facts() const;
    /// Equal for two levels of a family iff they are the same up to a symmetry: the order of tubes and the
    /// names of colors, or the names of nodes and tokens. A level code, so that people can read it.
    [[nodiscard]] virtual std::string canonical_key() const = 0;
    [[nodiscard]] virtual Title title() const = 0;
    /// The goal, where the family has several and they differ for such levels; else nothing.
    [[nodiscard]] virtual std::optional<GoalName> goal() const { return std::nullopt; }
    /// The same level with a goal that more positions meet; null if there is none.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> with_weaker_goal() const { return nullptr; }
    /// The same level as one of several with these colors, its own among them: in all of these, a color has
    /// the same letter and paint. Null if that cannot be.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> among(const std::vector<std::string>&) const {
        return nullptr;
    }
    /// Roughly how much memory it takes beyond what all positions of a level share; 0 if that is next to
    /// nothing.
    [[nodiscard]] virtual std::size_t bytes() const { return 0; }

    /// Why the level cannot be searched (hidden units), or nothing.
    [[nodiscard]] virtual std::optional<Diagnostic> obstacle() const { return std::nullopt; }
    /// Searches the level, which must have no obstacle. The plan is not yet replayed.
    [[nodiscard]] virtual SearchReport search(const SearchRequest& request) const = 0;
    /// Explores all positions that can be reached from the level, which must have no obstacle, under the
    /// plain rules.
    [[nodiscard]] virtual GraphReport explore(const search::RunControl& control) const = 0;
    /// Starts a game of the level, which must have no obstacle.
    [[nodiscard]] virtual std::unique_ptr<Game> play() const = 0;
    /// The level after legal moves: tubes keep their places.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> after(std::span<const Move> moves) const = 0;
    /// The plan in words that people would use, in complete lines, or nothing if its moves say it best.
    [[nodiscard]] virtual std::string narrate(std::span<const Step>) const { return ""; }
    /// Remedies to try if the level is unsolvable; of those with the same word, the first that helps is
    /// reported.
    [[nodiscard]] virtual std::vector<Remedy> remedies() const { return {}; }

    /// The number of things that give the level room, and could be more or fewer: empty tubes. Nothing if the
    /// family has no such thing.
    [[nodiscard]] virtual std::optional<int> empties() const { return std::nullopt; }
    /// The level with that many of them, or nothing if that is impossible. More never make a solvable level
    /// unsolvable.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> with_empties(int) const { return nullptr; }
    /// A level that differs a little from this one, for makers that climb; null if the family makes no
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
    std::string_view example;  ///< a level
    bool is_written = true;    ///< else it is only read
};

/// The roles of bytes of a text in its level. All other bytes were not used.
enum class TextRole : std::uint8_t { level, mark, header, comment };

struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
    TextRole role = TextRole::level;
};

/// A part of a text that is a level, whatever stands around it.
template <class Level>
struct FoundOf {
    std::string_view form;  ///< the word of its format
    std::string name;       ///< what the text calls it, by a key or a variable
    std::size_t begin = 0;  ///< of its rows
    std::size_t end = 0;
    std::vector<Span> spans;  ///< those of the first have the headers and comments of the whole text, too
    std::vector<ProposalOf<Level>> proposals;  ///< what it may mean, as in `propose`
};

using FoundLevel = FoundOf<std::unique_ptr<Puzzle>>;

class Family {
  public:
    virtual ~Family() = default;

    [[nodiscard]] virtual std::string_view word() const = 0;
    [[nodiscard]] virtual std::string_view summary() const = 0;
    [[nodiscard]] virtual std::vector<FormatEntry> formats() const = 0;
    [[nodiscard]] virtual Recognition recognize(std::string_view format, std::string_view text) const = 0;
    /// Properties of a level that can be stated besides its text; nothing if the text states all of them.
    [[nodiscard]] virtual std::span<const Key> read_keys() const { return {}; }
    /// The possible meanings of a cleaned text (base::clean_text) in one of the family's formats: at least
    /// one proposal, all equally plausible. Each after the first has a doubt about something that it assumes
    /// and the earlier ones do not. The values of read keys override the text.
    [[nodiscard]] virtual std::vector<Proposal> propose(std::string_view format, std::string_view text,
                                                        const Values& said) const = 0;

    /// The parts of a cleaned text that are levels by a grammar and by counting, in a form or in any if that
    /// is empty. Where no part is one, the one that is nearest to it, whose proposals say what is wrong; none
    /// if nothing is like a level.
    [[nodiscard]] virtual std::vector<FoundLevel> find(std::string_view, std::string_view /*form*/,
                                                       const Values&) const {
        return {};
    }

    /// The form of its moves and solutions in JSON; without names if nothing describes them.
    [[nodiscard]] virtual PlanType plan_type() const { return {}; }

    /// The keys that specify the levels that it makes; nothing if it makes none.
    [[nodiscard]] virtual std::span<const Key> recipe_keys() const { return {}; }
    /// A recipe that shows what it can make, as flags.
    [[nodiscard]] virtual std::string_view example_recipe() const { return ""; }
    /// Why the family cannot make levels like that, or nothing.
    [[nodiscard]] virtual std::optional<Diagnostic> refuse(const Recipe& recipe) const;
    /// Whether makers should climb toward dead ends by default, since dealt levels are mostly dull.
    [[nodiscard]] virtual bool prefers_climbing() const { return false; }
    /// A random level of a recipe that was not refused, all equally likely where that makes sense. It may be
    /// unsolvable. The same random numbers give the same level everywhere.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> deal(const Recipe&, base::Random&) const { return nullptr; }
    /// The same, made by moves backward from a goal.
    [[nodiscard]] virtual std::unique_ptr<Puzzle> unsolve(const Recipe&, base::Random&) const {
        return nullptr;
    }
};

/// The refusal of a format that is not among those of a family.
Diagnostic unknown_format(std::string_view family, std::string_view format,
                          const std::vector<std::string_view>& formats);
/// The refusal of a format that cannot hold a level.
Diagnostic cannot_hold(std::string_view format, std::string_view what);

/// All families, in the order of `families.def`.
std::span<const Family* const> families();
/// The families that make levels.
std::vector<const Family*> level_makers();
/// The words of the formats of all families, each once.
std::vector<std::string_view> format_words();
/// The family of that word, or the refusal of an unknown word.
Result<const Family*> family_of(std::string_view word);

}  // namespace decant::puzzles
