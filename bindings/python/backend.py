"""Builds the module for pip with CMake and the standard library alone (PEP 517, PEP 660)."""
# SPDX-License-Identifier: MIT
import base64
import gzip
import hashlib
import io
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from pathlib import Path

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
VERSION = re.search(r"project\(decant VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
NAME = f"decant-{VERSION}"
INFO = f"{NAME}.dist-info"
PYTHON = f"cp{sys.version_info.major}{sys.version_info.minor}"
TAG = f"{PYTHON}-{PYTHON}-{re.sub('[-.]', '_', sysconfig.get_platform())}"
# Each interpreter has its own build; an editable install keeps using it.
BUILD = ROOT / "build" / f"python-{PYTHON}"
# All that building takes, and the license.
SOURCES = ["CMakeLists.txt", "LICENSE", "README.md", "apps", "bench", "bindings/python", "cmake", "docs",
           "examples", "levels", "src", "tools/verify_proof.py"]


def cmake(*arguments):
    subprocess.run(["cmake", *map(str, arguments)], check=True)


def build_module():
    """Builds the package in BUILD. CMAKE_ARGS in the environment adds to the configuration."""
    cmake("-S", ROOT, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DDECANT_TESTS=OFF", "-DDECANT_APPS=OFF",
          "-DDECANT_PYTHON=ON", "-DDECANT_FMT_HEADERS=ON", f"-DPython3_EXECUTABLE={sys.executable}", "-DDECANT_PYTHON_DIR=.",
          "-DDECANT_BATCH_SIZE=12",
          *shlex.split(os.environ.get("CMAKE_ARGS", "")))
    cmake("--build", BUILD, "--target", "decant_python")


def metadata():
    fields = [("Metadata-Version", "2.1"), ("Name", PROJECT["name"]), ("Version", VERSION),
              ("Summary", PROJECT["description"]), ("Keywords", ",".join(PROJECT["keywords"])),
              *(("Author", author["name"]) for author in PROJECT["authors"]), ("License", PROJECT["license"]["text"]),
              *(("Classifier", classifier) for classifier in PROJECT["classifiers"]),
              ("Requires-Python", PROJECT["requires-python"]), ("License-File", "LICENSE"),
              ("Description-Content-Type", "text/markdown")]
    head = "".join(f"{name}: {value}\n" for name, value in fields)
    return f"{head}\n{(HERE / PROJECT['readme']).read_text()}".encode()


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    (Path(metadata_directory) / INFO).mkdir()
    (Path(metadata_directory) / INFO / "METADATA").write_bytes(metadata())
    return INFO


prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


def record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def write_wheel(folder, files):
    """Packs files, which are bytes by their names, and their metadata; the same files give the same wheel."""
    files = {**files, f"{INFO}/LICENSE": (ROOT / "LICENSE").read_bytes(), f"{INFO}/METADATA": metadata(),
             f"{INFO}/WHEEL": f"Wheel-Version: 1.0\nGenerator: decant\nRoot-Is-Purelib: false\nTag: {TAG}\n".encode()}
    record = "".join(record_line(name, data) for name, data in files.items())
    files[f"{INFO}/RECORD"] = (record + f"{INFO}/RECORD,,\n").encode()
    with zipfile.ZipFile(Path(folder) / f"{NAME}-{TAG}.whl", "w") as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)  # without the file's own time
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return f"{NAME}-{TAG}.whl"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    build_module()
    with tempfile.TemporaryDirectory() as folder:
        cmake("--install", BUILD, "--prefix", folder, "--component", "python", "--strip")
        files = {path.relative_to(folder).as_posix(): path.read_bytes()
                 for path in sorted(Path(folder).rglob("*")) if path.is_file()}
    return write_wheel(wheel_directory, files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """A wheel that points to the package in BUILD, whose Python files are links to those of the source."""
    build_module()
    return write_wheel(wheel_directory, {"decant.pth": f"{BUILD / 'bindings/python'}\n".encode()})


def source_files():
    for source in SOURCES:
        path = ROOT / source
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and not file.is_symlink() and "__pycache__" not in file.parts:
                yield file.relative_to(ROOT).as_posix(), file.read_bytes()


def build_sdist(sdist_directory, config_settings=None):
    project = (HERE / "pyproject.toml").read_text()
    # At the top, where pip looks for it, the same description finds the backend in its folder.
    files = {"pyproject.toml": project.replace('backend-path = ["."]', 'backend-path = ["bindings/python"]').encode(),
             "PKG-INFO": metadata(), **dict(source_files())}
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, data in files.items():
            entry = tarfile.TarInfo(f"{NAME}/{name}")  # without the file's own time and owner
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    (Path(sdist_directory) / f"{NAME}.tar.gz").write_bytes(gzip.compress(packed.getvalue(), mtime=0))
    return f"{NAME}.tar.gz"
