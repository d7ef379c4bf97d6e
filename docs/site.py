"""Makes web pages of the README, of docs/SUMMARY.md and of all that they link to: python3 docs/site.py FOLDER"""
# SPDX-License-Identifier: MIT
import os
import re
import shutil
import sys
from pathlib import Path

import markdown

ROOT = Path(__file__).resolve().parent.parent
SUMMARY = ROOT / "docs" / "SUMMARY.md"
LINK = re.compile(r'(href|src)="(?![a-z]+:|#)([^"#]+)(#[^"]*)?"')

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · decant</title>
<link rel="stylesheet" href="{style}">
</head>
<body>
<nav aria-label="Pages">
{nav}
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def slug(heading, separator):
    """The anchor of a heading, as GitHub makes it, so that links work in both places."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", separator)


def to_html(text):
    """Markdown as on GitHub: tables, blocks of code, anchors; a list needs no empty line before it."""
    extensions = ["tables", "fenced_code", "toc", "sane_lists"]
    return markdown.markdown(text, extensions=extensions, extension_configs={"toc": {"slugify": slug}})


def place_of(path):
    """Where a file of the repository stands in the site."""
    if path == ROOT / "README.md":
        return Path("index.html")
    place = path.relative_to(ROOT)
    return place.with_suffix(".html") if path.suffix == ".md" else place


class Site:
    """Pages and files, each once, found by following links."""

    def __init__(self, folder):
        self.folder = folder
        self.waiting = [ROOT / "README.md"]
        self.known = set(self.waiting)

    def link(self, target, written, place):
        """The link to a path as it is written beside `written`, from the page at `place`; None to a folder."""
        path = (written.parent / target).resolve()
        if path.is_dir():
            return None
        if path not in self.known:
            self.known.add(path)
            self.waiting.append(path)
        return os.path.relpath(place_of(path), place.parent)

    def relink(self, body, written, place):
        def replace(match):
            link = self.link(match[2], written, place)
            return f'{match[1]}="{link}{match[3] or ""}"' if link else ""

        return LINK.sub(replace, body)

    def write_page(self, path):
        text = path.read_text()
        place = place_of(path)
        nav = f'<p><a href="{self.link("../README.md", SUMMARY, place)}">decant</a></p>'
        nav += self.relink(to_html(SUMMARY.read_text().split("\n", 1)[1]), SUMMARY, place)
        here = f'href="{place.name}"'
        nav = nav.replace(here, here + ' aria-current="page"')
        body = self.relink(to_html(text), path, place).replace("<table>", '<div class="wide"><table>')
        page = PAGE.format(title=re.search(r"^# (.*)$", text, re.MULTILINE)[1], nav=nav,
                           body=body.replace("</table>", "</table></div>"),
                           style=self.link("site.css", SUMMARY, place))
        (self.folder / place).write_text(page)

    def write(self):
        while self.waiting:
            path = self.waiting.pop()
            (self.folder / place_of(path)).parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".md":
                self.write_page(path)
            else:
                shutil.copyfile(path, self.folder / place_of(path))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python3 docs/site.py FOLDER")
    Site(Path(sys.argv[1])).write()
