// Reads lines, has them answered, and writes the answers.
// SPDX-License-Identifier: MIT
#include "cli/batch.hpp"

#include <fmt/format.h>

#include <atomic>
#include <optional>
#include <string_view>
#include <utility>

#include "api/in_order.hpp"
#include "api/line_answers.hpp"
#include "cli/batch_output.hpp"
#include "cli/batch_progress.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace decant::cli {
namespace {

/// What answers come to in all.
class Total {
  public:
    void add(ExitCode code) {
        malformed_ |= code == ExitCode::malformed;
        unknown_ |= code == ExitCode::unknown;
        no_proof_ |= code == ExitCode::no_proof;
        internal_ |= code == ExitCode::internal;
        usage_ |= code == ExitCode::usage;
    }

    [[nodiscard]] ExitCode code() const {
        if (internal_) return ExitCode::internal;
        if (usage_) return ExitCode::usage;
        if (malformed_) return ExitCode::malformed;
        if (unknown_) return ExitCode::unknown;
        return no_proof_ ? ExitCode::no_proof : ExitCode::done;
    }

  private:
    bool malformed_ = false;
    bool unknown_ = false;
    bool no_proof_ = false;
    bool internal_ = false;
    bool usage_ = false;  ///< a proof would take the place of another file
};

/// A line, and its answer if an earlier run left one.
struct Item {
    BatchLine line;
    std::optional<std::string> kept;
};

struct AnsweredItem {
    Answer answer;
    std::uint64_t end = 0;
    bool is_kept = false;
    bool is_cut_short = false;
};

class Batch {
  public:
    using Solver = std::function<Answer(const api::Level&, const BatchLine&)>;

    Batch(const Args& args, const api::CancelToken& cancel, const Solver& solver, BatchLines lines,
          BatchOutput output)
        : args_(args),
          cancel_(cancel),
          solver_(solver),
          load_(args.load),
          lines_(std::move(lines)),
          output_(std::move(output)),
          progress_(!args.quiet && can_show_batch_progress(output_.is_file()), lines_.size()) {
        if (load_.format.empty()) load_.format = "code";
    }

    ExitCode run() {
        api::in_order(
            args_.jobs, [&] { return take(); }, [&](const Item& item) { return work(item); },
            [&](const AnsweredItem& item) { use(item); });
        progress_.clear();
        if (refusal_) return report(*refusal_);
        if (cancel_.cancelled()) return ExitCode::interrupted;
        if (const auto broken = lines_.failure()) return report(*broken);
        if (is_full_ || !output_.finish(lines_.input())) return full();
        return total_.code();
    }

  private:
    std::optional<Item> take() {
        if (is_full_ || refusal_) return std::nullopt;
        auto line = lines_.next(cancel_);
        if (lines_.failure()) return std::nullopt;
        auto kept = cancel_.cancelled() ? std::nullopt : output_.kept();
        ++taken_;
        if ((refusal_ = output_.failure())) return std::nullopt;
        if (kept && !(line && api::is_about(*kept, line->text))) {
            refusal_ = of_another_input(line);
            return std::nullopt;
        }
        return line ? std::optional(Item{*std::move(line), std::move(kept)}) : std::nullopt;
    }

    AnsweredItem work(const Item& item) {
        AnsweredItem done{item.kept ? again(item) : answer(item.line), item.line.end, item.kept.has_value()};
        done.is_cut_short = cancel_.cancelled() && !done.is_kept && output_.is_file();
        return done;
    }

    Answer again(const Item& item) {
        // An error does not say whose fault it is, so that is found out again.
        if (api::said_by(*item.kept) == api::Said::error) return answer(item.line);
        return {*item.kept, api::is_complete(*item.kept) ? ExitCode::done : ExitCode::unknown};
    }

    Answer answer(const BatchLine& line) {
        const auto level = line.level ? *line.level : api::load(line.text, load_);
        return level ? solver_(*level, line) : line_error(line, level.error(), ExitCode::malformed);
    }

    void use(const AnsweredItem& item) {
        // Of what was cut short, and of all behind it, a later run finds more.
        is_over_ |= item.is_cut_short;
        if (is_over_ || is_full_) return;
        total_.add(item.answer.code);
        if (!item.is_kept && !output_.write(item.answer.text)) is_full_ = true;
        progress_.count(item.answer.text, item.end, item.is_kept);
    }

    [[nodiscard]] Failure of_another_input(const std::optional<BatchLine>& line) const {
        const std::string there = line ? fmt::format("is not about {}, level {} of {}",
                                                     api::quoted(line->text), line->number, lines_.name())
                                       : fmt::format("{} has fewer levels", lines_.name());
        return {fmt::format("{}:{}: {}; resume with the same input, or give another --output", args_.output,
                            taken_, there),
                ExitCode::usage};
    }

    [[nodiscard]] ExitCode full() const {
        // `main` reports what is wrong with standard output.
        if (!output_.is_file()) return ExitCode::internal;
        return report(
            {fmt::format("{}: cannot be written; make room and --resume", args_.output), ExitCode::internal});
    }

    const Args& args_;
    const api::CancelToken& cancel_;
    const Solver& solver_;
    api::LoadOptions load_;
    BatchLines lines_;
    BatchOutput output_;
    BatchProgress progress_;
    Total total_;
    std::size_t taken_ = 0;
    std::optional<Failure> refusal_;
    bool is_over_ = false;
    std::atomic<bool> is_full_ = false;
};

}  // namespace

Answer line_error(const BatchLine& line, const api::Diagnostic& diagnostic, ExitCode code) {
    return {api::error_json(line.text, api::error_text(diagnostic, line.source)), code};
}

api::Stats batch_stats(const Args& args) { return args.no_times ? api::Stats::repeatable : api::Stats::all; }

ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const BatchLine&)>& answer) {
    auto lines = BatchLines::open(args.level, args.shard, args.load);
    if (!lines) return report(lines.error());
    auto output = BatchOutput::open(args);
    if (!output) return report(output.error());
    return Batch(args, cancel, answer, std::move(lines).value(), std::move(output).value()).run();
}

}  // namespace decant::cli
