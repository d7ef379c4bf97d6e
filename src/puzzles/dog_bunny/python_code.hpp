// How the code of a program takes the edges of its map.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "puzzles/dog_bunny/python_remarks.hpp"

namespace decant::puzzles::dog_bunny {

/// Looks at the lines of a program that are no part of its map, one after the other.
class CodeRemarks {
  public:
    /// Notes where a line may take edges the other way or both ways, or may ask for more than they say: that
    /// a node is empty, or where a token is.
    void look(const base::Line& line, Remarks& remarks);

  private:
    /// `near[a].append(b)` where `near[b].append(a)` came before, or a graph of networkx that is not
    /// directed.
    bool leads_back(std::string_view line);

    std::vector<std::string> neighbors_;  ///< the first and the second name, with a blank between
};

}  // namespace decant::puzzles::dog_bunny
