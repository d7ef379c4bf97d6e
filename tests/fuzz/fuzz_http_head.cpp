// Any bytes as a request: read the same in any pieces, or refused; each request has one meaning.
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "http_messages.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    decant::fuzz::check_message(decant::fuzz::view_of(data, size));
    return 0;
}
