"""Objects that were never made or are called something else, and pickles of every protocol: an exception at worst."""
# SPDX-License-Identifier: MIT
import contextlib
import copy
import copyreg
import io
import pickle
import subprocess
import sys
import unittest

import decant
from decant import _core

# The types that the module shows, and their bases.
TYPES = {f"{kind.__module__}.{kind.__name__}": kind for module in (decant, _core)
         for shown in vars(module).values() if isinstance(shown, type) for kind in shown.__mro__
         if kind.__module__ not in ("builtins", "typing")}
FUNCTIONS = [function for function in (getattr(decant, name) for name in decant.__all__)
             if callable(function) and not isinstance(function, type)]
PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
STATES = (None, 0, "AB", (), (0,), (None,) * 20, (9,) * 20, ("water2:AB/BA/-",), {"level": 1},
          (b"", ()), (b"\xff" * 200, ()), (b"\x7f" * 200, (None,) * 3), (bytes(200), ()))


def half_made(kind):
    """Functions that each leave an object of this type that was not made like one."""
    yield lambda: kind.__new__(kind)
    yield lambda: object.__new__(kind)
    yield lambda: copyreg.__newobj__(kind)
    yield lambda: copyreg._reconstructor(kind, object, None)

    def broken_off(method, *arguments):
        begun = kind.__new__(kind)
        with contextlib.suppress(Exception):
            getattr(begun, method)(*arguments)
        return begun

    yield lambda: broken_off("__init__")
    yield lambda: broken_off("__init__", object())
    for state in STATES:
        yield lambda state=state: broken_off("__setstate__", state)

    def heir_without_init():
        left = []

        class Heir(kind):
            def __init__(self):
                left.append(self)

        with contextlib.suppress(TypeError):
            Heir()
        return left[0]

    yield heir_without_init

    def disguised(answer):
        answer.__class__ = kind
        return answer

    yield lambda: disguised(decant.Level("water2:AB/BA/-"))
    yield lambda: disguised(decant.check("water2:AB/BA/-", "1>3"))


def uses_of(thing):
    """All that can be done with an object, as functions."""
    for name in dir(thing):
        yield lambda name=name: getattr(thing, name)
        yield lambda name=name: getattr(thing, name)()
        yield lambda name=name: getattr(thing, name)(thing)
    for use in (repr, str, hash, bool, len, list, vars, copy.copy, copy.deepcopy, *FUNCTIONS):
        yield lambda use=use: use(thing)
    yield lambda: thing == thing
    yield lambda: decant.Level("water2:AB/BA/-") == thing
    for protocol in PROTOCOLS:
        yield lambda protocol=protocol: pickle.loads(pickle.dumps(thing, protocol))


def uses_without_self(kind):
    """Its methods and properties, called with nothing in place of an object."""
    for name in dir(kind):
        found = getattr(kind, name)
        function = found.fget if isinstance(found, property) else found
        if callable(function):
            yield lambda function=function: function(None)


def use_half_made(name):
    """Says how many uses there were, if the process is still there."""
    count = 0
    for use in uses_without_self(TYPES[name]):
        count += 1
        with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
            use()
    for begin in half_made(TYPES[name]):
        count += 1
        with contextlib.suppress(Exception):
            thing = begin()
            for use in uses_of(thing):
                count += 1
                with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
                    use()
    print(count)


def pickle_answers(protocol):
    """One of each type of the module, by one protocol."""
    from test_values import ANSWERS, ERRORS  # they take a moment, which other children need not spend
    types = {type(value) for value in [*ANSWERS.values(), *ERRORS]}
    missing = {kind for kind in vars(_core).values() if isinstance(kind, type)} - types
    assert not missing, f"give test_values one of each of {missing}"
    for name, answer in ANSWERS.items():
        again = pickle.loads(pickle.dumps(answer, protocol))
        assert type(again) is type(answer) and again == answer, name
    for error in ERRORS:
        again = pickle.loads(pickle.dumps(error, protocol))
        assert type(again) is type(error) and vars(again) == vars(error), error
    print(len(ANSWERS) + len(ERRORS))


def set_strange_states(_):
    """States of levels and answers with numbers far from those of any enumeration."""
    from test_values import ANSWERS
    text, form, _, *asides = decant.Level("water2:AB/BA/-").__getstate__()
    states = [(decant.Level, (text, form, [(number, "x")], *asides)) for number in (-1, 6, 99, 1_000_000)]
    for answer in ANSWERS.values():
        if isinstance(answer, decant.Solution):
            packed, objects = answer.__getstate__()
            states += [(decant.Solution, (bytes([*packed[:at], 0x7F, *packed[at + 1:]]), objects)) for at in (0, 1)]
    for kind, state in states:
        try:
            kind.__new__(kind).__setstate__(state)
        except ValueError:
            continue
        raise AssertionError(state)
    print(len(states))


class HalfMade(unittest.TestCase):
    def run_alone(self, function, argument):
        script = f"import test_half_made; test_half_made.{function.__name__}({argument!r})"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
        self.assertEqual(0, done.returncode, done.stderr)
        self.assertGreater(int(done.stdout), 10)

    def test_no_use_of_an_unmade_object_ends_the_process(self):
        for name in TYPES:
            with self.subTest(type=name):
                self.run_alone(use_half_made, name)

    def test_states_with_numbers_that_stand_for_nothing_are_refused(self):
        self.run_alone(set_strange_states, None)

    def test_each_protocol_brings_each_answer_back(self):
        for protocol in PROTOCOLS:
            with self.subTest(protocol=protocol):
                self.run_alone(pickle_answers, protocol)

    def test_it_is_said_what_is_wrong(self):
        for name in ("Answer", "Check", "Level", "Progress", "SearchResult", "Solution", "StateGraph", "WorkerLost"):
            kind = getattr(decant, name)
            use = str if name in ("Answer", "WorkerLost") else repr  # these are a dict and an exception
            with self.subTest(type=name), self.assertRaisesRegex(TypeError, "never initialized"):
                use(kind.__new__(kind))
        for use in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaisesRegex(TypeError, "never initialized"):
                use(decant.Answer.__new__(decant.Answer))


if __name__ == "__main__":
    unittest.main()
