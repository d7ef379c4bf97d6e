// A table of signatures, and the few kinds that need a second look.
// SPDX-License-Identifier: MIT
#include "images/kinds.hpp"

#include <algorithm>
#include <array>

namespace decant::images {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view save = "save it as PNG";
constexpr std::string_view capture = "take a screenshot of the board, as PNG";

struct Signature {
    std::string_view bytes;
    Kind kind;
};

constexpr std::array signatures{
    Signature{"\x89PNG"sv, {"PNG"}},
    Signature{"\xff\xd8\xff"sv, {"JPEG"}},
    Signature{"GIF8"sv, {"GIF", capture}},
    Signature{"%PDF-"sv, {"PDF", capture}},
    Signature{"II*\0"sv, {"TIFF", save}},
    Signature{"MM\0*"sv, {"TIFF", save}},
    Signature{"\0\0\0\x0cJXL "sv, {"JPEG XL", save}},
    Signature{"\0\0\0\x0cjP  "sv, {"JPEG 2000", save}},
    Signature{"\0\0\1\0"sv, {"ICO", save}},
    Signature{"8BPS\0\1"sv, {"PSD", save}},
    Signature{"\x1a\x45\xdf\xa3"sv, {"WebM", capture}},
    Signature{"\xff\x0a"sv, {"JPEG XL", save}},
};

constexpr Kind webp{"WebP"};
constexpr Kind bmp{"BMP", save};
constexpr Kind svg{"SVG", capture};
constexpr Kind heic{"HEIC", "take a screenshot, which is PNG, or share the picture as JPEG"};
constexpr Kind avif{"AVIF", "take a screenshot, which is PNG, or share the picture as JPEG"};
constexpr Kind video{"MP4", capture};

/// Files of ISO/IEC 14496-12 begin with a box that names their brand.
const Kind* kind_of_brand(std::string_view brand) {
    constexpr std::array heic_brands{"heic"sv, "heix"sv, "heim"sv, "heis"sv, "hevc"sv, "mif1"sv, "msf1"sv};
    if (brand == "avif" || brand == "avis") return &avif;
    return std::find(heic_brands.begin(), heic_brands.end(), brand) == heic_brands.end() ? &video : &heic;
}

/// Markup whose first element is one of SVG, below declarations and comments.
bool is_svg(std::string_view bytes) {
    constexpr std::size_t far_enough = 4096;
    const std::size_t begin = bytes.find_first_not_of("\xef\xbb\xbf \t\r\n");
    if (begin == std::string_view::npos) return false;
    const std::string_view text = bytes.substr(begin, far_enough);
    if (text.starts_with("<svg")) return true;
    return (text.starts_with("<?xml") || text.starts_with("<!")) &&
           text.find("<svg") != std::string_view::npos;
}

/// Two letters, the size of the file, and four bytes that are 0.
bool is_bmp(std::string_view bytes) {
    return bytes.starts_with("BM") && bytes.substr(6).starts_with("\0\0\0\0"sv);
}

}  // namespace

const Kind* kind_of(std::string_view bytes) {
    const auto known = std::find_if(signatures.begin(), signatures.end(),
                                    [&](const Signature& each) { return bytes.starts_with(each.bytes); });
    if (known != signatures.end()) return &known->kind;
    if (bytes.size() >= 12) {
        if (bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP") return &webp;
        if (bytes.substr(4, 4) == "ftyp") return kind_of_brand(bytes.substr(8, 4));
        if (is_bmp(bytes)) return &bmp;
    }
    return is_svg(bytes) ? &svg : nullptr;
}

}  // namespace decant::images
