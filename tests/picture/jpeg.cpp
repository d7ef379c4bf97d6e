// The cosine transform, there and back.
// SPDX-License-Identifier: MIT
#include "jpeg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "picture/grid.hpp"

namespace decant::picture::made {
namespace {

using Table = std::array<int, 64>;
using Block = std::array<float, 64>;

constexpr Table luminance{16, 11, 10, 16, 24,  40,  51,  61,  12, 12, 14, 19, 26,  58,  60,  55,
                          14, 13, 16, 24, 40,  57,  69,  56,  14, 17, 22, 29, 51,  87,  80,  62,
                          18, 22, 37, 56, 68,  109, 103, 77,  24, 35, 55, 64, 81,  104, 113, 92,
                          49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99};
constexpr Table chrominance{17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99,
                            24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
                            99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
                            99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99};

Table scaled(Table table, int quality) {
    const int scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
    for (int& value : table) value = std::clamp((value * scale + 50) / 100, 1, 255);
    return table;
}

// basis[frequency * 8 + place]
Block cosines() {
    Block basis{};
    for (std::size_t u = 0; u < 8; ++u)
        for (std::size_t x = 0; x < 8; ++x)
            basis[8 * u + x] = static_cast<float>((u == 0 ? std::sqrt(0.125) : 0.5) *
                                                  std::cos((2.0 * static_cast<double>(x) + 1) *
                                                           static_cast<double>(u) * std::numbers::pi / 16));
    return basis;
}

// Of each row, and then turned: twice is the transform of a block.
Block rows_transformed(const Block& block, const Block& basis, bool back) {
    Block out{};
    for (std::size_t row = 0; row < 8; ++row) {
        for (std::size_t k = 0; k < 8; ++k) {
            float sum = 0;
            for (std::size_t i = 0; i < 8; ++i)
                sum += block[8 * row + i] * (back ? basis[8 * i + k] : basis[8 * k + i]);
            out[8 * k + row] = sum;
        }
    }
    return out;
}

void compress(Grid<float>& plane, const Table& table) {
    static const Block basis = cosines();
    for (int top = 0; top < plane.height(); top += 8) {
        for (int left = 0; left < plane.width(); left += 8) {
            Block block{};
            for (int i = 0; i < 64; ++i)
                block[static_cast<std::size_t>(i)] = plane.at(std::min(left + i % 8, plane.width() - 1),
                                                              std::min(top + i / 8, plane.height() - 1)) -
                                                     128;
            block = rows_transformed(rows_transformed(block, basis, false), basis, false);
            for (std::size_t i = 0; i < 64; ++i) {
                const auto step = static_cast<float>(table[i]);
                block[i] = std::round(block[i] / step) * step;
            }
            block = rows_transformed(rows_transformed(block, basis, true), basis, true);
            for (int i = 0; i < 64; ++i)
                if (plane.holds(left + i % 8, top + i / 8))
                    plane.at(left + i % 8, top + i / 8) = block[static_cast<std::size_t>(i)] + 128;
        }
    }
}

Grid<float> halved(const Grid<float>& plane) {
    Grid<float> half((plane.width() + 1) / 2, (plane.height() + 1) / 2);
    for (int y = 0; y < half.height(); ++y) {
        for (int x = 0; x < half.width(); ++x) {
            const int right = std::min(2 * x + 1, plane.width() - 1);
            const int below = std::min(2 * y + 1, plane.height() - 1);
            half.at(x, y) = (plane.at(2 * x, 2 * y) + plane.at(right, 2 * y) + plane.at(2 * x, below) +
                             plane.at(right, below)) /
                            4;
        }
    }
    return half;
}

std::uint8_t byte(float value) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

}  // namespace

void compress(std::vector<std::uint8_t>& rgb, int width, int height, int quality) {
    Grid<float> luma(width, height);
    Grid<float> blue(width, height);
    Grid<float> red(width, height);
    std::size_t next = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const float r = rgb[next++];
            const float g = rgb[next++];
            const float b = rgb[next++];
            luma.at(x, y) = 0.299F * r + 0.587F * g + 0.114F * b;
            blue.at(x, y) = 128 - 0.168736F * r - 0.331264F * g + 0.5F * b;
            red.at(x, y) = 128 + 0.5F * r - 0.418688F * g - 0.081312F * b;
        }
    }
    compress(luma, scaled(luminance, quality));
    Grid<float> half_blue = halved(blue);
    Grid<float> half_red = halved(red);
    compress(half_blue, scaled(chrominance, quality));
    compress(half_red, scaled(chrominance, quality));
    next = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const float cb = half_blue.at(x / 2, y / 2) - 128;
            const float cr = half_red.at(x / 2, y / 2) - 128;
            rgb[next++] = byte(luma.at(x, y) + 1.402F * cr);
            rgb[next++] = byte(luma.at(x, y) - 0.344136F * cb - 0.714136F * cr);
            rgb[next++] = byte(luma.at(x, y) + 1.772F * cb);
        }
    }
}

}  // namespace decant::picture::made
