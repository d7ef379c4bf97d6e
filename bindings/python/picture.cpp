// Levels in pictures: files, and pixels that lie in arrays.
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "api/pictures.hpp"
#include "python/errors.hpp"
#include "python/module.hpp"
#include "python/options.hpp"
#include "python/text.hpp"

namespace decant::python {
namespace {

using Outcome = api::Result<api::Level, api::Refusal>;

std::string name_of_type(const py::object& source) { return shown(py::type::of(source).attr("__name__")); }

bool is_image_of_pillow(const py::object& source) {
    const py::object pillow = py::module_::import("sys").attr("modules").attr("get")("PIL.Image");
    return !pillow.is_none() && py::isinstance(source, pillow.attr("Image"));
}

/// An image of Pillow as it is to be seen: turned by the EXIF data of its file if it is just opened, and in
/// red, green and blue. Other modes have other colors in as many bytes.
py::object seen_by_people(py::object image) {
    if (!image.attr("format").is_none())
        image = py::module_::import("PIL.ImageOps").attr("exif_transpose")(image);
    const auto mode = py::cast<std::string>(image.attr("mode"));
    if (mode == "RGB" || mode == "RGBA") return image;
    if (mode == "F" || mode.starts_with("I"))
        throw py::type_error("pixels of a picture are bytes (uint8), not of mode " + mode +
                             ": give its file, or use convert('RGB') of an image with 8 bits for each color");
    return image.attr("convert")("RGBA");
}

/// The pixels of an object with an `__array_interface__` of bytes, such as an image of Pillow, as a buffer.
py::object buffer_of_interface(const py::object& source) {
    const py::object interface = source.attr("__array_interface__");
    const py::object type = interface["typestr"];
    if (!type.equal(py::str("|u1")))
        throw py::type_error("pixels of a picture are bytes (uint8): use convert('RGB') of the image");
    if (py::len(interface["shape"]) != 3)
        throw py::value_error("a picture has 3 or 4 channels: use convert('RGB') of the image");
    return py::module_::import("builtins")
        .attr("memoryview")(interface["data"])
        .attr("cast")("B", interface["shape"]);
}

/// Raises TypeError or ValueError.
void check(const py::buffer_info& array) {
    if (array.itemsize != 1 || array.format != py::format_descriptor<std::uint8_t>::format())
        throw py::type_error("pixels of a picture are bytes (uint8), not of format '" + array.format + "'");
    if (array.ndim != 3 || (array.shape[2] != 3 && array.shape[2] != 4))
        throw py::value_error("an array of pixels has the shape (height, width, 3) or (height, width, 4)");
    const auto most = static_cast<py::ssize_t>(api::most_pixels);
    if (array.shape[0] > most || array.shape[1] > most || array.shape[0] * array.shape[1] > most)
        throw py::value_error(fmt::format("a picture has at most {} pixels", most));
}

/// The bytes of an array in their order, without those between them.
std::vector<std::uint8_t> packed(const py::buffer_info& array) {
    std::vector<std::uint8_t> bytes;
    bytes.reserve(static_cast<std::size_t>(array.size));
    const auto* const first = static_cast<const std::uint8_t*>(array.ptr);
    for (py::ssize_t y = 0; y < array.shape[0]; ++y)
        for (py::ssize_t x = 0; x < array.shape[1]; ++x)
            for (py::ssize_t channel = 0; channel < array.shape[2]; ++channel)
                bytes.push_back(
                    first[y * array.strides[0] + x * array.strides[1] + channel * array.strides[2]]);
    return bytes;
}

Outcome read_array(const py::buffer_info& array, const api::LoadOptions& options) {
    check(array);
    const auto height = static_cast<std::uint32_t>(array.shape[0]);
    const auto width = static_cast<std::uint32_t>(array.shape[1]);
    const py::gil_scoped_release others_run;
    std::vector<std::uint8_t> copy;
    std::span<const std::uint8_t> rgb(static_cast<const std::uint8_t*>(array.ptr),
                                      static_cast<std::size_t>(array.size));
    const bool is_packed =
        array.strides == std::vector<py::ssize_t>{array.shape[2] * array.shape[1], array.shape[2], 1};
    if (array.shape[2] == 4)
        rgb = copy = api::over_white({width, height}, packed(array)).rgb;
    else if (!is_packed)
        rgb = copy = packed(array);
    return api::read_pixels({static_cast<int>(width), static_cast<int>(height), rgb}, options);
}

Outcome read_file(const std::string& bytes, const api::LoadOptions& options) {
    const py::gil_scoped_release others_run;
    return api::read_picture(bytes, options);
}

std::string bytes_of(const py::object& buffer) {
    const auto bytes = py::reinterpret_steal<py::object>(PyBytes_FromObject(buffer.ptr()));
    if (!bytes) throw py::error_already_set();
    return py::cast<std::string>(bytes);
}

Outcome read_pixels_of(const py::object& source, const api::LoadOptions& options) {
    const bool is_buffer = PyObject_CheckBuffer(source.ptr()) != 0;
    if (!is_buffer && !py::hasattr(source, "__array_interface__"))
        throw py::type_error("a picture is a path, the bytes of a file or an array of pixels, not " +
                             name_of_type(source));
    const py::buffer_info array =
        py::cast<py::buffer>(is_buffer ? source : buffer_of_interface(source)).request();
    if (array.ndim == 1) return read_file(bytes_of(source), options);
    return read_array(array, options);
}

Outcome read_any(const py::object& source, const api::LoadOptions& options) {
    if (py::isinstance<py::str>(source) || py::hasattr(source, "__fspath__"))
        return read_file(bytes_of_file(source), options);
    if (is_image_of_pillow(source)) return read_pixels_of(seen_by_people(source), options);
    return read_pixels_of(source, options);
}

py::object read_picture(const py::object& source, const py::kwargs& given) {
    Arguments arguments("read_picture", given);
    const api::Options options = take_options(arguments, api::Question::read);
    arguments.none_left();
    const auto meanings = api::meanings(read_any(source, options.load));
    if (!meanings) raise_level_error(meanings.error());
    return answer_of(api::meanings_json(*meanings), api::meanings_text(*meanings, {}));
}

}  // namespace

void bind_picture(py::module_& module) { module.def("read_picture", read_picture, py::arg("source")); }

}  // namespace decant::python
