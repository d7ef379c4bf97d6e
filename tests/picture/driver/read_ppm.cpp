// Reads a picture in PPM (P6, 8 bits) from the standard input and prints its board: for trying pictures by
// hand.
// SPDX-License-Identifier: MIT
//
//   pngtopnm shot.png | build/release/bin/read_ppm
//
// The first line is the capacity and the tubes from the bottom: letters in order of first appearance, `?`
// hidden, `!` unknown. The second one has an `x` for each place in doubt. A line follows for each question.
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "picture/recognize.hpp"

namespace {

using namespace decant::picture;

char letter(const Place& place) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    if (place.state == State::hidden) return '?';
    return place.state == State::unit ? letters[static_cast<std::size_t>(place.color)] : '!';
}

void print(const Board& board) {
    std::string tubes;
    std::string doubts;
    for (const Tube& tube : board.tubes) {
        std::string units;
        for (const Place& place : tube.places) {
            if (place.state != State::empty) units += letter(place);
            doubts += place.doubtful() ? 'x' : '.';
        }
        if (!tubes.empty()) tubes += '/';
        tubes += units.empty() ? "-" : units;
        doubts += '/';
    }
    std::cout << board.capacity << ':' << tubes << '\n' << doubts << '\n';
    for (const Question& question : board.questions)
        std::cout << words(question.doubt) << ": " << question.where.left << ' ' << question.where.top << ' '
                  << question.where.right << ' ' << question.where.bottom << '\n';
}

}  // namespace

int main() {
    std::string magic;
    int width = 0;
    int height = 0;
    int most = 0;
    std::cin >> magic >> width >> height >> most;
    if (magic != "P6" || most != 255 || width < 1 || height < 1) {
        std::cerr << "read_ppm: not a PPM of type P6 with 8 bits\n";
        return 65;
    }
    std::cin.get();
    std::vector<std::uint8_t> rgb(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    std::cin.read(reinterpret_cast<char*>(rgb.data()), static_cast<std::streamsize>(rgb.size()));
    const auto board = recognize({width, height, rgb});
    if (!board) {
        std::cerr << "read_ppm: " << board.error().problem << '\n';
        return 65;
    }
    print(*board);
    return 0;
}
