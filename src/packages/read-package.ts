/** Reads a package archive into what the registry stores about it. */
import { describePackage } from './manifest/describe.ts'
import { sortDiagnostics } from './manifest/diagnostics.ts'
import { fingerprintOf } from './fingerprint.ts'
import { clientFindings } from './manifest/client-limits.ts'
import { searchWordsOf } from './manifest/search-words.ts'
import type { ArchiveLimits } from './archive/limits.ts'
import type { ArchiveMember } from './archive/member.ts'
import { readMembers, readTarGz } from './archive/read-archive.ts'
import { SecurityScan } from './scan/security-scan.ts'
import type { OnContent, SkillPackage } from './types.ts'

/** Reads a tar.gz. */
export const readPackage = (
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
  onContent: OnContent,
): Promise<SkillPackage> => readPackageOf(readTarGz(source, limits), limits, onContent)

export const readPackageOf = async (
  members: AsyncIterable<ArchiveMember>,
  limits: ArchiveLimits,
  onContent: OnContent,
): Promise<SkillPackage> => {
  const scan = new SecurityScan()
  let scanMs = 0
  const timed = <T>(work: () => T): T => {
    const start = performance.now()
    const result = work()
    scanMs += performance.now() - start
    return result
  }
  const { folder, files, ignored, manifests } = await readMembers(
    members,
    limits,
    onContent,
    (path, bytes) => timed(() => scan.look(path, bytes)),
  )
  const paths = files.map((file) => file.path)
  const description = describePackage({ ...manifests, folder, paths })
  const findings = timed(() => scan.finish({ folder, paths }))
  return {
    ...description,
    diagnostics: sortDiagnostics([
      ...description.diagnostics,
      ...clientFindings({ ...description, files }),
    ]),
    fingerprint: fingerprintOf(files),
    files,
    ignored,
    search_words: searchWordsOf(description, manifests.skillMd),
    security_findings: findings,
    installs: scan.installs(folder),
    scan_ms: scanMs,
  }
}
