// The assignments of a program in Python that give parts of a map.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "puzzles/dog_bunny/program.hpp"
#include "puzzles/dog_bunny/python_literal.hpp"

namespace decant::puzzles::dog_bunny {

/// What a column of edges means by a comment beside them: `# from, to, must be on, must be off`.
enum class Column { unknown, occupied, vacant };

struct Columns {
    Column third = Column::unknown;
    Column fourth = Column::unknown;

    /// Whether they say which of two conditions is which.
    [[nodiscard]] bool tell_two() const {
        return third != Column::unknown && fourth != Column::unknown && third != fourth;
    }
};

/// `edges = [...]`.
struct GivenPart {
    Meaning meaning;
    Name name;
    PythonValue value;
    Columns columns = {};
    std::size_t begin = 0;  ///< of its lines, with the comment above
    std::size_t end = 0;    ///< of its last line
    std::size_t told = 0;   ///< where the line of the comment begins that tells the columns, if one does
};

struct PythonProgram {
    std::vector<GivenPart> parts;
    bool has_more = false;  ///< beside these assignments and comments
};

/// Refuses a program that changes a part elsewhere than where it is assigned, as far as that can be seen.
Result<PythonProgram> read_python_program(std::string_view text);

/// Whether a program gives the edges of a map, or places for dogs and bunnies, as far as its names tell.
bool gives_map(std::string_view text);

inline bool is_edges(Part part) {
    return part == Part::edges || part == Part::one_way || part == Part::two_way;
}

}  // namespace decant::puzzles::dog_bunny
