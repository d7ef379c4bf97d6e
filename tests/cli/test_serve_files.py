"""The server serves the files of a page, and nothing else."""
# SPDX-License-Identifier: MIT
import os
import tempfile
import unittest
from pathlib import Path

from serving import serving


class Files(unittest.TestCase):
    def test_files(self):
        with tempfile.TemporaryDirectory() as base:
            root = Path(base, "page")
            (root / "assets").mkdir(parents=True)
            Path(base, "secret.txt").write_text("secret", encoding="ascii")
            (root / "index.html").write_text("<p>page", encoding="ascii")
            (root / "assets" / "a.wasm").write_bytes(b"\0asm")
            (root / "out.txt").symlink_to(Path(base, "secret.txt"))
            with serving("--root", str(root)) as served:
                status, headers, text = served.request("GET", "/")
                self.assertEqual((200, "text/html; charset=utf-8", "<p>page"), (status, headers["Content-Type"], text))
                self.assertEqual(304, served.request("GET", "/", headers={"If-None-Match": headers["ETag"]})[0])
                self.assertEqual("<p>page", served.request("GET", "/play/some-level")[2])
                status, headers, text = served.request("HEAD", "/assets/a.wasm")
                self.assertEqual((200, "application/wasm", ""), (status, headers["Content-Type"], text))
                self.assertIn("immutable", headers["Cache-Control"])
                self.assertEqual("require-corp", headers["Cross-Origin-Embedder-Policy"])
                self.assertIn("script-src 'self' 'wasm-unsafe-eval'", headers["Content-Security-Policy"])
                for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/out.txt", "/assets/%00.txt", "/no.txt"):
                    self.assertEqual(404, served.request("GET", path)[0], path)

    def test_only_what_a_page_is_made_of_is_served(self):
        with tempfile.TemporaryDirectory() as base:
            root = Path(base, ".kept", "page")
            (root / ".git").mkdir(parents=True)
            (root / "deep" / ".well-known").mkdir(parents=True)
            for name in ("index.html", "a.css", ".env", ".git/config", ".git/index.html", "deep/.well-known/a.txt", "deep/.a.js",
                         "deep/b.js", "server.pem", "dump.sql", "backup.tar.gz", "config.yml", "a.css.orig", "noise"):
                (root / name).write_text(name, encoding="ascii")
            (root / "link.css").symlink_to(root / "a.css")
            (root / "shown.txt").symlink_to(root / ".env")
            os.mkfifo(root / "pipe.css")
            with serving("--root", str(root)) as served:
                for path in ("/", "/a.css", "/deep/b.js", "/link.css", "/play/level", "/deep//b.js"):
                    self.assertEqual(200, served.request("GET", path)[0], path)
                for path in ("/.env", "/.git", "/.git/", "/.git/config", "/.git/index.html", "/%2egit/config", "/deep/.well-known/a.txt",
                             "/deep/.a.js", "/server.pem", "/dump.sql", "/backup.tar.gz", "/config.yml", "/a.css.orig",
                             "/shown.txt", "/pipe.css", "/./a.css", "/deep/../a.css"):
                    self.assertEqual(404, served.request("GET", path)[0], path)
                for path in ("/noise", "/deep", "/deep/"):
                    self.assertNotIn("noise", served.request("GET", path)[2])
            # A folder may be named from where the server was started.
            with serving("--root", "web") as served:
                self.assertEqual(200, served.request("GET", "/index.html")[0])

    def test_compressed_files_go_to_those_who_take_them(self):
        with tempfile.TemporaryDirectory() as root:
            for name, text in [("a.wasm", "as it is"), ("a.wasm.br", "brotli"), ("a.wasm.gz", "gzip")]:
                Path(root, name).write_text(text, encoding="ascii")
            with serving("--root", root) as served:
                for accepts, encoding, expected in [("gzip, deflate, br", "br", "brotli"), ("gzip;q=0.5", "gzip", "gzip"),
                                                    ("br;q=0", None, "as it is"), ("", None, "as it is")]:
                    _, headers, text = served.request("GET", "/a.wasm", headers={"Accept-Encoding": accepts})
                    self.assertEqual((encoding, expected), (headers["Content-Encoding"], text))
                    self.assertEqual("application/wasm", headers["Content-Type"])


if __name__ == "__main__":
    unittest.main()
