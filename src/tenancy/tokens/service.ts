/**
 * Creates, lists and revokes tokens. The secret is returned once and not stored. An admin of one
 * workspace sees and creates tokens of that workspace only. A revocation takes effect at once in
 * this process, and within a second in every other.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../audit/log.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { CredentialAuthenticator } from '../credentials/authenticator.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import {
  decodeTimeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { workspaceNotFound } from '../../platform/access/workspace-id.ts'
import * as people from '../people/lookups.ts'
import { type WorkspaceService } from '../workspaces/service.ts'
import * as repository from './repository.ts'
import { isActorOf } from './credentials.ts'
import {
  ALL_WORKSPACES,
  DEFAULT_DAYS,
  type Token,
  type TokenBody,
  type TokenCreated,
  type TokenPage,
} from './schemas.ts'
import { newSecret, sha256Of } from './secret.ts'

type Dependencies = {
  db: Kysely<Database>
  workspaces: WorkspaceService
  authentication: CredentialAuthenticator
  refusals: Refusals
  newId: () => string
}

const SECONDS_A_DAY = 86_400

const tokenOf = (row: repository.TokenRow): Token => ({
  token_id: row.token_id,
  label: row.label,
  role: row.role,
  workspace_id: row.workspace_id ?? ALL_WORKSPACES,
  sub_agent: row.sub_agent,
  person_id: row.person_id,
  slugs: row.slugs,
  status: row.revoked_at ? 'revoked' : row.is_expired ? 'expired' : 'active',
  created_at: row.created_at.toISOString(),
  created_by: row.created_by,
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
})

/** A token of all workspaces concerns the operators; its audit rows belong to `default`. */
const entryOf = (
  caller: Caller,
  action: 'token_create' | 'token_revoke',
  token: repository.TokenRow,
): [Caller, audit.AuditEntry] => [
  { ...caller, workspaceId: token.workspace_id ?? 'default' },
  {
    action,
    decision: 'allowed',
    target: audit.tokenTarget(token.token_id),
    details: {
      label: token.label,
      role: token.role,
      workspace_id: token.workspace_id ?? ALL_WORKSPACES,
      expires_at: token.expires_at.toISOString(),
      ...(token.person_id === null ? {} : { person_id: token.person_id }),
    },
    for_operators: token.workspace_id === null,
  },
]

const closedNotice =
  'The service is closed now: every call needs a token (`authorization: Bearer <token>`; the program `skill` takes it from SKILL_REGISTRY_TOKEN), `/capabilities`, `/health` and the discovery index included. Functions and MCP servers on loopback are called only if FUNCTION_ALLOWED_ORIGINS lists their origins. To let callers without a token read the listed skills of a workspace there, an admin sends: PUT /v1/workspaces/{workspace_id}/settings {"capabilities_public":true}'

export class TokenService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async create(caller: Caller, body: TokenBody): Promise<TokenCreated> {
    const { db, workspaces, authentication, newId } = this.#deps
    await this.#checkMayBind(caller, body.workspace_id)
    const workspaceId = body.workspace_id === ALL_WORKSPACES ? null : body.workspace_id
    if (workspaceId !== null) await workspaces.check(workspaceId)
    const secret = newSecret()
    const tokenId = newId()
    // Its own person unless another one is named, so that two tokens are not two reviewers.
    const personId = body.person_id === undefined ? caller.actor.personId : body.person_id
    const { row, isFirst } = await transaction(db, async (trx) => {
      if (body.person_id) await people.requirePerson(trx, body.person_id)
      const hadTokens = await repository.hasTokens(trx)
      const inserted = await repository.insertToken(trx, {
        tokenId,
        sha256: sha256Of(secret),
        label: body.label,
        role: body.role,
        workspaceId,
        createdBy: caller.actor.id,
        seconds: (body.expires_in_days ?? DEFAULT_DAYS) * SECONDS_A_DAY,
        isSubAgent: body.sub_agent ?? false,
        personId: personId ?? null,
        publisher: null,
      })
      await audit.record(trx, ...entryOf(caller, 'token_create', inserted))
      return { row: inserted, isFirst: !hadTokens && !authentication.isClosedForGood() }
    })
    authentication.close()
    return { ...tokenOf(row), token: secret, ...(isFirst ? { notice: closedNotice } : {}) }
  }

  async list(caller: Caller, { limit = DEFAULT_LIMIT, cursor }: PageQuery): Promise<TokenPage> {
    const list = { list: 'tokens' }
    const after = decodeTimeCursor(cursor, 'token', list)
    const { boundTo } = caller.actor
    const rows = await repository.listTokens(this.#deps.db, { boundTo, after, limit })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [last.position, last.token_id],
      list,
    )
    return { tokens: page.map(tokenOf), next_cursor }
  }

  /** Revoking a revoked token changes nothing. */
  async revoke(caller: Caller, tokenId: string): Promise<Token> {
    const row = await transaction(this.#deps.db, async (trx) => {
      const found = await repository.lockToken(trx, tokenId)
      const { boundTo } = caller.actor
      if (!found || (boundTo && !boundTo.includes(found.workspace_id ?? ALL_WORKSPACES))) {
        throw new AppError('tokens.not_found', 'There is no such token, or you may not manage it.')
      }
      if (found.revoked_at) return found
      const revoked = await repository.revokeToken(trx, tokenId)
      await audit.record(trx, ...entryOf(caller, 'token_revoke', revoked))
      return revoked
    })
    this.#deps.authentication.end(isActorOf(row.token_id))
    return tokenOf(row)
  }

  /** Whether any token could use a closed service. */
  hasUsable(): Promise<boolean> {
    return repository.hasUsableTokens(this.#deps.db)
  }

  /**
   * A caller bound to a workspace learns nothing about other ones, and can only create tokens bound
   * to the same one.
   */
  async #checkMayBind(caller: Caller, workspaceId: string): Promise<void> {
    const { boundTo } = caller.actor
    if (boundTo === undefined || boundTo.includes(workspaceId)) return
    const error =
      workspaceId === ALL_WORKSPACES
        ? new AppError('access.forbidden', 'Only a token of all workspaces can create another one.')
        : workspaceNotFound()
    await this.#deps.refusals.record(caller, {
      action: 'token_create',
      target: 'service',
      reason_code: error.code,
      details: { workspace_id: workspaceId },
    })
    throw error
  }
}
