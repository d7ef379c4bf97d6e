// Encodes texts of Python.
// SPDX-License-Identifier: MIT
#include "python/text.hpp"

#include "base/text.hpp"

namespace decant::python {
namespace {

std::string encoded(py::handle text, const char* errors) {
    return py::cast<std::string>(text.attr("encode")("utf-8", errors));
}

}  // namespace

api::Result<std::string> utf8_of(py::handle text) {
    try {
        return encoded(text, "strict");
    } catch (py::error_already_set& error) {
        if (!error.matches(PyExc_UnicodeEncodeError)) throw;
        const py::object start = error.value().attr("start");
        const std::string before = encoded(text[py::slice(py::int_(0), start, py::none())], "strict");
        return api::Diagnostic{shown(py::repr(text[start])) + " is half of a surrogate pair, not a character",
                               "decode the text as UTF-8", base::place_of(before, before.size()),
                               base::ProblemKind::not_text};
    }
}

std::string shown(py::handle text) { return encoded(text, "backslashreplace"); }

}  // namespace decant::python
