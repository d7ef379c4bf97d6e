// PNG and JPEG, by stb_image: one header, whose faults stay within a WebAssembly module.
// SPDX-License-Identifier: MIT
#include <cstring>
#include <memory>
#include <new>
#include <utility>

#include "images/chunks.hpp"
#include "images/codec.hpp"
#include "images/image.hpp"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_NO_STDIO
#include <stb/stb_image.h>

namespace decant::images {
namespace {

int size(std::string_view bytes) { return static_cast<int>(bytes.size()); }

Diagnostic refused(std::string_view kind) {
    const char* reason = stbi_failure_reason();
    if (std::strcmp(reason, "outofmem") == 0) throw std::bad_alloc();
    return damaged(kind, is_undecodable);
}

/// So many bytes for each pixel.
Result<std::vector<std::uint8_t>> decoded(std::string_view kind, std::string_view bytes, int channels) {
    int width = 0;
    int height = 0;
    int stored = 0;
    const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> pixels(
        stbi_load_from_memory(data(bytes), size(bytes), &width, &height, &stored, channels), stbi_image_free);
    if (!pixels) return refused(kind);
    return std::vector<std::uint8_t>(pixels.get(), pixels.get() + std::ptrdiff_t{width} * height * channels);
}

}  // namespace

namespace png {
namespace {

constexpr std::string_view kind = "PNG";

/// From the first chunk, which is the header.
Result<Size> measure(std::string_view bytes) {
    constexpr std::size_t head = 24;
    if (bytes.size() < head || bytes.substr(12, 4) != "IHDR") return damaged(kind, "it has no header");
    const Numbers numbers(bytes, false);
    const Size size{*numbers.at(16, 4), *numbers.at(20, 4)};
    if (size.pixels() == 0) return damaged(kind, "it has no pixels");
    return size;
}

Result<Image> decode(std::string_view bytes, Size stored) {
    auto rgba = decoded(kind, bytes, 4);
    if (!rgba) return rgba.error();
    if (!has_png_end(bytes)) return damaged(kind, ends_too_early);
    return turned(over_white(stored, *std::move(rgba)), orientation_of_png(bytes));
}

}  // namespace

const Codec codec{kind, measure, decode};

}  // namespace png

namespace jpeg {
namespace {

constexpr std::string_view kind = "JPEG";

Result<Size> measure(std::string_view bytes) {
    int width = 0;
    int height = 0;
    int channels = 0;
    stbi__context context;
    stbi__start_mem(&context, data(bytes), size(bytes));
    if (stbi__jpeg_info(&context, &width, &height, &channels) == 0) return refused(kind);
    return Size{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)};
}

Result<Image> decode(std::string_view bytes, Size stored) {
    auto rgb = decoded(kind, bytes, 3);
    if (!rgb) return rgb.error();
    return turned({stored, *std::move(rgb)}, orientation_of_jpeg(bytes));
}

}  // namespace

const Codec codec{kind, measure, decode};

}  // namespace jpeg
}  // namespace decant::images
