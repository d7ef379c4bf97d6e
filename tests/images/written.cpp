// Calls encoders, and puts together the few bytes of EXIF.
// SPDX-License-Identifier: MIT
#include "written.hpp"

#include <spng.h>
#include <turbojpeg.h>
#include <webp/encode.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace decant::images::written {
namespace {

void require(bool holds, const char* what) {
    if (!holds) throw std::runtime_error(what);
}

std::string compressed(const std::uint8_t* pixels, Size size, int format, int subsampling, int quality,
                       int flags) {
    const std::unique_ptr<void, decltype(&tjDestroy)> encoder(tjInitCompress(), tjDestroy);
    unsigned char* bytes = nullptr;
    unsigned long count = 0;
    const int status =
        tjCompress2(encoder.get(), pixels, static_cast<int>(size.width), 0, static_cast<int>(size.height),
                    format, &bytes, &count, subsampling, quality, flags);
    const std::unique_ptr<unsigned char, decltype(&tjFree)> owned(bytes, tjFree);
    require(status == 0, "JPEG");
    return {reinterpret_cast<const char*>(bytes), count};
}

std::string taken(std::uint8_t* bytes, std::size_t count) {
    const std::unique_ptr<std::uint8_t, decltype(&WebPFree)> owned(bytes, WebPFree);
    require(count > 0, "WebP");
    return {reinterpret_cast<const char*>(bytes), count};
}

}  // namespace

std::string png(const Png& content) {
    const std::unique_ptr<spng_ctx, decltype(&spng_ctx_free)> encoder(spng_ctx_new(SPNG_CTX_ENCODER),
                                                                      spng_ctx_free);
    spng_set_option(encoder.get(), SPNG_ENCODE_TO_BUFFER, 1);
    spng_ihdr header{};
    header.width = content.size.width;
    header.height = content.size.height;
    header.bit_depth = content.depth;
    header.color_type = content.color_type;
    header.interlace_method = content.is_interlaced ? 1 : 0;
    require(spng_set_ihdr(encoder.get(), &header) == 0, "IHDR");
    if (!content.palette.empty()) {
        spng_plte colors{};
        colors.n_entries = static_cast<std::uint32_t>(content.palette.size() / 3);
        for (std::size_t i = 0; i < colors.n_entries; ++i)
            colors.entries[i] = {content.palette[3 * i], content.palette[3 * i + 1],
                                 content.palette[3 * i + 2], 0};
        require(spng_set_plte(encoder.get(), &colors) == 0, "PLTE");
    }
    if (!content.opacities.empty()) {
        spng_trns opacities{};
        opacities.n_type3_entries = static_cast<std::uint32_t>(content.opacities.size());
        std::copy(content.opacities.begin(), content.opacities.end(), opacities.type3_alpha);
        require(spng_set_trns(encoder.get(), &opacities) == 0, "tRNS");
    }
    require(spng_encode_image(encoder.get(), content.samples.data(), content.samples.size(), SPNG_FMT_PNG,
                              SPNG_ENCODE_FINALIZE) == 0,
            "IDAT");
    std::size_t count = 0;
    int error = 0;
    const std::unique_ptr<void, decltype(&std::free)> bytes(
        spng_get_png_buffer(encoder.get(), &count, &error), std::free);
    require(bytes != nullptr, "PNG");
    return {static_cast<const char*>(bytes.get()), count};
}

std::string png(const Image& image) { return png(Png{.size = image.size, .samples = image.rgb}); }

std::string jpeg(const Image& image, int quality, bool is_progressive) {
    return compressed(image.rgb.data(), image.size, TJPF_RGB, TJSAMP_444, quality,
                      is_progressive ? TJFLAG_PROGRESSIVE : 0);
}

std::string gray_jpeg(const Image& image) {
    return compressed(image.rgb.data(), image.size, TJPF_RGB, TJSAMP_GRAY, 95, 0);
}

std::string cmyk_jpeg(Size size) {
    const std::vector<std::uint8_t> inks(4 * size.pixels(), 100);
    return compressed(inks.data(), size, TJPF_CMYK, TJSAMP_444, 95, 0);
}

std::string webp(const Image& image) {
    std::uint8_t* bytes = nullptr;
    const std::size_t count = WebPEncodeLosslessRGB(image.rgb.data(), static_cast<int>(image.size.width),
                                                    static_cast<int>(image.size.height),
                                                    static_cast<int>(3 * image.size.width), &bytes);
    return taken(bytes, count);
}

std::string transparent_webp(Size size, const std::vector<std::uint8_t>& rgba) {
    std::uint8_t* bytes = nullptr;
    const std::size_t count =
        WebPEncodeLosslessRGBA(rgba.data(), static_cast<int>(size.width), static_cast<int>(size.height),
                               static_cast<int>(4 * size.width), &bytes);
    return taken(bytes, count);
}

std::string with_orientation(std::string_view jpeg, int orientation, bool is_little) {
    const auto number = [&](std::uint32_t value, std::size_t size) {
        std::string bytes;
        for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
        if (!is_little) std::reverse(bytes.begin(), bytes.end());
        return bytes;
    };
    // A header, and a directory with two entries: the make of a camera, and how it was held.
    std::string exif = std::string("Exif\0\0", 6) + (is_little ? "II" : "MM") + number(42, 2) + number(8, 4);
    exif += number(2, 2);
    exif += number(0x010f, 2) + number(2, 2) + number(4, 4) + "abc" + std::string(1, '\0');
    exif += number(0x0112, 2) + number(3, 2) + number(1, 4) +
            number(static_cast<std::uint32_t>(orientation), 2) + number(0, 2);
    exif += number(0, 4);
    const std::size_t size = exif.size() + 2;
    std::string segment = "\xff\xe1";
    segment += static_cast<char>(size >> 8);
    segment += static_cast<char>(size & 0xff);
    return std::string(jpeg.substr(0, 2)) + segment + exif + std::string(jpeg.substr(2));
}

Image quarters(Size size) {
    using Color = std::array<std::uint8_t, 3>;
    constexpr std::array<std::array<Color, 2>, 2> colors{
        {{Color{220, 30, 30}, Color{30, 160, 60}}, {Color{30, 60, 220}, Color{250, 250, 250}}}};
    Image image{size, {}};
    for (std::uint32_t y = 0; y < size.height; ++y) {
        for (std::uint32_t x = 0; x < size.width; ++x) {
            const Color& color = colors[2 * y < size.height ? 0 : 1][2 * x < size.width ? 0 : 1];
            image.rgb.insert(image.rgb.end(), color.begin(), color.end());
        }
    }
    return image;
}

}  // namespace decant::images::written
