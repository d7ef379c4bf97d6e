"""Keys of the server's requests: their names in remedies, their ranges, and that advice can be left out."""
# SPDX-License-Identifier: MIT
import json
import re
import unittest

from program import ROOT
from serving import JSON, serving


class Keys(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        server = serving()
        cls.served = server.__enter__()
        cls.addClassCleanup(server.__exit__, None, None, None)

    def test_remedies_name_keys(self):
        for route, body, key in (("solve", {"level": "[[a, b], [c, b], [a], []]"}, '"partial": true'),
                                 ("position", {"level": "water3:AB/BA/-"}, 'or use "capacity": 2'),
                                 ("generate", {"nodes": 5}, '"colors"'),
                                 ("generate", {"family": "dog_bunny", "colors": 5}, '"nodes"')):
            with self.subTest(body):
                self.assertIn(key, self.served.error(route, **body)[1]["remedy"])

    def test_an_order_that_no_level_fits_is_refused_at_once(self):
        for order, least in (({"min_length": 10, "max_length": 5}, 10), ({"min_difficulty": 80, "max_difficulty": 20}, 80)):
            with self.subTest(order):
                status, error = self.served.error("generate", time_limit=1, **order)
                self.assertEqual((422, "unfit_order"), (status, error["code"]))
                self.assertIn(f"at least {least}", error["message"])

    def test_no_error_of_a_level_speaks_of_the_command_line(self):
        errors = 0
        for path in sorted((ROOT / "tests/fuzz/corpus").glob("fuzz_tube_sort_*/*")):
            text = path.read_bytes().decode(errors="replace")
            if len(text) > 100_000:
                continue
            status, _, answer = self.served.post("position", level=text)
            if status == 422:
                errors += 1
                with self.subTest(path.name):
                    self.assertNotRegex(json.loads(answer)["error"].get("remedy", ""), "--[a-z]|decant [a-z]+`")
        self.assertGreater(errors, 50)
        for question in ({"level": ""}, {"level": "nothing"}, {"level": '["water2:AB/BA/-", "water2:AA/BB/-"]'}):
            self.assertNotIn("`decant", self.served.error("position", **question)[1]["remedy"])
        self.assertEqual("give one of code, edges, icons, native",
                         self.served.error("convert", level="dogbunny:a=b:dog=a:dog=b", to="cups")[1]["remedy"])

    def test_numbers_have_ranges(self):
        for key, wrong, told, takes in (("time_limit", -1, "below the least", "number from 0 to 100000000"),
                                        ("time_limit", 1e300, "above the most", "number from 0 to 100000000"),
                                        ("time_limit", True, "not a number", "number from 0 to 100000000"),
                                        ("beam_width", 0, "below the least", "whole number from 1 to 100000000"),
                                        ("node_limit", -1, "below the least", "whole number from 0 to 1000000000000000000"),
                                        ("node_limit", 1.5, "not a whole number", "whole number from 0 to 1000000000000000000"),
                                        ("node_limit", "1", "not a whole number", "whole number from 0 to 1000000000000000000"),
                                        ("node_limit", 1e19, "above the most", "whole number from 0 to 1000000000000000000"),
                                        ("capacity", 33, "above the most", "whole number from 1 to 32")):
            with self.subTest(key=key, wrong=wrong):
                status, error = self.served.error("solve", level="water2:AB/BA/-", **{key: wrong})
                self.assertEqual((422, "unfit_value", key, f"{key} is {told}", f"give a {takes}"),
                                 (status, error["code"], error["key"], error["message"], error["remedy"]))

    def test_a_whole_number_may_be_written_with_an_exponent_or_a_point(self):
        for written in ("2", "2.0", "2e0", "20e-1"):
            body = f'{{"level": "[[1, 2], [2, 1], []]", "capacity": {written}}}'
            with self.subTest(written):
                self.assertEqual(200, self.served.request("POST", "/api/v1/position", body, JSON)[0])

    def test_a_level_of_many_has_a_path_and_a_name(self):
        text = '{"stages": [{"id": "a", "grid": [[1, 2], [2, 1], []]}, {"id": "b", "grid": [[1, 1, 2], [2, 2, 1], []]}]}'
        for name, code in (("a", "water2:12/21/-"), ("2", "water3:112/221/-")):
            answer = self.served.post("read", level=text, json_path=".stages[].grid", id=name)[2]
            self.assertEqual([code], [each["level"] for each in json.loads(answer)["readings"]])
        self.assertEqual(200, self.served.post("solve", level=text, json_path=".stages[0].grid")[0])
        status, error = self.served.error("solve", level=text, json_path=".stages[].grid", id="c")
        self.assertEqual((422, "malformed_level"), (status, error["code"]))
        status, error = self.served.error("solve", level=text, json_path="stages")
        self.assertEqual((422, "unfit_value"), (status, error["code"]))

    def test_the_manual_names_every_key_of_every_question(self):
        table = re.findall(r"^\| (`.*?) \|", (ROOT / "docs/server.md").read_text().partition("## Bodies")[2], re.M)
        named = set(re.findall(r"`(\w+)`", " ".join(table)))
        document = json.loads(self.served.request("GET", "/api/v1/openapi.json")[2])
        for path, methods in document["paths"].items():
            if "requestBody" in methods.get("post", {}):
                schema = methods["post"]["requestBody"]["content"]["application/json"]["schema"]
                with self.subTest(path):
                    self.assertLessEqual(set(schema["properties"]), named)

    def test_advice_can_be_left_out(self):
        self.assertIn("advice", json.loads(self.served.post("solve", level="water2:AB/BA")[2]))
        self.assertNotIn("advice", json.loads(self.served.post("solve", level="water2:AB/BA", advice=False)[2]))


if __name__ == "__main__":
    unittest.main()
