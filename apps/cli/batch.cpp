// Runs a batch: reads lines, has them answered, writes the answers, and shows progress on a terminal.
// SPDX-License-Identifier: MIT
#include "cli/batch.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "api/line_answers.hpp"
#include "base/in_order.hpp"
#include "base/json_text.hpp"
#include "base/release_memory.hpp"
#include "cli/batch_output.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/search_memory.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

/// `40 s`, `3 min`, `5 h`, `2 days`: as exact as an estimate is.
std::string about(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    if (seconds < 2 * minute) return fmt::format("{:.0f} s", seconds);
    if (seconds < 2 * hour) return fmt::format("{:.0f} min", seconds / minute);
    return seconds < 2 * day ? fmt::format("{:.0f} h", seconds / hour)
                             : fmt::format("{:.0f} days", seconds / day);
}

/// The number of answers of each kind.
struct BatchCounts {
    std::array<std::size_t, 4> said{};  ///< by `Said`
    std::size_t kept = 0;               ///< of them, by an earlier run

    std::size_t& of(api::Said what) { return said[static_cast<std::size_t>(what)]; }
    [[nodiscard]] std::size_t of(api::Said what) const { return said[static_cast<std::size_t>(what)]; }
    [[nodiscard]] std::size_t all() const {
        return std::accumulate(said.begin(), said.end(), std::size_t{0});
    }
};

/// `1200 levels, 60 a second, about 3 min left: 1100 solved, 70 unsolvable, 30 unknown`. `seconds` passed
/// since this run began, and about so many are left.
std::string progress_text(const BatchCounts& counts, double seconds, std::optional<double> left) {
    using enum api::Said;
    std::string text = api::counted(counts.all(), "level");
    const auto done = static_cast<double>(counts.all() - counts.kept);
    if (seconds > 0 && done > 0) text += fmt::format(", {:.3g} a second", done / seconds);
    if (left) text += fmt::format(", about {} left", about(*left));
    text += fmt::format(": {} solved, {} unsolvable, {} unknown", counts.of(solved), counts.of(unsolvable),
                        counts.of(unknown));
    return counts.of(error) > 0 ? fmt::format("{}, {} refused", text, counts.of(error)) : text;
}

/// The line of progress, told of each answer.
class BatchProgress {
  public:
    /// `size` is that of the input in bytes, where it is known.
    BatchProgress(bool wanted, std::optional<std::uint64_t> size) : line_(wanted), size_(size) {}

    /// `end` bytes of the input are done with this answer.
    void count(std::string_view answer, std::uint64_t end, bool is_kept) {
        if (!line_.is_wanted()) return;
        ++counts_.of(api::said_by(answer));
        if (is_kept) {
            ++counts_.kept;
            kept_end_ = end;
        }
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
        line_.show(progress_text(counts_, passed.count(), seconds_left(passed.count(), end)));
    }
    void clear() { line_.clear(); }

  private:
    [[nodiscard]] std::optional<double> seconds_left(double seconds, std::uint64_t end) const {
        if (!size_ || end <= kept_end_) return std::nullopt;
        const auto done = static_cast<double>(end - kept_end_);
        // The last line may have no end.
        return end < *size_ ? seconds * static_cast<double>(*size_ - end) / done : 0;
    }

    CountLine line_;
    std::optional<std::uint64_t> size_;
    BatchCounts counts_;
    std::uint64_t kept_end_ = 0;  ///< bytes of the input that an earlier run did
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Whether progress may be shown: standard error is a terminal, and the answers do not go to the same one,
/// even by way of another program.
bool can_show_batch_progress(bool answers_go_to_a_file) {
    struct stat out{};
    const bool is_sent_to_a_file = ::fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(out.st_mode);
    return can_show_progress() && (answers_go_to_a_file || is_sent_to_a_file);
}

/// The exit code of a batch, from those of its answers.
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
    std::optional<BatchLine> other = {};  ///< the line, if a kept error is not about it
};

/// Larger levels take longer, as a rule.
struct ByLevel : base::Dealing {
    static std::size_t size_of(const Item& item) { return item.kept ? 0 : item.line.text.size(); }
    /// A line, its level and its answer take five times as much as the line.
    static std::size_t load_of(const Item& item) { return sizeof(item) + 6 * item.line.text.size(); }
    static std::size_t weight_of(const AnsweredItem& item) { return sizeof(item) + item.answer.text.size(); }
};

ByLevel dealing(const Args& args, const BatchLines& lines) {
    ByLevel deal;
    deal.most_held = std::max(std::size_t{1}, waiting_memory(args));
    // Not for a pipe: its writer may send each level only after the answer to the one before.
    if (args.jobs > 1 && lines.size())
        deal.last = base::last_of_each_job * static_cast<std::size_t>(args.jobs);
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
        load_.strict = true;
    }

    ExitCode run() {
        base::in_order(
            args_.jobs, [&] { return take(); }, [&](const Item& item) { return work(item); },
            [&](const AnsweredItem& item) { use(item); }, dealing(args_, lines_));
        progress_.clear();
        if (refusal_) return report(*refusal_);
        if (other_error_) return report(*other_error_);
        if (is_interrupted()) return ExitCode::interrupted;
        if (const auto broken = lines_.failure()) return report(*broken);
        if (is_full_) return full();
        if (const auto unfinished = out_of_time()) return report(*unfinished);
        if (output_.finish(lines_.input())) return total_.code();
        problem_ = errno;
        return full();
    }

  private:
    std::optional<BatchLine> read_on(const api::CancelToken& cancel) {
        auto line = lines_.next(cancel);
        taken_ += line ? 1 : 0;
        return line;
    }

    std::optional<Item> take() {
        if (is_over_ || cancel_.cancelled()) return std::nullopt;
        auto kept = output_.kept();
        refusal_ = output_.failure();
        if (refusal_) return std::nullopt;
        if (!kept) begin_time();
        auto line = read_on(cancel_);
        if (kept && (line ? !is_about(*kept, *line) : lines_.is_at_end()))
            refusal_ = of_another_input(line ? taken_ : taken_ + 1, line);
        if (refusal_ || !line || lines_.failure()) return std::nullopt;
        return Item{*std::move(line), std::move(kept)};
    }

    /// The time of this run is for the levels that earlier ones left.
    void begin_time() {
        if (args_.total_seconds && !std::exchange(has_begun_, true)) cancel_after(*args_.total_seconds);
    }

    static bool is_about(const std::string& kept, const BatchLine& line) {
        if (!api::is_about(kept, line.text)) return false;
        return !line.level || api::said_by(kept) == api::Said::error ||
               api::remarks_of(kept) == line.remarks();
    }

    AnsweredItem work(const Item& item) {
        if (item.kept) return again(item);
        if (is_over_ || cancel_.cancelled()) return {.is_cut_short = true};
        AnsweredItem done{.answer = answer(item.line), .end = item.line.end};
        // After Ctrl-C, print the results found so far.
        done.is_cut_short = cancel_.cancelled() && (!is_interrupted() || output_.is_file());
        // Each thread has its own heap, which keeps the memory that its last level took.
        constexpr std::size_t large = 100'000;
        if (item.line.text.size() >= large) base::release_freed_memory();
        return done;
    }

    AnsweredItem again(const Item& item) {
        AnsweredItem done{.answer = {*item.kept + "\n"}, .end = item.line.end, .is_kept = true};
        if (api::said_by(*item.kept) != api::Said::error) {
            done.answer.code = api::is_complete(*item.kept) ? ExitCode::done : ExitCode::unknown;
            return done;
        }
        // An error does not say whose fault it is, so that is found out again.
        const Answer found = answer(item.line);
        done.answer.code = found.code;
        if (found.code == ExitCode::malformed && found.text != done.answer.text) done.other = item.line;
        return done;
    }

    Answer answer(const BatchLine& line) {
        const auto level = line.level ? *line.level : api::load(line.text, load_);
        if (!level) return line_error(line, level.error(), ExitCode::malformed);
        Answer answer = solver_(*level, line);
        // A code does not have the names.
        if (line.level && api::said_by(answer.text) != api::Said::error)
            answer.text = base::with_members(std::move(answer.text), api::colors_member(*level));
        return answer;
    }

    void use(const AnsweredItem& item) {
        // A later run finds more about an answer that was cut short, and about all behind it.
        if (item.is_cut_short) is_over_ = true;
        if (is_over_) return;
        if (item.other) {
            is_over_ = true;
            other_error_ = of_another_input(answered_ + 1, item.other);
            return;
        }
        if (!item.is_kept && !output_.write(item.answer.text)) {
            problem_ = errno;
            is_over_ = is_full_ = true;
            return;
        }
        ++answered_;
        total_.add(item.answer.code);
        progress_.count(item.answer.text, item.end, item.is_kept);
    }

    [[nodiscard]] Failure of_another_input(std::size_t number, const std::optional<BatchLine>& line) const {
        const std::string there = line ? fmt::format("is not about {}, level {} of {}",
                                                     api::quoted(line->text), line->number, lines_.name())
                                       : fmt::format("{} has fewer levels", lines_.name());
        return {fmt::format("{}:{}: {}; resume with the same input, or give another --output", args_.output,
                            number, there),
                ExitCode::usage};
    }

    /// The levels that the total time limit left, if it left any.
    std::optional<Failure> out_of_time() {
        if (!cancel_.cancelled()) return std::nullopt;
        // A pipe may never end, and splitting a text into levels takes time.
        while (lines_.can_be_counted() && read_on(interruption())) {
        }
        const bool is_counted = lines_.is_at_end();
        if (is_counted && taken_ == answered_) return std::nullopt;
        return Failure{
            fmt::format("stopped by the total time limit {}; {}",
                        is_counted ? fmt::format("with {} of {} levels left", taken_ - answered_, taken_)
                                   : "after " + api::counted(answered_, "level"),
                        output_.is_file() ? "give the command again, with --resume"
                                          : "raise it, or write to --output, which --resume continues"),
            ExitCode::unfinished};
    }

    [[nodiscard]] ExitCode full() const {
        // `main` reports what is wrong with standard output.
        if (!output_.is_file()) return ExitCode::internal;
        return report(GrowingFile::full(args_.output, problem_));
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
    bool has_begun_ = false;  ///< with the levels that earlier runs left
    std::size_t answered_ = 0;
    std::optional<Failure> refusal_;
    std::optional<Failure> other_error_;
    std::atomic<bool> is_over_ = false;  ///< nothing more is begun or written
    bool is_full_ = false;
    int problem_ = 0;  ///< why
};

}  // namespace

Answer line_error(const BatchLine& line, const api::Diagnostic& diagnostic, ExitCode code) {
    return {api::error_json(line.text, api::error_text(diagnostic, line.source)), code};
}

api::Stats batch_stats(const Args& args) { return args.no_times ? api::Stats::repeatable : api::Stats::all; }

ExitCode each_line(const Args& args, const api::CancelToken& cancel,
                   const std::function<Answer(const api::Level&, const BatchLine&)>& answer) {
    api::LoadOptions strict = load_options(args, most_bytes);
    strict.strict = true;
    auto lines = BatchLines::open(args.level, args.shard, strict);
    if (!lines) return report(lines.error());
    auto output = BatchOutput::open(args);
    if (!output) return report(output.error());
    return Batch(args, cancel, answer, std::move(lines).value(), std::move(output).value()).run();
}

}  // namespace decant::cli
