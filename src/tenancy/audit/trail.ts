/** Reads the audit entries of a workspace, newest first, a page at a time. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { skillTarget } from './log.ts'
import { listEntries } from './reads.ts'
import type { AuditHead, AuditPage, AuditQuery } from './schemas.ts'
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

export class AuditTrail {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async page(caller: Caller, query: AuditQuery): Promise<AuditPage> {
    const { limit = DEFAULT_LIMIT, cursor, ...filters } = query
    const before = decodeCursor(cursor, 1, filters)?.[0]
    if (before !== undefined && !SEQ.test(before)) {
      throw new AppError('cursor.invalid', 'The cursor names no entry. Start again without it.')
    }
    const filter = {
      workspaceId: caller.workspaceId,
      isTenant: caller.actor.boundTo !== undefined,
      targets: query.skill === undefined ? null : targetsOf(query.skill),
      action: query.action,
      actor: query.actor,
      decision: query.decision,
      since: instant('since', query.since),
      until: instant('until', query.until),
    }
    const rows = await listEntries(this.#db, filter, {
      before: before === undefined ? null : Number(before),
      limit,
    })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      entries: page.map((row) => ({ ...row, at: row.at.toISOString() })),
      next_cursor: last ? encodeCursor([String(last.seq)], filters) : null,
    }
  }

  async head({ workspaceId }: Caller): Promise<AuditHead> {
    const head = await findHead(this.#db, workspaceId)
    return head
      ? { ...head, sealed_at: head.sealed_at.toISOString() }
      : { seal: 0, last_seq: 0, hash: null, sealed_at: null }
  }
}
