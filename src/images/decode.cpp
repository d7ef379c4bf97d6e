// Finds the codec, checks the limits, decodes.
// SPDX-License-Identifier: MIT
#include "images/decode.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <new>

#include "images/codec.hpp"
#include "images/kinds.hpp"

namespace decant::images {
namespace {

constexpr std::string_view shrink = "crop it to the board, or take a screenshot of it";

const Codec& codec_of(const Kind& kind) {
    static constexpr std::array codecs{&png::codec, &jpeg::codec, &webp::codec};
    const auto found =
        std::ranges::find_if(codecs, [&](const Codec* each) { return each->kind == kind.name; });
    assert(found != codecs.end());
    return **found;
}

Result<Image> decode_within(std::string_view bytes, const Codec& codec, const Limits& limits) {
    const auto stored = codec.measure(bytes);
    if (!stored) return stored.error();
    if (stored->pixels() > limits.pixels) {
        return Diagnostic{fmt::format("a picture of {} x {} pixels is too large: at most {} are read",
                                      stored->width, stored->height, limits.pixels),
                          std::string(shrink),
                          {}};
    }
    return codec.decode(bytes, *stored);
}

}  // namespace

Diagnostic damaged(std::string_view kind, std::string_view what) {
    return {fmt::format("this {} file is damaged or not complete ({})", kind, what),
            "copy it once more, or take another screenshot",
            {}};
}

Result<Image> decode(std::string_view bytes, const Limits& limits) {
    const Kind* kind = kind_of(bytes);
    if (kind == nullptr)
        return Diagnostic{"this is not a picture of a known kind", "give a PNG, JPEG or WebP file", {}};
    if (!kind->remedy.empty())
        return Diagnostic{fmt::format("{} files are not read", kind->name), std::string(kind->remedy), {}};
    if (bytes.size() > limits.bytes) {
        return Diagnostic{
            fmt::format("a picture file may have at most {} bytes", limits.bytes), std::string(shrink), {}};
    }
    try {
        return decode_within(bytes, codec_of(*kind), limits);
    } catch (const std::bad_alloc&) {
        return Diagnostic{"there is not enough memory for this picture", std::string(shrink), {}};
    }
}

}  // namespace decant::images
