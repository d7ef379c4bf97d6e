"""A Slurm of one node, this machine, without systemd and beside any other: its files are in a folder, its ports free ones."""
# SPDX-License-Identifier: MIT
import contextlib
import getpass
import os
import shutil
import socket
import subprocess
from pathlib import Path

from cluster import wait_until

CONFIGURATION = """
ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
SlurmctldPort={controller}
SlurmdPort={node}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
NodeName={host} NodeAddr=127.0.0.1 CPUs=2 RealMemory=4000
PartitionName=all Nodes={host} Default=YES State=UP
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def daemon(name):
    """Debian keeps these where only root looks."""
    return shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")


@contextlib.contextmanager
def running(folder):
    """Yields the environment variables that its commands need."""
    folder = Path(folder)
    for name in ("state", "spool"):
        (folder / name).mkdir()
    key = folder / "munge.key"
    key.write_bytes(os.urandom(128))
    key.chmod(0o400)
    configuration = folder / "slurm.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, host=socket.gethostname().split(".")[0],
                                                  user=getpass.getuser(), controller=free_port(), node=free_port()))
    environment = {"SLURM_CONF": str(configuration)}
    with contextlib.ExitStack() as daemons:
        def start(*command):
            with open(folder / "daemons.log", "a") as log:
                process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)
            daemons.callback(process.wait)
            daemons.callback(process.terminate)

        start(daemon("munged"), "--foreground", "--force", "--key-file", str(key), "--socket", f"{folder}/munge.socket",
              "--pid-file", f"{folder}/munged.pid", "--log-file", f"{folder}/munged.log", "--seed-file", f"{folder}/munged.seed")
        wait_until((folder / "munge.socket").exists, "munged has no socket")
        start(daemon("slurmctld"), "-D")
        start(daemon("slurmd"), "-D")

        def is_idle():
            shown = subprocess.run(["sinfo", "--noheader", "--format=%T"], env={**os.environ, **environment},
                                   capture_output=True, text=True)
            return shown.stdout.strip() == "idle"
        wait_until(is_idle, f"the node of Slurm is not idle; look at {folder}/*.log")
        yield environment
