// `decant join`: the answers of all shards of a batch, in the order of its levels.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstddef>
#include <cstdint>
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

#include "cli/batch_output.hpp"
#include "cli/destination.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/shared_flags.hpp"
#include "cli/terminal.hpp"
#include "cli/verbs.hpp"

namespace decant::cli {
namespace {

/// A file of answers with its record. It is open only while a piece of it is read, as there may be more parts
/// than files that a program may have open.
class BatchPart {
  public:
    static api::Result<BatchPart, Failure> open(const std::string& path);

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const BatchRecord& record() const { return record_; }

    /// Begins with the first answer again.
    void rewind();
    /// The next answer with its line end, until the next call; nothing where there is none.
    std::optional<std::string_view> next();
    /// Whether the answers that `next` gave are all that the run wrote.
    [[nodiscard]] bool is_as_recorded() const;

    [[nodiscard]] Failure failure(std::string_view what, ExitCode code = ExitCode::usage) const;
    [[nodiscard]] Failure changed() const;

  private:
    BatchPart(std::string path, BatchRecord record) : path_(std::move(path)), record_(std::move(record)) {}
    bool read_piece();

    std::string path_;
    BatchRecord record_;
    std::string piece_;      ///< of the file, up to `read_`
    std::size_t given_ = 0;  ///< bytes of the piece
    std::uint64_t read_ = 0;
    Digest digest_;
};

api::Result<BatchPart, Failure> BatchPart::open(const std::string& path) {
    BatchPart part(path, {});
    if (!std::ifstream(path, std::ios::binary))
        return part.failure(
            fmt::format("cannot be read: {}; give the answers of a shard", std::strerror(errno)),
            ExitCode::unreadable);
    auto record = BatchRecord::read(path);
    if (!record) return record.error();
    part.record_ = std::move(record).value();
    if (!part.record_.end) return part.failure("is not finished; give its command again, with --resume");
    std::error_code error;
    if (std::filesystem::file_size(path, error) != part.record_.end->bytes || error)
        return part.failure("does not end where its record says; give its command again, with --resume");
    return part;
}

void BatchPart::rewind() {
    piece_.clear();
    given_ = read_ = 0;
    digest_ = {};
}

std::optional<std::string_view> BatchPart::next() {
    std::size_t end = piece_.find('\n', given_);
    while (end == std::string::npos) {
        const std::size_t searched = piece_.size() - given_;
        if (!read_piece()) return std::nullopt;
        end = piece_.find('\n', searched);
    }
    const std::string_view answer = std::string_view(piece_).substr(given_, end + 1 - given_);
    given_ = end + 1;
    digest_.add(answer);
    return answer;
}

bool BatchPart::read_piece() {
    constexpr std::size_t size = 1 << 14;  // thousands of parts have one each
    piece_.erase(0, std::exchange(given_, 0));
    const std::size_t before = piece_.size();
    piece_.resize(before + size);
    std::ifstream file(path_, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(read_));
    file.read(piece_.data() + before, size);
    const auto got = static_cast<std::size_t>(file.gcount());
    piece_.resize(before + got);
    read_ += got;
    return got > 0;
}

bool BatchPart::is_as_recorded() const {
    return given_ == piece_.size() && read_ == record_.end->bytes && digest_ == record_.end->digest;
}

Failure BatchPart::failure(std::string_view what, ExitCode code) const {
    return {fmt::format("{}: {}", path_, what), code};
}

Failure BatchPart::changed() const {
    return failure("was changed after it was made; make it again", ExitCode::malformed);
}

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
    verb.add_option("FILE", args.answers, "the --output of each shard of a batch, in any order")
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
