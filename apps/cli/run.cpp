// Parses the command line, runs the verb, and reports errors.
// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include <csignal>
#include <cstdlib>
#include <exception>

#include "cli/output.hpp"
#include "cli/run_decant_more.hpp"
#include "cli/temporary_file.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

ExitCode exit_early(const EarlyExit& words) {
    if (words.code == ExitCode::done)
        print(words.text);
    else
        print_error(words.text);
    return words.code;
}

ExitCode run(const Args& args) {
    if (args.verb->run) return args.verb->run(args);
    for (const VerbOfMore& more : args.program->verbs_of_more)
        if (more.word == args.verb->word) return more.run(args);
    return report(run_decant_more(args));
}

}  // namespace

int run_program(int argc, char** argv, const Program& program) {
    occupy_closed_streams();
    // A write past the limit of file sizes fails like one on a full disk, and is reported like it.
    std::signal(SIGXFSZ, SIG_IGN);
    remove_temporary_files_on_signals();
    ExitCode code = ExitCode::internal;
    try {
        auto parsed = parse_args(argc, argv);
        if (auto* args = std::get_if<Args>(&parsed)) {
            args->program = &program;
            args->words = argv;
            code = run(*args);
        } else {
            code = exit_early(std::get<EarlyExit>(parsed));
        }
    } catch (const std::bad_alloc&) {
        code = report({"memory ran out; set --memory-limit, or close other programs", ExitCode::unknown});
    } catch (const std::exception& error) {
        code = report(
            {std::string("internal error: ") + error.what() + "; please report it", ExitCode::internal});
    }
    // Do not wait again for a write that Ctrl-C ended.
    if (code == ExitCode::interrupted && output_failed()) std::_Exit(static_cast<int>(code));
    if (!flush()) code = report({"standard output cannot be written", ExitCode::internal});
    return static_cast<int>(code);
}

}  // namespace decant::cli
