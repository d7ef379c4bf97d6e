"""The server names the fault of a request, its place, and a remedy."""
# SPDX-License-Identifier: MIT
import json
import unittest

from serving import JSON, ServerTest


class Errors(ServerTest):
    ARGS = ("--patience", "2", "--searches", "2", "--memory-limit", "1G")

    def test_errors_name_the_place_and_the_remedy(self):
        status, error = self.served.error("solve", level="water2:AB/B!/-")
        self.assertEqual((422, "malformed_level", "level", 1), (status, error["code"], error["key"], error["line"]))
        self.assertIn("remedy", error)
        for code, status, body in (("missing_key", 422, {}), ("unknown_key", 422, {"level": "x", "capasity": 4}),
                                   ("unfit_value", 422, {"level": 5}), ("unfit_value", 422, {"level": "x", "rules": "?"}),
                                   ("unfit_value", 422, {"level": "x", "capacity": 33}),
                                   ("unfit_value", 422, {"level": "x", "capacity": -1}),
                                   ("unfit_value", 422, {"level": "x", "any": 1})):
            with self.subTest(body):
                got, error = self.served.error("solve", **body)
                self.assertEqual((status, code), (got, error["code"]))
        self.assertEqual("illegal_move", self.served.error("hint", level="water2:AB/BA/-", moves="3>1")[1]["code"])
        self.assertEqual("unfit_format", self.served.error("convert", level="water2:A^3/A", to="list", partial=True)[1]["code"])

    def test_errors_list_each_way_out_with_the_keys_that_it_speaks_of(self):
        _, error = self.served.error("solve", level="[[a, b], [c, b], [a], []]")
        self.assertEqual("color_count", error["kind"])
        self.assertEqual([{"text": "correct the tubes", "keys": []},
                          {"text": 'allow missing units with "partial": true', "keys": ["partial"], "options": {"partial": True}}], error["ways"])
        self.assertEqual('correct the tubes, or allow missing units with "partial": true', error["remedy"])

        _, error = self.served.error("solve", level="water2:AB/BA/-\nnull:6\n")
        self.assertNotIn("FILE", json.dumps(error))
        _, error = self.served.error("solve", level='{"code": "water2:AB/BA/-"}\n{"code": "null:6"}\n')
        self.assertEqual({"text": 'give one of them, such as "id": "2"', "keys": ["id"], "options": {"id": "2"}}, error["ways"][0])

        _, error = self.served.error("prove", level="water4:ABAB/BABA/-", proof_limit=0)
        self.assertEqual([["proof_limit"], []], [way["keys"] for way in error["ways"]])

        for key, limit in (("node_limit", 1), ("time_limit", 0)):
            _, error = self.served.error("graph", level="water4:ABAB/BABA/-/-", **{key: limit})
            self.assertRegex(error["message"], r"\Athe level has more than 1 position\Z" if limit else
                             r"\Astopped by the time limit after \d+ positions?\Z")
            self.assertEqual([[key], [], []], [way["keys"] for way in error["ways"]])

    def test_options_that_contradict_each_other_have_a_kind_too(self):
        _, error = self.served.error("solve", level="A B\nB A\n-\n", top_first=True, bottom_first=True)
        self.assertEqual(("malformed_level", "contradiction"), (error["code"], error["kind"]))

    def test_the_options_of_a_way_out_are_all_that_it_takes(self):
        level = "water2:AB^2/BA^3/-"
        _, error = self.served.error("convert", level=level, to="list", partial=True)
        [way] = error["ways"]
        self.assertEqual({"text": 'use "to": "native"', "keys": ["to"], "options": {"to": "native"}}, way)
        self.assertEqual(200, self.served.post("convert", **{"level": level, "to": "list", "partial": True, **way["options"]})[0])
        _, error = self.served.error("graph", level=level, partial=True, node_limit=1)
        self.assertIn({"text": 'raise "node_limit"', "keys": ["node_limit"]}, error["ways"])

    def test_a_reading_that_no_key_chooses_has_no_options(self):
        _, error = self.served.error("solve", level="[[1, 2], [2, 1], [0, 0], []]")
        self.assertEqual([["assumed", "level"]] * len(error["readings"]), [sorted(reading) for reading in error["readings"]])
        for reading in error["readings"]:
            self.assertEqual(200, self.served.post("solve", level=reading["level"])[0])

    def test_the_level_of_a_proof_may_be_spelled_in_any_way_and_must_be_a_code(self):
        level = "water4:ABAB/BABA/-"
        proof = json.loads(self.served.post("prove", level=level)[2])["proof"]
        for about in (level, level.upper(), f" {level}\n", level.replace("4:", "04:"), f"{level}^4"):
            answer = json.loads(self.served.post("verify", proof=proof, about=about)[2])
            self.assertEqual("verified", answer["status"], about)
        self.assertEqual("rejected", json.loads(self.served.post("verify", proof=proof, about="water2:AB/BA/-")[2])["status"])
        for about in ("x", "", "[[1, 2], [2, 1], []]"):
            status, error = self.served.error("verify", proof=proof, about=about)
            self.assertEqual((422, "malformed_level", "about"), (status, error["code"], error["key"]))

    def test_moves_so_far_must_be_of_the_level(self):
        moves = {"moves": ["2>3"], "level": "water2:AB/AB/-"}
        for question, key in (("hint", "moves"), ("position", "moves"), ("render", "plan")):
            status, error = self.served.error(question, level="water2:AB/BA/-", **{key: moves})
            self.assertEqual((422, "malformed_moves", key), (status, error["code"], error["key"]))

    def test_levels_that_were_not_found_are_told_by_what_was_seen_and_the_limit_that_ended_it(self):
        for order, told, remedy, keys in (
                ({"colors": 5, "min_difficulty": 99, "attempts": 20}, r"among 20 candidates: their difficulty was [\d.]+ to [\d.]+",
                 'relax "min_difficulty" and "max_difficulty", or try other sizes', [["min_difficulty", "max_difficulty"], []]),
                ({"colors": 12, "node_limit": 1, "attempts": 20}, r"among 20 candidates: \d+ took more than 1 expanded state to solve",
                 'raise "node_limit", or make smaller levels', [["node_limit"], []]),
                ({"colors": 5, "min_difficulty": 99, "time_limit": 0}, "within the time limit, among 0 candidates", 'raise "time_limit"',
                 [["time_limit"]]),
                ({"colors": 30, "capacity": 30, "memory_limit": 2_000_000, "attempts": 20},
                 r"among 20 candidates: \d+ took more than the memory limit to solve",
                 'make smaller levels, or raise "memory_limit"', [[], ["memory_limit"]])):
            with self.subTest(order):
                status, error = self.served.error("generate", **order)
                self.assertEqual((422, "none_found", remedy), (status, error["code"], error["remedy"]))
                self.assertRegex(error["message"], rf"\Aonly 0 of 1 levels were found {told}\Z")
                self.assertEqual(keys, [way["keys"] for way in error["ways"]])

    def test_what_moves_so_far_say_that_was_not_checked_is_named(self):
        moves = {"moves": ["2>3"], "author": "me", "claim": "none"}
        for question in ("hint", "position"):
            _, _, text = self.served.post(question, level="water2:AB/BA/-", moves=moves)
            self.assertEqual(["author", "claim"], json.loads(text)["unchecked"])

    def test_a_text_that_may_be_several_levels_gets_them_all_with_the_keys_that_choose_them(self):
        _, error = self.served.error("solve", level="[[1, 2], [2, 1]]", bottom_first=True)
        self.assertEqual([{"empties": 1}, {"empties": 2}], [reading["options"] for reading in error["readings"]])
        _, error = self.served.error("solve", level="A A B\nB B A\nempty\n")
        self.assertEqual('use "bottom_first": true, or use "top_first": true', error["remedy"])
        self.assertEqual(["water3:AAB/BBA/-", "water3:BAA/ABB/-"], [reading["level"] for reading in error["readings"]])
        for reading in error["readings"]:
            answer = json.loads(self.served.post("position", level="A A B\nB B A\nempty\n", **reading["options"])[2])
            self.assertEqual(reading["level"], answer["code"])

    def test_a_key_that_stands_twice(self):
        body = '{"level":"water2:AB/BA/-","level":"water2:AB/BC/CA/-"}'
        status, _, text = self.served.request("POST", "/api/v1/solve", body, JSON)
        error = json.loads(text)["error"]
        self.assertEqual((422, "unfit_value", "level"), (status, error["code"], error["key"]))
        self.assertIn("appears twice", error["message"])

    def test_malformed_json(self):
        for body, column in (("", 1), ("{", None), ('{"level":}', 10), ("[1]", 1), ("\xff", None), ("[" * 500_000, 17),
                             ('{"level":' * 100, None), ('{"level":1e999}', None), ("nul", None)):
            with self.subTest(body[:20]):
                status, _, text = self.served.request("POST", "/api/v1/solve", body.encode("latin-1"), JSON)
                error = json.loads(text)["error"]
                self.assertEqual((400, "malformed_json"), (status, error["code"]))
                self.assertIn(column, (None, error["column"]))

    def test_other_refusals(self):
        request = self.served.request
        self.assertEqual(404, request("POST", "/api/v1/nothing", "{}", JSON)[0])
        self.assertEqual(404, request("GET", "/nothing")[0])
        status, headers, _ = request("GET", "/api/v1/solve")
        self.assertEqual((405, "POST"), (status, headers["Allow"]))
        self.assertEqual(405, request("POST", "/api/v1/health", "{}", JSON)[0])
        self.assertEqual(405, request("PUT", "/", "{}", JSON)[0])
        self.assertEqual(415, request("POST", "/api/v1/solve", "{}", {"Content-Type": "text/plain"})[0])
        self.assertEqual(415, request("POST", "/api/v1/solve", "{}", {**JSON, "Content-Encoding": "gzip"})[0])
        self.assertEqual(413, request("POST", "/api/v1/solve", "x" * (1 << 20) + "x", JSON)[0])
        self.assertEqual(414, request("GET", "/" + "x" * 9000)[0])
        self.assertIn(b" 411 ", self.served.raw(b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n"))


if __name__ == "__main__":
    unittest.main()
