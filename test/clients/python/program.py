"""What a Python backend would write against the generated client.

Usage: program.py <base URL> <archive>. Prints what it saw, as JSON.
"""

import hashlib
import json
import sys
from pathlib import Path

from registry.api.skills import (
    skills_archive,
    skills_file_read,
    skills_files,
    skills_install_archive,
    skills_list,
    skills_read,
)
from registry.client import Client
from registry.models.install_form import InstallForm
from registry.models.installed import Installed
from registry.models.problem import Problem
from registry.models.skill_file_list import SkillFileList
from registry.models.skill_item import SkillItem
from registry.models.skill_list import SkillList
from registry.models.source_kind import SourceKind
from registry.types import File

WORKSPACE = "default"


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


def install(client: Client, archive: Path) -> Installed:
    with archive.open("rb") as payload:
        form = InstallForm(File(payload, "skill.tar.gz", "application/gzip"))
        answer = skills_install_archive.sync(
            WORKSPACE, client=client, body=form, target_source_kind=SourceKind.REGISTRY
        )
    assert isinstance(answer, Installed), answer
    return answer


def read_files(client: Client, skill: SkillItem) -> dict[str, bool]:
    key = (WORKSPACE, skill.source_kind, skill.slug)
    files = skills_files.sync(*key, client=client)
    assert isinstance(files, SkillFileList), files
    return {
        file.path: sha256(bytes_of(skills_file_read.sync(*key, file.path, client=client)))
        == file.sha256
        for file in files.files
    }


def main(base_url: str, archive: Path) -> None:
    client = Client(base_url, raise_on_unexpected_status=True)
    before = len(listed(client))
    installed = install(client, archive)
    again = install(client, archive)
    (skill,) = listed(client)
    key = (WORKSPACE, skill.source_kind, skill.slug)
    download = skills_archive.sync_detailed(*key, client=client)
    missing = skills_read.sync(WORKSPACE, SourceKind.USER, "nobody/nothing", client=client)
    assert isinstance(missing, Problem), missing
    seen = {
        "before": before,
        "status": [installed.status, again.status],
        "listed": f"{skill.source_kind}:{skill.slug}",
        "unchanged": skill.fingerprint == installed.skill.fingerprint,
        "files": read_files(client, skill),
        "archive": f'"{sha256(bytes_of(download.parsed))}"' == download.headers["etag"],
        "missing": missing.code,
    }
    print(json.dumps(seen))


main(sys.argv[1], Path(sys.argv[2]))
