// Takes the place of decode.cpp where the libraries that decode files are left out.
// SPDX-License-Identifier: MIT
#include "images/decode.hpp"

namespace decant::images {

base::Result<Image> decode(std::string_view /*bytes*/, const Limits& /*limits*/) {
    return base::Diagnostic{
        "picture files are not decoded in this build, which lacks libspng, libjpeg-turbo and libwebp",
        "give the pixels, or build it with DECANT_PICTURES=ON",
        {},
        base::ProblemKind::unreadable_picture};
}

}  // namespace decant::images
