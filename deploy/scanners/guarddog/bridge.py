"""Has GuardDog look at skill packages, over HTTP.

POST /scan takes a package as tar.gz and answers 200 with a report in SARIF 2.1.0. GET /healthz
answers 200. Each scan is a process of its own over a temporary folder, with a time limit. Nothing
of a package is run.
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
from importlib.metadata import version
from pathlib import Path
from threading import BoundedSemaphore
from urllib.parse import quote

MIB = 1024 * 1024
MAX_ARCHIVE_BYTES = 64 * MIB
MAX_UNPACKED_BYTES = 256 * MIB
MAX_ENTRIES = 8192
MAX_RESULTS = 1000
MAX_MATCH = 200

# A risk of the package as a whole, by the label of its score.
RATING = "package-risk"
RATINGS = {"high_risk": "error", "medium_risk": "warning", "low_risk": "note"}
LEVELS = {"high": "warning", "medium": "warning", "low": "note"}


class Refused(Exception):
    """What was sent cannot be scanned; the second argument is the status."""


class Failed(Exception):
    """GuardDog gave no result."""


def unpack(archive: bytes, folder: Path) -> Path:
    """Unpacks regular files only, and returns the folder that holds them."""
    size = 0
    try:
        with tarfile.open(fileobj=io.BytesIO(archive), mode="r:gz") as tar:
            for count, member in enumerate(tar, start=1):
                size += member.size
                if count > MAX_ENTRIES or size > MAX_UNPACKED_BYTES:
                    raise Refused("The package is too large.", 413)
                if not member.isfile():
                    raise Refused("The package holds more than regular files.", 422)
                tar.extract(member, folder, filter="data")
    except (tarfile.TarError, EOFError, OSError) as error:
        raise Refused(f"This is not a tar.gz: {error}", 422) from error
    entries = list(folder.iterdir())
    return entries[0] if len(entries) == 1 and entries[0].is_dir() else folder


def scan(folder: Path, timeout: float, sandbox: bool) -> dict:
    """GuardDog's own report. Its rules for PyPI read JavaScript too."""
    command = [sys.executable, "-m", "guarddog", "pypi", "scan", str(folder)]
    command += ["--output-format", "json", "--sandbox" if sandbox else "--no-sandbox"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=timeout, check=False)
    except subprocess.TimeoutExpired as error:
        raise Failed(f"GuardDog took longer than {timeout:g} s.") from error
    lines = done.stdout.decode(errors="replace").strip().splitlines()
    try:
        report = json.loads(lines[-1])
    except (IndexError, ValueError) as error:
        tail = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise Failed(f"GuardDog ended with {done.returncode}: {' '.join(tail)}") from error
    if report.get("errors"):
        raise Failed(f"Rules of GuardDog failed: {', '.join(report['errors'])}")
    return report


def result_of(rule: str, level: str, message: str, identity: list) -> dict:
    digest = hashlib.sha256(json.dumps(identity).encode()).hexdigest()
    return {
        "ruleId": rule,
        "level": level,
        "message": {"text": message},
        "partialFingerprints": {"guarddog/v1": digest},
    }


def result_of_risk(risk: dict, folder: Path) -> dict:
    path, _, line = (risk.get("threat_location") or "").rpartition(":")
    path = path or risk.get("file_path") or ""
    if os.path.isabs(path):
        path = os.path.relpath(path, folder)
    rule = risk.get("threat_rule") or risk.get("name") or "risk"
    match = (risk.get("threat_match") or "")[:MAX_MATCH]
    capability = risk.get("capability_rule")
    message = risk.get("threat_description") or risk.get("name") or rule
    if capability:
        message += f", together with {capability}"
    result = result_of(rule, LEVELS.get(risk.get("severity"), "note"), f"{message}.", [rule, path, match])
    if path:
        region = {"startLine": int(line) if line.isdecimal() and int(line) > 0 else 1}
        if match:
            region["snippet"] = {"text": match}
        location = {"artifactLocation": {"uri": quote(path)}, "region": region}
        result["locations"] = [{"physicalLocation": location}]
    return result


def sarif_of(report: dict, folder: Path) -> dict:
    results = [result_of_risk(risk, folder) for risk in report.get("risks") or []]
    rating = report.get("risk_score") or {}
    level = RATINGS.get(rating.get("label"))
    if level:
        label = rating["label"].replace("_", " ")
        text = f"GuardDog rates the package {rating.get('score')} of 10 ({label})."
        known = sorted(result["partialFingerprints"]["guarddog/v1"] for result in results)
        results.insert(0, result_of(RATING, level, text, [RATING, known]))
    driver = {"name": "GuardDog", "version": version("guarddog")}
    return {
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": results[:MAX_RESULTS]}],
    }


class Handler(BaseHTTPRequestHandler):
    server: "Bridge"
    timeout = 60

    def do_GET(self) -> None:
        if self.path != "/healthz":
            return self.problem(404, "Send packages to POST /scan.")
        self.reply(200, {"status": "ok"})

    def do_POST(self) -> None:
        if self.path != "/scan":
            return self.problem(404, "Send packages to POST /scan.")
        if not self.is_known():
            return self.problem(401, "Send the token as `Authorization: Bearer`.")
        try:
            archive = self.read_body()
            with self.server.slots, tempfile.TemporaryDirectory() as name:
                folder = unpack(archive, Path(name).resolve())
                report = scan(folder, self.server.scan_timeout, self.server.sandbox)
                self.reply(200, sarif_of(report, folder), "application/sarif+json")
        except Refused as error:
            message, status = error.args
            self.problem(status, message)
        except Failed as error:
            self.problem(502, str(error))

    def is_known(self) -> bool:
        if self.server.token is None:
            return True
        given = self.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {self.server.token}".encode())

    def read_body(self) -> bytes:
        length = self.headers.get("content-length", "")
        if not length.isdecimal():
            raise Refused("Send the length of the package as Content-Length.", 411)
        if int(length) > MAX_ARCHIVE_BYTES:
            raise Refused("The package is too large.", 413)
        body = self.rfile.read(int(length))
        if len(body) < int(length):
            raise Refused("The package ended early.", 400)
        return body

    def problem(self, status: int, detail: str) -> None:
        # What was not read of the request would be read as the next one.
        self.close_connection = True
        self.reply(status, {"status": status, "detail": detail}, "application/problem+json")

    def reply(self, status: int, body: dict, kind: str = "application/json") -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


class Bridge(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, address: tuple, token: str | None, scan_timeout: float, sandbox: bool):
        super().__init__(address, Handler)
        self.token = token
        self.scan_timeout = scan_timeout
        self.sandbox = sandbox
        self.slots = BoundedSemaphore(os.cpu_count() or 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=9002, help="0 takes a free one")
    parser.add_argument("--timeout", type=float, default=50, help="seconds for one scan")
    parser.add_argument(
        "--no-sandbox", action="store_true", help="where the kernel offers GuardDog no sandbox"
    )
    given = parser.parse_args()
    token = os.environ.get("BRIDGE_TOKEN") or None
    if token is None and given.host not in ("127.0.0.1", "::1", "localhost"):
        parser.error("set BRIDGE_TOKEN to listen on more than loopback")
    bridge = Bridge((given.host, given.port), token, given.timeout, not given.no_sandbox)
    print(f"listens on http://{given.host}:{bridge.server_port}/scan", flush=True)
    try:
        bridge.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
