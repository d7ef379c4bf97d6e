// Finds decant-more where an installed decant has it, or beside a decant that was just built.
// SPDX-License-Identifier: MIT
#include "cli/hand_over.hpp"

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

Failure hand_over(const Args& args) {
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const std::array places{folder.parent_path() / "libexec" / "decant" / "decant-more",
                            folder / "decant-more"};
    for (const auto& place : places) execv(place.c_str(), args.words);
    return {fmt::format("{}, a part of decant, is missing; install all of decant", places.front().string()),
            ExitCode::internal};
}

Failure hand_over(const Args& args, const Input& level) {
    if (args.level == "-" && !put_back(level.bytes))
        return {fmt::format("stdin: cannot be read again: {}; give a file", std::strerror(errno)),
                ExitCode::unreadable};
    return hand_over(args);
}

}  // namespace decant::cli
