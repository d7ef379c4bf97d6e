// Describes `decant generate` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/generate_args.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>
#include <utility>

#include "api/generation_keys.hpp"
#include "cli/args.hpp"
#include "cli/values.hpp"

namespace decant::cli {
namespace {

CLI::ValidationError bad_range() {
    return CLI::ValidationError("--difficulty",
                                "give whole numbers from 0 to 100, such as 20..40 or 60..100");
}

double end_of_range(std::string_view word, double missing) {
    if (word.empty()) return missing;
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) throw bad_range();
    return number;
}

/// Either end may be missing.
std::pair<double, double> range_of(std::string_view text) {
    const auto dots = text.find("..");
    if (dots == std::string_view::npos) throw bad_range();
    const std::pair range{end_of_range(text.substr(0, dots), 0), end_of_range(text.substr(dots + 2), 100)};
    if (range.first < 0 || range.first > range.second || range.second > 100) throw bad_range();
    return range;
}

std::string flag_of(const api::GenerationKey& key) {
    std::string flag = "--" + key.name;
    std::replace(flag.begin(), flag.end(), '_', '-');
    return flag;
}

std::string help_of(const api::GenerationKey& key) {
    if (key.kind == api::GenerationKind::points) return key.summary + ": 20..40, or 60.. for at least 60";
    return key.usual.empty() ? key.summary : fmt::format("{} (default: {})", key.summary, key.usual);
}

/// All whole numbers up to the largest one that 64 bits hold.
std::uint64_t whole_of(double number) {
    return number < api::beyond_whole ? static_cast<std::uint64_t>(number) : UINT64_MAX;
}

/// Reads as CLI11 reads a `Value`, after a check that it is one.
template <class Value>
CLI::Option* add(CLI::App& verb, const api::GenerationKey& key, api::GenerateOptions& options) {
    return verb.add_option_function<Value>(
        flag_of(key), [&key, &options](const Value& value) { key.set(options, value); }, help_of(key));
}

void add_key(CLI::App& verb, const api::GenerationKey& key, api::GenerateOptions& options) {
    using enum api::GenerationKind;
    switch (key.kind) {
        case whole:
            add<std::uint64_t>(verb, key, options)
                ->transform(whole_number(whole_of(key.range.least), whole_of(key.range.most)))
                ->type_name("N");
            break;
        case share:
            add<double>(verb, key, options)
                ->check(number(key.range.least, key.range.most))
                ->type_name("SHARE");
            break;
        case points:
            verb.add_option_function<std::string>(
                    flag_of(key),
                    [&key, &options](const std::string& text) { key.set(options, range_of(text)); },
                    help_of(key))
                ->type_name("LOW..HIGH");
            break;
        case word:
            add<std::string>(verb, key, options)->check(one_of(key.words))->type_name("NAME");
            break;
    }
}

void add_destination(CLI::App& verb, Args& args) {
    const std::map<std::string, api::GenerationFormat> formats = {
        {"codes", api::GenerationFormat::codes},
        {"native", api::GenerationFormat::native},
        {"jsonl", api::GenerationFormat::json_lines}};
    verb.add_option_function<std::string>(
            "--format",
            [&args, formats](const std::string& word) { args.generate.options.format = formats.at(word); },
            "codes, one a line; native text; or jsonl with metrics and plans (default: codes)")
        ->check(one_of({"codes", "native", "jsonl"}))
        ->type_name("FORMAT");
    auto* output = verb.add_option("--output", args.generate.output,
                                   "write to this new file, and note beside it how far the work is");
    output->type_name("FILE");
    verb.add_flag("--resume", args.generate.resume, "go on with --output where an earlier run was stopped")
        ->needs(output);
    verb.add_flag("--quiet", args.quiet, "no progress");
}

}  // namespace

void describe_generate(CLI::App& verb, Args& args) {
    api::GenerateOptions& options = args.generate.options;
    verb.add_option("--family", options.family, fmt::format("of the levels (default: {})", options.family))
        ->check(one_of(api::level_makers()))
        ->type_name("FAMILY");
    for (const api::GenerationKey& key : api::generation_keys()) add_key(verb, key, options);
    verb.add_option("--time-limit", args.generate.seconds, "end after so many seconds with what was made")
        ->check(number(0, 1e8))
        ->type_name("SECONDS");
    verb.add_option("--jobs", options.jobs, "candidates looked at at the same time (default: 1)")
        ->transform(whole_number(1, 256))
        ->type_name("N");
    add_destination(verb, args);
}

}  // namespace decant::cli
