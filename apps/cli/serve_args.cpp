// Describes `decant serve` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/serve_args.hpp"

#include <CLI/CLI.hpp>

#include "cli/args.hpp"

namespace decant::cli {

void add_serve(CLI::App& app, Args& args) {
    auto& verb = *app.add_subcommand("serve", "answer requests over HTTP, and serve the page");
    server::Options& options = args.serve.options;
    verb.add_option("--host", options.host,
                    "the address to listen on (default: 127.0.0.1, this machine alone)")
        ->type_name("ADDRESS");
    verb.add_option("--port", options.port, "0 for any free one (default: 8377)")
        ->check(CLI::Range(0, 65'535))
        ->type_name("N");
    verb.add_option("--root", options.root,
                    "serve the files of this folder (default: the page, if it is installed)")
        ->type_name("DIR");
    verb.add_option("--searches", args.serve.searches,
                    "searches at the same time (default: one for each core)")
        ->check(CLI::Range(1, 256))
        ->type_name("N");
    verb.add_option("--queue", options.queue, "searches that may wait; more are refused (default: 64)")
        ->check(CLI::Range(0, 100'000))
        ->type_name("N");
    verb.add_option("--time-limit", options.bounds.seconds, "the most that one search may take (default: 60)")
        ->check(CLI::Range(0.0, 1e8))
        ->type_name("SECONDS");
    verb.add_option("--memory-limit", args.memory_limit,
                    "stay below this, all searches together, e.g. 512M or 8G (default: three quarters of the "
                    "machine's)")
        ->transform(CLI::AsSizeValue(false))
        ->type_name("SIZE");
    verb.add_option("--body-limit", options.body, "refuse larger bodies (default: 1M)")
        ->transform(CLI::AsSizeValue(false))
        ->type_name("SIZE");
    verb.add_option("--patience", options.patience,
                    "how long a request may take to come in, and an answer to be taken (default: 15)")
        ->check(CLI::Range(1, 3600))
        ->type_name("SECONDS");
    verb.add_flag("--verbose", options.verbose, "a line on standard error for each request");
    verb.callback([&args] { args.verb = Verb::serve; });
}

}  // namespace decant::cli
