"""`graph`: the whole state graph as JSON, DOT, and a picture by Graphviz."""
# SPDX-License-Identifier: MIT
import os
import re
import shutil
import signal
import tempfile
import time
import unittest
import xml.dom.minidom

from hard_level import random_code
from pace import PATIENCE, wait_until
from program import DONE, INTERRUPTED, ROOT, SANITIZED, UNKNOWN, UNREADABLE, USAGE, run, run_measured, start

CUPS = "levels/cups-4.txt"


class Graph(unittest.TestCase):
    def test_json_is_the_graph_of_analyze(self):
        for level in (CUPS, "levels/dog-bunny-26.txt", "ball2:AB/BA/-"):
            graph = run("graph", level, "--format", "json").answer
            facts = run("analyze", level, "--format", "json").answer
            distances = [state["distance"] for state in graph["states"]]
            self.assertEqual((facts["states"], facts["length"]), (len(distances), graph["length"]))
            self.assertEqual(facts["dead"], distances.count(None))
            self.assertEqual(facts["goals"], len(graph["goals"]))
            self.assertEqual(facts["stats"]["generated"], len(graph["edges"]))
            for a, b in graph["edges"]:
                self.assertTrue(distances[b] is None or distances[a] is not None and distances[a] <= distances[b] + 1)
            self.assertEqual(list(range(facts["length"], -1, -1)), [distances[state] for state in graph["plan"]])
            for a, b in zip(graph["plan"], graph["plan"][1:]):
                self.assertIn([a, b], graph["edges"])

    def test_states_are_levels(self):
        graph = run("graph", "dogbunny:a=b/b=c:dog=a:dog=c", "--format", "json").answer
        lengths = [run("solve", state["level"], "--format", "json").answer["length"] for state in graph["states"]]
        self.assertEqual([state["distance"] for state in graph["states"]], lengths)

    def test_dot_tells_states_apart(self):
        result = run("graph", CUPS)
        self.assertEqual(DONE, result.code)
        kinds = re.findall(r'class="(\w+)"', result.out)
        self.assertEqual({"start": 1, "goal": 1, "dead": 10, "plan": 7, "alive": 4},
                         {kind: kinds.count(kind) for kind in set(kinds)})
        self.assertEqual(8, len(re.findall("->.*penwidth=3", result.out)))
        self.assertEqual(23, result.out.count("water4:"))

    def test_an_unsolvable_level_is_all_dead(self):
        result = run("graph", "dogbunny:a~b/c:dog=a:dog=c")
        self.assertEqual(["start", "dead"], re.findall(r'class="(\w+)"', result.out))

    def test_refuses_large_levels(self):
        result = run("graph", CUPS, "--max-states", "22")
        self.assertEqual((UNKNOWN, ""), (result.code, result.out))
        self.assertEqual("decant: the level has more than 22 positions; raise --max-states, or make some moves first, or use the figures of `analyze`\n",
                         result.err)
        self.assertEqual(DONE, run("graph", CUPS, "--max-states", "23").code)

    def test_limits_end_the_work(self):
        for limit, value, word in (("--time-limit", "0", "time"), ("--memory-limit", "14M", "memory")):
            result = run("graph", random_code("water", 20, 8, 2, seed=1), "--max-states", "1e7", limit, value)
            self.assertEqual((UNKNOWN, ""), (result.code, result.out))
            self.assertRegex(result.err, rf"stopped by the {word} limit after [\d,]+ positions?; raise {limit}, or make some moves first, or .*\n")

    def test_the_time_limit_is_for_writing_too(self):
        level = "ball4:ABCB/DDEF/CCDE/DCFE/FBAA/FGGA/GBEG/-/-/-"
        for form in ("json", "dot"):
            with start("graph", level, "--max-states", "1e5", "--format", form, "--time-limit", "4") as process:
                time.sleep(4.2)  # the pipe is full, and nobody reads it
                out, err = process.communicate(timeout=PATIENCE)
            told = b"decant: stopped by the time limit while the graph was written; raise --time-limit, or make some moves first\n"
            self.assertEqual((UNKNOWN, told), (process.returncode, err))
            self.assertLess(len(out), 1_000_000)

    def test_the_time_limit_ends_graphviz(self):
        with tempfile.TemporaryDirectory() as folder:
            dot = os.path.join(folder, "dot")
            with open(dot, "w", encoding="utf-8") as script:
                script.write("#!/bin/sh\nexec sleep 300\n")
            os.chmod(dot, 0o755)
            result = run("graph", CUPS, "--format", "svg", "--time-limit", "1", env={"PATH": f"{folder}:{os.environ['PATH']}"})
            self.assertEqual((UNKNOWN, ""), (result.code, result.out))
            self.assertIn("stopped by the time limit while Graphviz drew the picture; raise --time-limit, or use --format dot", result.err)

    @unittest.skipIf(SANITIZED, "sanitizers use memory of their own")
    def test_text_is_written_as_it_is_made(self):
        level = "ball4:ABCB/DDEF/CCDE/DCFE/FBAA/FGGA/GBEG/-/-/-"
        for form in ("dot", "json"):
            result, use = run_measured("graph", level, "--max-states", "100000", "--memory-limit", "64M", "--format", form)
            self.assertEqual(DONE, result.code)
            self.assertLess(use.memory, 68 << 20)

    def test_says_what_to_do_without_graphviz(self):
        result = run("graph", CUPS, "--format", "svg", env={"PATH": "/nowhere"})
        self.assertEqual((USAGE, ""), (result.code, result.out))
        self.assertIn("apt install graphviz", result.err)

    def test_writes_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "graph.dot")
            result = run("graph", CUPS, "--output", path)
            with open(path, encoding="utf-8") as file:
                self.assertEqual((DONE, "", run("graph", CUPS).out), (result.code, result.out, file.read()))
        self.assertEqual(70, run("graph", CUPS, "--output", "/nowhere/graph.dot").code)
        self.assertEqual(UNREADABLE, run("graph", "nothing.txt").code)

    def test_does_not_overwrite_its_level(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "level.txt")
            shutil.copy(ROOT / CUPS, path)
            link = os.path.join(folder, "link.txt")
            os.symlink(path, link)
            for output in (path, link):
                result = run("graph", path, "--output", output)
                self.assertEqual((USAGE, ""), (result.code, result.out))
                self.assertIn("is the level; give another --output", result.err)
            self.assertEqual(run("graph", CUPS).out, run("graph", path).out)

    def test_ctrl_c_while_graphviz_draws(self):
        with tempfile.TemporaryDirectory() as folder:
            dot, began = os.path.join(folder, "dot"), os.path.join(folder, "began")
            with open(dot, "w", encoding="utf-8") as script:
                # Like Graphviz: Ctrl-C ends it as if all were well.
                script.write(f"#!/bin/sh\ntrap 'exit 0' INT\necho garbage\n: > {began}\n"
                             "i=0; while [ $i -lt 300 ]; do sleep 0.1; i=$((i+1)); done\n")
            os.chmod(dot, 0o755)
            output = os.path.join(folder, "graph.svg")
            for everyone in (False, True):
                args = ["graph", CUPS, "--format", "svg", "--output", output]
                with start(*args, env={"PATH": f"{folder}:{os.environ['PATH']}"}, start_new_session=True) as process:
                    self.assertTrue(wait_until(lambda: os.path.exists(began)))
                    (os.killpg if everyone else os.kill)(process.pid, signal.SIGINT)
                    self.assertEqual((b"", b"decant: interrupted\n"), process.communicate(timeout=PATIENCE))
                self.assertEqual(INTERRUPTED, process.returncode)
                self.assertFalse(os.path.exists(output))
                os.unlink(began)

    @unittest.skipUnless(shutil.which("dot"), "Graphviz is not installed")
    def test_svg_has_a_shape_for_each_state(self):
        names = "decant tube-sort 1\n\n\"<a> & \\\"b\\\"\" c\nc \"<a> & \\\"b\\\"\"\n-\n"
        for level, text, states in ((CUPS, "", 23), ("levels/dog-bunny-26.txt", "", 150), ("-", names, 6)):
            result = run("graph", level, "--format", "svg", stdin=text)
            self.assertEqual((DONE, ""), (result.code, result.err))
            document = xml.dom.minidom.parseString(result.out)
            groups = [group.getAttribute("class") for group in document.getElementsByTagName("g")]
            self.assertEqual(states, sum(group.startswith("node") for group in groups))
            titles = [link.getAttribute("xlink:title") for link in document.getElementsByTagName("a")]
            self.assertEqual(states, sum(" to the goal\n" in title or title.startswith("dead") for title in titles))


if __name__ == "__main__":
    unittest.main()
