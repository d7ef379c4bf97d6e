// Finds decant-more where an installed decant has it, or beside a decant that was just built.
// SPDX-License-Identifier: MIT
#include "cli/hand_over.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <filesystem>

#include "cli/output.hpp"

namespace decant::cli {

ExitCode hand_over(char** argv) {
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const std::array places{folder.parent_path() / "libexec" / "decant" / "decant-more",
                            folder / "decant-more"};
    for (const auto& place : places) execv(place.c_str(), argv);
    return report(
        {fmt::format("{}, a part of decant, is missing; install all of decant", places.front().string()),
         ExitCode::internal});
}

}  // namespace decant::cli
