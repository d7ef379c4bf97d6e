// The terminal while curses has it: taken over on construction, given back on any way out.
// SPDX-License-Identifier: MIT
#pragma once

namespace decant::cli::playing {

class Curses {
  public:
    /// `color` is whether colors are wanted, where the terminal has them.
    explicit Curses(bool color);
    Curses(const Curses&) = delete;
    Curses& operator=(const Curses&) = delete;
    ~Curses();

    /// Whether a signal, such as SIGTERM, asks the program to end.
    [[nodiscard]] static bool asked_to_end();
};

}  // namespace decant::cli::playing
