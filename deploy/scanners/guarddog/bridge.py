"""An HTTP endpoint that has GuardDog look at skill packages and answers in SARIF 2.1.0.

POST /scan takes a tar.gz and answers 200 with a report; GET /healthz answers 200. Each scan is a
process of its own on a temporary folder, with a time limit. Nothing of a package is run.
"""

import argparse
import hashlib
import hmac
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import BoundedSemaphore
from urllib.parse import quote

MAX_ARCHIVE_BYTES = 64 * 1024 * 1024
MAX_UNPACKED_BYTES = 256 * 1024 * 1024
MAX_ENTRIES = 8192
MAX_RESULTS = 1000
MAX_TEXT = 2000

# GuardDog has rules for each kind of package; these two are the code of skills.
ECOSYSTEMS = {"pypi": {".py"}, "npm": {".js", ".mjs", ".cjs", ".ts"}}


class Refused(Exception):
    """What the caller sent cannot be scanned."""


class Failed(Exception):
    """GuardDog did not give a result."""
