// Writes and opens files of proofs.
// SPDX-License-Identifier: MIT
#include "cli/proof_files.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <memory>

#include "cli/compression.hpp"
#include "cli/progress.hpp"
#include "cli/search_memory.hpp"
#include "cli/terminal.hpp"

namespace decant::cli {
namespace {

class FileBytes final : public api::Bytes {
  public:
    explicit FileBytes(std::FILE* file) : file_(file) {}
    api::Checked<std::size_t> read(std::span<char> buffer) override {
        const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file_.get());
        if (count == 0 && std::ferror(file_.get()) != 0) return std::string("cannot be read");
        return count;
    }
    std::optional<std::string> rewind() override {
        if (std::fseek(file_.get(), 0, SEEK_SET) == 0) return std::nullopt;
        return std::string("cannot be read again");
    }

  private:
    struct Close {
        void operator()(std::FILE* file) const {
            if (file != stdin) std::fclose(file);
        }
    };
    std::unique_ptr<std::FILE, Close> file_;
};

bool is_bug(const api::NoProof& why) {
    return why.reason == api::NoProof::Reason::refuted || why.reason == api::NoProof::Reason::plan;
}

/// The failure if the plain rules contradict the search.
Failure mistaken(const api::Level& level, const api::NoProof& why) {
    return {fmt::format("the answer is wrong: {}; please report this level: {}",
                        why.detail.empty() ? "the rules allow a shorter way to a goal" : why.detail,
                        level.puzzle().code()),
            ExitCode::internal};
}

}  // namespace

api::ProofControl proof_control(const Args& args, double seconds_used) {
    api::ProofControl control = api::proof_control(args, seconds_used);
    control.limits.memory = search_memory(args);
    control.cancel = &cancel_on_interrupt();
    return control;
}

std::optional<Failure> write_proof(const Args& args, const api::Level& level, api::Solution& solution,
                                   const std::string& path, Destination& file) {
    api::ProofControl control = proof_control(args, solution.seconds);
    CountLine progress(!args.quiet && !args.batch && can_show_progress());
    control.on_progress = [&](std::uint64_t entries) {
        progress.show(fmt::format("{} of the proof", api::counted(entries, "entry")));
    };
    const auto there_is_none = [&](const api::NoProof& why) {
        if (is_bug(why)) return std::optional(mistaken(level, why));
        solution.no_proof = api::word(why);
        return std::optional<Failure>();
    };
    const auto certificate = api::prove(level, solution, control);
    if (!certificate) return there_is_none(certificate.error());
    const auto packer = packer_for(path, [&](std::string_view bytes) { file.write(bytes); });
    const auto pack = [&](std::string_view text) {
        packer->write(text);
        return true;
    };
    const auto bytes = certificate->write(pack, control);
    if (!bytes) return there_is_none(bytes.error());
    packer->finish();
    solution.proof = api::facts_of(*certificate, *bytes);
    return file.finish();
}

api::Result<std::unique_ptr<api::Bytes>, Failure> open_proof(const std::string& path) {
    const auto fails = [&]() -> Failure {
        if (is_interrupted()) return {"interrupted", ExitCode::interrupted};
        return unreadable(path, errno, "a file with a proof, or '-'");
    };
    std::FILE* const file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
    if (file == nullptr) return fails();
    // A folder opens like a file, and only reading it fails.
    auto bytes = unpacked(std::make_unique<FileBytes>(file));
    if (!bytes) return fails();
    return *std::move(bytes);
}

}  // namespace decant::cli
