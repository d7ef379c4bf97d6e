// Texts of Python in UTF-8.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <string>

#include "api/decant.hpp"

namespace decant::python {

namespace py = pybind11;

/// A str in UTF-8, or where it has a lone surrogate, which has no UTF-8.
api::Result<std::string> utf8_of(py::handle text);

/// A str for a message: of a lone surrogate, its escape.
std::string shown(py::handle text);

}  // namespace decant::python
