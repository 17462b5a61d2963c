/**
 * Has the outside scanners of a workspace look at a package, after it was read and before it is
 * stored; no database connection is held meanwhile. A scanner that fails is a finding, never an error.
 */
import type { Kysely } from 'kysely'
import { compressed } from '../../packages/archive/compressed.ts'
import { packTar } from '../../packages/archive/pack.ts'
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { SecurityFinding, SkillPackage } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { OutboundClient } from '../../platform/outbound/client.ts'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import { Spool } from '../../platform/spool.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import { scannerHeaders } from '../../tenancy/secrets/places.ts'
import type { Secrets } from '../../tenancy/secrets/service.ts'
import type { IncomingPack } from '../packs/incoming-pack.ts'
import type { ReportResult, ReportTask } from './report-thread.ts'
import { listScanners, type ScannerRow } from './repository.ts'
import { unavailable } from './unavailable.ts'

type Dependencies = { db: Kysely<Database>; outbound: OutboundClient; secrets: Secrets; log: Log }

type Incoming = { skillPackage: SkillPackage; pack: IncomingPack }

/** What outside scanners found, and the ids of those that have looked. */
export type OutsideScan = { findings: SecurityFinding[]; looked: string[] }

export const NO_OUTSIDE_SCAN: OutsideScan = { findings: [], looked: [] }

const MAX_REPORT_BYTES = 5 * 1024 * 1024
const REPORT_MS = 5000
const REPORT_MEMORY_MB = 128
const MAX_QUEUED = 256

/** Why a scanner has not looked at a package; a sentence without its end. */
class ScannerFault extends Error {}

export class OutsideScans {
  readonly #deps: Dependencies
  readonly #reports = new TaskThread<ReportTask, ReportResult>({
    entry: threadEntry('report-thread', import.meta.url),
    name: 'scanner reports',
    deadlineMs: REPORT_MS,
    memoryMb: REPORT_MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async close(): Promise<void> {
    await this.#reports.close()
  }

  /** By all scanners of the workspace. */
  async scan(workspaceId: string, incoming: Incoming): Promise<OutsideScan> {
    const scanners = await listScanners(this.#deps.db, workspaceId)
    if (scanners.length === 0) return NO_OUTSIDE_SCAN
    const { skillPackage, pack } = incoming
    const folder = parseSlug(skillPackage.slug)?.name ?? skillPackage.slug
    const files = skillPackage.files.map((file) => ({ ...file, read: () => pack.read(file) }))
    const archive = await Spool.fill(compressed(packTar(files, folder)))
    try {
      const found = await Promise.all(
        scanners.map((scanner) =>
          this.#ask(workspaceId, scanner, { skillPackage, folder, archive }),
        ),
      )
      return {
        findings: found.flatMap(({ findings }) => findings),
        looked: found.flatMap(({ looked }) => looked),
      }
    } finally {
      await archive.close()
    }
  }

  async #ask(
    workspaceId: string,
    scanner: ScannerRow,
    {
      skillPackage,
      folder,
      archive,
    }: Pick<Incoming, 'skillPackage'> & {
      folder: string
      archive: Spool
    },
  ): Promise<OutsideScan> {
    const { scanner_id: scannerId, levels } = scanner
    try {
      const text = await this.#send(workspaceId, scanner, archive)
      const paths = skillPackage.files.map(({ path }) => path)
      const result = await this.#reports.run({
        text,
        context: { scannerId, levels, folder, paths },
      })
      if ('findings' in result) return { findings: result.findings, looked: [scannerId] }
      throw new ScannerFault(result.fault)
    } catch (error) {
      const reason = reasonOf(error)
      const context = { workspace_id: workspaceId, scanner_id: scannerId, reason }
      this.#deps.log.error(context, 'a scanner has not looked at a package')
      return { findings: [unavailable(scanner, skillPackage, reason)], looked: [] }
    }
  }

  /** The text of the report. */
  async #send(workspaceId: string, scanner: ScannerRow, archive: Spool): Promise<string> {
    const { scanner_id: scannerId, url, timeout_ms: timeoutMs } = scanner
    const { outbound, secrets } = this.#deps
    const headers = secrets.openHeaders(scannerHeaders(workspaceId, scannerId), scanner.headers)
    const answer = await outbound.fetchWithin({ timeoutMs, maxBytes: MAX_REPORT_BYTES })(url, {
      method: 'POST',
      headers: {
        accept: 'application/sarif+json, application/json',
        ...headers,
        'content-type': 'application/gzip',
        'content-length': String(archive.size),
      },
      body: streamOf(archive.read()),
    })
    if (answer.status === 200) return answer.text()
    await answer.body?.cancel()
    throw new ScannerFault(`it responded with status ${answer.status}`)
  }
}

const streamOf = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

const reasonOf = (error: unknown): string => {
  if (error instanceof ScannerFault) return error.message
  if (error instanceof TaskOverrun) return 'its response takes too long to read'
  const isUnsealed = error instanceof AppError && error.code === 'secrets.unreadable'
  // Both are ours, and repeat nothing that the scanner sent.
  if (error instanceof OutboundFailure || isUnsealed) return error.message.replace(/\.$/, '')
  throw error
}
