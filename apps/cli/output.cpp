// The only file of the program that writes to its two outputs.
// SPDX-License-Identifier: MIT
#include "cli/output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "base/text.hpp"

namespace decant::cli {
namespace {

void write(std::string_view text, std::FILE* file) { std::fwrite(text.data(), 1, text.size(), file); }

/// The length of the sequence at the start of a text that sets colors and does nothing else, or 0.
std::size_t color_length(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

std::string visible_with_colors(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        if (const std::size_t color = color_length(text); color > 0) {
            shown += text.substr(0, color);
            text.remove_prefix(color);
            continue;
        }
        // The first character is not a color: an escape there is replaced.
        const std::string_view plain = text.substr(0, text.find('\x1b', 1));
        shown += base::visible_lines(plain);
        text.remove_prefix(plain.size());
    }
    return shown;
}

}  // namespace

void occupy_closed_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0)
            static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
}

void print(std::string_view text, const api::Style& style) {
    const bool painted = style.colors != api::ColorDepth::none;
    write(painted ? visible_with_colors(text) : base::visible_lines(text), stdout);
}

void print_data(std::string_view data) {
    static const bool people_look = isatty(STDOUT_FILENO) != 0;
    if (people_look)
        print(data);
    else
        write(data, stdout);
}

void print_error(std::string_view text) { write(base::visible_lines(text), stderr); }

ExitCode report(const Failure& failure) {
    write(base::visible_lines(failure.above) + "decant: " + base::visible(failure.line) + "\n" +
              base::visible_lines(failure.below),
          stderr);
    return failure.code;
}

void show_status(std::string_view line) {
    write("\r\x1b[K" + base::visible(line), stderr);
    std::fflush(stderr);
}

bool flush() { return std::fflush(stdout) == 0 && !output_failed(); }

bool output_failed() { return std::ferror(stdout) != 0; }

}  // namespace decant::cli
