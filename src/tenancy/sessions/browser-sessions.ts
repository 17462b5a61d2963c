/** What the browser itself does with its session: sign in by a token, and sign out. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { CredentialAuthenticator } from '../credentials/authenticator.ts'
import type { NewSession } from './repository.ts'
import { adminDigestOf } from './secret.ts'
import type { SessionService, Started } from './service.ts'

type Dependencies = {
  db: Kysely<Database>
  authentication: Pick<CredentialAuthenticator, 'admit'>
  sessions: SessionService
}

export class BrowserSessions {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async startByToken(
    caller: Caller,
    { token, agent }: { token: string; agent: string | null },
  ): Promise<Started> {
    const { db, authentication, sessions } = this.#deps
    const admission = await authentication.admit(token)
    if (!admission.isValid) {
      throw new AppError('access.unauthorized', 'The token is unknown, has expired or was revoked.')
    }
    const { actor } = admission
    const owner = ownerOf(actor.id, token)
    // Only tokens of this service: the others are short-lived, and a session is no token.
    if (owner === null || actor.sessionId !== undefined) {
      throw new AppError('access.unauthorized', 'Sign in with a token that this service has made.')
    }
    const session = { owner, sid: null, groups: [], agent }
    return transaction(db, (trx) => sessions.start(trx, { ...caller, actor }, session))
  }

  /** Does nothing if it is over already. */
  async endByCredential(credential: string, caller: Caller): Promise<void> {
    const admission = await this.#deps.authentication.admit(credential)
    if (!admission.isValid || admission.actor.sessionId === undefined) return
    const { actor } = admission
    await this.#deps.sessions.endOwn({ ...caller, actor }, admission.actor.sessionId)
  }
}

const ownerOf = (actorId: string, token: string): NewSession['owner'] | null => {
  if (actorId === 'admin-token') return { adminDigest: adminDigestOf(token) }
  return actorId.startsWith('token:') ? { tokenId: actorId.slice('token:'.length) } : null
}
