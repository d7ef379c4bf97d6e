"""Texts that look like something else: each is read as the level that was meant, or that level is among those asked about."""
# SPDX-License-Identifier: MIT
import json
import unittest

from program import DONE, MALFORMED, run

# Texts, each with the level that its author means.
MEANT = (
    ("e a\na e\n-\n", "water2:AB/BA/-"),
    ("a e b\nb a e\ne b a\n-\n", "water3:ABC/CAB/BCA/-"),
    ("a e\ne b\nb a\n-\n", "water2:AB/BC/CA/-"),
    ("[[\"a\",\"e\"],[\"e\",\"a\"],[]]", "water2:AB/BA/-"),
    ("E a\na E\n-\n", "water2:AB/BA/-"),
    ("a E b\nb a E\nE b a\n-\n", "water3:ABC/CAB/BCA/-"),
    ("a E\nE b\nb a\n-\n", "water2:AB/BC/CA/-"),
    ("[[\"a\",\"E\"],[\"E\",\"a\"],[]]", "water2:AB/BA/-"),
    ("0 a\na 0\n-\n", "water2:AB/BA/-"),
    ("a 0 b\nb a 0\n0 b a\n-\n", "water3:ABC/CAB/BCA/-"),
    ("a 0\n0 b\nb a\n-\n", "water2:AB/BC/CA/-"),
    ("[[\"a\",\"0\"],[\"0\",\"a\"],[]]", "water2:AB/BA/-"),
    ("o a\na o\n-\n", "water2:AB/BA/-"),
    ("a o b\nb a o\no b a\n-\n", "water3:ABC/CAB/BCA/-"),
    ("a o\no b\nb a\n-\n", "water2:AB/BC/CA/-"),
    ("[[\"a\",\"o\"],[\"o\",\"a\"],[]]", "water2:AB/BA/-"),
    ("x a\na x\n-\n", "water2:AB/BA/-"),
    ("v x\nx w\nw v\n-\n", "water2:AB/BC/CA/-"),
    ("[[\"a\",\"x\"],[\"x\",\"a\"],[]]", "water2:AB/BA/-"),
    ("X a\na X\n-\n", "water2:AB/BA/-"),
    ("v X\nX w\nw v\n-\n", "water2:AB/BC/CA/-"),
    ("[[\"a\",\"X\"],[\"X\",\"a\"],[]]", "water2:AB/BA/-"),
    ("[[0,1],[1,0],[]]", "water2:AB/BA/-"),
    ("[[0,0,1,1],[1,1,0,0],[],[]]", "water4:AABB/BBAA/-/-"),
    ("[[1,0],[0,1],[]]", "water2:AB/BA/-"),
    ("01 10 -", "water2:AB/BA/-"),
    ("0011 1100 - -", "water4:AABB/BBAA/-/-"),
    ("EA AE -", "water2:AB/BA/-"),
    ("AEAE EAEA -", "water4:ABAB/BABA/-"),
    ("xyxy yxyx -", "water4:ABAB/BABA/-"),
    ("0 1\n1 0\n-\n", "water2:AB/BA/-"),
    ("0 1 2\n2 0 1\n1 2 0\n-\n", "water3:ABC/CAB/BCA/-"),
    ("[[1,2,2],[2,1,1],[0,0,0]]", "water3:ABB/BAA/-"),
    ("[[\"a\",\"b\",\"b\"],[\"b\",\"a\",\"a\"],[\"e\",\"e\",\"e\"]]", "water3:ABB/BAA/-"),
    ("[[\"a\",\"b\",\"b\"],[\"b\",\"a\",\"a\"],[\"E\",\"E\",\"E\"]]", "water3:ABB/BAA/-"),
    ("[[\"a\",\"b\",\"b\"],[\"b\",\"a\",\"a\"],[\"x\",\"x\",\"x\"]]", "water3:ABB/BAA/-"),
    ("[[1,2,2],[2,1,1],[-1,-1,-1]]", "water3:ABB/BAA/-"),
    ("[[1,2,2],[2,1,1],[00,00,00]]", "water3:ABB/BAA/-"),
    ("decant tube-sort 1\n\"empty\" a\na \"empty\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"none\" a\na \"none\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"null\" a\na \"null\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"_\" a\na \"_\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\".\" a\na \".\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"*\" a\na \"*\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"(empty)\" a\na \"(empty)\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"?\" a\na \"?\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\n\"-\" a\na \"-\"\n-\n", "water2:AB/BA/-"),
    ("decant tube-sort 1\ncapacity: 1\na\nb\n-\n", "water1:A/B/-"),
    ("water1:A/B/-", "water1:A/B/-"),
    ("capacity: 1\nred\nblue\n-\n", "water1:A/B/-"),
    ("{\"capacity\":1,\"tubes\":[[\"a\"],[\"b\"],[]]}", "water1:A/B/-"),
    ("a a a a\na b b b\nb b b b\na a a b\n-\n", "water4:AAAA/ABBB/BBBB/AAAB/-"),
    ("a a b b\na a b b\na a b b\na a b b\n-\n", "water4:AABB/AABB/AABB/AABB/-"),
    ("a b\na b\na b\na b\n-\n-\n", "water2:AB/AB/AB/AB/-/-"),
    ("water4:AAAA/BB/BB/-", "water4:AAAA/BB/BB/-"),
    ("R r\nr R\n-\n", "water2:AB/BA/-"),
    ("I l\nl I\n-\n", "water2:AB/BA/-"),
    ("O Q\nQ O\n-\n", "water2:AB/BA/-"),
    ("S 5\n5 S\n-\n", "water2:AB/BA/-"),
    ("red dark-red\ndark-red red\n-\n", "water2:AB/BA/-"),
    ("light dark\ndark light\n-\n", "water2:AB/BA/-"),
    ("sky sea\nsea sky\n-\n", "water2:AB/BA/-"),
    ("c1 c2\nc2 c1\n-\n", "water2:AB/BA/-"),
    ("red1 red2\nred2 red1\n-\n", "water2:AB/BA/-"),
    ("color-1 color-2\ncolor-2 color-1\n-\n", "water2:AB/BA/-"),
    ("1a 1b\n1b 1a\n-\n", "water2:AB/BA/-"),
    ("a+ a-\na- a+\n-\n", "water2:AB/BA/-"),
    ("+a b\nb +a\n-\n", "water2:AB/BA/-"),
    ("capacity rules\nrules capacity\n-\n", "water2:AB/BA/-"),
    ("order name\nname order\n-\n", "water2:AB/BA/-"),
    ("water ball\nball water\n-\n", "water2:AB/BA/-"),
    ("level game\ngame level\n-\n", "water2:AB/BA/-"),
    ("moon sun\nsun moon\n-\n", "water2:AB/BA/-"),
    ("and or\nor and\n-\n", "water2:AB/BA/-"),
    ("up down\ndown up\n-\n", "water2:AB/BA/-"),
    ("left right\nright left\n-\n", "water2:AB/BA/-"),
    ("free busy\nbusy free\n-\n", "water2:AB/BA/-"),
    ("clear red\nred clear\n-\n", "water2:AB/BA/-"),
    ("white black\nblack white\n-\n", "water2:AB/BA/-"),
    ("transparent red\nred transparent\n-\n", "water2:AB/BA/-"),
    ("⚪ 🔴\n🔴 ⚪\n-\n", "water2:AB/BA/-"),
    ("⬜ 🔴\n🔴 ⬜\n-\n", "water2:AB/BA/-"),
    ("⬛🔴\n🔴⬛\n-\n", "water2:AB/BA/-"),
    ("○ ●\n● ○\n-\n", "water2:AB/BA/-"),
    ("□ ■\n■ □\n-\n", "water2:AB/BA/-"),
    ("❌ ✅\n✅ ❌\n-\n", "water2:AB/BA/-"),
    ("→ ←\n← →\n-\n", "water2:AB/BA/-"),
    ("👍 👍🏽\n👍🏽 👍\n-\n", "water2:AB/BA/-"),
    ("1️⃣ 2️⃣\n2️⃣ 1️⃣\n-\n", "water2:AB/BA/-"),
    ("1 2\n2 1\n-\n", "water2:AB/BA/-"),
    ("1 3\n2 1\n3 2\n-\n", "water2:AB/CA/BC/-"),
    ("1: 1 2\n2: 2 1\n3: -\n", "water2:AB/BA/-"),
    ("3 1 2\n1 2 3\n2 3 1\n-\n", "water3:ABC/BCA/CAB/-"),
    ("2 2\n1 1\n-\n", "water2:AA/BB/-"),
    ("A: B A\nB: A B\nC: -\n", "water2:BA/AB/-"),
    ("R2 B2\nB2 R2\n-\n", "water2:AB/BA/-"),
    ("2R 2B\n2B 2R\n-\n", "water2:AB/BA/-"),
    ("[[1,2,2],[2,1,1],[0,0,0]]", "water3:ABB/BAA/-"),
    ("a e\nb e\na b\ne e\n", "water2:A/B/AB/-"),
    ("x a\nx b\na b\nx x\n", "water2:A/B/BA/-"),
    ("red 0\nblue 0\nred blue\n0 0\n", "water2:A/B/AB/-"),
    ("decant tube-sort 1\nred red\nblue blue\n-\n", "water2:AA/BB/-"),
)

# Words that have another meaning in text without a header.
WORDS = (
    "#1 b\nb #1\n-\n",
    "nil ten\nten nil\nnil ten\nten nil\n-\n-\n",
    "none some\nsome none\n-\n",
    "blank ink\nink blank\n-\n",
    "hidden red\nred hidden\n-\n",
    "tube red\nred tube\n-\n",
)


def in_order_of_appearance(code):
    """The same level, with its colors named in order of appearance."""
    rules, tubes = code.split(":")
    letters = {"-": "-", "/": "/"}
    return rules + ":" + "".join(letters.setdefault(unit, chr(ord("A") + len(letters) - 2)) for unit in tubes)


def read(text):
    """The exit code and the levels that the text is or may be."""
    result = run("read", "-", "--format", "json", stdin=text)
    readings = json.loads(result.out)["readings"] if result.out else []
    return result.code, [in_order_of_appearance(each["level"]) for each in readings]


class LookAlikes(unittest.TestCase):
    def test_are_read_as_they_are_meant_or_asked_about(self):
        for text, meant in MEANT:
            with self.subTest(text):
                code, levels = read(text)
                self.assertIn(in_order_of_appearance(meant), levels)
                self.assertTrue(code == MALFORMED or len(levels) == 1, code)

    def test_are_colors_in_quotes_below_a_header(self):
        for text in WORDS:
            with self.subTest(text):
                lines = [" ".join(word if word == "-" else f'"{word}"' for word in line.split()) for line in text.splitlines()]
                self.assertEqual(DONE, read("\n".join(["decant tube-sort 1", *lines]))[0])


if __name__ == "__main__":
    unittest.main()
