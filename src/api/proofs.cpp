// From answers to proofs, and from proofs to words.
// SPDX-License-Identifier: MIT
#include "api/proofs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/percent.hpp"
#include "base/release_memory.hpp"
#include "base/text.hpp"
#include "present/json_parts.hpp"

namespace decant::api {
namespace {

using Status = proof::Verdict::Status;

proof::Claim claim_of(const Solution& solution) {
    if (solution.verdict == Verdict::unsolvable) return {proof::Claim::Kind::unsolvable, 0};
    if (solution.claim == Claim::optimal) return {proof::Claim::Kind::optimum, *solution.cost};
    return {proof::Claim::Kind::at_least, solution.lower_bound};
}

std::string_view word(Status status) {
    static constexpr std::string_view words[] = {"verified", "rejected", "unchecked"};
    return words[static_cast<std::size_t>(status)];
}

void tell(const proof::Claim& claim, present::json& object) {
    object["claim"] = proof::word(claim.kind);
    if (claim.kind != proof::Claim::Kind::unsolvable) object["length"] = claim.length;
}

/// A proof may be about a level with missing units.
Result<Level> level_of_code(std::string_view code, LoadOptions options = {"code", {}}) {
    auto level = load(code, options);
    if (level) return level;
    options.read.set("partial", true);
    auto partial = load(code, options);
    return partial ? partial : level;
}

/// With the goal that the proof is about, whatever is usual for such a level.
Result<Level> level_of(const proof::Statement& statement) {
    auto level = level_of_code(statement.code);
    if (level && !level->puzzle().goal()) return level;
    LoadOptions options{"code", {}};
    options.read.set("goal", std::string(proof::goal_word(statement.full)));
    return level_of_code(statement.code, options);
}

/// The goal of the level, where several differ.
void tell_goal(const proof::Statement& statement, present::json& object) {
    const auto level = level_of(statement);
    if (const auto goal = level ? level->puzzle().goal() : std::nullopt) object["goal"] = goal->word;
}

}  // namespace

ProofControl proof_control(const Options& options, double seconds_used) {
    const SolveOptions& limits = options.solve;
    ProofControl control;
    control.entries = options.proof_limit;
    control.limits.memory = limits.memory.value_or(control.limits.memory);
    if (limits.seconds) control.limits.deadline = deadline_in(std::max(0.0, *limits.seconds - seconds_used));
    control.cancel = limits.cancel;
    return control;
}

Result<Certificate, NoProof> prove(const Level& level, const Solution& solution,
                                   const ProofControl& control) {
    auto subject = proof_subject(level);
    if (!subject) return NoProof{NoProof::Reason::level, proof::Cut::entries, subject.error().problem};
    proof::Statement statement{std::move(subject->code), claim_of(solution), {}, subject->full};
    if (statement.claim.kind == proof::Claim::Kind::optimum) {
        // Proofs are ASCII, and write names as level codes do.
        for (const puzzles::Step& step : solution.steps)
            statement.plan.push_back(base::percent_escaped(step.move));
    }
    base::release_freed_memory(solution.statistics.peak_bytes);  // the tables of the search are gone
    return proof::certify(std::move(statement), control);
}

Result<ProofSubject> proof_subject(const Level& level) {
    ProofSubject subject{level.puzzle().code()};
    const auto goal = level.puzzle().goal();
    if (!goal) return subject;
    // The version of a proof says which goal it has, and its code does not.
    subject.full = goal->word == proof::goal_word(true);
    subject.code.resize(std::min(subject.code.find(":goal="), subject.code.size()));
    return subject;
}

Result<ProofSubject> proof_subject(std::string_view code) {
    const auto level = level_of_code(code);
    if (!level) return level.error();
    return proof_subject(*level);
}

solution::ProofFacts facts_of(const Certificate& certificate, std::uint64_t bytes) {
    return {std::string(proof::word(certificate.kind())), certificate.entries(), bytes, ""};
}

std::optional<Option> limit_of(const NoProof& why) {
    if (why.reason != NoProof::Reason::cut) return std::nullopt;
    if (why.cut == ProofCut::entries) return Option{"proof_limit"};
    if (why.cut == ProofCut::time) return Option{"time_limit"};
    return why.cut == ProofCut::memory ? std::optional(Option{"memory_limit"}) : std::nullopt;
}

std::string_view word(const NoProof& why) {
    if (why.reason != NoProof::Reason::cut) return "level";
    static constexpr std::string_view words[] = {"entries", "time", "memory", "cancelled", "bytes"};
    return words[static_cast<std::size_t>(why.cut)];
}

std::string proof_json(const Certificate& certificate, std::uint64_t bytes, std::string_view text) {
    present::json object{{"decant", 1}, {"level", certificate.statement().code}};
    tell_goal(certificate.statement(), object);
    tell(certificate.statement().claim, object);
    object.update({{"kind", proof::word(certificate.kind())},
                   {"entries", certificate.entries()},
                   {"bytes", bytes},
                   {"proof", text}});
    return present::dump(object);
}

std::string proof_text(const Solution& solution, const std::string& file) {
    if (solution.proof) {
        return fmt::format("Proof: {} ({}). Check it: decant verify {}\n", file,
                           base::counted(solution.proof->entries, "entry"), file);
    }
    const std::string& why = solution.no_proof;
    std::string_view reason = "proofs do not cover such levels";
    if (why == "entries") reason = "it needs more entries than --proof-limit allows";
    if (why == "time") reason = "time ran out";
    if (why == "memory") reason = "it needs more memory than allowed";
    if (why == "cancelled") reason = "interrupted";
    return fmt::format("No proof written: {}. The answer stands.\n", reason);
}

std::string verdict_text(const ProofVerdict& verdict, const std::string& source, bool brief,
                         const Style& style) {
    const std::string where = verdict.line == 0 ? "" : fmt::format(":{}", verdict.line);
    if (verdict.status == Status::rejected)
        return fmt::format("REJECTED: {}{}: {}\n", source, where, base::visible(verdict.problem));
    if (verdict.status == Status::unchecked)
        return fmt::format("NOT CHECKED: {}: {}\n", source, verdict.problem);
    const auto level = level_of(verdict.statement);
    const auto goal = level ? level->puzzle().goal() : std::nullopt;
    std::string text =
        fmt::format("VERIFIED: {}\n{}\nLevel: {}\n{}Entries: {} ({}). Successors looked up: {}.\n", source,
                    proof::sentence(verdict.statement.claim), verdict.statement.code,
                    goal ? fmt::format("Goal: {}: {}.\n", goal->word, goal->meaning) : "", verdict.entries,
                    proof::word(verdict.kind), verdict.successors);
    if (brief) return text;
    return fmt::format(
        "{}\n{}\nverify_proof.py, one file that comes with decant and shares no code with it, checks this as "
        "well.\n",
        text, level ? level_text(*level, false, style) : "");
}

std::string verdict_json(const ProofVerdict& verdict, const std::string& source) {
    present::json object{{"decant", 1}};
    if (!source.empty()) object["source"] = source;
    object["status"] = word(verdict.status);
    if (!verdict.statement.code.empty()) object["level"] = verdict.statement.code;
    tell_goal(verdict.statement, object);
    if (verdict.status == Status::verified) {
        tell(verdict.statement.claim, object);
        object["kind"] = proof::word(verdict.kind);
        object["entries"] = verdict.entries;
        object["successors"] = verdict.successors;
    } else {
        if (verdict.line > 0) object["line"] = verdict.line;
        object["problem"] = verdict.problem;
    }
    return present::dump(object);
}

}  // namespace decant::api
