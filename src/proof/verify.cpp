// Goes through a proof, once or several times, and checks for each entry what the theorem requires.
// SPDX-License-Identifier: MIT
#include "proof/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <new>
#include <utility>

#include "base/text.hpp"
#include "proof/certificate.hpp"
#include "proof/level.hpp"
#include "proof/table.hpp"

namespace decant::proof {
namespace {

/// The reason for ending the work. Thrown, as it may come from any of the loops, and caught in this file.
struct Stop {
    Verdict::Status status = Verdict::Status::rejected;
    std::size_t line = 0;
    std::string problem;
};

[[noreturn]] void reject(std::size_t line, std::string problem) {
    throw Stop{Verdict::Status::rejected, line, std::move(problem)};
}
/// `what` completes a sentence about the line.
[[noreturn]] void reject_line(std::size_t line, std::string_view what) {
    reject(line, fmt::format("the line {}", what));
}
[[noreturn]] void give_up(Cut cut) {
    static constexpr std::string_view why[] = {"the table has more entries than allowed", "time ran out",
                                               "memory ran out", "interrupted"};
    throw Stop{Verdict::Status::unchecked, 0, std::string(why[static_cast<std::size_t>(cut)])};
}

struct Entry {
    OwnRow position;
    Cost bound = 0;  ///< for Kind::bounds
};

class Verifier {
  public:
    Verifier(Bytes& bytes, const VerifyOptions& options, Verdict& verdict)
        : options_(options),
          passes_(std::max(options.passes.count, 1u)),
          verdict_(verdict),
          lines_(bytes, passes_ > 1 ? std::optional(Fingerprint(options.passes.key)) : std::nullopt) {
        assert(passes_ == 1 || options.passes.key != Fingerprint::Key{});
    }

    void run() {
        read_head();
        if (options_.derive) return derive();
        make_domain();
        for (std::uint64_t pass = 0; pass < passes_; ++pass) go_through(pass);
        check_start();
    }

  private:
    // 1. The head.

    std::string_view next_line() {
        const auto line = lines_.next();
        if (!line) reject(lines_.number(), line.error());
        if (!*line) reject_line(lines_.number(), "is missing: the proof is cut short");
        return **line;
    }

    /// The rest of the next line, which begins with a word.
    std::string_view next_line(std::string_view word) {
        std::string_view line = next_line();
        if (!line.starts_with(word))
            reject_line(lines_.number(), fmt::format("does not begin with '{}'", base::trim(word)));
        line.remove_prefix(word.size());
        return line;
    }

    void read_head() {
        const std::string_view version = next_line("decant-proof ");
        if (version != "1" && version != "2")
            reject_line(1, "is neither 'decant-proof 1' nor 'decant-proof 2'");
        Statement& statement = verdict_.statement;
        statement.full = version == "2";
        statement.code = next_line("level ");
        auto level = read_level(statement.code, statement.full);
        if (!level) reject(lines_.number(), level.error());
        level_ = *std::move(level);
        if (options_.about) compare_level(*options_.about);
        const auto claim = read_claim(next_line("claim "));
        if (!claim) reject_line(lines_.number(), claim.error());
        statement.claim = *claim;
        if (claim->kind == Claim::Kind::optimum) read_plan();
        const auto entries = read_number(next_line("entries "));
        if (!entries) reject_line(lines_.number(), "does not state a number of entries");
        verdict_.entries = static_cast<std::uint64_t>(*entries);
        head_lines_ = lines_.number();
    }

    void compare_level(const Subject& subject) {
        const bool full = verdict_.statement.full;
        const auto asked = read_level(subject.code, full);
        if (!asked || !(*asked == level_))
            reject_line(lines_.number(), fmt::format("is about a level other than {}", subject.code));
        if (full != subject.full)
            reject_line(
                1, fmt::format("is about the goal `{}`, not `{}`", goal_word(full), goal_word(subject.full)));
    }

    void read_plan() {
        Statement& statement = verdict_.statement;
        const std::string_view text = next_line("plan");
        statement.plan.clear();
        if (!text.empty()) {
            if (text.front() != ' ') reject_line(lines_.number(), "does not begin with 'plan'");
            for (const std::string_view move : split(text.substr(1), ' ')) statement.plan.emplace_back(move);
        }
        const std::size_t moves = statement.plan.size();
        if (moves != static_cast<std::size_t>(statement.claim.length))
            reject_line(lines_.number(), fmt::format("has {}, the claim says {}",
                                                     base::counted(moves, "move"), statement.claim.length));
        if (const auto fault = fault_of(*level_, statement.plan)) reject(lines_.number(), *fault);
    }

    // 2. Either the smallest table...

    void derive() {
        const auto certificate = certify(verdict_.statement, options_.control);
        if (certificate) {
            verdict_.kind = certificate->kind();
            verdict_.entries = certificate->entries();
            return;
        }
        switch (certificate.error().reason) {
            case NoProof::Reason::refuted:
                reject(3, "the claim is wrong: the rules allow a shorter way to a goal");
            case NoProof::Reason::plan:
            case NoProof::Reason::level:
                reject(0, certificate.error().detail);
            case NoProof::Reason::cut:
                give_up(certificate.error().cut);
        }
    }

    // 3. ... or that of the file.

    void make_domain() {
        const bool unsolvable = verdict_.statement.claim.kind == Claim::Kind::unsolvable;
        verdict_.kind = unsolvable ? Kind::positions : Kind::bounds;
        if (unsolvable && verdict_.entries > 0) {
            // The first entry determines the kind of all.
            if (next_line().starts_with(entry_of(Kind::borders).before_entry)) verdict_.kind = Kind::borders;
            lines_.again();
        }
        domain_ = verdict_.kind == Kind::borders ? border_positions_of(*level_) : positions_of(*level_);
        if (domain_ == nullptr)
            reject_line(head_lines_ + 1, "is a border position, and such a level has none");
        start_ = domain_->start();
    }

    Entry next_entry(std::string& previous) {
        std::string_view text = next_line(entry_of(verdict_.kind).before_entry);
        Entry entry;
        if (verdict_.kind == Kind::bounds) {
            const std::size_t blank = std::min(text.find(' '), text.size());
            const auto bound = read_number(text.substr(0, blank));
            if (!bound || *bound == 0 || blank == text.size())
                reject_line(lines_.number(), "has no bound from 1 to 999999999");
            entry.bound = *bound;
            text.remove_prefix(blank + 1);
        }
        if (text <= previous) reject_line(lines_.number(), "does not rise above the line before it");
        previous = text;
        auto position = domain_->read(text);
        if (!position) reject(lines_.number(), position.error());
        entry.position = *std::move(position);
        if (entry.position == start_) start_bound_ = entry.bound;
        return entry;
    }

    /// All entries of the file, one after the other, to its end.
    template <class Take>
    void each_entry(const Take& take) {
        if (std::exchange(was_read_, true)) return each_entry_again(take);
        read_entries(take);
    }

    template <class Take>
    void each_entry_again(const Take& take) {
        if (const auto fault = lines_.rewind()) reject(0, *fault);
        const auto require_same = [&] {
            if (lines_.changed()) reject(0, "the file changed while it was read");
        };
        try {
            while (lines_.number() < head_lines_) next_line();
            read_entries(take);
        } catch (const Stop& stop) {
            if (stop.status == Verdict::Status::rejected) require_same();
            throw;
        }
        require_same();
    }

    template <class Take>
    void read_entries(const Take& take) {
        std::string previous;
        for (std::uint64_t i = 0; i < verdict_.entries; ++i) {
            const Entry entry = next_entry(previous);
            take(entry.position, entry.bound, lines_.number());
        }
        if (!next_line("end").empty()) reject_line(lines_.number(), "is not 'end'");
        const auto more = lines_.next();
        if (!more) reject(lines_.number(), more.error());
        if (*more) reject_line(lines_.number(), "comes after the end");
    }

    void go_through(std::uint64_t pass) {
        const auto is_due = [&](Row row) { return passes_ == 1 || hash_of(row) % passes_ == pass; };
        Table table(domain_->width());
        Watch watch(options_.control);
        std::uint64_t done = 0;
        const auto look = [&](std::size_t line) {
            const auto cut = watch.at(++done + verdict_.successors, line - head_lines_,
                                      table.memory() + domain_->memory());
            if (cut) give_up(*cut);
        };
        each_entry([&](Row position, Cost bound, std::size_t line) {
            if (is_due(position)) table.add(position, bound);
            look(line);
        });
        const auto check_against_table = [&](Row position, Cost bound, std::size_t line) {
            check(table, is_due, position, bound, line);
            look(line);
        };
        if (passes_ == 1) {
            for (std::size_t i = 0; i < table.size(); ++i)
                check_against_table(table.row(i), table.value(i), head_lines_ + 1 + i);
            return;
        }
        each_entry(check_against_table);
    }

    /// The condition of the theorem, for the successors that are due.
    template <class IsDue>
    void check(const Table& table, const IsDue& is_due, Row position, Cost bound, std::size_t line) {
        if (domain_->is_goal(position)) reject_line(line, "is a goal");
        domain_->successors(position, [&](Row successor) {
            if (!is_due(successor)) return;
            ++verdict_.successors;
            if (verdict_.kind == Kind::bounds) {
                if (domain_->bound(successor) >= bound - 1) return;
                const auto listed = table.find(successor);
                if (listed && *listed >= bound - 1) return;
            } else if (table.find(successor)) {
                return;
            }
            reject_line(line,
                        fmt::format("leads to {}, which {}", domain_->text(successor),
                                    verdict_.kind == Kind::bounds ? "the table does not bound high enough"
                                                                  : "is not listed"));
        });
    }

    void check_start() const {
        if (verdict_.kind != Kind::bounds) {
            if (!start_bound_) reject(0, "the start is not listed");
            return;
        }
        const Cost proved = std::max(domain_->bound(start_), start_bound_.value_or(0));
        if (proved < verdict_.statement.claim.length)
            reject(3, fmt::format("the claim is more than the bound of the start, {}", proved));
    }

    const VerifyOptions& options_;
    const std::uint64_t passes_;
    Verdict& verdict_;
    Lines lines_;
    std::optional<Level> level_;
    std::unique_ptr<Domain> domain_;
    OwnRow start_;
    std::optional<Cost> start_bound_;
    std::size_t head_lines_ = 0;
    bool was_read_ = false;  ///< all of it, once
};

class TextBytes final : public Bytes {
  public:
    explicit TextBytes(std::string_view text) : text_(text), rest_(text) {}
    Checked<std::size_t> read(std::span<char> buffer) override {
        const std::size_t count = rest_.copy(buffer.data(), buffer.size());
        rest_.remove_prefix(count);
        return count;
    }
    std::optional<std::string> rewind() override {
        rest_ = text_;
        return std::nullopt;
    }

  private:
    std::string_view text_;
    std::string_view rest_;
};

}  // namespace

Verdict verify(Bytes& bytes, const VerifyOptions& options) {
    Verdict verdict;
    try {
        Verifier(bytes, options, verdict).run();
        verdict.status = Verdict::Status::verified;
    } catch (Stop& stop) {
        verdict.status = stop.status;
        verdict.line = stop.line;
        verdict.problem = std::move(stop.problem);
    } catch (const std::bad_alloc&) {
        verdict.status = Verdict::Status::unchecked;
        verdict.problem = "memory ran out";
    }
    return verdict;
}

Verdict verify(std::string_view text, const VerifyOptions& options) {
    TextBytes bytes(text);
    return verify(bytes, options);
}

}  // namespace decant::proof
