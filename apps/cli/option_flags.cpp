// Adds the options of the one table to CLI11, as flags.
// SPDX-License-Identifier: MIT
#include "cli/option_flags.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>

#include "cli/args.hpp"
#include "cli/numbers.hpp"
#include "cli/values.hpp"

namespace decant::cli {
namespace {

using Kind = api::OptionKind;

/// Two numbers in the range, such as 20..40, of which one may be missing.
std::optional<std::pair<double, double>> ends_of(std::string_view text, const api::Range& range) {
    const auto dots = text.find("..");
    if (dots == std::string_view::npos || text == "..") return std::nullopt;
    const auto end = [&](std::string_view word, double missing) {
        if (word.empty()) return std::optional(missing);
        const auto number = is_decimal(word) ? read_decimal(word) : std::nullopt;
        return number && range.holds(*number) ? number : std::nullopt;
    };
    const auto low = end(text.substr(0, dots), range.least);
    const auto high = end(text.substr(dots + 2), range.most);
    if (!low || !high) return std::nullopt;
    return std::pair(*low, *high);
}

std::string no_part_of(const api::Range& range, std::string_view text) {
    return fmt::format("{} is not a range; give numbers {}, such as 20..40 or 60..100", api::quoted(text),
                       api::text_of(range));
}

std::string flag_of(const api::OptionEntry& entry) {
    std::string flag = "--" + std::string(entry.flag);
    std::replace(flag.begin(), flag.end(), '_', '-');
    return flag;
}

std::string help_of(const api::OptionEntry& entry) {
    std::string help(entry.summary);
    if (entry.name == "algorithm") help += ": see `decant list algorithms`";
    if (entry.kind == Kind::points) help += ": 20..40, or 60.. for at least 60";
    if (entry.kind == Kind::bytes) help += ", e.g. 512M or 8G";
    return entry.usual.empty() ? help : fmt::format("{} (default: {})", help, entry.usual);
}

void take(Args& args, const api::OptionEntry& entry, const api::OptionValue& value, const std::string& text) {
    entry.set(args, value);
    args.said.push_back(flag_of(entry) + text);
}

/// Reads as CLI11 reads a `Value`, after a check that it is one.
template <class Value>
CLI::Option& add(CLI::App& verb, const api::OptionEntry& entry, Args& args) {
    return *verb.add_option_function<Value>(
        flag_of(entry),
        [&entry, &args](const Value& value) { take(args, entry, value, fmt::format(" {}", value)); },
        help_of(entry));
}

CLI::Option& add_points(CLI::App& verb, const api::OptionEntry& entry, Args& args) {
    CLI::Option& added = *verb.add_option_function<std::string>(
        flag_of(entry),
        [&entry, &args](const std::string& text) {
            take(args, entry, *ends_of(text, entry.range), " " + text);
        },
        help_of(entry));
    added.check([&entry](const std::string& text) {
        return ends_of(text, entry.range) ? "" : no_part_of(entry.range, text);
    });
    return added;
}

/// Named after the last word of the flag: `--json-path PATH`.
CLI::Option& add_text(CLI::App& verb, const api::OptionEntry& entry, Args& args) {
    std::string noun(entry.name.substr(entry.name.rfind('_') + 1));
    std::transform(noun.begin(), noun.end(), noun.begin(), [](unsigned char c) { return std::toupper(c); });
    return *add<std::string>(verb, entry, args).check(not_refused(entry.refuse))->type_name(noun);
}

}  // namespace

CLI::Option* add_option(CLI::App& verb, const api::OptionEntry& entry, Args& args) {
    switch (entry.kind) {
        case Kind::flag:
            return verb.add_flag_callback(
                flag_of(entry), [&entry, &args] { take(args, entry, true, ""); }, help_of(entry));
        case Kind::whole:
            return add<std::uint64_t>(verb, entry, args).transform(whole_number(entry.range))->type_name("N");
        case Kind::factor:
            return add<double>(verb, entry, args).transform(number(entry.range))->type_name("W");
        case Kind::share:
            return add<double>(verb, entry, args).transform(number(entry.range))->type_name("SHARE");
        case Kind::seconds:
            return add<double>(verb, entry, args).transform(seconds())->type_name("SECONDS");
        case Kind::bytes:
            return add<std::uint64_t>(verb, entry, args).transform(size(entry.range))->type_name("SIZE");
        case Kind::points:
            return add_points(verb, entry, args).type_name("LOW..HIGH");
        case Kind::text:
            return &add_text(verb, entry, args);
        case Kind::word:
            break;
    }
    return add<std::string>(verb, entry, args)
        .check(one_of({entry.words.begin(), entry.words.end()}))
        ->type_name("NAME")
        ->required(entry.required);
}

std::vector<CLI::Option*> add_read_flags(CLI::App& verb, Args& args) {
    std::vector<CLI::Option*> added;
    // To show a level, there is nothing else to say.
    for (const api::OptionEntry& entry : api::option_table()) {
        if (entry.has_flag && entry.belongs_to(api::Question::show))
            added.push_back(add_option(verb, entry, args));
    }
    return added;
}

void add_flags(CLI::App& verb, api::Question question, Args& args) {
    for (const api::OptionEntry& entry : api::option_table()) {
        const bool is_read = entry.belongs_to(api::Question::show);
        if (entry.has_flag && !is_read && entry.belongs_to(question)) add_option(verb, entry, args);
    }
}

}  // namespace decant::cli
