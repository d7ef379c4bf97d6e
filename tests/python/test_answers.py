"""hint, check, analyze, generate and state_graph give in Python the answers that the program prints."""
# SPDX-License-Identifier: MIT
import copy
import json
import signal
import subprocess
import time
import unittest
import warnings

import decant
from program import HARD, PROGRAM, ROOT, child
from pace import QUIET

CUPS = decant.levels()["cups-4"]
DOGS = decant.levels()["dog-bunny-28"]
LARGE = "ball4:ABCD/DJEF/CCJE/BCFE/FBAA/FGGA/GBEG/JDDJ/-/-/-"  # its moves and its text take seconds


def program(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, cwd=ROOT).stdout


class Answers(unittest.TestCase):
    def test_hints_climb_from_rung_to_rung(self):
        answer = decant.hint(CUPS)
        self.assertEqual("solved", answer["status"])
        self.assertNotIn("look_at", answer)
        self.assertEqual(["look_at"], [key for key in decant.hint(CUPS, rung=2) if key in ("look_at", "next", "moves")])
        self.assertEqual(8, decant.hint(CUPS, [], rung=4)["length"])
        moves = decant.solve(CUPS).moves
        self.assertEqual(6, decant.hint(CUPS, moves[:2], rung=4)["length"])

    def test_a_hint_is_told_as_the_program_tells_it(self):
        printed = program("hint", "levels/cups-4.txt", "--moves", "4>1 3>1", "--level", "2", "--color", "never")
        self.assertEqual(printed.strip(), str(decant.hint(CUPS, "4>1 3>1", rung=2)))

    def test_wrong_hints_are_refused(self):
        with self.assertRaises(decant.IllegalMove):
            decant.hint(CUPS, "1>1")
        with self.assertRaises(ValueError):
            decant.hint(CUPS, rung=5)

    def test_check_names_the_illegal_move(self):
        plan = decant.solve(DOGS).moves
        self.assertTrue(decant.check(DOGS, plan).valid)
        check = decant.check(DOGS, plan[1:])
        self.assertFalse(check)
        self.assertIn("illegal", str(check))
        self.assertIsNotNone(check.illegal_move)
        self.assertIsNone(decant.check(DOGS, plan[:3]).illegal_move)
        with self.assertRaises(decant.PlanError):
            decant.check(CUPS, "sideways")

    def test_check_names_the_move_of_which_a_plan_is_wrong(self):
        plan = json.dumps([{"from": 3, "to": 0}, {"from": 2, "to": 0, "color": "Z"}])
        check = decant.check(CUPS, plan)
        self.assertFalse(check)
        self.assertEqual((2, None), (check.false_move, check.illegal_move))
        self.assertIn('the plan says "color":"Z"', check.reason)
        self.assertIsNone(decant.check(CUPS, "4>1").false_move)
        with self.assertRaisesRegex(decant.PlanError, "the plan says"):
            CUPS.apply(plan)

    def test_plans_may_be_dicts(self):
        solution = decant.solve(CUPS)
        plan = solution.to_dict()
        self.assertEqual(["claim", "lower_bound"], decant.check(CUPS, plan).unchecked)
        self.assertTrue(decant.check(CUPS, plan["moves"]).valid)
        self.assertTrue(decant.check(CUPS, [solution.moves[0], *plan["moves"][1:]]).valid)
        self.assertFalse(decant.check(CUPS, {**plan, "length": 2}).valid)
        self.assertTrue(CUPS.apply(plan["moves"]).solved)
        with self.assertRaisesRegex(decant.PlanError, "the JSON has no moves"):
            decant.check(CUPS, dict.fromkeys(solution.moves, 1))

    def test_what_is_no_moves_is_a_type_error(self):
        for wrong in (None, 1, [None], ["4>1", 1]):
            with self.assertRaisesRegex(TypeError, "^plan: give moves as a text or a list, or the dict of a solution, not "):
                decant.check(CUPS, wrong)
            for call in (CUPS.apply, lambda moves: decant.hint(CUPS, moves)):
                with self.assertRaisesRegex(TypeError, "^moves: give moves "):
                    call(wrong)

    def test_moves_so_far_must_be_of_the_level(self):
        moves = '{"moves":["4>1"],"level":"water2:AB/AB/-"}'
        for call in (CUPS.apply, lambda moves: decant.hint(CUPS, moves)):
            with self.assertRaisesRegex(decant.PlanError, 'the plan says "level"'):
                call(moves)

    def test_analyze_has_the_figures_of_the_program(self):
        for name in ("cups-4", "dog-bunny-28"):
            printed = json.loads(program("analyze", f"levels/{name}.txt", "--format", "json"))
            self.assertEqual(printed, decant.analyze(decant.levels()[name]))

    def test_answers_can_be_copied(self):
        answer = decant.analyze(CUPS)
        self.assertEqual((answer, str(answer)), (copy.deepcopy(answer), str(copy.deepcopy(answer))))


class Generate(unittest.TestCase):
    def test_the_same_levels_as_the_program(self):
        printed = program("generate", "--seed", "7", "--count", "5", "--colors", "5", "--min-length", "12")
        made = decant.generate(5, seed=7, colors=5, min_length=12)
        self.assertEqual(printed.split(), [level.code for level in made])

    def test_maps_are_made_too(self):
        [level] = decant.generate(family="dog_bunny", seed=1, nodes=6)
        self.assertEqual(("dog_bunny", 6), (level.family, level.facts["nodes"]))

    def test_impossible_wishes_end_with_a_warning(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            self.assertEqual([], decant.generate(2, colors=2, min_length=50, attempts=100))
        self.assertRegex(str(caught[0].message), r"^only 0 of 2 levels were found among \d+ candidates?: their length was \d+ to \d+; relax ")
        self.assertEqual(__file__, caught[0].filename)

    def test_a_warning_that_counts_as_an_error_is_one(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with self.assertRaisesRegex(RuntimeWarning, "only 0 of 2 levels"):
                decant.generate(2, colors=2, min_length=50, attempts=100)

    def test_wrong_arguments_are_refused(self):
        for wrong, error in (({"color": 5}, TypeError), ({"colors": "many"}, TypeError), ({"colors": 99}, ValueError),
                             ({"maker": "magic"}, ValueError), ({"family": "chess"}, ValueError), ({"jobs": -1}, ValueError),
                             ({"difficulty": (50, 10)}, ValueError), ({"rules": "beer"}, ValueError)):
            with self.subTest(wrong=wrong), self.assertRaises(error):
                decant.generate(1, **wrong)


class Graphs(unittest.TestCase):
    def test_lists_agree_with_the_program(self):
        printed = json.loads(program("graph", "levels/cups-4.txt", "--format", "json"))
        graph = decant.state_graph(CUPS)
        self.assertEqual([[a, b] for a, b in graph.edges], printed["edges"])
        self.assertEqual(graph.goals, printed["goals"])
        self.assertEqual(graph.distances, [state["distance"] for state in printed["states"]])
        self.assertEqual([graph[i].code for i in range(len(graph))], [state["level"] for state in printed["states"]])
        with self.assertRaises(IndexError):
            graph[len(graph)]

    def test_networkx_finds_the_same_distance(self):
        import networkx
        graph = decant.state_graph(DOGS).to_networkx()
        goals = [state for state, facts in graph.nodes.items() if facts["goal"]]
        lengths = networkx.single_source_shortest_path_length(graph, 0)
        self.assertEqual(28, min(lengths[goal] for goal in goals))
        self.assertEqual(28, graph.nodes[0]["distance"])

    def test_each_edge_has_its_move(self):
        for level in (CUPS, DOGS, decant.Level("ball4:ABAB/BABA/-"), decant.Level("water2:AB/BA/-/-")):
            graph = decant.state_graph(level)
            self.assertEqual(len(graph.edges), len(graph.moves))
            for (a, b), move in zip(graph.edges, graph.moves):
                self.assertEqual(graph[b], graph[a].apply(move))
            taken = {}
            for (a, b), move in zip(graph.edges, graph.moves):
                taken.setdefault(a, []).append(move)
            for moves in taken.values():
                self.assertEqual(len(moves), len(set(moves)))
            edges = [(a, b, move) for a, b, move in graph.to_networkx().edges(data="move")]
            self.assertEqual(sorted(edges), sorted((*edge, move) for edge, move in zip(graph.edges, graph.moves)))

    def test_other_threads_run_meanwhile_and_ctrl_c_ends_it(self):
        for ask in ("graph.moves", "graph.to_dot()"):
            script = ("import threading, time, decant\n"
                      f"graph = decant.state_graph({LARGE!r})\n"
                      "is_done, began = False, threading.Event()\n"
                      "def count():\n"
                      "    began.wait()\n"
                      "    end, turns = time.monotonic() + 0.2, 0\n"
                      "    while time.monotonic() < end: turns += 1\n"
                      "    print('done' if is_done else turns, flush=True)\n"
                      "threading.Thread(target=count).start()\n"
                      "try:\n"
                      f"    began.set(); {ask}; is_done = True; print('went on', flush=True)\n"
                      "except KeyboardInterrupt: print(time.time(), flush=True)")
            with self.subTest(ask), child(script) as process:
                self.assertGreater(int(process.stdout.readline()), 1000)
                sent = time.time()
                process.send_signal(signal.SIGINT)
                delay = float(process.stdout.readline()) - sent
            if QUIET:
                self.assertLess(delay, 0.1)

    def test_a_loop_gives_all_positions(self):
        graph = decant.state_graph(CUPS)
        self.assertEqual([graph[n] for n in range(len(graph))], list(graph))

    def test_without_networkx_the_error_says_what_to_do(self):
        script = ("import sys; sys.modules['networkx'] = None\nimport decant\n"
                  "try: decant.state_graph('water2:AB/BA/-').to_networkx()\n"
                  "except ImportError as error: print(error)")
        with child(script) as process:
            self.assertIn("python3-networkx", process.communicate()[0])

    def test_a_graph_that_is_too_large_is_refused(self):
        for limit, value, told in (("max_states", 1000, "the level has more than 1,?000 positions"),
                                   ("time_limit", 0, r"stopped by the time limit after \d+ positions?"),
                                   ("memory_limit", 1000, r"stopped by the memory limit after \d+ positions?")):
            with self.assertRaisesRegex(decant.LimitReached, f"^{told}; raise {limit}=, or make some moves first, or "):
                decant.state_graph(HARD, **{limit: value})


if __name__ == "__main__":
    unittest.main()
