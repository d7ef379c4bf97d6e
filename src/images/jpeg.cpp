// JPEG, by libjpeg-turbo: baseline and progressive, in color or gray.
// SPDX-License-Identifier: MIT
#include <turbojpeg.h>

#include <memory>
#include <new>
#include <string>
#include <utility>

#include "images/chunks.hpp"
#include "images/codec.hpp"

namespace decant::images::jpeg {
namespace {

constexpr std::string_view kind = "JPEG";

using Decoder = std::unique_ptr<void, decltype(&tjDestroy)>;

Decoder open() {
    Decoder decoder(tjInitDecompress(), tjDestroy);
    if (!decoder) throw std::bad_alloc();
    return decoder;
}

/// The library has no code for this.
Diagnostic refused(const Decoder& decoder) {
    const std::string what = tjGetErrorStr2(decoder.get());
    if (what.find("nsufficient memory") != std::string::npos) throw std::bad_alloc();
    const bool is_cut = what.find("remature end") != std::string::npos;
    return damaged(kind, is_cut ? ends_too_early : is_undecodable);
}

Result<Size> measure(std::string_view bytes) {
    const Decoder decoder = open();
    int width = 0;
    int height = 0;
    int subsampling = 0;
    int colors = 0;
    if (tjDecompressHeader3(decoder.get(), data(bytes), bytes.size(), &width, &height, &subsampling,
                            &colors) != 0)
        return refused(decoder);
    if (colors == TJCS_CMYK || colors == TJCS_YCCK)
        return unreadable("this JPEG file has the colors of a printer (CMYK)", "save it as PNG");
    return Size{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)};
}

Result<Image> decode(std::string_view bytes, Size stored) {
    const Decoder decoder = open();
    Image image{stored, std::vector<std::uint8_t>(3 * stored.pixels())};
    // Warnings count as errors: where a file ends too early the rest of the picture is gray, and a row of
    // tubes in it would be missed without a word. Thousands of scans would take minutes.
    const int flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS;
    if (tjDecompress2(decoder.get(), data(bytes), bytes.size(), image.rgb.data(),
                      static_cast<int>(stored.width), 0, static_cast<int>(stored.height), TJPF_RGB,
                      flags) != 0)
        return refused(decoder);
    return turned(std::move(image), orientation_of_jpeg(bytes));
}

}  // namespace

const Codec codec{kind, measure, decode};

}  // namespace decant::images::jpeg
