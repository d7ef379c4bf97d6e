"""Pictures are well-formed SVG that shows each node and token, and a frame for each group of moves."""
# SPDX-License-Identifier: MIT
import unittest
import xml.etree.ElementTree as ElementTree

from program import DONE, ROOT, UNSOLVABLE, run

SVG = "{http://www.w3.org/2000/svg}"
DOG_BUNNY = "levels/dog-bunny-28.txt"
NODES = {"blank-1", "well", "house", "tree", "carrot", "blank-2", "bone"}
EXAMPLES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "levels").glob("*.txt"))


def picture(*args):
    result = run(*args, "--format", "svg")
    assert (result.code, result.err) == (DONE, ""), result
    return ElementTree.fromstring(result.out)


def texts(element):
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


class Pictures(unittest.TestCase):
    def check_canvas(self, root):
        """The picture has a title, a size, and nothing that needs a script or another file."""
        self.assertEqual(f"{SVG}svg", root.tag)
        self.assertTrue(root.findtext(f"{SVG}title"))
        self.assertEqual(["0", "0", root.get("width"), root.get("height")], root.get("viewBox").split())
        self.assertLessEqual({element.tag.removeprefix(SVG) for element in root.iter()},
                             {"svg", "title", "g", "rect", "circle", "path", "text", "line", "polygon", "tspan"})

    def test_every_example_level(self):
        for level in EXAMPLES:
            with self.subTest(level):
                self.check_canvas(picture("show", level))

    def test_a_map_names_each_node_and_condition(self):
        names = texts(picture("show", DOG_BUNNY))
        # The conditions are house, bone, tree & well, carrot.
        for node in NODES:
            self.assertEqual(2 if node in ("house", "bone", "carrot") else 1, names.count(node), node)

    def test_a_map_shows_a_circle_for_each_node_and_token_at_least(self):
        circles = list(picture("show", DOG_BUNNY).iter(f"{SVG}circle"))
        self.assertGreaterEqual(len(circles), len(NODES) + 3)

    def test_a_plan_has_the_start_and_a_frame_for_each_group(self):
        root = picture("solve", DOG_BUNNY)
        self.check_canvas(root)
        frames = [group for group in root.iter(f"{SVG}g") if "scale" in group.get("transform", "")]
        switches = run("solve", DOG_BUNNY, "--format", "json").answer["switches"]
        self.assertEqual(switches + 1, len(frames) - 1)
        for frame in frames:
            self.assertEqual(NODES, NODES & set(texts(frame)))

    def test_names_are_escaped(self):
        level = 'order: bottom-first\nname: <b>&"\nred "<a>"\n"<a>" red\n-\n'
        result = run("show", "-", "--format", "svg", stdin=level)
        self.assertEqual(DONE, result.code, result.err)
        self.assertIn('<b>&"', ElementTree.fromstring(result.out).findtext(f"{SVG}title"))

    def test_without_a_plan_there_is_no_picture_of_it(self):
        result = run("solve", "dogbunny:a~b:dog=b:dog=a", "--format", "svg")
        self.assertEqual((UNSOLVABLE, "", "Cannot be solved. Proved.\n"), result)

    def test_the_same_every_time(self):
        first, second = (run("solve", DOG_BUNNY, "--format", "svg").out for _ in range(2))
        self.assertEqual(first, second)


if __name__ == "__main__":
    unittest.main()
