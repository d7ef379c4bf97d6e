// The kinds of files that are read: each is a source with a namespace of that name, and a line in decode.cpp.
// Those of `lean` take their place in a WebAssembly module.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "images/image.hpp"

namespace decant::images {

using base::Diagnostic;
using base::Result;

struct Codec {
    std::string_view kind;  ///< the name of its kind
    /// How large the picture is as it is stored, which takes next to no time and memory; or why the file is
    /// not read.
    Result<Size> (*measure)(std::string_view bytes);
    /// The picture as people see it, whose stored size is known; all of it or nothing. Throws only if memory
    /// runs out. Null where a browser has to decode it.
    Result<Image> (*decode)(std::string_view bytes, Size stored);
};

namespace png {
extern const Codec codec;
}
namespace jpeg {
extern const Codec codec;
}
namespace webp {
extern const Codec codec;
}

inline constexpr std::string_view ends_too_early = "it ends too early";
inline constexpr std::string_view is_undecodable = "it cannot be decoded";

/// A file that is not read, and what to give in its place.
Diagnostic unreadable(std::string problem, std::string remedy);

/// A file that ends too early or has bytes that cannot be there, and which of both.
Diagnostic damaged(std::string_view kind, std::string_view what);

/// The refusal of a picture that takes more bytes or pixels than are read.
Diagnostic too_large(std::string problem);

/// A WebP file with an orientation, of which browsers take no notice and other programs do.
Diagnostic turned_by_some();

/// The bytes as the libraries take them.
inline const unsigned char* data(std::string_view bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace decant::images
