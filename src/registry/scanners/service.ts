/** Outside scanners as an admin registers them; scans.ts calls them. */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import type { Database } from '../../platform/database/client.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { hasValues, upsertLocked } from '../../platform/database/upsert-locked.ts'
import type { OutboundClient } from '../../platform/outbound/client.ts'
import { checkGivenUrl } from '../../platform/outbound/given-url.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import { checkHeaders } from '../../content/functions/headers.ts'
import * as audit from '../../tenancy/audit/log.ts'
import * as events from '../../tenancy/events/log.ts'
import { scannerHeaders } from '../../tenancy/secrets/places.ts'
import type { Secrets } from '../../tenancy/secrets/service.ts'
import * as errors from './errors.ts'
import { levelsOf } from './levels.ts'
import * as repository from './repository.ts'
import type { ScannerKey, ScannerRow } from './repository.ts'
import {
  DEFAULT_TIMEOUT_MS,
  type Scanner,
  type ScannerBody,
  type ScannerList,
  type ScannerRemoved,
} from './schemas.ts'
import { fingerprintOf, scannerView } from './view.ts'

type Dependencies = { db: Kysely<Database>; outbound: OutboundClient; secrets: Secrets }

type Found = { scanner: Scanner; fingerprint: string }

/** Each install waits for all of them. */
const MAX_SCANNERS = 8

const shown = (row: ScannerRow): Found => ({
  scanner: scannerView(row),
  fingerprint: fingerprintOf(row),
})

const checkFingerprint = (
  expected: Precondition,
  row: ScannerRow | null,
  scannerId: string,
): void =>
  checkPrecondition(expected, row && fingerprintOf(row), 'scanners', { scanner_id: scannerId })

const insert = async (
  trx: Transaction<Database>,
  key: ScannerKey,
  values: repository.Registration,
): Promise<ScannerRow | null> => {
  const { length } = await repository.listScanners(trx, key.workspaceId)
  if (length >= MAX_SCANNERS) throw errors.tooManyScanners(MAX_SCANNERS)
  return repository.insertScanner(trx, key, values)
}

export class ScannerService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async register(
    caller: Caller,
    scannerId: string,
    body: ScannerBody,
    expected: Precondition,
  ): Promise<Found & { isNew: boolean }> {
    errors.checkScannerId(scannerId)
    const url = checkGivenUrl(this.#deps.outbound, body.url, 'scanners.origin_refused')
    const given = checkHeaders(body.headers ?? {}, 'scanners.invalid_request')
    const key = { workspaceId: caller.workspaceId, scannerId }
    const { secrets } = this.#deps
    const place = scannerHeaders(caller.workspaceId, scannerId)
    const shownValues = {
      url: url.href,
      header_names: Object.keys(given).toSorted(),
      timeout_ms: body.timeout_ms ?? DEFAULT_TIMEOUT_MS,
      required: body.required ?? false,
      levels: levelsOf(body.levels),
    }
    const values = { ...shownValues, headers: secrets.sealHeaders(place, given) }
    const isSame = (found: ScannerRow): boolean =>
      hasValues(found, shownValues) && secrets.holdsHeaders(place, found.headers, given)
    const { row, before } = await callerTransaction(this.#deps.db, caller, async (trx) => {
      await takeTurns(trx, `scanners ${caller.workspaceId}`)
      const stored = await upsertLocked({
        lock: () => repository.lockScanner(trx, key),
        check: (found) => checkFingerprint(expected, found, scannerId),
        replace: async (found) =>
          isSame(found) ? found : repository.replaceScanner(trx, key, values),
        insert: () => insert(trx, key, values),
      })
      if (stored.row === stored.before) return stored
      const { timeout_ms, required, levels, header_names: headers } = values
      await audit.record(trx, caller, {
        action: 'scanner_register',
        decision: 'allowed',
        target: audit.scannerTarget(scannerId),
        details: { origin: url.origin, headers, timeout_ms, required, levels },
      })
      // No skill is shown differently.
      events.append(trx, caller.workspaceId, events.catalogChanged([]))
      return stored
    })
    return { ...shown(row), isNew: before === null }
  }

  /** Removing a missing scanner is not an error. What it found stays. */
  async unregister(
    caller: Caller,
    scannerId: string,
    expected: Precondition,
  ): Promise<ScannerRemoved> {
    errors.checkScannerId(scannerId)
    const key = { workspaceId: caller.workspaceId, scannerId }
    return callerTransaction(this.#deps.db, caller, async (trx) => {
      const before = await repository.lockScanner(trx, key)
      checkFingerprint(expected, before, scannerId)
      if (!before) return { scanner_id: scannerId, removed: false }
      await repository.deleteScanner(trx, key)
      await audit.record(trx, caller, {
        action: 'scanner_unregister',
        decision: 'allowed',
        target: audit.scannerTarget(scannerId),
      })
      events.append(trx, caller.workspaceId, events.catalogChanged([]))
      return { scanner_id: scannerId, removed: true }
    })
  }

  async read({ workspaceId }: Caller, scannerId: string): Promise<Found> {
    errors.checkScannerId(scannerId)
    const row = await repository.findScanner(this.#deps.db, { workspaceId, scannerId })
    if (!row) throw errors.scannerNotFound(scannerId)
    return shown(row)
  }

  async list({ workspaceId }: Caller): Promise<ScannerList> {
    const rows = await repository.listScanners(this.#deps.db, workspaceId)
    return { scanners: rows.map(scannerView) }
  }
}
