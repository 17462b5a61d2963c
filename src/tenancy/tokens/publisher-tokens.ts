/**
 * Tokens of CI jobs, for single skills and a quarter of an hour: made and revoked in the transaction
 * of what decides about them.
 */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import * as repository from './repository.ts'
import { newSecret, sha256Of } from './secret.ts'

const LIFETIME_SECONDS = 15 * 60

type Wanted = {
  tokenId: string
  workspaceId: string
  publisherId: string
  slugs: readonly string[]
  label: string
  createdBy: string
}

export const issuePublisherToken = async (
  trx: Transaction<Database>,
  { publisherId, slugs, ...wanted }: Wanted,
): Promise<{ secret: string; expiresAt: Date }> => {
  const secret = newSecret()
  const row = await repository.insertToken(trx, {
    ...wanted,
    sha256: sha256Of(secret),
    role: 'publisher',
    seconds: LIFETIME_SECONDS,
    isSubAgent: false,
    personId: null,
    publisher: { publisherId, slugs },
  })
  return { secret, expiresAt: row.expires_at }
}

/** The ids of the tokens that were valid. */
export const revokePublisherTokens = (
  trx: Transaction<Database>,
  { workspaceId, publisherId }: { workspaceId: string; publisherId: string },
): Promise<string[]> => repository.revokeOfPublisher(trx, workspaceId, publisherId)

/** Once a minute, by the sweeper. */
export const sweepPublisherTokens = (db: Kysely<Database>): Promise<number> =>
  transaction(db, (trx) => repository.deleteOfPublishers(trx))
