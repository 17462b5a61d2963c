/** Reads the audit entries of a workspace, newest first, a page at a time. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import {
  cursorNamesNo,
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
} from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { csvHeader, csvLine, jsonLine } from './export.ts'
import { record, skillTarget, workspaceTarget } from './log.ts'
import { type AuditFilter, type AuditRow, listEntries } from './reads.ts'
import type { AuditEntry, AuditHead, AuditPage, AuditQuery } from './schemas.ts'
import { findHead } from './seals.ts'

const SEQ = /^[1-9]\d{0,15}$/
const sourceKinds = ['system', 'user', 'registry']

/** The values of `target` that `source_kind:slug`, or a slug alone, matches. */
const targetsOf = (skill: string): string[] => {
  const colon = skill.indexOf(':')
  if (colon >= 0) return [skillTarget(skill.slice(0, colon), skill.slice(colon + 1))]
  return sourceKinds.map((sourceKind) => skillTarget(sourceKind, skill))
}

const instant = (name: string, value: string | undefined): Date | null => {
  if (value === undefined) return null
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) {
    throw new AppError('request.invalid', `The query parameter \`${name}\` is not a valid time.`, {
      details: { in: 'querystring', field: name },
    })
  }
  return date
}

const filterOf = (caller: Caller, query: AuditQuery): AuditFilter => ({
  workspaceId: caller.workspaceId,
  isTenant: caller.actor.boundTo !== undefined,
  targets: query.skill === undefined ? null : targetsOf(query.skill),
  action: query.action,
  actor: query.actor,
  person: query.person,
  who: query.who,
  decision: query.decision,
  requestId: query.request_id,
  proposalId: query.proposal,
  prefix: query.target,
  since: instant('since', query.since),
  until: instant('until', query.until),
})

const entryOf = (row: AuditRow): AuditEntry => ({ ...row, at: row.at.toISOString() })

const MAX_EXPORTED = 100_000
const EXPORT_BATCH = 1000

export type ExportFormat = 'ndjson' | 'csv'

export class AuditTrail {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async page(caller: Caller, query: AuditQuery): Promise<AuditPage> {
    const { limit = DEFAULT_LIMIT, cursor, ...filters } = query
    const list = { list: 'audit', ...filters }
    const before = decodeCursor(cursor, 1, list)?.[0]
    if (before !== undefined && !SEQ.test(before)) throw cursorNamesNo('entry')
    const filter = filterOf(caller, query)
    const rows = await listEntries(this.#db, filter, {
      before: before === undefined ? null : Number(before),
      limit,
    })
    const { page, next_cursor } = pageOf(rows, limit, ({ seq }) => [String(seq)], list)
    return { entries: page.map(entryOf), next_cursor }
  }

  /**
   * All that the filters leave, newest first, up to 100,000: recorded before the first line is
   * read, which is of the entries before.
   */
  async export(
    caller: Caller,
    { limit: _limit, cursor: _cursor, ...filters }: AuditQuery,
    format: ExportFormat,
  ): Promise<AsyncIterable<string>> {
    const filter = filterOf(caller, filters)
    const [newest] = await listEntries(this.#db, filter, { before: null, limit: 1 })
    await transaction(this.#db, (trx) =>
      record(trx, caller, {
        action: 'audit_export',
        decision: 'allowed',
        target: workspaceTarget(caller.workspaceId),
        details: { format, filters },
      }),
    )
    return this.#lines(filter, newest ? newest.seq + 1 : 0, format)
  }

  async *#lines(filter: AuditFilter, end: number, format: ExportFormat): AsyncIterable<string> {
    if (format === 'csv') yield csvHeader
    const lineOf = format === 'csv' ? csvLine : jsonLine
    let before = end
    for (let left = MAX_EXPORTED; left > 0; left -= EXPORT_BATCH) {
      const page = { before, limit: EXPORT_BATCH - 1 }
      const rows = await listEntries(this.#db, filter, page)
      for (const row of rows) yield lineOf(entryOf(row))
      const last = rows.at(-1)
      if (!last || rows.length < EXPORT_BATCH) return
      before = last.seq
    }
  }

  async head({ workspaceId }: Caller): Promise<AuditHead> {
    const head = await findHead(this.#db, workspaceId)
    return head
      ? { ...head, sealed_at: head.sealed_at.toISOString() }
      : { seal: 0, last_seq: 0, hash: null, sealed_at: null }
  }
}
