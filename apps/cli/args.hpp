// The command line, parsed.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "api/collections.hpp"
#include "api/explain.hpp"
#include "api/options.hpp"
#include "cli/exit_code.hpp"
#include "cli/shard.hpp"
#include "server/options.hpp"

namespace decant::cli {

enum class ColorChoice { automatic, always, never };
enum class Format { text, json, moves, svg, dot };

enum class CollectionVerb { import, add, list, show, select, annotate, export_, verify };

/// The command line of `decant collection`.
struct CollectionArgs {
    CollectionVerb verb = CollectionVerb::list;
    std::string file;
    std::vector<std::string> paths;  ///< of import
    std::int64_t id = 0;             ///< of show
    std::string where;
    std::string sort;
    bool descending = false;
    std::optional<std::int64_t> limit;
    std::string into;  ///< of select: another collection
    api::ExportFormat format = api::ExportFormat::json_lines;
    bool again = false;  ///< of annotate
    api::MeasureOptions measure;
};

/// The command line of `decant serve`.
struct ServeArgs {
    server::Options options;
    unsigned searches = 0;  ///< 0: as many as there are cores
    bool verbose = false;   ///< a line for each request
};

struct Program;
struct Verb;

/// The options given, and the settings that only the command line has. Its memory is that of the whole
/// program.
struct Args : api::Options {
    const Verb* verb = nullptr;
    std::vector<std::string> said;  ///< options of the table, as flags with their values, in its order
    std::string level;              ///< a path, `-` or a code
    std::string plan;               ///< of check: a path, `-` or the moves
    std::string what;               ///< of list
    Format format = Format::text;
    ColorChoice color = ColorChoice::automatic;
    bool quiet = false;
    std::string moves;                ///< of hint: a path, `-` or the moves so far
    std::string output;               ///< a path; empty for standard output
    bool force = false;               ///< with output
    bool resume = false;              ///< of generate and of a batch, with output
    std::uint64_t max_states = 1000;  ///< of graph
    bool steps = false;
    bool events = false;              ///< of solve
    bool explain = false;             ///< of read
    std::string proof;                ///< of solve: a path; in a batch a folder
    std::vector<std::string> proofs;  ///< of verify: paths or `-`
    int passes = 1;                   ///< of verify
    bool batch = false;
    bool no_times = false;  ///< in a batch
    bool advice = false;    ///< in a batch too
    int jobs = 1;
    std::optional<double> total_seconds;  ///< for all levels of a batch or a collection
    Shard shard;                          ///< of a batch
    std::vector<std::string> answers;     ///< of join: paths
    CollectionArgs collection;
    ServeArgs serve;
    const Program* program = nullptr;  ///< which of the two this is
    char** words = nullptr;            ///< the command line as it was given
};

struct VerbOfMore {
    std::string_view word;
    ExitCode (*run)(const Args& args);
};

/// The difference between the two programs of decant: the parts of decant-more, for which decant becomes it.
struct Program {
    /// Null in decant, which becomes decant-more for pictures.
    api::Result<api::Level, api::Refusal> (*read_picture)(std::string_view bytes,
                                                          const api::LoadOptions& options) = nullptr;
    api::Result<api::Explanation> (*explain_picture)(std::string_view bytes,
                                                     const api::LoadOptions& options) = nullptr;
    std::span<const VerbOfMore> verbs_of_more = {};
};

/// A command line that ends at once: help, the version, or a mistake.
struct EarlyExit {
    ExitCode code;
    std::string text;
};

std::variant<Args, EarlyExit> parse_args(int argc, const char* const* argv);

}  // namespace decant::cli
