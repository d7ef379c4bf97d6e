// `decant join`: the answers of all shards of a batch, in the order of its levels.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "api/line_answers.hpp"
#include "cli/batch_record.hpp"
#include "cli/destination.hpp"
#include "cli/output.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

/// A file of answers with its record.
struct Part {
    std::string path;
    BatchRecord record;
    std::ifstream file;

    [[nodiscard]] Failure failure(std::string_view what, ExitCode code = ExitCode::usage) const {
        return {fmt::format("{}: {}", path, what), code};
    }
    [[nodiscard]] Failure changed() const {
        return failure("was changed after it was made; make it again", ExitCode::malformed);
    }
};

/// By the numbers of their shards.
using Parts = std::map<std::uint64_t, Part>;

api::Result<Part, Failure> open_part(const std::string& path) {
    Part part{path, {}, std::ifstream(path, std::ios::binary)};
    if (!part.file)
        return part.failure(
            fmt::format("cannot be read: {}; give the answers of a shard", std::strerror(errno)),
            ExitCode::unreadable);
    auto record = BatchRecord::read(path);
    if (!record) return record.error();
    part.record = std::move(record).value();
    if (!part.record.end) return part.failure("is not finished; give its command again, with --resume");
    std::error_code error;
    if (std::filesystem::file_size(path, error) != part.record.end->bytes || error)
        return part.failure("does not end where its record says; give its command again, with --resume");
    return part;
}

/// Why a part does not belong to the run of the first one, or nothing.
std::optional<Failure> refuse_stranger(const Part& part, const Part& first) {
    const auto stranger = [&](std::string_view how) {
        return part.failure(fmt::format("{} {}; give the shards of one run", how, first.path));
    };
    const BatchRecord& record = part.record;
    if (const auto how = difference(record, first.record); !how.empty())
        return stranger(fmt::format("was made {}, unlike", how));
    if (record.shard.count != first.record.shard.count)
        return stranger(fmt::format("is shard {}, which does not go with shard {},", text_of(record.shard),
                                    text_of(first.record.shard)));
    if (record.end->input != first.record.end->input) return stranger("is about another input than");
    return std::nullopt;
}

std::optional<Failure> refuse_gap(const Parts& parts) {
    const std::uint64_t count = parts.begin()->second.record.shard.count;
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
    const Part* first = nullptr;
    for (const std::string& path : paths) {
        auto part = open_part(path);
        if (!part) return part.error();
        if (first != nullptr) {
            if (auto stranger = refuse_stranger(*part, *first)) return *std::move(stranger);
        }
        const Shard shard = part->record.shard;
        const auto [place, is_new] = parts.try_emplace(shard.number, std::move(part).value());
        if (!is_new)
            return Failure{fmt::format("{}: is shard {}, as is {}; leave out one of them", path,
                                       text_of(shard), place->second.path),
                           ExitCode::usage};
        if (first == nullptr) first = &place->second;
    }
    if (auto gap = refuse_gap(parts)) return *std::move(gap);
    return parts;
}

/// Hands over the answers in the order of the levels, which were dealt out one by one.
std::optional<Failure> each_answer(Parts& parts, const api::CancelToken& cancel,
                                   const std::function<void(const std::string&)>& use) {
    for (auto& [number, part] : parts) {
        part.file.clear();
        part.file.seekg(0);
    }
    const std::uint64_t levels = parts.begin()->second.record.end->input.levels;
    std::string answer;
    auto turn = parts.begin();
    for (std::uint64_t level = 0; level < levels && !cancel.cancelled(); ++level) {
        if (!std::getline(turn->second.file, answer)) return turn->second.changed();
        use(answer);
        if (++turn == parts.end()) turn = parts.begin();
    }
    return std::nullopt;
}

/// Looks at all of them before any is written.
std::optional<Failure> refuse_changes(Parts& parts, const api::CancelToken& cancel) {
    BatchInput about;
    if (auto failure =
            each_answer(parts, cancel, [&](const auto& answer) { about.add(api::level_of(answer)); }))
        return failure;
    if (cancel.cancelled() || about == parts.begin()->second.record.end->input) return std::nullopt;
    return Failure{
        "the answers are not about the levels of the batch, so some file was changed after it was "
        "made; make them again",
        ExitCode::malformed};
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
    auto destination = Destination::open(args.output, args.force);
    if (!destination) return report(destination.error());
    if (const auto failure = refuse_changes(*parts, cancel)) return report(*failure);
    const auto vanished =
        each_answer(*parts, cancel, [&](const auto& answer) { destination->write(answer + "\n"); });
    if (vanished) return report(*vanished);
    if (cancel.cancelled()) return ExitCode::interrupted;
    const auto unfinished = destination->finish();
    return unfinished ? report(*unfinished) : ExitCode::done;
}

}  // namespace decant::cli
