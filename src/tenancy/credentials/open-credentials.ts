/** Everything that authenticates callers: tokens, sessions, and the identity provider if there is one. */
import type { Kysely } from 'kysely'
import { isLoopbackName } from '../../platform/access/loopback.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import { IssuerCredentials } from '../issuers/credentials.ts'
import { Issuer } from '../issuers/issuer.ts'
import { Logouts } from '../issuers/logouts.ts'
import { SignIns } from '../issuers/sign-ins.ts'
import { PeopleService } from '../people/service.ts'
import { BrowserSessions } from '../sessions/browser-sessions.ts'
import { SessionCredentials } from '../sessions/credentials.ts'
import { SessionService } from '../sessions/service.ts'
import { TokenCredentials } from '../tokens/credentials.ts'
import { CredentialAuthenticator } from './authenticator.ts'

type Dependencies = { db: Kysely<Database>; newId: () => string }

export const openCredentials = (
  { adminToken, host, oidc: settings, publicUrl }: Config,
  { db, newId }: Dependencies,
) => {
  const issuer = settings && new Issuer(settings.issuer)
  const provider = settings && issuer ? { db, issuer, settings } : null
  const tokenCredentials = new TokenCredentials(db)
  const authentication = new CredentialAuthenticator({
    kinds: [
      tokenCredentials,
      new SessionCredentials({ db, roles: settings, adminToken }),
      ...(provider ? [new IssuerCredentials({ ...provider, publicUrl })] : []),
    ],
    hasTokens: tokenCredentials.hasAny,
    adminToken,
    isLoopback: isLoopbackName(host),
    hasIssuer: issuer !== null,
  })
  const people = new PeopleService({ db, authentication })
  const sessions = new SessionService({ db, authentication, people, newId })
  const client = settings?.client ?? null
  const forBrowsers =
    provider && client
      ? { ...provider, sessions, settings: { ...provider.settings, client } }
      : null
  return {
    authentication,
    people,
    sessions,
    browserSessions: new BrowserSessions({ db, authentication, sessions }),
    /** Null: browsers sign in with a token. */
    signIns: forBrowsers && new SignIns(forBrowsers),
    logouts: forBrowsers && new Logouts(forBrowsers),
    /** Null: no identity provider is configured. */
    issuer,
  }
}
