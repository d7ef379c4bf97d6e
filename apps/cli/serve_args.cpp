// Describes `decant serve` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/serve_args.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <string>

#include "cli/args.hpp"
#include "cli/shared_flags.hpp"
#include "cli/values.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

std::string host_name(const std::string& text) {
    const auto belongs = [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '.'; };
    if (!text.empty() && std::all_of(text.begin(), text.end(), belongs)) return "";
    return "give a name alone, such as levels.example.org, without http:// and port";
}

}  // namespace

void describe_serve(CLI::App& verb, Args& args) {
    server::Options& options = args.serve.options;
    verb.add_option("--host", options.host,
                    "the address to listen on (default: 127.0.0.1, this machine alone)")
        ->type_name("ADDRESS");
    verb.add_option("--port", options.port, "the port to listen on, 0 for any free one (default: 8377)")
        ->transform(whole_number({0, 65'535}))
        ->type_name("N");
    verb.add_option("--host-name", options.host_names,
                    "also answer to this name, such as that of a proxy; may be repeated")
        ->allow_extra_args(false)
        ->check(host_name)
        ->type_name("NAME");
    verb.add_option("--root", options.root,
                    "serve the files in this folder (default: the page, if it is installed)")
        ->type_name("DIR");
    verb.add_option("--searches", args.serve.searches, "searches to run in parallel (default: one per core)")
        ->transform(whole_number({1, 256}))
        ->type_name("N");
    verb.add_option("--queue", options.queue,
                    "long searches that may wait for their turn; any more are refused (default: 64)")
        ->transform(whole_number({0, 100'000}))
        ->type_name("N");
    verb.add_option("--time-limit", options.bounds.seconds,
                    "the longest that one answer may take (default: 60)")
        ->transform(number({0.001, 1e8}))
        ->type_name("SECONDS");
    verb.add_option("--memory-limit", args.solve.memory,
                    "for everything that grows with requests, e.g. 512M or 8G (default: three quarters of "
                    "the machine's)")
        ->transform(size(api::any_count))
        ->type_name("SIZE");
    verb.add_option("--body-limit", options.body, "refuse larger bodies (default: 1M)")
        ->transform(size({1, 1e18}))
        ->type_name("SIZE");
    verb.add_option_function<double>(
            "--patience",
            [&options](double seconds) {
                options.patience = std::chrono::milliseconds(std::llround(seconds * 1000));
            },
            "how long a request may take to arrive, and an answer to be read (default: 15)")
        ->transform(number({1, 3600}))
        ->type_name("SECONDS");
    verb.add_flag("--verbose", args.serve.verbose, "log each request on standard error");
    add_examples(verb, {"decant serve", "decant serve --port 8000 --root my-page"});
}

}  // namespace decant::cli
