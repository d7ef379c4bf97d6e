// Keeps C++ from objects that were never made, and lets all protocols of pickle make whole ones.
// SPDX-License-Identifier: MIT
#include "python/types.hpp"

#include <pybind11/detail/class.h>
#include <pybind11/detail/internals.h>

#include <algorithm>
#include <cstddef>

namespace decant::python {
namespace {

/// pybind11 asks for this memory when it meets an object without a value: one that left `__new__` alone, or
/// whose `__init__` failed. It would hand the memory to C++ as it is.
void* refuse_unmade(std::size_t) {
    throw py::type_error("this object was never initialized: its __init__ did not run, or failed");
}

/// Reduces by pickle protocol 2 or later. For 0 and 1 `object` would make an object of the base type alone.
py::object reduce(const py::object& self, int protocol) {
    const py::handle base(reinterpret_cast<PyObject*>(&PyBaseObject_Type));
    return base.attr("__reduce_ex__")(self, std::max(protocol, 2));
}

/// The base of all types cannot be instantiated. pybind11 would say so by a C++ exception, which Python does
/// not expect here.
PyObject* make_new(PyTypeObject* type, PyObject*, PyObject*) {
    if (!py::detail::all_type_info(type).empty()) return py::detail::make_new_instance(type);
    PyErr_Format(PyExc_TypeError, "%s cannot be instantiated", type->tp_name);
    return nullptr;
}

}  // namespace

void prepare_types() {
    reinterpret_cast<PyTypeObject*>(py::detail::get_internals().instance_base)->tp_new = make_new;
}

void seal_types(const py::module_& module) {
    const py::module_ builtins = py::module_::import("builtins");
    const py::dict names = module.attr("__dict__");
    for (const auto& [name, value] : names) {
        if (!py::isinstance<py::type>(value)) continue;
        auto* const type = reinterpret_cast<PyTypeObject*>(value.ptr());
        py::detail::type_info* const info = py::detail::get_type_info(type);
        if (info == nullptr) continue;  // an exception
        info->operator_new = refuse_unmade;
        value.attr("__reduce_ex__") =
            py::cpp_function(reduce, py::name("__reduce_ex__"), py::is_method(value));
        // No object is told to be of another type. As an attribute, this would be the type of the type.
        const py::handle own_names(type->tp_dict);
        own_names["__class__"] = builtins.attr("property")(builtins.attr("type"));
        PyType_Modified(type);
    }
}

}  // namespace decant::python
