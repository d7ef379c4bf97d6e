// Reads lines, has them answered, and writes the answers.
// SPDX-License-Identifier: MIT
#include "cli/batch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "api/in_order.hpp"
#include "api/line_answers.hpp"
#include "cli/batch_output.hpp"
#include "cli/batch_progress.hpp"
#include "cli/output.hpp"
#include "cli/search_memory.hpp"
#include "cli/terminal.hpp"

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
    Answer answer = {};
    std::uint64_t end = 0;
    bool is_kept = false;
    bool is_cut_short = false;
};

/// The more there is of a level, the longer it takes, as a rule.
struct ByLevel : api::Dealing {
    static std::size_t size_of(const Item& item) { return item.kept ? 0 : item.line.text.size(); }
    static std::size_t weight_of(const AnsweredItem& item) { return sizeof(item) + item.answer.text.size(); }
};

ByLevel dealing(const Args& args, const BatchLines& lines) {
    ByLevel deal;
    deal.most_waiting = std::max(std::size_t{1}, waiting_memory(args));
    // Who sends one level after the other waits for an answer to each.
    if (args.jobs > 1 && lines.is_there())
        deal.last = api::last_of_each_job * static_cast<std::size_t>(args.jobs);
    return deal;
}

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
        if (args_.total_seconds) cancel_after(*args_.total_seconds);
        api::in_order(
            args_.jobs, [&] { return take(); }, [&](const Item& item) { return work(item); },
            [&](const AnsweredItem& item) { use(item); }, dealing(args_, lines_));
        progress_.clear();
        if (refusal_) return report(*refusal_);
        if (is_interrupted()) return ExitCode::interrupted;
        if (const auto broken = lines_.failure()) return report(*broken);
        if (is_full_) return full();
        if (const auto unfinished = out_of_time()) return report(*unfinished);
        return output_.finish(lines_.input()) ? total_.code() : full();
    }

  private:
    std::optional<BatchLine> read_on() {
        auto line = lines_.next(interruption());
        is_at_end_ = !line;
        taken_ += line ? 1 : 0;
        return line;
    }

    std::optional<Item> take() {
        if (is_over_) return std::nullopt;
        auto line = read_on();
        if (lines_.failure()) return std::nullopt;
        auto kept = is_interrupted() ? std::nullopt : output_.kept();
        refusal_ = output_.failure();
        if (refusal_) return std::nullopt;
        if (kept && !(line && api::is_about(*kept, line->text))) {
            refusal_ = of_another_input(line);
            return std::nullopt;
        }
        if (!line || (!kept && cancel_.cancelled())) return std::nullopt;
        return Item{*std::move(line), std::move(kept)};
    }

    AnsweredItem work(const Item& item) {
        if (!item.kept && (is_over_ || cancel_.cancelled())) return {.is_cut_short = true};
        AnsweredItem done{item.kept ? again(item) : answer(item.line), item.line.end, item.kept.has_value()};
        // Who interrupts a batch that is printed wants to see what was found.
        done.is_cut_short = cancel_.cancelled() && !done.is_kept && !(is_interrupted() && !output_.is_file());
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
        if (item.is_cut_short) is_over_ = true;
        if (is_over_) return;
        if (!item.is_kept && !output_.write(item.answer.text)) {
            is_over_ = is_full_ = true;
            return;
        }
        ++answered_;
        total_.add(item.answer.code);
        progress_.count(item.answer.text, item.end, item.is_kept);
    }

    [[nodiscard]] Failure of_another_input(const std::optional<BatchLine>& line) const {
        const std::string there = line ? fmt::format("is not about {}, level {} of {}",
                                                     api::quoted(line->text), line->number, lines_.name())
                                       : fmt::format("{} has fewer levels", lines_.name());
        const std::size_t number = line ? taken_ : taken_ + 1;
        return {fmt::format("{}:{}: {}; resume with the same input, or give another --output", args_.output,
                            number, there),
                ExitCode::usage};
    }

    /// What the total time limit left, if it left something.
    std::optional<Failure> out_of_time() {
        if (!cancel_.cancelled()) return std::nullopt;
        // A pipe may never end.
        while (!is_at_end_ && lines_.is_there()) read_on();
        if (is_at_end_ && taken_ == answered_) return std::nullopt;
        return Failure{
            fmt::format("stopped by the total time limit {}; {}",
                        is_at_end_ ? fmt::format("with {} of {} levels left", taken_ - answered_, taken_)
                                   : "after " + api::counted(answered_, "level"),
                        output_.is_file() ? "give the command again, with --resume"
                                          : "raise it, or write to --output, which --resume continues"),
            ExitCode::unfinished};
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
    bool is_at_end_ = false;
    std::size_t answered_ = 0;
    std::optional<Failure> refusal_;
    std::atomic<bool> is_over_ = false;  ///< nothing more is begun or written
    bool is_full_ = false;
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
