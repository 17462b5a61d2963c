/** Reads a package archive into what the registry stores about it. */
import { describePackage } from './manifest/describe.ts'
import { sortDiagnostics } from './manifest/diagnostics.ts'
import { fingerprintOf } from './fingerprint.ts'
import { hostLimitFindings } from './manifest/mcp-hosts.ts'
import { searchWordsOf } from './manifest/search-words.ts'
import type { Manifests } from './archive/layout.ts'
import type { ArchiveLimits } from './archive/limits.ts'
import { readArchive } from './archive/read-archive.ts'
import { SecurityScan } from './scan/security-scan.ts'
import type { OnContent, SkillPackage } from './types.ts'

export const readPackage = async (
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
  onContent: OnContent,
  beforeParsing: (manifests: Manifests) => void = () => {},
): Promise<SkillPackage> => {
  const scan = new SecurityScan()
  let scanMs = 0
  const timed = <T>(work: () => T): T => {
    const start = performance.now()
    const result = work()
    scanMs += performance.now() - start
    return result
  }
  const { folder, files, ignored, manifests } = await readArchive(
    source,
    limits,
    onContent,
    (path, bytes) => timed(() => scan.look(path, bytes)),
  )
  beforeParsing(manifests)
  const paths = files.map((file) => file.path)
  const description = describePackage({ ...manifests, folder, paths })
  const findings = timed(() => scan.finish({ folder, paths }))
  return {
    ...description,
    diagnostics: sortDiagnostics([...description.diagnostics, ...hostLimitFindings(files)]),
    fingerprint: fingerprintOf(files),
    files,
    ignored,
    search_words: searchWordsOf(description, manifests.skillMd),
    security_findings: findings,
    scan_ms: scanMs,
  }
}
