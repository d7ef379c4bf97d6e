// Finds the codec, checks the limits, decodes.
// SPDX-License-Identifier: MIT
#include "images/decode.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <new>
#include <utility>

#include "images/codec.hpp"
#include "images/kinds.hpp"

namespace decant::images {
namespace {

const Codec& codec_of(const Kind& kind) {
    static constexpr std::array codecs{&png::codec, &jpeg::codec, &webp::codec};
    const auto found = std::find_if(codecs.begin(), codecs.end(),
                                    [&](const Codec* each) { return each->kind == kind.name; });
    assert(found != codecs.end());
    return **found;
}

}  // namespace

Diagnostic unreadable(std::string problem, std::string remedy) {
    return {std::move(problem), std::move(remedy), {}, base::ProblemKind::unreadable_picture};
}

Diagnostic damaged(std::string_view kind, std::string_view what) {
    return unreadable(fmt::format("this {} file is damaged or not complete ({})", kind, what),
                      "copy it once more, or take another screenshot");
}

Diagnostic too_large(std::string problem) {
    return {std::move(problem),
            "crop it to the board, or take a screenshot of it",
            {},
            base::ProblemKind::too_large};
}

Diagnostic turned_by_some() {
    return unreadable("this WebP file has EXIF data that turns it, in some programs and not in others",
                      "save it as PNG");
}

bool is_decoded(std::string_view bytes) {
    const Kind* kind = kind_of(bytes);
    return kind != nullptr && kind->remedy.empty() && codec_of(*kind).decode != nullptr;
}

Result<Size> measure(std::string_view bytes, const Limits& limits) {
    const Kind* kind = kind_of(bytes);
    if (kind == nullptr)
        return unreadable("this is not a picture of a known kind", "give a PNG, JPEG or WebP file");
    if (!kind->remedy.empty())
        return unreadable(fmt::format("{} files are not read", kind->name), std::string(kind->remedy));
    if (bytes.size() > limits.bytes)
        return too_large(fmt::format("a picture file may have at most {} bytes", limits.bytes));
    const auto stored = codec_of(*kind).measure(bytes);
    if (stored && stored->pixels() > limits.pixels)
        return too_large(fmt::format("a picture of {} x {} pixels is too large: at most {} are read",
                                     stored->width, stored->height, limits.pixels));
    return stored;
}

Result<Image> decode(std::string_view bytes, const Limits& limits) {
    try {
        const auto stored = measure(bytes, limits);
        if (!stored) return stored.error();
        return codec_of(*kind_of(bytes)).decode(bytes, *stored);
    } catch (const std::bad_alloc&) {
        return too_large("there is not enough memory for this picture");
    }
}

}  // namespace decant::images
