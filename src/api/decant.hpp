// The narrow interface of decant: load, solve, check, convert, render.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/hint.hpp"
#include "base/export.hpp"
#include "base/limits.hpp"
#include "base/output.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "present/palette.hpp"
#include "present/style.hpp"
#include "puzzles/family.hpp"
#include "reading/read.hpp"
#include "search/algorithm_names.hpp"
#include "search/run_control.hpp"
#include "solution/check.hpp"
#include "solution/solution.hpp"

namespace decant {
/// No function here throws for bad input, prints, or keeps a reference to its arguments.
namespace DECANT_API api {

using base::as_flag;
using base::CancelToken;
using base::counted;
using base::deadline_in;
using base::Diagnostic;
using base::Ends;
using base::entry_of;
using base::Limit;
using base::limit_entries;
using base::LimitEntry;
using base::longest_plan;
using base::Option;
using base::Output;
using base::parse_number;
using base::ProblemKind;
using base::quoted;
using base::Remedy;
using base::Result;
using base::shortened;
using present::ColorDepth;
using present::ink_on;
using present::paint;
using present::Rgb;
using present::Stats;
using present::Style;
using present::terminal_color;
using puzzles::Assumption;
using puzzles::BoardView;
using puzzles::Field;
using puzzles::FieldType;
using puzzles::Move;
using puzzles::open_entries;
using puzzles::open_of;
using puzzles::Puzzle;
using puzzles::Step;
using puzzles::Values;
using puzzles::View;
using reading::Account;
using reading::Aside;
using reading::Candidate;
using reading::Level;
using reading::LoadOptions;
using reading::Offer;
using reading::Refusal;
using search::Algorithm;
using search::algorithm_of;
using search::Progress;
using search::Settings;
using solution::Advice;
using solution::Check;
using solution::Claim;
using solution::replay;
using solution::Replay;
using solution::Solution;
using solution::SolveError;
using solution::Statement;
using solution::unchecked_keys;
using solution::Verdict;

/// One line: `SOURCE:LINE:COLUMN: problem; remedy`, leaving out what is unknown.
std::string error_text(const Diagnostic& diagnostic, const std::string& source);

/// Whether a text is a level code rather than anything else.
bool looks_like_code(std::string_view text);

/// Reads a level from the bytes of a file, a pipe or an argument. Errors have a place in that text, unless
/// the level is inside something else.
Result<Level> load(std::string_view bytes, const LoadOptions& options);
/// The same, or the levels that the text may mean.
Result<Level, Refusal> read(std::string_view bytes, const LoadOptions& options);
/// One level of a text of many, by what the text calls it, or else by its number, from 1 on.
Result<Level, Refusal> read_named(std::string_view bytes, std::string_view name, const LoadOptions& options);

/// The summary of the refusals for keys without a rule, with the number of levels that have each key; nothing
/// if there are no such refusals. `options` are those with which the levels were read.
std::optional<Diagnostic> unknown_keys_in(const std::vector<Diagnostic>& refusals,
                                          const LoadOptions& options);

/// One line that says how the text of a level was understood, if it left something open; else nothing.
/// `read as: lines, water rules, bottom first, 4 colors x 4, 2 empty`
std::string reading_text(const Level& level);
/// The unused parts of its text, in one line with its end; empty if all was used.
std::string not_used_text(const Level& level);
/// The same, and the comments of a text that is not decant's own.
std::string account_text(const Level& level);
/// The same as a member of a JSON object, `,"read":{...}`; and an object about a level with it.
std::string reading_member(const Level& level);
std::string with_reading(std::string object, const Level& level);
/// Likewise the names that colors have in the text of a level, for answers that have its code:
/// `,"colors":{...}`.
std::string colors_member(const Level& level);

/// Each level that a text may mean, drawn for people, below its assumptions and the options that state them;
/// the only level that a picture may show, below the list of things to check and its code; empty if nothing
/// is offered. With `answer`, the answer for each level stands behind its options.
std::string offers_text(const std::vector<Offer>& offered, const Style& style,
                        const std::function<std::string(const Level&)>& answer = {});
/// The same as a JSON array.
std::string offers_json(const std::vector<Offer>& offered);

/// The levels that a text may mean.
struct Meanings {
    /// With the assumptions that choose it; there is at least one.
    std::vector<Offer> all;
    std::optional<Diagnostic> doubt = {};  ///< what is to be decided between them, if they are several
};
/// The meanings found by reading it; or why it is not a level at all.
Result<Meanings> meanings(const Result<Level, Refusal>& read);
/// Drawn for people, with form, assumptions, counts and code.
std::string meanings_text(const Meanings& meanings, const Style& style);
/// The same as a JSON object.
std::string meanings_json(const Meanings& meanings);

/// Finds the levels in the bytes of a file: objects in JSON, JSON Lines or YAML, level codes one per line,
/// native texts one after the other, texts below headings, between blank lines or in rows (docs/formats.md),
/// or one level in any format. Stops when `use` returns false.
void each_level(std::string_view bytes, const LoadOptions& options,
                const std::function<bool(const Candidate&)>& use);

/// How to search, and when to stop. Without limits a search ends with an answer or when the machine's memory
/// runs out.
struct SolveOptions {
    Algorithm algorithm = Algorithm::automatic;
    Settings settings;
    std::optional<double> seconds;       ///< for the whole answer, advice included
    std::optional<std::uint64_t> nodes;  ///< expansions of one search
    std::optional<std::size_t> memory;   ///< bytes in the tables of one search
    /// Threads for this level; only `auto` uses several. Lengths and claims do not change.
    unsigned threads = 1;
    const CancelToken* cancel = nullptr;
    std::function<void(const Progress&)> on_progress;
    bool any = false;           ///< any shortest plan will do, not only the one that people like best
    bool advice = true;         ///< for unsolvable levels: say what would help
    double advice_seconds = 5;  ///< at most, after the verdict
    /// Called on the search thread as soon as facts are known: first everything but the answer with a weaker
    /// goal and the advice, then the answer with a weaker goal, then each piece of advice.
    std::function<void(const Solution&)> on_verdict;
    std::function<void(const Solution&)> on_weaker_goal;
    std::function<void(const Advice&)> on_advice;
};

/// The answer, with a plan that was replayed; or why there can be no answer.
Result<Solution, SolveError> solve(const Level& level, const SolveOptions& options);

using analysis::Analysis;
using analysis::usual_graph;

/// Positions that `analyze` explores by default.
inline constexpr std::uint64_t usual_positions = 20'000'000;

/// How much of a level to examine.
struct AnalyzeOptions {
    /// The limits, the token and the callback apply; `nodes` is the number of positions to explore, beyond
    /// which figures are estimated.
    SolveOptions limits;
    std::uint64_t seed = 1;      ///< for simulated games and estimates
    std::uint64_t games = 1000;  ///< for each simulated player, at most `most_games`
};

/// Exact figures from all positions that can be reached from the level, its difficulty, and how players fare.
Result<Analysis> analyze(const Level& level, const AnalyzeOptions& options);

/// The plan replayed by the rules, in code that no search uses; or why its text is not a plan, including that
/// it has more than `longest_plan` moves. Accepts what plan_text and solution_json produce. Takes time in
/// proportion to the moves; of `options` the limits and the token apply, and the replay says whether they cut
/// it short. If the plan says by a code which level it is for, that is read as `read_as` says, as the level
/// was, and must be the same.
Result<Check> check(const Level& level, std::string_view plan, const SolveOptions& options = {},
                    const LoadOptions& read_as = {});

/// The moves made so far (perhaps none) replayed as `check` does; or why their text is not a plan, or what is
/// false in it.
Result<Check> play(const Level& level, std::string_view moves, const SolveOptions& options = {},
                   const LoadOptions& read_as = {});

/// A nudge after the moves that were played.
struct Hint {
    analysis::Hint found;
    Check played;  ///< as given
};
/// `played` must have no fault. Rungs go from 1 to 4: whether the game can still be won, what to look at, the
/// next move, the whole plan; the first does not need a shortest plan.
Result<Hint, SolveError> hint(const Level& level, const Check& played, int rung, const SolveOptions& options);

/// All positions as a numbered graph, and each of them as a level.
using Graph = puzzles::GraphReport;

/// All positions that can be reached from the level; of `options` the limits, the token and the callback
/// apply. `complete` of the graph is false if one of them ended it. Takes time and memory in proportion to
/// the positions and their moves, of which there may be exponentially many.
Result<Graph> explore(const Level& level, const SolveOptions& options);

/// The level in another format, or why that format cannot hold it.
Result<std::string> convert(const Level& level, std::string_view format);
/// The formats in which levels can be written.
std::vector<std::string_view> written_formats();

/// One item of a list, for lists, help and checks of arguments.
struct Entry {
    std::string family;  ///< for formats and levels
    std::string word;
    std::string summary;
    std::string example = {};  ///< of a format: a level
};
/// Each list has a fixed order, and its words are what options accept.
std::vector<Entry> families();
std::vector<Entry> algorithms();  ///< each with what it guarantees
std::vector<Entry> formats();     ///< in the order in which they are tried
/// The example levels: the summary is the level's code.
std::vector<Entry> levels();
/// The form of plans in JSON, for each family that is described.
struct FamilyPlans {
    std::string family;
    puzzles::PlanType type;
};
std::vector<FamilyPlans> plan_types();
/// The text of the example level of that name, or nothing.
std::optional<std::string> example_level(std::string_view name);

/// The parts to leave out of a solution's text, and those to add.
struct SolutionTextOptions {
    bool brief = false;  ///< the verdict and the plan, no pictures
    bool steps = false;  ///< the position after each move
};
/// Texts are for people, in lines of at most the style's width, each with its line end. JSON is one line, an
/// object for programs, whose fields docs/cli.md lists; `line` is the input that it answers, if there were
/// several, and `stats` says which figures about the work it holds.
std::string solution_text(const Level& level, const Solution& solution, const SolutionTextOptions& options,
                          const Style& style);
std::string solution_json(const Level& level, const Solution& solution,
                          std::optional<std::string_view> line = std::nullopt, Stats stats = Stats::all);
/// The moves separated by blanks, on one line; and what is known about the level, in one sentence.
std::string plan_text(const Solution& solution);
std::string verdict_text(const Solution& solution);
/// The verdict on an unsolvable level with the weaker goal, on one line with its plan below it; empty if it
/// has none.
std::string weaker_goal_text(const Level& level, const Solution& solution, const Style& style);
/// One piece of advice, on one line.
std::string advice_text(const Advice& advice);
/// A drawing of the position and, unless it should be brief, a title and the meaning of the letters.
std::string level_text(const Level& level, bool brief, const Style& style);
std::string level_json(const Level& level);
/// The figures of a level in sentences, with a histogram of distances.
std::string analysis_text(const Level& level, const Analysis& analysis, const Style& style);
std::string analysis_json(const Level& level, const Analysis& analysis,
                          std::optional<std::string_view> line = std::nullopt, Stats stats = Stats::all);
/// The sentence about a replay with a fault.
std::string fault_text(const Check& check);
/// Says no more than the rung allows.
std::string hint_text(const Level& level, const Hint& hint, int rung, const Style& style);
std::string hint_json(const Level& level, const Hint& hint, int rung);
/// For a complete graph.
std::string graph_json(const Level& level, const Graph& graph);
std::string graph_dot(const Level& level, const Graph& graph);
/// The level as a picture, and its plan as a strip of pictures.
std::string level_svg(const Level& level);
std::string solution_svg(const Level& level, const Solution& solution);
/// For a plan without a fault.
std::string plan_svg(const Level& level, const Check& played);
/// These can be very long, so they write to an output that may end early or store nothing.
void write_solution_text(const Level& level, const Solution& solution, const SolutionTextOptions& options,
                         const Style& style, Output& out);
void write_solution_svg(const Level& level, const Solution& solution, Output& out);
void write_graph_json(const Level& level, const Graph& graph, Output& out);
void write_graph_dot(const Level& level, const Graph& graph, Output& out);
void write_plan_svg(const Level& level, const Check& played, Output& out);
/// A game in progress, after moves without a fault: the position, what it looks like, and which moves are
/// legal.
std::string position_json(const Level& level, const Check& played);
/// Whether a plan is valid, or the first thing wrong with it.
std::string check_text(const Check& check);
std::string check_json(const Level& level, const Check& check);
/// The answer to an input line that is not a level.
std::string error_json(std::string_view line, std::string_view error);
/// `[{"family":...,"word":...,"summary":...}]`.
std::string entries_json(const std::vector<Entry>& entries);

}  // namespace DECANT_API api
}  // namespace decant
