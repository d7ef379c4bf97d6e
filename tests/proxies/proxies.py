"""Starts real nginx and HAProxy in front of a server."""
# SPDX-License-Identifier: MIT
import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

NGINX = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log stderr crit;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream decant {{ server 127.0.0.1:{server}; keepalive 1; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://decant;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host localhost;
            proxy_request_buffering {buffering};
        }}
    }}
}}
"""

# http-reuse is left at its default.
HAPROXY = """
global
    maxconn 256
defaults
    mode http
    timeout connect 5s
    timeout client 10s
    timeout server 10s
    {lenient}
frontend in
    bind 127.0.0.1:{port}
    default_backend decant
backend decant
    http-request set-header Host localhost
    server one 127.0.0.1:{server} pool-max-conn 1
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def find(program):
    """Debian keeps these where only root looks."""
    return shutil.which(program, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


@contextlib.contextmanager
def running(command, port):
    with tempfile.TemporaryFile() as errors, subprocess.Popen(command, stdout=errors, stderr=errors) as process:
        try:
            for _ in range(200):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                if process.poll() is not None:
                    break
                time.sleep(0.05)
            else:
                raise AssertionError(f"{command[0]} does not listen")
            if process.poll() is not None:
                errors.seek(0)
                raise AssertionError(errors.read().decode())
            yield port
        finally:
            process.terminate()


@contextlib.contextmanager
def nginx(server, buffering="on"):
    """Its port. `buffering="off"`: bodies go on to the server piece by piece, as they came."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        file = Path(folder, "nginx.conf")
        file.write_text(NGINX.format(folder=folder, server=server, port=port, buffering=buffering), encoding="ascii")
        with running([find("nginx"), "-p", folder, "-c", str(file)], port):
            yield port


@contextlib.contextmanager
def haproxy(server, lenient=False):
    """Its port. `lenient`: it lets invalid requests through."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        file = Path(folder, "haproxy.cfg")
        option = "option accept-invalid-http-request" if lenient else ""
        file.write_text(HAPROXY.format(server=server, port=port, lenient=option), encoding="ascii")
        with running([find("haproxy"), "-db", "-f", str(file)], port):
            yield port
