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

/// The level of an object that is written in some form, with the places of its keys if it is the only one of
/// a text.
Part part_of(std::string_view form, const Tree& object, std::size_t line, const LoadOptions& flags,
             std::string_view text = {});

/// One level of a list, to which a path leads, with what the objects around it say.
Part part_of_list(std::string_view form, Statement around, const Tree& level, const std::string& path,
                  std::size_t number, const LoadOptions& flags);

}  // namespace decant::reading
