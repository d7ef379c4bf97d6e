// Describes `decant generate` to CLI11.
// SPDX-License-Identifier: MIT
#include "cli/generate_args.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "api/generation_keys.hpp"
#include "cli/args.hpp"
#include "cli/numbers.hpp"
#include "cli/values.hpp"

namespace decant::cli {
namespace {

/// Two whole numbers in the range, such as 20..40, of which either may be missing.
std::optional<std::pair<double, double>> ends_of(std::string_view text, const api::Range& range) {
    const auto dots = text.find("..");
    if (dots == std::string_view::npos) return std::nullopt;
    const auto end = [&](std::string_view word, double missing) {
        if (word.empty()) return std::optional(missing);
        const auto number = read_whole(word);
        return number && range.holds(*number) ? std::optional(static_cast<double>(*number)) : std::nullopt;
    };
    const auto low = end(text.substr(0, dots), range.least);
    const auto high = end(text.substr(dots + 2), range.most);
    if (!low || !high || *low > *high) return std::nullopt;
    return std::pair(*low, *high);
}

std::string no_part_of(const api::Range& range, std::string_view text) {
    return fmt::format("{} is not a range; give whole numbers {}, such as 20..40 or 60..100",
                       api::quoted(text), api::text_of(range));
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
            add<std::uint64_t>(verb, key, options)->transform(whole_number(key.range))->type_name("N");
            break;
        case share:
            add<double>(verb, key, options)->transform(number(key.range))->type_name("SHARE");
            break;
        case points:
            verb.add_option_function<std::string>(
                    flag_of(key),
                    [&key, &options](const std::string& text) {
                        key.set(options, *ends_of(text, key.range));
                    },
                    help_of(key))
                ->check([&key](const std::string& text) {
                    return ends_of(text, key.range) ? "" : no_part_of(key.range, text);
                })
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
        ->transform(seconds())
        ->type_name("SECONDS");
    verb.add_option("--jobs", options.jobs, "candidates looked at at the same time (default: 1)")
        ->transform(whole_number({1, 256}))
        ->type_name("N");
    add_destination(verb, args);
}

}  // namespace decant::cli
