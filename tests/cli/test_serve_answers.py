"""The server's answers match its description: every key is there, of its type, and no other."""
# SPDX-License-Identifier: MIT
import json
import unittest

from described import Checker
from program import ROOT, run
from serving import serving

TUBES = "water4:ABAB/BABA/-"
STUCK = "water2:AB/BA"
TURNED = "water4:BCDA/BCDB/CADA/DBCA/-"
MAP = (ROOT / "levels/dog-bunny-28.txt").read_text(encoding="utf-8")
LINES = "[[A, B], [B, A], []]"
ASIDE = "Level 3\n" + LINES + "  # mine\n"
HIDDEN = "water2:A?/BA/-"
LARGE = (ROOT / "levels/coalton-133.txt").read_text(encoding="utf-8")
PLAN = "2>3 1>2 1>3 2>1 2>3 1>2 1>3"
ONE_ASIDE = "Move 1:\n2 to 3\n"
DOUBTFUL = ("A A B\nB B A\nempty\n", "A B\nB A\n", "[[1, 2], [2, 1], [0, 0], []]")
PROOF = f"decant-proof 1\nlevel {TUBES}\nclaim optimum 7\nplan {PLAN}\nentries 1\nS 7 -/ABAB/BABA\nend\n"
RULED = "water2:AB/BA/-/-:opens=done.A@4:hides=1@1"
UNEVEN = "water4:ABAB/BABA/-^3"
FULL = "decant-proof 2\nlevel water2:B/A^1/A^1\nclaim unsolvable\nentries 1\nS inf A^1/A^1/B\nend\n"

QUESTIONS = {
    "solve": [{"level": TUBES}, {"level": LINES}, {"level": ASIDE, "lenient": True}, {"level": TUBES, "rules": "ball"}, {"level": MAP}, {"level": STUCK}, {"level": TURNED},
              {"level": STUCK, "advice": False}, {"level": TUBES, "algorithm": "beam"}, {"level": LARGE, "node_limit": 1},
              *({"level": level, "algorithm": "weighted-a-star", "weight": 3} for level in (LARGE, MAP)), {"level": "water2:AA/-"},
              {"level": MAP, "memory_limit": 2048}, {"level": "water2:B/A^1/A^1"}, {"level": "water2:BB/A^1/-"}],
    "hint": [{"level": level, "rung": rung, "moves": moves} for rung in (1, 2, 3, 4)
             for level, moves in ((TUBES, ""), (TUBES, "2>3"), (MAP, ""), ((ROOT / "levels/cups-4.txt").read_text(), "2>1"),
                                  (STUCK, ""), (LINES, ""), (TUBES, PLAN), ("water2:AA/-", ""))] +
            [{"level": LARGE, "node_limit": 1, "rung": rung} for rung in (1, 2)] +
            [{"level": TUBES, "moves": {"moves": ["2>3"], "author": "me"}}, {"level": TUBES, "moves": ONE_ASIDE}, {"level": UNEVEN}],
    "analyze": [{"level": TUBES}, {"level": UNEVEN}, {"level": LINES}, {"level": MAP}, {"level": STUCK}, {"level": LARGE, "node_limit": 3000, "games": 20},
                {"level": LARGE, "node_limit": 1, "games": 1}],
    "check": [{"level": TUBES, "plan": PLAN}, {"level": UNEVEN, "plan": "1>3"}, {"level": LINES, "plan": "1>3"}, {"level": TUBES, "plan": "1>2"}, {"level": TUBES, "plan": "2>3"},
              {"level": MAP, "plan": ""}, {"level": TUBES, "plan": [{"from": 1, "to": 2, "color": "Z"}]},
              {"level": "water2:AB/BA/-", "plan": {"moves": ["1>3", "2>1", "2>3"], "claim": "optimal"}},
              {"level": TUBES, "plan": ONE_ASIDE}],
    "read": [{"level": TUBES}, {"level": RULED}, {"level": LINES}, {"level": ASIDE}, {"level": MAP}, {"level": "AB\nBA\n--"}],
    "convert": [{"level": TUBES, "to": "native"}, {"level": MAP, "to": "code"}],
    "position": [{"level": TUBES}, {"level": RULED}, {"level": UNEVEN}, {"level": LINES}, {"level": TUBES, "moves": PLAN}, {"level": MAP, "moves": "bunny:blank-2>house"},
                 {"level": HIDDEN}, {"level": "dogbunny:a@0,0/b@1,0.5/a=b:dog=a:dog=b"}, {"level": TUBES, "moves": {"moves": ["2>3"], "author": "me"}}, {"level": TUBES, "moves": ONE_ASIDE}],
    "render": [{"level": MAP}, {"level": TUBES, "plan": PLAN}],
    "graph": [{"level": TUBES}, {"level": UNEVEN}, {"level": LINES}, {"level": STUCK}, {"level": MAP}],
    "prove": [{"level": TUBES}, {"level": UNEVEN}, {"level": STUCK}, {"level": MAP}, {"level": LARGE, "node_limit": 1}],
    "verify": [{"proof": PROOF, "about": TUBES}, {"proof": FULL, "about": "water2:B/A^1/A^1"}, {"proof": PROOF + "more"}, {"proof": "", "memory_limit": 1}],
    "generate": [{"seed": 7, "count": 3, "colors": 4}, {"family": "dog_bunny", "seed": 3, "nodes": 6, "tokens": 2}],
    "levels": [{}],
}


class Answers(unittest.TestCase):
    def test_answers_are_as_described(self):
        with serving() as served:
            document = json.loads(served.request("GET", "/api/v1/openapi.json")[2])
            checker = Checker(document)
            for question, bodies in QUESTIONS.items():
                done = document["paths"][f"/api/v1/{question}"]["post"]["responses"]["200"]["content"]
                for body in bodies:
                    status, headers, text = served.post(question, **body)
                    self.assertEqual(200, status, text)
                    schema = done[headers["Content-Type"]]["schema"]
                    lines = text.splitlines() if question == "generate" else [text]
                    for line in lines:
                        with self.subTest(question, **body):
                            self.assertEqual([], checker.faults(json.loads(line), schema))
            for level in DOUBTFUL:
                status, _, text = served.post("solve", level=level)
                self.assertEqual(422, status, text)
                self.assertEqual([], checker.faults(json.loads(text), document["components"]["schemas"]["Error"]))
            posted = {path.rsplit("/", 1)[1] for path, methods in document["paths"].items() if "post" in methods}
        self.assertEqual(posted, set(QUESTIONS))
        # A search that somebody ends says so; nobody does here.
        # Of pictures, which the server takes none of, readings say where to look.
        self.assertEqual({"cancelled", "where"}, {name.rsplit(".", 1)[1] for name in checker.unmet()})

    def test_a_position_has_one_form_everywhere(self):
        with serving() as served:
            for level in (TUBES, HIDDEN, MAP):
                shown = run("show", "-", "--format", "json", stdin=level).answer["position"]
                readings = run("read", "-", "--format", "json", stdin=level).answer["readings"]
                self.assertEqual([shown], [each["position"] for each in readings])
                self.assertEqual(shown, json.loads(served.post("position", level=level)[2])["position"])


if __name__ == "__main__":
    unittest.main()
