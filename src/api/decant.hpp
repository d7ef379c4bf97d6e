// The one narrow face of decant: load, solve, check, convert, render.
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
#include "api/export.hpp"
#include "base/limits.hpp"
#include "base/result.hpp"
#include "present/style.hpp"
#include "puzzles/family.hpp"
#include "search/algorithm.hpp"
#include "search/run_control.hpp"
#include "solution/solution.hpp"

namespace decant {
/// No function here throws for bad input, prints, or keeps a reference to its arguments.
namespace DECANT_API api {

using base::CancelToken;
using base::Diagnostic;
using base::Limit;
using base::Result;
using present::ColorDepth;
using present::Style;
using puzzles::ReadOptions;
using puzzles::Replay;
using search::Algorithm;
using search::Progress;
using search::Settings;
using solution::Solution;
using solution::SolveError;
using solution::Verdict;

/// A level that was read and checked; cheap to copy.
class Level {
  public:
    explicit Level(std::unique_ptr<const puzzles::Puzzle> puzzle) : puzzle_(std::move(puzzle)) {}
    [[nodiscard]] const puzzles::Puzzle& puzzle() const { return *puzzle_; }

  private:
    std::shared_ptr<const puzzles::Puzzle> puzzle_;
};

struct LoadOptions {
    std::string format;  ///< a word of `formats()`; empty: detect
    ReadOptions read;
};

/// One line: `SOURCE:LINE:COLUMN: problem; remedy`, leaving out what is not known.
std::string error_text(const Diagnostic& diagnostic, const std::string& source);

/// Whether a text is a level code rather than anything else.
bool looks_like_code(std::string_view text);

/// Reads a level from the bytes of a file, a pipe or an argument. Errors have a place in that text.
Result<Level> load(std::string_view bytes, const LoadOptions& options);

struct SolveOptions {
    Algorithm algorithm = Algorithm::automatic;
    Settings settings;
    std::optional<double> seconds;       ///< for the whole answer, advice included
    std::optional<std::uint64_t> nodes;  ///< expansions of one search
    std::optional<std::size_t> memory;   ///< bytes in the tables of one search
    /// That may work on this level; of the algorithms `auto` can use them. Lengths and claims stay the same.
    unsigned threads = 1;
    const CancelToken* cancel = nullptr;
    std::function<void(const Progress&)> on_progress;
    bool any = false;    ///< any shortest plan will do, not only the one that people like best
    bool advice = true;  ///< for unsolvable levels: say what would help
};

/// The answer, with a plan that was replayed; or why there can be no answer.
Result<Solution, SolveError> solve(const Level& level, const SolveOptions& options);

using analysis::Analysis;

struct AnalyzeOptions {
    /// The limits, the token and the callback count; `nodes` is the number of positions to explore, past
    /// which figures are estimated.
    SolveOptions limits;
    std::uint64_t seed = 1;      ///< of the simulated games, and of estimates
    std::uint64_t games = 1000;  ///< of each simulated player, at most 100,000
};

/// Exact figures of the level from all positions that it can come to, its difficulty, and how players fare.
Result<Analysis> analyze(const Level& level, const AnalyzeOptions& options);

/// A plan made by the rules, and how many moves it has in all; or why its text is no plan.
struct Check {
    Replay replay;
    std::size_t moves = 0;
    [[nodiscard]] bool valid() const { return !replay.fault && replay.at_goal; }
};
Result<Check> check(const Level& level, std::string_view plan);

/// Moves made so far, which may be none, by the rules; or why their text is no plan.
Result<Check> play(const Level& level, std::string_view moves);

/// A nudge after the moves that were played.
struct Hint {
    analysis::Hint found;
    std::vector<puzzles::Step> played;
};
/// `played` must have no fault. Rungs go from 1 to 4: whether the game can still be won, what to look at, the
/// next move, the whole plan; the first needs no shortest plan.
Result<Hint, SolveError> hint(const Level& level, const Check& played, int rung, const SolveOptions& options);

using Graph = puzzles::GraphReport;

/// All positions that the level can come to, of which `options` uses the limits, the token and the callback.
Result<Graph> explore(const Level& level, const SolveOptions& options);

/// The level in another format, or why that format cannot hold it.
Result<std::string> convert(const Level& level, std::string_view format);

/// What is there, for lists, help and checks of arguments.
struct Entry {
    std::string family;  ///< of formats and levels
    std::string word;
    std::string summary;
};
std::vector<Entry> families();
std::vector<Entry> algorithms();
std::vector<Entry> formats();
/// The example levels: the summary is the level's code.
std::vector<Entry> levels();

struct SolutionTextOptions {
    bool brief = false;  ///< the verdict and the plan, no pictures
    bool steps = false;  ///< the position after each move
};
std::string solution_text(const Level& level, const Solution& solution, const SolutionTextOptions& options,
                          const Style& style);
std::string solution_json(const Level& level, const Solution& solution, bool with_advice,
                          std::optional<std::string_view> line = std::nullopt);
std::string plan_text(const Solution& solution);
std::string verdict_text(const Solution& solution);
std::string level_text(const Level& level, bool brief, const Style& style);
std::string level_json(const Level& level);
std::string analysis_text(const Level& level, const Analysis& analysis, const Style& style);
std::string analysis_json(const Level& level, const Analysis& analysis,
                          std::optional<std::string_view> line = std::nullopt);
/// The sentence of a replay with a fault.
std::string fault_text(const Check& check);
std::string hint_text(const Level& level, const Hint& hint, int rung, const Style& style);
std::string hint_json(const Level& level, const Hint& hint, int rung);
/// Of a complete graph.
std::string graph_json(const Level& level, const Graph& graph);
std::string graph_dot(const Level& level, const Graph& graph);
/// The level as a picture, and its plan as a strip of pictures.
std::string level_svg(const Level& level);
std::string solution_svg(const Level& level, const Solution& solution);
/// A plan without a fault.
std::string plan_svg(const Level& level, const Check& played);
/// A game under way, of moves without a fault: the position, what it looks like, and what can be done.
std::string position_json(const Level& level, const Check& played);
std::string check_text(const Check& check);
std::string check_json(const Level& level, const Check& check);
std::string error_json(std::string_view line, std::string_view error);
/// `[{"family":...,"word":...,"summary":...}]`.
std::string entries_json(const std::vector<Entry>& entries);

}  // namespace DECANT_API api
}  // namespace decant
