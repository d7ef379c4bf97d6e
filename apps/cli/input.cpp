// Reads files and pipes.
// SPDX-License-Identifier: MIT
#include "cli/input.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "api/pictures.hpp"
#include "cli/output.hpp"
#include "cli/run_decant_more.hpp"
#include "cli/search_memory.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

/// Whether a PLAN may be the name of a file: it has letters or slashes, but no blanks or arrows as between
/// moves, and does not begin with a bracket as lists do.
bool may_be_name(const std::string& plan) {
    const auto is_of_names = [](unsigned char c) { return std::isalpha(c) != 0 || c == '/'; };
    return plan.find_first_of(" \t\n>") == std::string::npos && plan.find_first_of("[({") != 0 &&
           std::any_of(plan.begin(), plan.end(), is_of_names);
}

/// The input that LEVEL names.
api::Result<Input, Failure> read_argument(const std::string& argument) {
    if (api::looks_like_code(argument)) return Input{"code", argument};
    std::error_code ignored;
    const auto example = api::example_level(argument);
    if (example && !fs::exists(argument, ignored)) return Input{argument, *example};
    const Address address = address_of(argument);
    auto input = read_input(address.path);
    if (!input || address.name.empty()) return input;
    return Input{argument, input->bytes, address.name};
}

}  // namespace

Failure unreadable(const std::string& path, int error, std::string_view wanted) {
    std::string line = path + ": cannot be read: " + std::strerror(error) + "; give ";
    line += error == ENOENT ? wanted : "a file that you may read";
    return {line, ExitCode::unreadable};
}

Failure failure(const api::Diagnostic& diagnostic, const std::string& source, ExitCode code) {
    return {api::error_text(diagnostic, source), code};
}

api::Result<Input, Failure> read_input(const std::string& path, std::string_view wanted) {
    const bool is_stdin = path == "-";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(
        is_stdin ? nullptr : std::fopen(path.c_str(), "rb"), [](std::FILE* f) { return std::fclose(f); });
    std::FILE* file = is_stdin ? stdin : opened.get();
    if (file == nullptr) return unreadable(path, errno, wanted);
    Input input{is_stdin ? "stdin" : path, {}};
    char buffer[1 << 16];
    std::size_t most = most_bytes;
    for (std::size_t got = 1; got > 0 && input.bytes.size() < most;) {
        got = std::fread(buffer, 1, std::min(sizeof buffer, most - input.bytes.size()), file);
        const bool is_begin = input.bytes.empty();
        input.bytes.append(buffer, got);
        if (is_begin && api::is_picture(input.bytes)) most = api::most_picture_bytes + 1;
    }
    if (is_interrupted()) return Failure{"interrupted", ExitCode::interrupted};
    if (std::ferror(file) != 0) return unreadable(path, errno, wanted);
    return input;
}

bool is_level_itself(const std::string& argument) {
    return api::looks_like_code(argument) || api::example_level(argument);
}

Address address_of(const std::string& argument) {
    std::error_code ignored;
    const std::size_t sign = argument.rfind('#');
    if (sign == std::string::npos || sign + 1 == argument.size() || fs::exists(argument, ignored))
        return {argument};
    const std::string path = argument.substr(0, sign);
    return fs::exists(path, ignored) ? Address{path, argument.substr(sign + 1)} : Address{argument};
}

std::string source_of(const std::string& argument) {
    if (api::looks_like_code(argument)) return "code";
    return argument == "-" ? "stdin" : argument;
}

api::Result<Input, Failure> read_level(const Args& args) {
    auto input = read_argument(args.level);
    if (input && api::is_picture(input->bytes) && args.program->read_picture == nullptr)
        return run_decant_more(args, *input);
    return input;
}

// Only its name tells that an empty file should be a picture.
bool is_empty_picture(const Input& input) {
    constexpr std::array endings{".png", ".jpg", ".jpeg", ".webp"};
    return input.bytes.empty() && std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
               return std::string_view(input.source).ends_with(ending);
           });
}

api::LoadOptions load_options(const Args& args, std::size_t bytes) {
    api::LoadOptions load = args.load;
    load.ends.cancel = &interruption();
    // A text is there twice: as it came, and cleaned.
    const std::size_t taken = program_memory + 2 * bytes;
    if (args.solve.memory) load.ends.limits.memory = std::max(*args.solve.memory, taken) - taken;
    if (args.solve.seconds && !args.batch) load.ends.limits.deadline = api::deadline_in(*args.solve.seconds);
    return load;
}

api::Result<api::Level, api::Refusal> level_of(const Args& args, const Input& input) {
    const api::LoadOptions load = load_options(args, input.bytes.size());
    if (is_empty_picture(input))
        return api::Refusal{{"this picture file is empty", "take the screenshot or copy the file again", {}}};
    if (!api::is_picture(input.bytes))
        return input.name.empty() ? api::read(input.bytes, load)
                                  : api::read_named(input.bytes, input.name, load);
    if (!input.name.empty())
        return api::Refusal{
            {"a picture holds one level, which has no name", "leave out # and what is behind it", {}}};
    return args.program->read_picture(input.bytes, load);
}

void each_level_of(const Args& args, const Input& input,
                   const std::function<bool(const api::Candidate&)>& use) {
    api::LoadOptions strict = load_options(args, input.bytes.size());
    strict.strict = true;
    if (api::is_picture(input.bytes))
        use({level_of(args, input), 0, ""});
    else
        api::each_level(input.bytes, strict, use);
}

api::Result<Input, Failure> read_plan(const std::string& argument) {
    std::error_code ignored;
    if (argument == "-" || fs::exists(argument, ignored)) return read_input(argument);
    const std::string source = "plan";
    if (!may_be_name(argument)) return Input{source, argument};
    return failure({api::quoted(argument) + " is not a move, and there is no such file",
                    "give the path of a plan, or moves such as '2>3 1>2'"},
                   source);
}

api::Result<api::Level, Failure> load_level(const Args& args, const AnswerReading& answer) {
    const auto input = read_level(args);
    if (!input) return input.error();
    auto level = level_of(args, *input);
    if (level) return *std::move(level);
    if (is_interrupted()) return Failure{"interrupted", ExitCode::interrupted};
    const bool is_cut_short = level.error().diagnostic.kind == api::ProblemKind::limit_reached;
    Failure refused = failure(level.error().diagnostic, input->source,
                              is_cut_short ? ExitCode::unknown : ExitCode::malformed);
    const bool is_for_people = args.format == Format::text && !args.quiet;
    const auto& offered = level.error().offered;
    if (!offered.empty())
        refused.above = is_for_people ? api::account_text(offered.front().level)
                                      : api::not_used_text(offered.front().level);
    const auto answered = [&](const api::Level& each) { return answer(each, offered.size()); };
    if (is_for_people)
        refused.below = api::offers_text(offered, {},
                                         answer ? answered : std::function<std::string(const api::Level&)>());
    return refused;
}

void tell_reading(const Args& args, const api::Level& level) {
    if (args.format != Format::json)
        print_error(args.quiet ? api::not_used_text(level) : api::reading_text(level));
}

}  // namespace decant::cli
