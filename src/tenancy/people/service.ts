/** People: who signed in, and who may no longer. Only admins of all workspaces see them. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
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
import { personNotFound } from './lookups.ts'
import * as repository from './repository.ts'
import type { PersonRow } from './repository.ts'
import type { Person, PersonBody, PersonPage } from './schemas.ts'

type Dependencies = {
  db: Kysely<Database>
  authentication: Pick<CredentialAuthenticator, 'end'>
}

const personOfRow = ({ position: _position, ...row }: PersonRow): Person => ({
  ...row,
  first_seen_at: row.first_seen_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  disabled_at: row.disabled_at?.toISOString() ?? null,
})

const requireOperator = ({ actor }: Caller): void => {
  if (actor.boundTo === undefined) return
  throw new AppError('access.forbidden', 'People are managed by an admin of all workspaces.')
}

export class PeopleService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Null if there is no such person. */
  async find(personId: string): Promise<Person | null> {
    const row = await repository.findPerson(this.#deps.db, personId)
    return row && personOfRow(row)
  }

  /** What those who acted are called, by the ids of actors. Callers who may not know get their own. */
  async namesOf({ actor }: Caller, actors: readonly string[]): Promise<Map<string, string>> {
    const known = permits(actor.role, 'publisher') ? actors : actors.filter((id) => id === actor.id)
    if (known.length === 0) return new Map()
    const rows = await repository.findNames(this.#deps.db, known)
    return new Map(rows.map(({ actor: id, name }) => [id, name]))
  }

  async list(caller: Caller, { limit = DEFAULT_LIMIT, cursor }: PageQuery): Promise<PersonPage> {
    requireOperator(caller)
    const list = { list: 'people' }
    const after = decodeTimeCursor(cursor, 'person', list)
    const rows = await repository.listPeople(this.#deps.db, { after, limit })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [last.position, last.person_id],
      list,
    )
    return { people: page.map(personOfRow), next_cursor }
  }

  /** Setting what is set already changes nothing. */
  async change(caller: Caller, personId: string, { disabled }: PersonBody): Promise<Person> {
    requireOperator(caller)
    const row = await transaction(this.#deps.db, async (trx) => {
      const found = await repository.lockPerson(trx, personId)
      if (!found) throw personNotFound()
      if ((found.disabled_at !== null) === disabled) return found
      const changed = await repository.setDisabled(trx, personId, disabled)
      const atHome = { ...caller, workspaceId: DEFAULT_WORKSPACE }
      await audit.record(trx, atHome, {
        action: disabled ? 'person_disable' : 'person_enable',
        decision: 'allowed',
        target: audit.personTarget(personId),
        details: { issuer: found.issuer, subject: found.subject },
        for_operators: true,
      })
      return changed
    })
    if (disabled) this.#deps.authentication.end(({ identityId }) => identityId === personId)
    return personOfRow(row)
  }
}
