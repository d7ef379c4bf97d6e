"""A search tells its progress, and ends with its client."""
# SPDX-License-Identifier: MIT
import json
import unittest

from hard_level import HARD
from serving import JSON, ServerTest


class Progress(ServerTest):
    ARGS = ("--patience", "2", "--searches", "2", "--memory-limit", "1G")

    def test_events(self):
        for way in ({"path": "/api/v1/solve?stream=1", "headers": JSON},
                    {"path": "/api/v1/solve", "headers": {**JSON, "Accept": "text/event-stream", "Accept-Encoding": "gzip"}}):
            body = json.dumps({"level": HARD, "time_limit": 0.5, "algorithm": "a-star"})
            status, headers, text = self.served.request("POST", way["path"], body, way["headers"])
            self.assertEqual((200, "text/event-stream"), (status, headers["Content-Type"]))
            events = [event.split("\ndata: ") for event in text.strip().split("\n\n")]
            self.assertEqual({"event: progress"}, {name for name, _ in events[:-1]})
            self.assertGreater(json.loads(events[0][1])["expanded"], 0)
            self.assertEqual("event: result", events[-1][0])
            self.assertEqual("unknown", json.loads(events[-1][1])["status"])

    def test_a_client_that_goes_away_cancels_its_search(self):
        for path in ("/api/v1/solve", "/api/v1/solve?stream=1", "/api/v1/analyze"):
            with self.subTest(path):
                before = self.served.health()["searches"]["cancelled"]
                connection = self.served.connect()
                connection.request("POST", path, json.dumps({"level": HARD}), JSON)
                self.assertTrue(self.served.wait_for(lambda s: s["running"] == 1))
                connection.close()
                self.assertTrue(self.served.wait_for(lambda s: s["running"] == 0 and s["cancelled"] == before + 1))


if __name__ == "__main__":
    unittest.main()
