// `decant collection FILE import` and `add`.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/collection.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"

namespace decant::cli {
namespace {

namespace fs = std::filesystem;

/// The files that PATH names: itself, or all files in a folder and below, in the order of their names.
std::vector<std::string> files_of(const std::string& path) {
    std::error_code ignored;
    if (path == "-" || !fs::is_directory(path, ignored)) return {path};
    std::vector<std::string> files;
    for (fs::recursive_directory_iterator at(path, ignored), end; at != end; at.increment(ignored)) {
        if (at->is_regular_file(ignored)) files.push_back(at->path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// Takes levels one by one and adds them by hundreds. A collection that does not exist yet is created with
/// the first of them, so that a failed import leaves no empty one behind.
class Importer {
  public:
    explicit Importer(const Args& args)
        : path_(args.collection.file),
          load_(args.load),
          cancel_(cancel_on_interrupt()),
          progress_(!args.quiet && can_show_progress()) {}

    /// Opens the collection; an error ends the import.
    bool open() {
        auto collection = open_collection(path_, api::Access::create);
        if (collection)
            collection_ = *std::move(collection);
        else
            failure_ = collection.error();
        return !failure_;
    }

    /// Whether to continue.
    bool take(const api::Candidate& candidate, const std::string& source) {
        is_empty_ = false;
        if (!candidate.level) {
            ++refused_;
            const std::string place =
                candidate.line > 0 ? fmt::format("{}:{}", source, candidate.line) : source;
            const api::Diagnostic& fault = candidate.level.error().diagnostic;
            if (api::unknown_keys_in({fault}, load_))
                of_keys_.push_back(fault);
            else
                report(failure(fault, place));
            return !cancel_.cancelled();
        }
        if (!collection_ && !open()) return false;
        waiting_.push_back({*candidate.level, {source, candidate.line, candidate.label}});
        constexpr std::size_t batch = 200;
        if (waiting_.size() >= batch) flush();
        return !failure_ && !cancel_.cancelled();
    }

    /// Reports the keys without a rule, once for all levels of an input.
    void end_input(const std::string& source) {
        if (const auto fault = api::unknown_keys_in(std::exchange(of_keys_, {}), load_))
            report(failure(*fault, source));
    }

    void flush() {
        if (waiting_.empty()) return;
        std::vector<api::NewLevel> levels;
        for (const Waiting& each : waiting_) levels.push_back({&each.level.puzzle(), each.origin});
        const auto added = collection_->add(levels);
        waiting_.clear();
        if (!added) {
            failure_ = failure_of(added.error());
            return;
        }
        for (const api::Added& level : *added) ++(level.is_new ? new_ : known_);
        progress_.show(fmt::format("{} added", api::counted(new_, "level")));
    }

    ExitCode finish(bool quiet) {
        if (!failure_) flush();
        if (failure_) {
            if (collection_) failure_->line += fmt::format("; {} added before", api::counted(new_, "level"));
            return report(*failure_);
        }
        const bool nothing_was_read = missed_ && is_empty_;
        if (!quiet && !nothing_was_read)
            print(fmt::format("{} added, {} already there, {} refused\n", new_, known_, refused_));
        if (cancel_.cancelled()) return ExitCode::interrupted;
        if (missed_) return *missed_;
        return refused_ > 0 ? ExitCode::malformed : ExitCode::done;
    }

    /// Notes that an input could not be read; the others count all the same.
    void miss(ExitCode code) { missed_ = code; }

  private:
    struct Waiting {
        api::Level level;
        api::Origin origin;
    };

    std::string path_;
    const api::LoadOptions& load_;
    std::optional<api::Collection> collection_;
    const api::CancelToken& cancel_;
    CountLine progress_;
    std::vector<Waiting> waiting_;
    std::vector<api::Diagnostic> of_keys_;  ///< refusals that say together which keys have no rule
    std::optional<Failure> failure_;
    std::optional<ExitCode> missed_;
    bool is_empty_ = true;  ///< no input held anything
    std::size_t new_ = 0;
    std::size_t known_ = 0;
    std::size_t refused_ = 0;
};

}  // namespace

ExitCode import_levels(const Args& args) {
    Importer importer(args);
    std::error_code ignored;
    // An existing file is checked first: it may not be a collection.
    if (fs::exists(args.collection.file, ignored) && !importer.open()) return importer.finish(args.quiet);
    for (const std::string& path : args.collection.paths) {
        for (const std::string& file : files_of(path)) {
            const auto input = read_input(file, "a file or a folder of levels, or '-'");
            if (!input) {
                importer.miss(report(input.error()));
                continue;
            }
            bool go_on = true;
            each_level_of(args, *input, [&](const api::Candidate& candidate) {
                return go_on = importer.take(candidate, input->source);
            });
            importer.end_input(input->source);
            if (!go_on) return importer.finish(args.quiet);
        }
    }
    return importer.finish(args.quiet);
}

ExitCode add_level_to_collection(const Args& args) {
    const auto level = load_level(args);
    if (!level) return report(level.error());
    print_error(api::not_used_text(*level));
    auto collection = open_collection(args.collection.file, api::Access::create);
    if (!collection) return report(collection.error());
    const api::NewLevel added_level{&level->puzzle(), {source_of(args.level), 0, ""}};
    const auto added = collection->add({&added_level, 1});
    if (!added) return report(failure_of(added.error()));
    const api::Added& result = added->front();
    if (!args.quiet)
        print(fmt::format("level {}{}\n", result.id, result.is_new ? "" : ", which was already there"));
    return ExitCode::done;
}

}  // namespace decant::cli
