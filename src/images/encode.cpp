// By libspng.
// SPDX-License-Identifier: MIT
#include "images/encode.hpp"

#include <spng.h>

#include <cstdlib>
#include <memory>
#include <new>

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
