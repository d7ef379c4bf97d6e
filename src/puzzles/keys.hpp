// The meanings of the keys of objects that describe a level.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"

namespace decant::puzzles {

/// A key without case, blanks and joints: `top_first`, `topFirst` and `Top-First` are one.
std::string plain_key(std::string_view key);

/// Whether a value in plain spelling is as good as none: `0`, `false`, `null`.
bool says_nothing(std::string_view plain);

enum class Role {
    unknown,
#define DECANT_KEY(role, words) role,
#include "puzzles/keys.def"
    rule_of_tubes,  ///< see below
};

/// By the plain spelling of a key of a level, or of an object around it.
Role role_of(std::string_view plain);

/// The meaning of a key of a tube, or of one of its units.
enum class TubeRole {
    unknown,
#define DECANT_TUBE_KEY(role, words) role,
#include "puzzles/keys.def"
};
TubeRole role_in_tube(std::string_view plain);

/// The rule that a key of a level gives to some tubes, as its key and the beginning of its value.
std::pair<std::string, std::string> rule_of_tubes(std::string_view plain);

/// The rule that a word of a game stands for, `water` or `ball`; empty for one that stands for none in
/// particular, such as `classic`; nothing for others.
std::optional<std::string> rule_of_game(std::string_view word);

/// Whether tubes are listed from their tops, by a word for their order; nothing if it is not known.
std::optional<bool> is_top_first(std::string_view word);

/// Keys of tubes and units that say what decant has no rule for, and how often each does. Wherever a key is
/// given, it may be several, with commas between them.
class UnknownKeys {
  public:
    explicit UnknownKeys(std::string_view ignored = {});

    [[nodiscard]] bool ignores(std::string_view keys) const;
    /// Those that are ignored are none.
    void add(std::string_view keys);
    /// One refusal for all of them, with the option that ignores them; nothing if there are none.
    [[nodiscard]] std::optional<base::Diagnostic> fault(base::Place place = {},
                                                        std::string_view counted = "time") const;
    /// The keys that such a refusal is about, and those that were ignored; empty for any other.
    static std::string in(const base::Diagnostic& fault);

  private:
    std::vector<std::string> ignored_;  ///< in plain spelling
    std::vector<std::pair<std::string, std::size_t>> found_;
};

}  // namespace decant::puzzles
