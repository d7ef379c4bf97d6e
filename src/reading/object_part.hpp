// One object as a part of a text that is read like any other.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "reading/split.hpp"
#include "reading/statement.hpp"
#include "reading/tree.hpp"

namespace decant::reading {

/// What objects are written in, and the text of the only one, to find its keys in.
struct Source {
    std::string_view form;
    std::string_view text = {};
};

/// The level of an object.
Part part_of(const Source& source, const Tree& object, std::size_t line, const LoadOptions& flags);

/// One level of a list, to which a path leads, with what the objects around it say.
Part part_of_list(const Source& source, Statement around, const Tree& level, const std::string& path,
                  std::size_t number, const LoadOptions& flags);

}  // namespace decant::reading
