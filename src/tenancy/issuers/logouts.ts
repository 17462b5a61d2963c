/** Back-channel logout: the provider says which of its sessions or people are signed out. */
import type { Kysely } from 'kysely'
import { systemCaller } from '../../platform/access/caller.ts'
import { DEFAULT_WORKSPACE } from '../../platform/access/workspace-id.ts'
import type { OidcSettings } from '../../platform/config/config.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { SessionService } from '../sessions/service.ts'
import { isLogout } from './claims.ts'
import type { Issuer } from './issuer.ts'
import * as repository from './repository.ts'

const MAX_AGE = '10 minutes'

type Dependencies = {
  db: Kysely<Database>
  issuer: Issuer
  settings: OidcSettings
  sessions: SessionService
}

const rejected = (detail: string): AppError => new AppError('request.invalid', detail)

const textOf = (claim: unknown): string | null => (typeof claim === 'string' ? claim : null)

export class Logouts {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async obey(logoutToken: string): Promise<void> {
    const { db, issuer, settings, sessions } = this.#deps
    const verification = await issuer.verify(logoutToken, {
      audience: settings.client?.id ?? '',
      requiredClaims: ['iat', 'jti'],
      maxTokenAge: MAX_AGE,
    })
    if ('fault' in verification) throw rejected(verification.fault)
    const { claims } = verification
    if (!isLogout(claims) || claims['nonce'] !== undefined) throw rejected('No logout token.')
    const [sid, subject, jti] = [claims['sid'], claims.sub, claims.jti].map(textOf)
    if ((!sid && !subject) || !jti) throw rejected('A logout token names `sid` or `sub`.')
    const ended = await transaction(db, async (trx) => {
      if (!(await repository.useLogoutId(trx, jti))) throw rejected('It was used before.')
      const which = { issuer: settings.issuer, sid: sid ?? null, subject: subject ?? null }
      return sessions.endOfProvider(trx, systemCaller(DEFAULT_WORKSPACE), which)
    })
    sessions.cutOff(ended)
  }
}

/** Once a minute, by the sweeper. */
export const sweepSignIns = (db: Kysely<Database>): Promise<number> =>
  transaction(db, (trx) => repository.deleteExpired(trx))
