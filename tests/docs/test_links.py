"""Each relative link of the documentation leads to a file that is there, and to a heading of it."""
# SPDX-License-Identifier: MIT
import re
import unittest
from urllib.parse import unquote

from pages import PAGES, ROOT, anchors, outside_code


class Links(unittest.TestCase):
    def test_every_relative_link_leads_somewhere(self):
        checked = 0
        for page in PAGES:
            for target in re.findall(r"\]\(([^)\s]+)\)", outside_code(page.read_text())):
                if re.match(r"[a-z]+:", target):
                    continue
                path, _, heading = unquote(target).partition("#")
                linked = (page.parent / path).resolve() if path else page
                with self.subTest(page=page.relative_to(ROOT), target=target):
                    self.assertTrue(linked.exists())
                    if heading:
                        self.assertIn(heading, anchors(linked))
                checked += 1
        self.assertGreater(checked, 100)

    def test_every_page_of_the_manual_stands_in_its_summary(self):
        listed = re.findall(r"\]\(([^)]+)\)", (ROOT / "docs/SUMMARY.md").read_text())
        self.assertEqual(len(listed), len(set(listed)))
        for page in (ROOT / "docs").rglob("*.md"):
            if page.name != "SUMMARY.md":
                self.assertIn(str(page.relative_to(ROOT / "docs")), listed)


if __name__ == "__main__":
    unittest.main()
