"""The pages of the documentation, their headings and their blocks of code."""
# SPDX-License-Identifier: MIT
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"), *ROOT.glob("src/**/*.md")])


def outside_code(text):
    """The text without blocks of code and without code in a line."""
    return re.sub(r"`[^`\n]*`", "`code`", re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE))


def anchor(heading):
    """The anchor of a heading, as GitHub makes it."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(path):
    text = re.sub(r"^```.*?^```$", "", path.read_text(), flags=re.DOTALL | re.MULTILINE)
    found = []
    for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        name = anchor(heading)
        found.append(f"{name}-{found.count(name)}" if name in found else name)
    return found


def shell_blocks(path):
    """Each `sh` block: its first line's number, its text, and why it is not run, if a comment before it says so."""
    text = path.read_text()
    pattern = r"(?:<!-- not run: ([^>]*?) -->\s*)?^```sh\n(.*?)^```$"
    for match in re.finditer(pattern, text, re.DOTALL | re.MULTILINE):
        yield text.count("\n", 0, match.start(2)) + 1, match.group(2), match.group(1)
