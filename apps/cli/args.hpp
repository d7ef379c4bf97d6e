// The command line, parsed.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "api/decant.hpp"
#include "api/proofs.hpp"
#include "cli/collection_args.hpp"
#include "cli/exit_code.hpp"
#include "cli/generate_args.hpp"
#include "cli/serve_args.hpp"

namespace decant::cli {

enum class Verb {
    solve,
    verify,
    analyze,
    hint,
    graph,
    check,
    show,
    convert,
    list,
    collection,
    generate,
    serve,
    play
};
enum class ColorChoice { automatic, always, never };
enum class Format { text, json, moves, svg, dot };

struct Args {
    Verb verb = Verb::solve;
    std::string level;  ///< a path, `-` or a code
    std::string plan;   ///< of check: a path, `-` or the moves
    std::string to;     ///< of convert: a format
    std::string what;   ///< of list
    api::LoadOptions load;
    Format format = Format::text;
    ColorChoice color = ColorChoice::automatic;
    bool quiet = false;
    std::string moves;                ///< of hint: a path, `-` or the moves so far
    int rung = 1;                     ///< of hint
    std::string output;               ///< of graph and export: a path; empty for standard output
    bool force = false;               ///< with output
    std::uint64_t max_states = 1000;  ///< of graph
    // of solve, analyze and hint
    api::SolveOptions solve;
    std::uint64_t seed = 1;                   ///< of analyze
    std::uint64_t games = 1000;               ///< of analyze
    std::optional<std::size_t> memory_limit;  ///< bytes for the whole program
    bool steps = false;
    bool events = false;  ///< of solve
    std::string proof;    ///< of solve: a path; in a batch a folder
    std::uint64_t proof_limit = api::usual_entries;
    std::vector<std::string> proofs;  ///< of verify: paths or `-`
    bool derive = false;              ///< of verify
    int passes = 1;                   ///< of verify
    bool batch = false;
    bool advice = false;  ///< in a batch too
    int jobs = 1;
    CollectionArgs collection;
    GenerateArgs generate;
    ServeArgs serve;
};

/// A command line that ends at once: help, the version, or a mistake.
struct Farewell {
    ExitCode code;
    std::string text;
};

std::variant<Args, Farewell> parse_args(int argc, const char* const* argv);

}  // namespace decant::cli
