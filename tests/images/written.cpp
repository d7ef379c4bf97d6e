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

namespace {

std::string number(std::uint32_t value, std::size_t size, bool is_little) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
    if (!is_little) std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

/// A header, and a directory with two entries: the make of a camera, and how it was held.
std::string exif(int orientation, bool is_little) {
    const auto in_order = [&](std::uint32_t value, std::size_t size) {
        return number(value, size, is_little);
    };
    std::string exif = (is_little ? "II" : "MM") + in_order(42, 2) + in_order(8, 4);
    exif += in_order(2, 2);
    exif += in_order(0x010f, 2) + in_order(2, 2) + in_order(4, 4) + "abc" + std::string(1, '\0');
    exif += in_order(0x0112, 2) + in_order(3, 2) + in_order(1, 4) +
            in_order(static_cast<std::uint32_t>(orientation), 2) + in_order(0, 2);
    return exif + in_order(0, 4);
}

std::string marked(const std::string& exif) { return std::string("Exif\0\0", 6) + exif; }

std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

}  // namespace

std::string jpeg_turned(std::string_view jpeg, int orientation, bool is_little) {
    const std::string data = marked(exif(orientation, is_little));
    const std::string segment =
        "\xff\xe1" + number(static_cast<std::uint32_t>(data.size()) + 2, 2, false) + data;
    return std::string(jpeg.substr(0, 2)) + segment + std::string(jpeg.substr(2));
}

std::string png_turned(std::string_view png, int orientation, bool is_little, bool is_behind) {
    constexpr std::size_t header_end = 33;
    constexpr std::size_t end_chunk = 12;
    const std::string data = "eXIf" + exif(orientation, is_little);
    const std::string chunk = number(static_cast<std::uint32_t>(data.size()) - 4, 4, false) + data +
                              number(checksum(data), 4, false);
    return std::string(png).insert(is_behind ? png.size() - end_chunk : header_end, chunk);
}

std::string webp_turned(std::string_view webp, Size size, int orientation, bool is_little, bool is_marked) {
    constexpr std::uint32_t has_exif = 8;
    constexpr std::size_t head = 12;
    std::string data = exif(orientation, is_little);
    if (is_marked) data = marked(data);
    const std::string chunks = "VP8X" + number(10, 4, true) + number(has_exif, 4, true) +
                               number(size.width - 1, 3, true) + number(size.height - 1, 3, true) +
                               std::string(webp.substr(head)) + "EXIF" +
                               number(static_cast<std::uint32_t>(data.size()), 4, true) + data;
    return "RIFF" + number(static_cast<std::uint32_t>(chunks.size()) + 4, 4, true) + "WEBP" + chunks;
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
