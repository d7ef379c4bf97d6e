// Any bytes as a file to import: levels with keys that load as themselves, and errors that help.
// SPDX-License-Identifier: MIT
#include "api/decant.hpp"
#include "checks.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace decant;
    int left = 20;
    api::each_level(fuzz::view_of(data, size), {}, [&](const api::Candidate& candidate) {
        if (!candidate.level) {
            const base::Diagnostic& error = candidate.level.error().diagnostic;
            const std::string line = base::to_string(error, "input");
            fuzz::require(fuzz::is_plain(line) && !error.remedy.empty(), "an error helps", line);
            return --left > 0;
        }
        const puzzles::Puzzle& puzzle = candidate.level->puzzle();
        const std::string key = puzzle.canonical_key();
        // A key does not tell that units may be missing.
        api::LoadOptions options;
        options.read.set("partial", puzzle.family().word() == "tube_sort");
        const auto again = api::load(key, options);
        fuzz::require(again.ok(), "a key is a code that loads", key);
        fuzz::require(again->puzzle().canonical_key() == key, "a key is the key of itself", key);
        return --left > 0;
    });
    return 0;
}
