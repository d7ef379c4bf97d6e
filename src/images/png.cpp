// PNG, by libspng: all depths and kinds of color, interlaced or not; of an animation its still picture.
// SPDX-License-Identifier: MIT
#include <spng.h>

#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <utility>

#include "images/chunks.hpp"
#include "images/codec.hpp"
#include "images/decode.hpp"
#include "images/image.hpp"

namespace decant::images::png {
namespace {

constexpr std::string_view kind = "PNG";

using Context = std::unique_ptr<spng_ctx, decltype(&spng_ctx_free)>;

/// A decoder of a file, which keeps no large chunks of anything but pixels.
Context open(std::string_view bytes) {
    constexpr std::size_t largest_chunk = 4'000'000;
    Context context(spng_ctx_new(0), spng_ctx_free);
    if (!context) throw std::bad_alloc();
    spng_set_chunk_limits(context.get(), largest_chunk, 2 * largest_chunk);
    spng_set_png_buffer(context.get(), bytes.data(), bytes.size());
    return context;
}

Diagnostic refused(int error) {
    if (error == SPNG_EMEM) throw std::bad_alloc();
    return damaged(kind, error == SPNG_IO_EOF ? ends_too_early : is_undecodable);
}

Result<Size> measure(std::string_view bytes) {
    const Context context = open(bytes);
    spng_ihdr header{};
    const int error = spng_get_ihdr(context.get(), &header);
    if (error == SPNG_EOVERFLOW) return too_large("this PNG file tells of more pixels than any memory holds");
    if (error != 0) return refused(error);
    return Size{header.width, header.height};
}

Result<Image> decode(std::string_view bytes, Size stored) {
    const Context context = open(bytes);
    std::vector<std::uint8_t> rgba(4 * stored.pixels());
    const int error =
        spng_decode_image(context.get(), rgba.data(), rgba.size(), SPNG_FMT_RGBA8, SPNG_DECODE_TRNS);
    if (error != 0) return refused(error);
    if (!has_png_end(bytes)) return damaged(kind, ends_too_early);
    return turned(over_white(stored, std::move(rgba)), orientation_of_png(bytes));
}

}  // namespace

const Codec codec{kind, measure, decode};

}  // namespace decant::images::png

namespace decant::images {

std::string encode_png(const Image& image) {
    const std::unique_ptr<spng_ctx, void (*)(spng_ctx*)> context(spng_ctx_new(SPNG_CTX_ENCODER),
                                                                 spng_ctx_free);
    if (!context) throw std::bad_alloc();
    spng_ihdr header{};
    header.width = image.size.width;
    header.height = image.size.height;
    header.bit_depth = 8;
    header.color_type = SPNG_COLOR_TYPE_TRUECOLOR;
    spng_set_ihdr(context.get(), &header);
    spng_set_option(context.get(), SPNG_ENCODE_TO_BUFFER, 1);
    if (spng_encode_image(context.get(), image.rgb.data(), image.rgb.size(), SPNG_FMT_PNG,
                          SPNG_ENCODE_FINALIZE) != 0)
        throw std::bad_alloc();
    std::size_t size = 0;
    int error = 0;
    const std::unique_ptr<void, void (*)(void*)> bytes(spng_get_png_buffer(context.get(), &size, &error),
                                                       std::free);
    if (!bytes) throw std::bad_alloc();
    return {static_cast<const char*>(bytes.get()), size};
}

}  // namespace decant::images
