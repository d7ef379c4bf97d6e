"""The signatures of the Python module have the options of the table; DECANT_BLESS=1 writes them anew."""
# SPDX-License-Identifier: MIT
import ast
import os
import subprocess
import unittest
from pathlib import Path

from signatures import WITH_OPTIONS_OF_ITS_OWN, keywords_of, rewritten

PACKAGE = Path(__file__).resolve().parents[2] / "bindings/python/decant"


class Python(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        table = subprocess.run([os.environ["DECANT_WRITE_KEYWORDS"]], check=True, capture_output=True, text=True).stdout
        cls.keywords = keywords_of(table)

    def test_signatures_have_the_options_of_the_table(self):
        for name in ("_functions.py", "_core.pyi"):
            with self.subTest(name):
                path = PACKAGE / name
                text = rewritten(path.read_text(), self.keywords)
                if os.environ.get("DECANT_BLESS"):
                    path.write_text(text)
                self.assertEqual(text, path.read_text(), "look at the difference, then run ./dev bless")

    def test_a_new_option_gets_into_each_signature_and_docstring(self):
        more = {question: [*list, list[0]._replace(name="new", summary="the new option")] for question, list in self.keywords.items()}
        text = rewritten((PACKAGE / "_functions.py").read_text(), more)
        for function in ast.parse(text).body:
            if isinstance(function, ast.FunctionDef) and function.args.kwonlyargs and function.name not in WITH_OPTIONS_OF_ITS_OWN:
                with self.subTest(function.name):
                    self.assertIn("new", [arg.arg for arg in function.args.kwonlyargs])
                    self.assertIn("new: the new option", ast.get_docstring(function) or "new: the new option")


if __name__ == "__main__":
    unittest.main()
