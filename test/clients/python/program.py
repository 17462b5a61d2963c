"""What a Python backend would write against the generated client.

Usage: program.py <base URL> <archive to send in one call> <archive to send in chunks>.
Prints what it saw, as JSON.
"""

import hashlib
import json
import sys
from io import BytesIO
from pathlib import Path

from registry.api.skills import (
    skills_archive,
    skills_file_read,
    skills_files,
    skills_install_archive,
    skills_list,
    skills_read,
)
from registry.api.uploads import (
    skills_install,
    skills_upload_chunk,
    skills_upload_finish,
    skills_upload_start,
)
from registry.client import Client
from registry.models.chunk_ack import ChunkAck
from registry.models.install_body import InstallBody
from registry.models.install_body_source import InstallBodySource
from registry.models.install_body_source_type import InstallBodySourceType
from registry.models.install_form import InstallForm
from registry.models.installed import Installed
from registry.models.problem import Problem
from registry.models.skill_file_list import SkillFileList
from registry.models.skill_item import SkillItem
from registry.models.skill_list import SkillList
from registry.models.source_kind import SourceKind
from registry.models.upload_finished import UploadFinished
from registry.models.upload_start_body import UploadStartBody
from registry.models.upload_started import UploadStarted
from registry.types import File

WORKSPACE = "default"
CHUNK_BYTES = 300


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def bytes_of(answer: object) -> bytes:
    assert isinstance(answer, File), answer
    content = answer.payload.read()
    assert isinstance(content, bytes)
    return content


def listed(client: Client) -> list[SkillItem]:
    answer = skills_list.sync(WORKSPACE, client=client, limit=10, include_policy=False)
    assert isinstance(answer, SkillList), answer
    return answer.skills


def install(client: Client, archive: Path) -> str:
    with archive.open("rb") as payload:
        form = InstallForm(File(payload, "skill.tar.gz", "application/gzip"))
        answer = skills_install_archive.sync(
            WORKSPACE, client=client, body=form, target_source_kind=SourceKind.REGISTRY
        )
    assert isinstance(answer, Installed), answer
    return answer.status


def frame(upload_id: str, offset: int, content: bytes) -> File:
    header = {
        "workspace_id": WORKSPACE,
        "upload_id": upload_id,
        "offset": offset,
        "len": len(content),
        "chunk_sha256": sha256(content),
    }
    text = json.dumps(header).encode()
    return File(BytesIO(b"PSU1" + len(text).to_bytes(4, "big") + text + content))


def install_in_chunks(client: Client, archive: bytes) -> str:
    body = UploadStartBody(
        file_name="skill.tar.gz",
        archive_format="tar_gz",
        compressed_size_bytes=len(archive),
        sha256=sha256(archive),
    )
    started = skills_upload_start.sync(WORKSPACE, client=client, body=body)
    assert isinstance(started, UploadStarted), started
    key = (WORKSPACE, started.upload_id)
    offset = 0
    while offset < len(archive):
        chunk = frame(started.upload_id, offset, archive[offset : offset + CHUNK_BYTES])
        sent = skills_upload_chunk.sync(*key, client=client, body=chunk)
        assert isinstance(sent, ChunkAck), sent
        offset = sent.next_offset
    finished = skills_upload_finish.sync(*key, client=client)
    assert isinstance(finished, UploadFinished), finished
    source = InstallBodySource(InstallBodySourceType.UPLOADED_ARCHIVE, started.upload_id)
    answer = skills_install.sync(WORKSPACE, client=client, body=InstallBody(source))
    assert isinstance(answer, Installed), answer
    return answer.status


def read_files(client: Client, skill: SkillItem) -> dict[str, bool]:
    key = (WORKSPACE, skill.source_kind, skill.slug)
    files = skills_files.sync(*key, client=client)
    assert isinstance(files, SkillFileList), files
    return {
        file.path: sha256(bytes_of(skills_file_read.sync(*key, file.path, client=client)))
        == file.sha256
        for file in files.files
    }


def main(base_url: str, form: Path, chunks: Path) -> None:
    client = Client(base_url, raise_on_unexpected_status=True)
    before = len(listed(client))
    status = [install(client, form), install_in_chunks(client, chunks.read_bytes())]
    after = listed(client)
    skill = after[0]
    key = (WORKSPACE, skill.source_kind, skill.slug)
    download = skills_archive.sync_detailed(*key, client=client)
    missing = skills_read.sync(WORKSPACE, SourceKind.USER, "nobody/nothing", client=client)
    assert isinstance(missing, Problem), missing
    seen = {
        "before": before,
        "status": status,
        "listed": [f"{one.source_kind}:{one.slug}" for one in after],
        "files": read_files(client, skill),
        "archive": sha256(bytes_of(download.parsed)),
        "tag": download.headers["etag"] == f'"{skill.fingerprint}"',
        "missing": missing.code,
    }
    print(json.dumps(seen))


main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
