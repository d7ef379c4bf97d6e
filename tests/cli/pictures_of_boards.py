"""Draws boards as games do, into PNG files."""
# SPDX-License-Identifier: MIT
import struct
import zlib

GROUND = (24, 28, 48)
GLASS = (200, 205, 220)
COLORS = {"A": (220, 50, 50), "B": (60, 110, 230), "C": (70, 180, 80), "D": (240, 200, 60), "E": (150, 70, 190)}


def png(width, height, pixels):
    """A PNG of RGB pixels, row by row."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + bytes(pixels[3 * width * y:3 * width * (y + 1)]) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


class Board:
    """A picture of tubes in one row, each a string of letters from the bottom; the place of a unit is empty above it."""
    MARGIN, GAP, WIDTH, UNIT, NECK, LINE = 30, 24, 48, 44, 26, 4

    def __init__(self, capacity, tubes):
        self.width = 2 * self.MARGIN + len(tubes) * (self.WIDTH + self.GAP) - self.GAP
        self.height = 4 * self.MARGIN + capacity * self.UNIT + self.NECK
        self.pixels = bytearray(bytes(GROUND) * (self.width * self.height))
        self.bottom = self.height - 2 * self.MARGIN
        for number, tube in enumerate(tubes):
            left, right = self.sides(number)
            top = self.bottom - capacity * self.UNIT - self.NECK
            self.fill(left, top, right, self.bottom + self.LINE, GLASS)
            self.fill(left + self.LINE, top + self.LINE, right - self.LINE, self.bottom, GROUND)
            for place, unit in enumerate(tube):
                self.paint(number, place, COLORS[unit])

    def sides(self, number):
        left = self.MARGIN + number * (self.WIDTH + self.GAP)
        return left, left + self.WIDTH

    def paint(self, number, place, color):
        """Gives the unit at a place of a tube a color."""
        left, right = self.sides(number)
        lower = self.bottom - place * self.UNIT
        self.fill(left + self.LINE, lower - self.UNIT, right - self.LINE, lower, color)

    def roll(self, number, place, color):
        """Makes the unit at a place of a tube a ball."""
        left, right = self.sides(number)
        self.paint(number, place, GROUND)
        x, y, radius = (left + right) // 2, self.bottom - place * self.UNIT - self.UNIT // 2, self.WIDTH // 2 - self.LINE - 2
        for row in range(-radius, radius + 1):
            half = int((radius * radius - row * row) ** 0.5)
            self.fill(x - half, y + row, x + half, y + row + 1, color)

    def fill(self, left, top, right, bottom, color):
        for y in range(top, bottom):
            at = 3 * (y * self.width + left)
            self.pixels[at:at + 3 * (right - left)] = bytes(color) * (right - left)

    def png(self):
        return png(self.width, self.height, self.pixels)
