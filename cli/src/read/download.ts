/** Downloads the files of a revision, and checks that they are what the registry describes. */
import { type ArchiveLimits, defaultLimits } from '../../../src/packages/archive/limits.ts'
import { readArchive } from '../../../src/packages/archive/read-archive.ts'
import { fingerprintOf } from '../../../src/packages/fingerprint.ts'
import type { PackageFile } from '../../../src/packages/types.ts'
import { asRefusal } from '../api/failures.ts'
import type { FileList, Registry } from '../api/registry.ts'
import { isConnectionLoss } from '../api/retrying.ts'
import type { Context } from '../context.ts'
import type { NewFolder } from '../package/new-folder.ts'
import { checkFingerprint, type Found } from './find.ts'

const TRIES = 5

/** Only a complete download counts; a lost connection is retried. */
export const download = async (
  context: Context,
  found: Found,
  folder: NewFolder,
): Promise<PackageFile[]> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadOnce(context.registry, found, folder)
    } catch (error) {
      if (!isConnectionLoss(error) || attempt === TRIES) throw error
      context.output.tell('The connection was lost; downloading again')
    }
  }
}

const downloadOnce = async (
  registry: Registry,
  { slug, sourceKind, list, include }: Found,
  folder: NewFolder,
): Promise<PackageFile[]> => {
  const body = await registry.stream((api) =>
    api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/archive', {
      params: {
        path: registry.pathOf(sourceKind, slug),
        query: { fingerprint: list.fingerprint, ...include },
      },
      parseAs: 'stream',
    }),
  )
  try {
    const { files } = await readArchive(body, limitsOf(list), (file) => folder.keep(file))
    checkFingerprint(list.fingerprint, fingerprintOf(files))
    return files
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The registry has declared the size; no more than that is read. */
const limitsOf = ({ files }: FileList): ArchiveLimits => {
  const sizes = files.map(({ size }) => size)
  // Headers, a pax header and padding for each file, and the end mark.
  const unpacked = sizes.reduce((sum, size) => sum + size, (files.length + 1) * 4096)
  return {
    ...defaultLimits,
    compressedBytes: unpacked + defaultLimits.gzipHeaderBytes,
    uncompressedBytes: unpacked,
    ratio: Infinity,
    entries: files.length,
    fileBytes: Math.max(...sizes),
  }
}
