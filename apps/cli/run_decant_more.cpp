// Finds decant-more where an installed decant has it, or beside a decant that was just built.
// SPDX-License-Identifier: MIT
#include "cli/run_decant_more.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

namespace decant::cli {
namespace {

/// Makes these bytes the standard input, which has been read already; returns whether that worked.
bool put_back(std::string_view bytes) {
    const int file = memfd_create("level", MFD_CLOEXEC);
    if (file < 0) return false;
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = write(file, bytes.data() + done, bytes.size() - done);
        if (count <= 0) return false;
        done += static_cast<std::size_t>(count);
    }
    return lseek(file, 0, SEEK_SET) == 0 && dup2(file, STDIN_FILENO) == STDIN_FILENO;
}

}  // namespace

Failure run_decant_more(const Args& args) {
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const std::array places{folder.parent_path() / "libexec" / "decant" / "decant-more",
                            folder / "decant-more"};
    for (const auto& place : places) execv(place.c_str(), args.words);
    return {fmt::format("{}, a part of decant, is missing; install all of decant", places.front().string()),
            ExitCode::internal};
}

Failure run_decant_more(const Args& args, const Input& level) {
    std::error_code error;
    if (std::filesystem::is_regular_file(address_of(args.level).path, error)) return run_decant_more(args);
    // A pipe gives its bytes only once.
    if (!put_back(level.bytes))
        return {fmt::format("{}: cannot be read again: {}; give a file", level.source, std::strerror(errno)),
                ExitCode::unreadable};
    static char standard_input[] = "-";
    for (char** word = args.words; *word != nullptr; ++word)
        if (args.level == *word) *word = standard_input;
    return run_decant_more(args);
}

}  // namespace decant::cli
