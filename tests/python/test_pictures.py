"""A picture of a board is read from a file, its bytes, or pixels, as the program reads it."""
# SPDX-License-Identifier: MIT
import json
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import decant
from program import PROGRAM, ROOT

sys.path.append(str(ROOT / "tests/cli"))
from pictures_of_boards import Board, COLORS  # noqa: E402

try:
    import numpy
except ModuleNotFoundError:
    numpy = None
try:
    from PIL import Image
except ModuleNotFoundError:
    Image = None

TUBES = ["ABCA", "BCBA", "CABC", "", ""]
CODE = "water4:ABCA/BCBA/CABC/-/-"


def pixels(board, channels=3):
    """An array of the pixels of a board, without numpy."""
    rgb = bytes(board.pixels)
    data = rgb if channels == 3 else b"".join(rgb[at:at + 3] + b"\xff" for at in range(0, len(rgb), 3))
    return memoryview(data).cast("B", (board.height, board.width, channels))


def doubtful():
    """One unit has a color between those of two others."""
    board = Board(4, TUBES)
    board.paint(2, 1, tuple((one + other) // 2 for one, other in zip(COLORS["A"], COLORS["B"])))
    return board


class Pictures(unittest.TestCase):
    def setUp(self):
        self.board = Board(4, TUBES)

    def assertRead(self, source):
        [reading] = decant.read_picture(source)["readings"]
        self.assertEqual((CODE, "picture"), (reading["level"], reading["form"]))

    def test_are_read_from_paths_and_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "shot.png"
            path.write_bytes(self.board.png())
            for source in (path, str(path)):
                self.assertRead(source)
        for source in (self.board.png(), bytearray(self.board.png()), memoryview(self.board.png())):
            self.assertRead(source)

    def test_are_read_from_pixels(self):
        self.assertRead(pixels(self.board))
        self.assertRead(pixels(self.board, 4))

    def test_are_read_as_the_program_reads_them(self):
        for board in (self.board, doubtful()):
            done = subprocess.run([PROGRAM, "read", "-", "--format", "json"], input=board.png(), capture_output=True, check=False)
            self.assertEqual(json.loads(done.stdout), decant.read_picture(board.png()))
            self.assertEqual(json.loads(done.stdout), decant.read_picture(pixels(board)))

    def test_have_the_units_in_doubt_with_their_places(self):
        board = doubtful()
        answer = decant.read_picture(pixels(board))
        self.assertIn("not sure", answer["doubt"])
        [reading] = answer["readings"]
        places = [each["where"] for each in reading["assumed"] if "(tube 3, place 2 " in each["value"]]
        self.assertEqual(1, len(places))
        left, top, right, bottom = places[0]
        lower = board.bottom - board.UNIT
        x, y = sum(board.sides(2)) // 2, lower - board.UNIT // 2
        self.assertTrue(left < x < right and top < y < bottom, places)
        self.assertLess((right - left) * (bottom - top), 2 * board.WIDTH * board.UNIT)
        self.assertIn("check: ", str(answer))

    def test_take_rules_and_capacity(self):
        [reading] = decant.read_picture(pixels(self.board), rules="ball", capacity=4)["readings"]
        self.assertEqual(CODE.replace("water", "ball"), reading["level"])
        self.assertRaises(ValueError, decant.read_picture, pixels(self.board), rules="oil")

    def test_without_a_board_are_refused(self):
        with self.assertRaisesRegex(decant.LevelError, "no board of tubes is seen"):
            decant.read_picture(pixels(Board(4, [])))
        for bad in (b"", b"hello", self.board.png()[:500]):
            self.assertRaises(decant.LevelError, decant.read_picture, bad)
        with self.assertRaisesRegex(decant.LevelError, "GIF files are not read"):
            decant.read_picture(b"GIF89a" + bytes(20))

    def test_of_another_shape_or_kind_are_refused(self):
        rgb = bytes(self.board.pixels)
        for shape in ((self.board.height, self.board.width * 3), (len(rgb), 1, 1), (len(rgb) // 5, 5, 1), (3, 1, len(rgb) // 3)):
            with self.assertRaisesRegex(ValueError, "shape", msg=shape):
                decant.read_picture(memoryview(rgb[:shape[0] * shape[1] * (shape + (1,))[2]]).cast("B", shape))
        with self.assertRaisesRegex(TypeError, "uint8"):
            decant.read_picture(memoryview(bytes(4 * 12 * 3)).cast("f", (4, 3, 3)))
        for other in (3, None, [[1]], object()):
            self.assertRaises(TypeError, decant.read_picture, other)
        self.assertRaises(OSError, decant.read_picture, "there/is/no/such.png")

    def test_let_other_threads_run(self):
        big = Board(4, ["ABCD" * 1] * 4)
        ticks = []
        stop = threading.Event()
        thread = threading.Thread(target=lambda: [ticks.append(1) for _ in iter(lambda: stop.wait(0.0005), True)])
        thread.start()
        for _ in range(5):
            decant.read_picture(pixels(big))
        stop.set()
        thread.join()
        self.assertTrue(ticks)

    @unittest.skipIf(numpy is None, "needs numpy")
    def test_are_read_from_arrays_of_numpy_however_they_lie(self):
        array = numpy.array(pixels(self.board))
        blue_first = numpy.ascontiguousarray(array[:, :, ::-1])
        wide = numpy.repeat(array, 2, axis=1)
        padded = numpy.zeros((array.shape[0], array.shape[1] + 7, 3), numpy.uint8)
        padded[:, :-7] = array
        for source in (array, numpy.asfortranarray(array), blue_first[:, :, ::-1], wide[:, ::2], padded[:, :-7],
                       numpy.dstack([array, numpy.full(array.shape[:2], 255, numpy.uint8)])):
            self.assertRead(source)
        array.flags.writeable = False
        self.assertRead(array)
        for other in (array.astype(float), array.astype(numpy.int8)):
            self.assertRaises(TypeError, decant.read_picture, other)
        with self.assertRaisesRegex(ValueError, "at most"):
            decant.read_picture(numpy.broadcast_to(numpy.zeros(3, numpy.uint8), (10**5, 10**5, 3)))
        with self.assertRaises(decant.LevelError):
            decant.read_picture(numpy.zeros((0, 0, 3), numpy.uint8))

    @unittest.skipIf(Image is None, "needs Pillow")
    def test_are_read_from_images_of_pillow(self):
        image = Image.frombytes("RGB", (self.board.width, self.board.height), bytes(self.board.pixels))
        self.assertRead(image)
        self.assertRead(image.convert("RGBA"))
        for mode in ("I", "F"):
            with self.assertRaisesRegex(TypeError, "convert"):
                decant.read_picture(image.convert(mode))

    @unittest.skipIf(Image is None, "needs Pillow")
    def test_have_the_colors_of_images_of_pillow_in_any_mode(self):
        image = Image.frombytes("RGB", (self.board.width, self.board.height), bytes(self.board.pixels))
        palette = image.quantize(16)
        for same in (palette, *map(image.convert, ("CMYK", "YCbCr", "HSV", "RGBX"))):
            self.assertRead(same)
        for mode in ("L", "LA"):
            gray = image.convert(mode)
            self.assertEqual(decant.read_picture(gray.convert("RGB")), decant.read_picture(gray))
        palette.info["transparency"] = palette.getpixel((0, 0))
        self.assertEqual(decant.read_picture(palette.convert("RGBA")), decant.read_picture(palette))

    @unittest.skipIf(Image is None, "needs Pillow")
    def test_are_turned_by_exif_in_images_of_pillow_that_are_just_opened(self):
        image = Image.frombytes("RGB", (self.board.width, self.board.height), bytes(self.board.pixels))
        exif = Image.Exif()
        exif[0x0112] = 3
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "shot.png"
            image.rotate(180).save(path, exif=exif)
            self.assertRead(path)
            with Image.open(path) as opened:
                self.assertRead(opened)
                self.assertRead(opened.rotate(180))


if __name__ == "__main__":
    unittest.main()
