"""What a Python backend would write against the client of openapi-generator.

Usage: program.py <base URL> <archive to send in one call> <archive to send in chunks>.
Prints what it saw, as JSON.
"""

import hashlib
import json
import sys
from pathlib import Path

from registry import ApiClient, Configuration, SkillsApi, UploadsApi
from registry.exceptions import NotFoundException
from registry.models.install_body import InstallBody
from registry.models.install_body_source import InstallBodySource
from registry.models.problem import Problem
from registry.models.skill_item import SkillItem
from registry.models.source_kind import SourceKind
from registry.models.upload_start_body import UploadStartBody

WORKSPACE = "default"
CHUNK_BYTES = 300


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def frame(upload_id: str, offset: int, content: bytes) -> bytes:
    header = {
        "workspace_id": WORKSPACE,
        "upload_id": upload_id,
        "offset": offset,
        "len": len(content),
        "chunk_sha256": sha256(content),
    }
    text = json.dumps(header).encode()
    return b"PSU1" + len(text).to_bytes(4, "big") + text + content


def listed(skills: SkillsApi) -> list[SkillItem]:
    return skills.skills_list(WORKSPACE, limit=10).skills


def install_in_chunks(uploads: UploadsApi, archive: bytes) -> str:
    body = UploadStartBody(
        file_name="skill.tar.gz",
        archive_format="tar_gz",
        compressed_size_bytes=len(archive),
        sha256=sha256(archive),
    )
    upload_id = uploads.skills_upload_start(WORKSPACE, body).upload_id
    offset = 0
    while offset < len(archive):
        chunk = frame(upload_id, offset, archive[offset : offset + CHUNK_BYTES])
        offset = uploads.skills_upload_chunk(WORKSPACE, upload_id, chunk).next_offset
    uploads.skills_upload_finish(WORKSPACE, upload_id)
    source = InstallBodySource(type="uploaded_archive", upload_id=upload_id)
    return uploads.skills_install(WORKSPACE, InstallBody(source=source)).status


def read_files(skills: SkillsApi, skill: SkillItem) -> dict[str, bool]:
    key = (WORKSPACE, skill.source_kind, skill.slug)
    return {
        file.path: sha256(skills.skills_file_read(*key, file.path)) == file.sha256
        for file in skills.skills_files(*key).files
    }


def missing(skills: SkillsApi) -> str:
    try:
        skills.skills_read(WORKSPACE, SourceKind.USER, "nobody/nothing")
    except NotFoundException as error:
        assert isinstance(error.data, Problem), error
        return error.data.code
    raise AssertionError("a skill that is not there was read")


def main(base_url: str, form: Path, chunks: Path) -> None:
    client = ApiClient(Configuration(host=base_url))
    skills = SkillsApi(client)
    before = len(listed(skills))
    installed = skills.skills_install_archive(
        WORKSPACE, ("skill.tar.gz", form.read_bytes()), SourceKind.REGISTRY
    )
    chunked = install_in_chunks(UploadsApi(client), chunks.read_bytes())
    after = listed(skills)
    skill = after[0]
    archive = skills.skills_archive_with_http_info(WORKSPACE, skill.source_kind, skill.slug)
    headers = {name.lower(): value for name, value in (archive.headers or {}).items()}
    seen = {
        "before": before,
        "status": [installed.status, chunked],
        "listed": [f"{one.source_kind.value}:{one.slug}" for one in after],
        "files": read_files(skills, skill),
        "archive": sha256(archive.data),
        "tag": headers["etag"] == f'"{skill.fingerprint}"',
        "missing": missing(skills),
    }
    print(json.dumps(seen))


main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
