"""The server answers what the command line prints."""
# SPDX-License-Identifier: MIT
import json
import re
import unittest

from program import ROOT, run
from serving import ServerTest

LEVELS = ["levels/cups-4.txt", "levels/flasks-3.txt", "levels/coalton-133.txt", "levels/dog-bunny-28.txt"]


def timeless(text):
    return re.sub(r'"(seconds|peak_memory_bytes)":[^,}]+', r'"\1":0', text)


class Answers(ServerTest):
    ARGS = ("--patience", "2", "--searches", "2", "--memory-limit", "1G")

    def same(self, route, body, *args):
        status, headers, text = self.served.post(route, **body)
        self.assertEqual(200, status, text)
        self.assertEqual(timeless(run(*args).out), timeless(text))
        return headers

    def test_answers_are_those_of_the_command_line(self):
        for path in LEVELS:
            text = (ROOT / path).read_text(encoding="utf-8")
            with self.subTest(path):
                self.same("solve", {"level": text}, "solve", path, "--format", "json")
                self.same("hint", {"level": text, "rung": 3}, "hint", path, "--level", "3", "--format", "json")
                self.same("analyze", {"level": text, "node_limit": 3000, "games": 20}, "analyze", path,
                          "--node-limit", "3000", "--games", "20", "--format", "json")
                plan = run("solve", path, "--format", "moves").out
                self.same("check", {"level": text, "plan": plan}, "check", path, plan, "--format", "json")
                converted = json.loads(self.served.post("convert", level=text, to="code")[2])
                self.assertEqual(run("convert", path, "--to", "code").out, converted["level"])

    def test_flags_are_keys(self):
        self.same("solve", {"level": "water4:ABAB/BABA/-", "rules": "ball", "algorithm": "a-star", "any": True},
                  "solve", "water4:ABAB/BABA/-", "--rules", "ball", "--algorithm", "a-star", "--any", "--format", "json")
        self.same("solve", {"level": "water2:AB/BA"}, "solve", "water2:AB/BA", "--format", "json")
        self.same("hint", {"level": "water2:AB/BA/-", "moves": "1>3", "rung": 4}, "hint", "water2:AB/BA/-",
                  "--moves", "1>3", "--level", "4", "--format", "json")
        plan = json.loads(run("solve", "water2:AB/BA/-", "--format", "json").out)
        self.same("check", {"level": "water2:AB/BA/-", "plan": plan}, "check", "water2:AB/BA/-", json.dumps(plan),
                  "--format", "json")
        plan["moves"][1]["color"] = "Z"
        self.same("check", {"level": "water2:AB/BA/-", "plan": plan}, "check", "water2:AB/BA/-", json.dumps(plan),
                  "--format", "json")
        headers = self.same("generate", {"seed": 7, "count": 3, "colors": 5, "min_length": 10}, "generate", "--seed",
                            "7", "--count", "3", "--colors", "5", "--min-length", "10", "--format", "jsonl")
        self.assertEqual("application/x-ndjson", headers["Content-Type"])

    def test_description_names_what_is_there(self):
        status, _, text = self.served.request("GET", "/api/v1/openapi.json")
        document = json.loads(text)
        self.assertEqual((200, "3.1.0"), (status, document["openapi"]))
        for path, methods in document["paths"].items():
            for method in methods:
                if method == "post":
                    self.assertEqual(415, self.served.request("POST", path, "{}")[0])
                else:
                    self.assertEqual(200, self.served.request("GET", path)[0])
        solve = document["paths"]["/api/v1/solve"]["post"]["requestBody"]["content"]["application/json"]["schema"]
        self.assertEqual(["level"], solve["required"])
        self.assertIn("a-star", solve["properties"]["algorithm"]["enum"])

    def test_a_game_can_be_played_by_asking_for_positions(self):
        moves = []
        answer = {"legal": []}
        for move in ["2>3", "1>2", "1>3", "2>1", "2>3", "1>2", "1>3"]:
            status, _, text = self.served.post("position", level="water4:ABAB/BABA/-", moves=" ".join(moves))
            answer = json.loads(text)
            self.assertEqual((200, False), (status, answer["won"]))
            self.assertIn(move, answer["legal"])
            moves.append(move)
        answer = json.loads(self.served.post("position", level="water4:ABAB/BABA/-", moves=" ".join(moves))[2])
        self.assertTrue(answer["won"])
        self.assertEqual(("water4:ABAB/BABA/-", " ".join(moves)), (answer["start"], answer["moves"]))
        self.assertEqual("board", answer["view"]["kind"])
        self.assertEqual(8, sum(len(tube["units"]) for tube in answer["view"]["tubes"]))
        status, error = self.served.error("position", level="water4:ABAB/BABA/-", moves="1>2")
        self.assertEqual((422, "illegal_move", "moves"), (status, error["code"], error["key"]))

    def test_a_map_has_places_for_its_nodes(self):
        level = (ROOT / "levels/dog-bunny-28.txt").read_text(encoding="utf-8")
        view = json.loads(self.served.post("position", level=level)[2])["view"]
        places = {(node["x"], node["y"]) for node in view["nodes"]}
        self.assertEqual(("map", len(view["nodes"])), (view["kind"], len(places)))

    def test_pictures_graphs_and_examples_can_be_asked_for(self):
        picture = json.loads(self.served.post("render", level="water4:ABAB/BABA/-")[2])["svg"]
        self.assertEqual(run("show", "water4:ABAB/BABA/-", "--format", "svg").out, picture)
        strip = json.loads(self.served.post("render", level="water4:ABAB/BABA/-", plan="1>3 2>1")[2])["svg"]
        self.assertIn("2>1", strip.replace("&gt;", ">"))
        self.same("graph", {"level": "water4:ABAB/BABA/-"}, "graph", "water4:ABAB/BABA/-", "--format", "json")
        status, error = self.served.error("graph", level="water4:ABAB/BABA/-", node_limit=3)
        self.assertEqual((422, "graph_too_large"), (status, error["code"]))
        levels = json.loads(self.served.post("levels")[2])["levels"]
        self.assertIn("coalton-133", [level["name"] for level in levels])

    def test_isolation_headers(self):
        status, headers, text = self.served.request("GET", "/")
        self.assertEqual(200, status)
        self.assertIn("/api/v1/solve", text)
        self.assertEqual("same-origin", headers["Cross-Origin-Opener-Policy"])
        self.assertEqual("require-corp", headers["Cross-Origin-Embedder-Policy"])
        self.assertEqual("same-origin", headers["Cross-Origin-Resource-Policy"])


if __name__ == "__main__":
    unittest.main()
