// What people call a tube and its ends.
// SPDX-License-Identifier: MIT
#pragma once

#include <cctype>
#include <optional>
#include <string>
#include <string_view>

#include "base/likeness.hpp"
#include "base/text.hpp"
#include "base/words.hpp"

namespace decant::puzzles {

/// In the languages in which the games are played most, as far as Latin letters write them.
inline constexpr base::Words words_for_tube =
    "tube tubo bottle flask vial beaker stack column col container jar cup cylinder glass glas flasche "
    "reagenzglas botella bouteille bottiglia provetta probeta frasco garrafa buis eprubeta epruveta "
    "zkumavka butelka tabung botol putki pullo";

/// Whether it is one of them, whatever its case, or several such tubes.
inline bool is_word_for_tube(std::string_view word) {
    std::string plain = base::likeness(word);
    if (plain.ends_with('s')) plain.pop_back();
    return base::holds(words_for_tube, plain);
}

/// Whether the name of a list, such as `startTubes` or `bottles`, calls what it holds tubes.
inline bool calls_tubes(std::string_view name) {
    return base::in_lower_case(name).find("tube") != std::string::npos || is_word_for_tube(name);
}

/// In a heading with a number behind it, as in `T1 T2`.
inline constexpr std::string_view letter_for_tube = "t";

/// What people call what lies at one height in all tubes, or the places of a tube.
inline constexpr base::Words words_for_layer = "layer row level slot unit position pos height";

/// Whether it names the top of a tube and not its bottom, whatever is around the word that is no letter, as
/// in `1 (top)`; nothing if it names neither.
inline std::optional<bool> names_top(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalpha(byte) != 0) letters += static_cast<char>(std::tolower(byte));
    }
    if (letters != "top" && letters != "bottom") return std::nullopt;
    return letters == "top";
}

}  // namespace decant::puzzles
