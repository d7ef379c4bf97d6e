// Safeguards for all types of the module against odd uses.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

namespace decant::python {

namespace py = pybind11;

/// No use of a type of this module, however odd, ends the process. The first is called before there are any
/// types, the other one when all of them are there.
void prepare_types();
void seal_types(const py::module_& module);

}  // namespace decant::python
