// Looks at each byte once.
// SPDX-License-Identifier: MIT
#include "server/line_reader.hpp"

#include <utility>

namespace decant::server {

LineReader::State LineReader::take(std::string_view& bytes) {
    while (!bytes.empty()) {
        const char c = bytes.front();
        bytes.remove_prefix(1);
        const auto byte = static_cast<unsigned char>(c);
        if (had_cr_) return c == '\n' ? State::whole : State::malformed;
        if (c == '\r') {
            had_cr_ = true;
        } else if ((byte < 0x20 && c != '\t') || byte == 0x7F) {
            return State::malformed;
        } else {
            if (line_.size() == longest_) return State::too_long;
            line_ += c;
        }
    }
    return State::unfinished;
}

std::string LineReader::next() {
    had_cr_ = false;
    return std::exchange(line_, {});
}

}  // namespace decant::server
