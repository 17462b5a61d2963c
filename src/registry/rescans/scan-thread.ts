/**
 * Entry of the thread that scans stored packages again, which it reads through a blob store of its own.
 */
import { buffer } from 'node:stream/consumers'
import { workerData } from 'node:worker_threads'
import { SecurityScan } from '../../packages/scan/security-scan.ts'
import type { Installs, PackageFile, SecurityFinding } from '../../packages/types.ts'
import { isStoreFailure } from '../../platform/blob-store/blob-store.ts'
import { type BlobStoreSettings, openBlobStore } from '../../platform/blob-store/open-blob-store.ts'
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { readContent } from '../packs/read-pack.ts'

export type ScanTask = {
  files: PackageFile[]
  pack: Uint8Array | null
  object_key: string | null
}

export type ScanResult =
  | { kind: 'scanned'; findings: SecurityFinding[]; installs: Installs; ms: number }
  /** Its bytes cannot be read, today or later. */
  | { kind: 'damaged'; reason: string }
  | { kind: 'unavailable'; reason: string }

giveWay()
const store = openBlobStore(workerData as BlobStoreSettings)

const scan = async ({ files, pack, object_key }: ScanTask): Promise<ScanResult> => {
  const place = { object_key, pack: pack && Buffer.from(pack) }
  const scanning = new SecurityScan()
  let ms = 0
  const timed = <T>(work: () => T): T => {
    const start = performance.now()
    const result = work()
    ms += performance.now() - start
    return result
  }
  for (const file of files) {
    const bytes = await buffer(readContent(store, place, file))
    timed(() => scanning.look(file.path, bytes))
  }
  const paths = files.map(({ path }) => path)
  const findings = timed(() => scanning.finish({ folder: null, paths }))
  return { kind: 'scanned', findings, installs: scanning.installs(null), ms }
}

serveTasks(async (task: ScanTask): Promise<ScanResult> => {
  try {
    return await scan(task)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: isStoreFailure(error) ? 'unavailable' : 'damaged', reason }
  }
})
