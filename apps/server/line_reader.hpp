// Lines that end with CR LF, out of bytes that come in any pieces.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace decant::server {

/// The only place that knows where a line of HTTP ends. A CR or LF alone and any control byte but the tab
/// are errors: what one reader takes for the end of a line, another one may not.
class LineReader {
  public:
    enum class State { unfinished, whole, malformed, too_long };

    explicit LineReader(std::size_t longest) : longest_(longest) {}

    /// Takes bytes off the front until a line is whole or an error is met.
    State take(std::string_view& bytes);

    /// The line without its end; the next one begins.
    std::string next();

  private:
    std::size_t longest_;
    std::string line_;
    bool had_cr_ = false;
};

}  // namespace decant::server
