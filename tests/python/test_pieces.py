"""An executor is given pieces: few at first, never too many; their answers come in order, with the error of a failed item."""
# SPDX-License-Identifier: MIT
import itertools
import pickle
import threading
import time
import unittest
from concurrent.futures import Future, ThreadPoolExecutor
from unittest import mock

from decant._cancel_token import cancel_token
from decant._pace import MOST_LEVELS, Pace
from decant._pieces import WorkerLost, _Batch, in_pieces
from decant._worker import Done, work
import program  # noqa: F401  where it is run from
from pace import within


def doubling(options, token):
    return lambda item: 2 * item


class Desk:
    """Takes pieces, and answers them when it is told to, in no time."""

    def __init__(self):
        self.sent = []

    def submit(self, items):
        future = Future()
        self.sent.append((items, future))
        return future

    def answer(self, index, answers, error=None):
        self.sent[index][1].set_result(Done(answers, error, 0.0))


class Order(unittest.TestCase):
    def test_an_answer_waits_for_those_before_it(self):
        last_is_done = threading.Event()

        def answering(options, token):
            def answer(item):
                if item == 0:
                    last_is_done.wait()
                if item == 3:
                    last_is_done.set()
                return -item
            return answer

        with ThreadPoolExecutor(2) as pool:
            self.assertEqual([0, -1, -2, -3], list(in_pieces(range(4), pool, answering, {})))

    def test_what_a_worker_left_is_sent_again(self):
        desk = Desk()
        batch = _Batch("abcdefghij", desk.submit)
        batch._pace.size = 10
        batch.fill()
        desk.answer(0, ["A", "B", "C"])
        batch.collect()
        self.assertEqual([("a", "A"), ("b", "B"), ("c", "C")], list(batch.ready()))
        # Its first item may be the one that takes long.
        self.assertEqual([["d"], list("efghij")], [items for items, _ in desk.sent[1:]])
        desk.answer(2, list("EFGHIJ"))
        batch.collect()
        self.assertEqual([], list(batch.ready()))
        desk.answer(1, ["D"])
        batch.collect()
        self.assertEqual(list(zip("defghij", "DEFGHIJ")), list(batch.ready()))

    def test_a_piece_may_come_back_without_an_answer(self):
        desk = Desk()
        batch = _Batch("abc", desk.submit)
        batch._pace.size = 3
        batch.fill()
        desk.answer(0, [])
        batch.collect()
        self.assertEqual([], list(batch.ready()))
        self.assertEqual([["a"], ["b", "c"]], [items for items, _ in desk.sent[1:]])
        for index, answers in ((2, ["B", "C"]), (1, ["A"])):
            desk.answer(index, answers)
            batch.collect()
        self.assertEqual(list(zip("abc", "ABC")), list(batch.ready()))

    def test_a_long_item_ends_its_piece_unless_it_is_alone(self):
        """Items that look whether to go on, in seconds that pass when they say so."""
        now = [0.0]

        def answering(options, go_on):
            def answer(item):
                for _ in range(item):
                    now[0] += 1
                    go_on()
                return item
            return answer

        with mock.patch("decant._worker.time.monotonic", lambda: now[0]), cancel_token() as token:
            for items, answered in (([0, 1, 9, 0], [0, 1]), ([9, 0], []), ([9], [9]), ([0, 0], [0, 0])):
                done = work(answering, items, {}, token)
                self.assertEqual((answered, None), (done.answers, done.error))

    def test_an_item_ends_with_the_time_of_its_batch(self):
        now = [0.0]

        def answering(options, go_on):
            def answer(item):
                while True:
                    now[0] += 1
                    go_on()
            return answer

        with mock.patch("decant._worker.time.monotonic", lambda: now[0]), cancel_token() as token:
            done = work(answering, [0], {}, token, 3.0)
        self.assertEqual(([], None, 3.0), (done.answers, done.error, done.seconds))


class Deadline(unittest.TestCase):
    def test_no_worker_goes_on_after_it(self):
        def answering(options, go_on):
            def answer(item):
                while item >= 20:
                    go_on()
                    time.sleep(0.001)
                return item
            return answer

        for workers in (1, 3):
            with within(5), ThreadPoolExecutor(workers) as pool:
                answers = list(in_pieces(itertools.count(), pool, answering, {}, deadline=time.monotonic() + 0.5))
            self.assertEqual(list(range(20))[:len(answers)], answers)

    def test_what_a_worker_answered_by_then_counts_and_the_rest_is_not_sent_again(self):
        desk = Desk()
        batch = _Batch("abcdefghij", desk.submit)
        batch._pace.size = 4
        batch.fill()
        desk.sent[0][1].set_running_or_notify_cancel()
        batch.end()
        sent = len(desk.sent)
        desk.answer(0, ["A", "B"])
        batch.collect()
        batch.fill()
        self.assertEqual([("a", "A"), ("b", "B")], list(batch.ready()))
        self.assertEqual((sent, {}), (len(desk.sent), batch.pending))

    def test_no_time_takes_no_item(self):
        taken = []
        with ThreadPoolExecutor(1) as pool:
            self.assertEqual([], list(in_pieces(map(taken.append, range(9)), pool, doubling, {}, deadline=time.monotonic())))
        self.assertEqual([], taken)


class Bounds(unittest.TestCase):
    def test_the_input_may_be_endless(self):
        with ThreadPoolExecutor(2) as pool:
            answers = in_pieces(itertools.count(), pool, doubling, {})
            self.assertEqual([0, 2, 4], list(itertools.islice(answers, 3)))
            answers.close()

    def test_answers_that_wait_for_the_first_one_are_counted(self):
        desk = Desk()
        batch = _Batch(itertools.count(), desk.submit)
        batch.fill()
        answered = 1
        while answered < len(desk.sent):
            desk.answer(answered, [None] * len(desk.sent[answered][0]))
            answered += 1
            batch.collect()
            batch.fill()
        self.assertEqual(8 * batch._pace.out, len(desk.sent))
        self.assertEqual([], list(batch.ready()))

    def test_pieces_grow_until_they_take_a_second(self):
        pace = Pace()
        sizes = []
        for _ in range(5):
            pace.watch(pace.size, 0.002 * pace.size, 0.1, all_out=False)
            sizes.append(pace.size)
        self.assertEqual([8, 64, 500, 500, 500], sizes)

    def test_a_piece_that_took_long_makes_the_next_ones_small(self):
        pace = Pace()
        pace.size = 500
        pace.watch(100, 20.0, 20.0, all_out=True)
        self.assertEqual(5, pace.size)
        pace.watch(1, 60.0, 60.0, all_out=True)
        self.assertEqual(1, pace.size)

    def test_a_piece_is_never_huge(self):
        pace = Pace()
        for _ in range(20):
            pace.watch(pace.size, 0.0, 0.0, all_out=False)
        self.assertEqual(MOST_LEVELS, pace.size)

    def test_more_pieces_go_out_while_none_waits_for_a_worker(self):
        pace = Pace()
        at_first = pace.out
        pace.watch(1, 1.0, 1.1, all_out=True)
        self.assertEqual(at_first + 1, pace.out)
        pace.watch(1, 1.0, 2.1, all_out=True)
        pace.watch(1, 1.0, 1.1, all_out=False)
        self.assertEqual(at_first + 1, pace.out)


class Faults(unittest.TestCase):
    def test_an_exception_comes_in_its_place_and_names_its_level(self):
        def answering(options, token):
            return lambda item: 1 // item

        with ThreadPoolExecutor(2) as pool:
            answers = in_pieces([1, 1, 0, 1], pool, answering, {})
            self.assertEqual([1, 1], [next(answers), next(answers)])
            with self.assertRaises(ZeroDivisionError) as caught:
                next(answers)
        self.assertEqual(["levels[2] is 0"], caught.exception.__notes__)

    def test_an_exception_of_the_input_comes_behind_what_was_read(self):
        def items():
            yield 1
            yield 2
            raise OSError("the disk is gone")

        with ThreadPoolExecutor(2) as pool:
            answers = in_pieces(items(), pool, doubling, {})
            self.assertEqual([2, 4], [next(answers), next(answers)])
            with self.assertRaisesRegex(OSError, "the disk is gone"):
                next(answers)

    def test_a_piece_without_an_answer_is_named(self):
        desk = Desk()
        batch = _Batch("abcdef", desk.submit)
        batch._pace.size = 3
        batch.fill()
        desk.answer(0, list("ABC"))
        desk.sent[1][1].set_exception(MemoryError("killed"))
        while batch.pending:
            batch.collect()
        found = batch.ready()
        self.assertEqual(["A", "B", "C"], [answer for _, answer in itertools.islice(found, 3)])
        with self.assertRaisesRegex(WorkerLost, r"^levels\[3:6\] got no answer: killed$") as lost:
            next(found)
        self.assertEqual(range(3, 6), lost.exception.levels)

    def test_an_executor_that_takes_nothing_any_more_is_an_error(self):
        pool = ThreadPoolExecutor(1)
        pool.shutdown()
        with self.assertRaisesRegex(WorkerLost, r"^levels\[0:1\] got no answer: cannot schedule"):
            list(in_pieces(range(9), pool, doubling, {}))


class End(unittest.TestCase):
    def test_the_end_is_seen_on_the_same_machine_alone(self):
        with cancel_token() as token:
            elsewhere = token._replace(place=("another run of a machine", *token.place[1:]))
            inside = token._replace(place=(*token.place[:2], token.place[2] + 1))
            self.assertEqual([False] * 3, [other.is_cancelled() for other in (token, elsewhere, inside)])
        self.assertTrue(pickle.loads(pickle.dumps(token)).is_cancelled())
        self.assertEqual([False] * 2, [other.is_cancelled() for other in (elsewhere, inside)])

    def test_closing_takes_back_what_nobody_began(self):
        desk = Desk()
        desk.submit, take = lambda *call: take(call[2]), desk.submit
        answers = in_pieces(range(99), desk, doubling, {})
        threading.Thread(target=lambda: self.answer_first(desk)).start()
        self.assertEqual("first", next(answers))
        answers.close()
        self.assertTrue(all(future.cancelled() for _, future in desk.sent[1:]))

    def answer_first(self, desk):
        while not desk.sent:
            pass
        desk.answer(0, ["first"])


if __name__ == "__main__":
    unittest.main()
