// Any bytes as the chunks of a body.
// SPDX-License-Identifier: MIT
#include <string>

#include "checks.hpp"
#include "http_messages.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    bytes += decant::fuzz::view_of(data, size);
    decant::fuzz::check_message(bytes);
    return 0;
}
