// Methods with signatures that `inspect` can read.
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <string>

namespace decant::python {

namespace py = pybind11;

inline std::string parameter(const py::arg& argument) { return argument.name; }
inline std::string parameter(const py::arg_v& argument) {
    return std::string(argument.name) + "=" + py::cast<std::string>(py::repr(argument.value));
}

/// Defines a method. Python reads its signature off the text in front of the documentation, in the form that
/// the interpreter's own functions have.
template <class Class, class Function, class... Parameters>
void define(Class& type, const std::string& name, const Function& function, const std::string& doc,
            const Parameters&... parameters) {
    std::string signature = name + "(self";
    ((signature += ", " + parameter(parameters)), ...);
    type.def(name.c_str(), function, (signature + ")\n--\n\n" + doc).c_str(), parameters...);
}

}  // namespace decant::python
