// Names and numbers in a text, as words and programs write them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"

namespace decant::reading {

/// A name in the text, and its parts in lower case: `tubeSize`, `TUBE_SIZE` and `tube_size` are tube, size.
class Name {
  public:
    std::size_t begin = 0;
    std::size_t end = 0;

    /// Takes the next name from a place on; false if there is none.
    bool take(std::string_view text, std::size_t from);

    [[nodiscard]] std::size_t parts() const { return parts_.size(); }
    [[nodiscard]] std::string_view part(std::size_t i) const;
    /// All parts without joints, as keys are compared.
    [[nodiscard]] std::string_view letters() const { return letters_; }
    /// The name as it stands in the text, in lower case; of a long one, the beginning.
    [[nodiscard]] std::string word_in(std::string_view text) const;

    /// Whether some part is one of the words of a list, in the singular or with an `s`.
    [[nodiscard]] bool has(const base::Words& words) const;
    /// Whether some part begins with one of them, as `reversed` does with `revers`.
    [[nodiscard]] bool begins_with(const base::Words& stems) const;

  private:
    struct Part {
        std::size_t begin = 0;
        base::WordHash hash = {};
        base::WordHash singular = {};  ///< of all but the last letter
    };
    std::string letters_;
    std::vector<Part> parts_;
};

/// Whether some name of a line has one of the words.
bool has_one_of(std::string_view line, const base::Words& words);

/// Whether a name that follows another one stands in the same line.
bool is_in_line(std::string_view text, const Name& name, const Name& next);

/// The name that follows another one in its line.
std::optional<Name> next_in_line(std::string_view text, const Name& name);

/// The line that a name stands in, as far as it is near.
std::string_view line_around(std::string_view text, const Name& name);

/// The word that ends at a place, in lower case; what stands between it and the place is blank. The place
/// moves to its beginning.
std::string word_before(std::string_view text, std::size_t& at);

/// What a comment calls a unit of a tube, or the word for it.
inline constexpr base::Words words_for_unit =
    "element item unit entry color colour piece segment layer letter value number symbol name drop";
inline constexpr base::Words words_for_move = "move pour step turn transfer";
/// What people count beside tubes and colors.
inline constexpr base::Words words_for_counted =
    "move step pour star minute second min sec hour day week month year point time try tries attempt percent "
    "level puzzle";

/// `12`, and in English from two to twelve.
std::optional<int> number_by_word(std::string_view word);

struct Number {
    int value = 0;
    bool is_assigned = false;  ///< by a sign, not only by its place
    std::size_t offset = 0;
};

/// The number that stands behind a name.
std::optional<Number> number_behind(std::string_view text, const Name& name);

}  // namespace decant::reading
