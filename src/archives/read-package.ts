/** A package archive, read and understood: what the registry keeps about it. */
import { describePackage } from './describe.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ArchiveLimits } from './limits.ts'
import { readArchive } from './read-archive.ts'
import type { ReadFile, SkillPackage } from './types.ts'

export const readPackage = async (
  source: AsyncIterable<Uint8Array>,
  limits: ArchiveLimits,
  onFile: (file: ReadFile) => Promise<void> | void,
): Promise<SkillPackage> => {
  const { folder, files, ignored, manifests } = await readArchive(source, limits, onFile)
  const paths = files.map((file) => file.path)
  const description = describePackage({ ...manifests, folder, paths })
  return { ...description, fingerprint: fingerprintOf(files), files, ignored }
}
