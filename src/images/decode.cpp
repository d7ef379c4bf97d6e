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

/// The codec of a file, and the size of what it would decode.
struct Begun {
    const Codec* codec;
    Size stored;
};

Result<Begun> begin(std::string_view bytes, const Limits& limits) {
    const Kind* kind = kind_of(bytes);
    if (kind == nullptr)
        return Diagnostic{"this is not a picture of a known kind", "give a PNG, JPEG or WebP file", {}};
    if (!kind->remedy.empty())
        return Diagnostic{fmt::format("{} files are not read", kind->name), std::string(kind->remedy), {}};
    if (bytes.size() > limits.bytes)
        return too_large(fmt::format("a picture file may have at most {} bytes", limits.bytes));
    const Codec& codec = codec_of(*kind);
    const auto stored = codec.measure(bytes);
    if (!stored) return stored.error();
    if (stored->pixels() > limits.pixels) {
        return too_large(fmt::format("a picture of {} x {} pixels is too large: at most {} are read",
                                     stored->width, stored->height, limits.pixels));
    }
    return Begun{&codec, *stored};
}

/// What is wrong with a picture that is not too large.
Diagnostic unreadable(Diagnostic problem) {
    if (problem.kind == base::ProblemKind::none) problem.kind = base::ProblemKind::unreadable_picture;
    return problem;
}

}  // namespace

Diagnostic damaged(std::string_view kind, std::string_view what) {
    return {fmt::format("this {} file is damaged or not complete ({})", kind, what),
            "copy it once more, or take another screenshot",
            {}};
}

Diagnostic too_large(std::string problem) {
    return {std::move(problem),
            "crop it to the board, or take a screenshot of it",
            {},
            base::ProblemKind::too_large};
}

Diagnostic turned_by_some() {
    return {"this WebP file has EXIF data that turns it, in some programs and not in others",
            "save it as PNG",
            {}};
}

bool is_decoded(std::string_view bytes) {
    const Kind* kind = kind_of(bytes);
    return kind != nullptr && kind->remedy.empty() && codec_of(*kind).decode != nullptr;
}

Result<Size> measure(std::string_view bytes, const Limits& limits) {
    const auto begun = begin(bytes, limits);
    if (!begun) return unreadable(begun.error());
    return begun->stored;
}

Result<Image> decode(std::string_view bytes, const Limits& limits) {
    try {
        const auto begun = begin(bytes, limits);
        if (!begun) return unreadable(begun.error());
        auto image = begun->codec->decode(bytes, begun->stored);
        if (!image) return unreadable(image.error());
        return image;
    } catch (const std::bad_alloc&) {
        return too_large("there is not enough memory for this picture");
    }
}

}  // namespace decant::images
