// Writes the manual pages and the completions into a folder: `write_manual FOLDER`.
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/description.hpp"
#include "cli/manual/command.hpp"
#include "cli/version.hpp"

namespace decant::cli::manual {
namespace {

void write(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file.exceptions(std::ios::failbit | std::ios::badbit);
    file << text << std::flush;
}

void write_pages(const std::filesystem::path& folder, const Command& command) {
    write(folder / (command.name("-") + ".1"), man_page(command, std::string(version)));
    for (const Command& verb : command.verbs) write_pages(folder, verb);
}

void write_all(const std::filesystem::path& folder) {
    Args args;
    std::vector<std::string> help_verb;
    CLI::App app;
    describe(app, args, help_verb, [](std::string_view) { return true; });
    const Command decant = read_command(app);
    write_pages(folder / "man", decant);
    write(folder / "decant.bash", bash_completions(decant));
    write(folder / "_decant", zsh_completions(decant));
    write(folder / "decant.fish", fish_completions(decant));
}

}  // namespace
}  // namespace decant::cli::manual

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: write_manual FOLDER\n";
        return 64;
    }
    try {
        decant::cli::manual::write_all(argv[1]);
    } catch (const std::exception& error) {
        std::cerr << "write_manual: " << error.what() << '\n';
        return 70;
    }
    return 0;
}
