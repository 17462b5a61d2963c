/**
 * Sessions of browsers: started by a token or by a sign-in at the identity provider, ended by their
 * owner, by an admin of all workspaces, by the provider, or by time. Callers list and end their own.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Actor, Caller } from '../../platform/access/caller.ts'
import type { Grants } from '../../platform/access/roles.ts'
import { DEFAULT_WORKSPACE } from '../../platform/access/workspace-id.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import {
  decodeTimeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../audit/log.ts'
import type { CredentialAuthenticator } from '../credentials/authenticator.ts'
import type { PeopleService } from '../people/service.ts'
import { ALL_WORKSPACES } from '../tokens/schemas.ts'
import * as repository from './repository.ts'
import type { NewSession, Owner, SessionRow } from './repository.ts'
import { expiryOf, labelOf, rightsOf } from './rights.ts'
import type { Identity, Me, Session, SessionPage } from './schemas.ts'
import { newSecret, sha256Of } from './secret.ts'

type Dependencies = {
  db: Kysely<Database>
  authentication: Pick<CredentialAuthenticator, 'end'>
  people: Pick<PeopleService, 'find'>
  newId: () => string
}

/** Only the browser gets the secret. */
export type Started = { secret: string; sessionId: string }

const entryOf = (
  caller: Caller,
  action: 'session_start' | 'session_end',
  { sessionId, ...details }: { sessionId: string; by?: string; groups?: readonly string[] },
): [Caller, audit.AuditEntry] => [
  { ...caller, workspaceId: DEFAULT_WORKSPACE },
  {
    action,
    decision: 'allowed',
    target: audit.sessionTarget(sessionId),
    details,
    for_operators: true,
  },
]

/** Null: the actor can have no session. */
const ownerOf = ({ id, personId }: Actor): Exclude<Owner, undefined> | null => {
  if (id === 'admin-token') return { isAdminToken: true }
  if (id.startsWith('token:')) return { tokenId: id.slice('token:'.length) }
  return personId === undefined ? null : { personId }
}

const rolesOf = ({ role, boundTo }: Actor, grants: Grants | undefined): Me['roles'] => {
  if (!grants) {
    return (boundTo ?? [ALL_WORKSPACES]).map((workspace_id) => ({ workspace_id, role }))
  }
  const { everywhere, workspaces } = grants
  return [
    ...(everywhere === null ? [] : [{ workspace_id: ALL_WORKSPACES, role: everywhere }]),
    ...[...workspaces].map(([workspace_id, held]) => ({ workspace_id, role: held })),
  ]
}

export class SessionService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async start(
    trx: Transaction<Database>,
    caller: Caller,
    session: Omit<NewSession, 'sessionId' | 'sha256' | 'address'>,
  ): Promise<Started> {
    const secret = newSecret()
    const sessionId = this.#deps.newId()
    const row = { ...session, sessionId, sha256: sha256Of(secret), address: caller.address }
    await repository.insertSession(trx, row)
    const { groups } = session
    const details = { sessionId, ...(groups.length === 0 ? {} : { groups }) }
    await audit.record(trx, ...entryOf(caller, 'session_start', details))
    return { secret, sessionId }
  }

  /** Besides who the caller is, until when, and what may be reviewed where. */
  async me(caller: Caller): Promise<Me> {
    const { db } = this.#deps
    const { actor } = caller
    const [identity, expiresAt, workspaces] = await Promise.all([
      this.identify(caller),
      expiryOf(db, actor),
      rightsOf(db, actor),
    ])
    return { ...identity, expires_at: expiresAt?.toISOString() ?? null, workspaces }
  }

  async identify({ actor }: Caller): Promise<Identity> {
    const { personId } = actor
    const [label, person] = await Promise.all([
      labelOf(this.#deps.db, actor),
      personId === undefined ? null : this.#deps.people.find(personId),
    ])
    return {
      actor: actor.id,
      actor_label: label,
      person,
      session_id: actor.sessionId ?? null,
      roles: rolesOf(actor, actor.grants),
    }
  }

  async list(caller: Caller, { limit = DEFAULT_LIMIT, cursor }: PageQuery): Promise<SessionPage> {
    const list = { list: 'sessions' }
    const after = decodeTimeCursor(cursor, 'session', list)
    const owner = this.#reachOf(caller)
    if (owner === null) return { sessions: [], next_cursor: null }
    const rows = await repository.listOpen(this.#deps.db, { owner, after, limit })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [last.position, last.session_id],
      list,
    )
    return { sessions: page.map((row) => sessionOfRow(row, caller)), next_cursor }
  }

  async end(caller: Caller, sessionId: string): Promise<void> {
    const owner = this.#reachOf(caller)
    if (owner !== null && (await this.#end(caller, sessionId, owner))) return
    throw new AppError('sessions.not_found', 'No such open session of yours.')
  }

  /** That of the caller; does nothing if it is over already. */
  async endOwn(caller: Caller, sessionId: string): Promise<void> {
    await this.#end(caller, sessionId, undefined)
  }

  /** Those that the provider says are over. */
  async endOfProvider(
    trx: Transaction<Database>,
    caller: Caller,
    which: { issuer: string; sid: string | null; subject: string | null },
  ): Promise<string[]> {
    const rows = await repository.endOfProvider(trx, which)
    const ids = rows.map(({ session_id }) => session_id)
    for (const sessionId of ids) {
      await audit.record(trx, ...entryOf(caller, 'session_end', { sessionId, by: which.issuer }))
    }
    return ids
  }

  async #end(caller: Caller, sessionId: string, owner: Owner): Promise<boolean> {
    const isEnded = await transaction(this.#deps.db, async (trx) => {
      const row = await repository.endSession(trx, sessionId, owner)
      if (row) await audit.record(trx, ...entryOf(caller, 'session_end', { sessionId }))
      return row !== null
    })
    this.cutOff([sessionId])
    return isEnded
  }

  /** After the commit that ended them. */
  cutOff(sessionIds: readonly string[]): void {
    if (sessionIds.length === 0) return
    this.#deps.authentication.end(
      ({ sessionId }) => sessionId !== undefined && sessionIds.includes(sessionId),
    )
  }

  /** Admins of all workspaces reach all sessions, others their own; null: there can be none. */
  #reachOf({ actor }: Caller): Owner | null {
    const isOperator = actor.role === 'admin' && actor.boundTo === undefined
    return isOperator ? undefined : ownerOf(actor)
  }
}

const sessionOfRow = ({ position: _position, ...row }: SessionRow, { actor }: Caller): Session => ({
  ...row,
  is_current: row.session_id === actor.sessionId,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** Once a minute, by the sweeper. */
export const sweepSessions = (db: Kysely<Database>): Promise<number> =>
  transaction(db, (trx) => repository.deleteOld(trx))
