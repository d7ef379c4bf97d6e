// `decant join`: the answers of all shards of a batch, in the order of its levels.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/batch_part.hpp"
#include "cli/destination.hpp"
#include "cli/output.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

/// By the numbers of their shards.
using Parts = std::map<std::uint64_t, BatchPart>;

/// Why a part does not belong to the run of the first one, or nothing.
std::optional<Failure> refuse_stranger(const BatchPart& part, const BatchPart& first) {
    const auto stranger = [&](std::string_view how) {
        return part.failure(fmt::format("{} {}; give the shards of one run", how, first.path()));
    };
    const BatchRecord& record = part.record();
    if (const auto how = difference(record, first.record()); !how.empty())
        return stranger(fmt::format("was made {}, unlike", how));
    if (record.shard.count != first.record().shard.count)
        return stranger(fmt::format("is shard {}, which does not go with shard {},", text_of(record.shard),
                                    text_of(first.record().shard)));
    if (record.end->input != first.record().end->input) return stranger("is about another input than");
    return std::nullopt;
}

std::optional<Failure> refuse_gap(const Parts& parts) {
    const std::uint64_t count = parts.begin()->second.record().shard.count;
    std::uint64_t wanted = 1;
    for (const auto& [number, part] : parts) {
        if (number != wanted) break;
        ++wanted;
    }
    if (wanted > count) return std::nullopt;
    return Failure{fmt::format("shard {} is missing; give its file, too", text_of(Shard{wanted, count})),
                   ExitCode::usage};
}

api::Result<Parts, Failure> open_parts(const std::vector<std::string>& paths) {
    Parts parts;
    const BatchPart* first = nullptr;
    for (const std::string& path : paths) {
        auto part = BatchPart::open(path);
        if (!part) return part.error();
        if (first != nullptr) {
            if (auto stranger = refuse_stranger(*part, *first)) return *std::move(stranger);
        }
        const Shard shard = part->record().shard;
        const auto [place, is_new] = parts.try_emplace(shard.number, std::move(part).value());
        if (!is_new)
            return Failure{fmt::format("{}: is shard {}, as is {}; leave out one of them", path,
                                       text_of(shard), place->second.path()),
                           ExitCode::usage};
        if (first == nullptr) first = &place->second;
    }
    if (auto gap = refuse_gap(parts)) return *std::move(gap);
    return parts;
}

/// A part cannot be read while it is replaced.
std::optional<Failure> refuse_to_replace_part(const Parts& parts, const std::string& output) {
    std::error_code ignored;
    for (const auto& [number, part] : parts) {
        if (std::filesystem::equivalent(part.path(), output, ignored))
            return part.failure("is one of the parts; give another --output");
    }
    return std::nullopt;
}

/// Hands over the answers, each a line, in the order of the levels, which were dealt out one by one.
std::optional<Failure> each_answer(Parts& parts, const api::CancelToken& cancel,
                                   const std::function<void(std::string_view)>& use) {
    for (auto& [number, part] : parts) part.rewind();
    const std::uint64_t levels = parts.begin()->second.record().end->input.levels;
    auto turn = parts.begin();
    for (std::uint64_t level = 0; level < levels; ++level) {
        if (cancel.cancelled()) return std::nullopt;
        const auto answer = turn->second.next();
        if (!answer) return turn->second.changed();
        use(*answer);
        if (++turn == parts.end()) turn = parts.begin();
    }
    for (const auto& [number, part] : parts) {
        if (!part.is_as_recorded()) return part.changed();
    }
    return std::nullopt;
}

}  // namespace

void describe_join(CLI::App& verb, Args& args) {
    verb.add_option("FILE", args.answers, "what --output of each shard of a batch wrote, in any order")
        ->required()
        ->expected(1, -1);
    add_output_file(verb, args);
    add_examples(verb, {"decant join part-1.jsonl part-2.jsonl part-3.jsonl --output answers.jsonl"});
}

ExitCode join(const Args& args) {
    const api::CancelToken& cancel = cancel_on_interrupt();
    auto parts = open_parts(args.answers);
    if (!parts) return report(parts.error());
    if (const auto failure = refuse_to_replace_part(*parts, args.output)) return report(*failure);
    auto destination = Destination::open(args.output, args.force);
    if (!destination) return report(destination.error());
    // All of them are looked at before any is written.
    auto changed = each_answer(*parts, cancel, [](std::string_view) {});
    if (!changed) changed = each_answer(*parts, cancel, [&](auto answer) { destination->write(answer); });
    if (changed) return report(*changed);
    if (cancel.cancelled()) return ExitCode::interrupted;
    const auto unfinished = destination->finish();
    return unfinished ? report(*unfinished) : ExitCode::done;
}

}  // namespace decant::cli
