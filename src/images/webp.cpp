// WebP, by libwebp: with and without loss.
// SPDX-License-Identifier: MIT
#include <webp/decode.h>

#include <new>
#include <utility>

#include "images/chunks.hpp"
#include "images/codec.hpp"
#include "images/image.hpp"

namespace decant::images::webp {
namespace {

constexpr std::string_view kind = "WebP";

Diagnostic refused(VP8StatusCode status) {
    if (status == VP8_STATUS_OUT_OF_MEMORY) throw std::bad_alloc();
    return damaged(kind, status == VP8_STATUS_NOT_ENOUGH_DATA ? ends_too_early : is_undecodable);
}

Result<Size> measure(std::string_view bytes) {
    WebPBitstreamFeatures features;
    const VP8StatusCode status = WebPGetFeatures(data(bytes), bytes.size(), &features);
    if (status != VP8_STATUS_OK) return refused(status);
    if (features.has_animation != 0)
        return unreadable("this WebP file is an animation", "take a screenshot of the board, as PNG");
    if (orientation_of_webp(bytes) != 1) return turned_by_some();
    return Size{static_cast<std::uint32_t>(features.width), static_cast<std::uint32_t>(features.height)};
}

Result<Image> decode(std::string_view bytes, Size stored) {
    std::vector<std::uint8_t> rgba(4 * stored.pixels());
    WebPDecoderConfig config;
    if (WebPInitDecoderConfig(&config) == 0) return damaged(kind, "the library is of another version");
    config.output.colorspace = MODE_RGBA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA = {rgba.data(), static_cast<int>(4 * stored.width), rgba.size()};
    const VP8StatusCode status = WebPDecode(data(bytes), bytes.size(), &config);
    WebPFreeDecBuffer(&config.output);
    if (status != VP8_STATUS_OK) return refused(status);
    return over_white(stored, std::move(rgba));
}

}  // namespace

const Codec codec{kind, measure, decode};

}  // namespace decant::images::webp
