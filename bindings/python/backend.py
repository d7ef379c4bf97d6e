"""Builds the wheel of the module with CMake and the standard library alone (PEP 517)."""
# SPDX-License-Identifier: MIT
import base64
import hashlib
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/wheel"
VERSION = re.search(r"project\(decant VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]


def cmake(*arguments):
    subprocess.run(["cmake", *map(str, arguments)], check=True)


def install_into(folder):
    """Builds the package and puts it into a folder. CMAKE_ARGS in the environment adds to the configuration."""
    cmake("-S", ROOT, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DDECANT_TESTS=OFF", "-DDECANT_PYTHON=ON",
          f"-DPython3_EXECUTABLE={sys.executable}", "-DDECANT_PYTHON_DIR=.", *shlex.split(os.environ.get("CMAKE_ARGS", "")))
    cmake("--build", BUILD, "--target", "decant_python")
    cmake("--install", BUILD, "--prefix", folder, "--component", "python", "--strip")


def record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{re.sub('[-.]', '_', sysconfig.get_platform())}"
    info = f"decant-{VERSION}.dist-info"
    files = {f"{info}/METADATA": f"Metadata-Version: 2.1\nName: decant\nVersion: {VERSION}\nLicense: MIT\n".encode(),
             f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: decant\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()}
    with tempfile.TemporaryDirectory() as folder:
        install_into(folder)
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file():
                files[path.relative_to(folder).as_posix()] = path.read_bytes()
    record = "".join(record_line(name, data) for name, data in files.items())
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    name = f"decant-{VERSION}-{tag}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w") as wheel:
        for member, data in files.items():
            # No time of its own, so that the same source gives the same wheel.
            entry = zipfile.ZipInfo(member)
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return name
