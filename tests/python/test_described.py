"""Arguments and answers are those that the server describes, from the same tables."""
# SPDX-License-Identifier: MIT
import ast
import inspect
import json
import subprocess
import sys
import typing
import unittest
import urllib.request
from pathlib import Path

import decant
from program import PROGRAM, ROOT

sys.path.append(str(ROOT / "tests/cli"))
from described import Checker  # noqa: E402

QUESTIONS = {"solve": decant.solve, "hint": decant.hint, "analyze": decant.analyze, "generate": decant.generate,
             "graph": decant.state_graph, "read": decant.read, "verify": decant.verify}
# Keys that are given in another way here: Level takes how a level is read, and a graph is limited by its size.
ELSEWHERE = {"level", "from", "rules", "goal", "capacity", "top_first", "bottom_first", "empties", "partial", "ignore_key", "json_path", "lenient",
             "id", "node_limit"}
TYPES = {"string": str, "integer": int, "number": float, "boolean": bool}


def description():
    with subprocess.Popen([PROGRAM, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            with urllib.request.urlopen(server.stdout.readline().strip() + "api/v1/openapi.json") as answer:
                return json.load(answer)
        finally:
            server.terminate()


def keys_of(document, question):
    body = document["paths"][f"/api/v1/{question}"]["post"]["requestBody"]
    return body["content"]["application/json"]["schema"]["properties"]


class Described(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.document = description()

    def test_keys_of_questions_are_arguments(self):
        for question, function in QUESTIONS.items():
            hints = typing.get_type_hints(function)
            for key, schema in keys_of(self.document, question).items():
                name = key[4:] if key.endswith("_difficulty") else key
                if question != "generate" and key in ELSEWHERE and name not in hints:
                    continue
                # A body has a limit on the memory of makers, which the module has not.
                if (question, key) == ("generate", "memory_limit"):
                    continue
                with self.subTest(question, key=key):
                    self.assertIn(name, inspect.signature(function).parameters)
                    if "type" in schema and name == key:
                        self.assertIn(TYPES[schema["type"]], (hints[name], *typing.get_args(hints[name])))

    def test_words_of_the_stubs_are_those_of_answers(self):
        stub = ast.parse((Path(decant.__file__).parent / "_core.pyi").read_text())
        words = {line.targets[0].id: ast.literal_eval(line.value.slice) for line in stub.body
                 if isinstance(line, ast.Assign) and isinstance(line.value, ast.Subscript)}
        types = self.document["components"]["schemas"]
        self.assertEqual({"_Status": tuple(types["Status"]["enum"]), "_Limit": tuple(types["LimitWord"]["enum"])}, words)

    def test_answers_have_the_types_of_the_description(self):
        cups, dogs = decant.levels()["cups-4"], decant.levels()["dog-bunny-28"]
        stuck = decant.Level("water2:AB/BA")
        checker = Checker(self.document)
        for level in (cups, dogs, stuck):
            for answer, kind in ((decant.solve(level).to_dict(), "Solution"), (decant.hint(level, rung=4), "Hint"),
                                 (decant.analyze(level, games=20), "Analysis")):
                with self.subTest(kind, level=level.code):
                    self.assertEqual([], checker.faults(answer, {"$ref": f"#/components/schemas/{kind}"}))


if __name__ == "__main__":
    unittest.main()
