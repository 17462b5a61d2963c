/** Everything that lets CI jobs publish without a secret. */
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { CredentialAuthenticator } from '../credentials/authenticator.ts'
import type { WorkspaceService } from '../workspaces/service.ts'
import { TokenExchange } from './exchange.ts'
import { TrustedPublisherService } from './service.ts'

type Dependencies = {
  db: Kysely<Database>
  workspaces: WorkspaceService
  authentication: CredentialAuthenticator
  refusals: Refusals
  newId: () => string
}

export const openPublishing = ({ trustedIssuers: settings }: Config, parts: Dependencies) => ({
  trustedPublishers: new TrustedPublisherService({ ...parts, settings }),
  tokenExchange: new TokenExchange({ ...parts, settings }),
})
