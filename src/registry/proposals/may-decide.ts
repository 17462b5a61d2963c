/** Whether a caller may decide on bytes, by the rules of the workspace. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { checkIsPerson, isAuthor } from '../../tenancy/people/reviewers.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { type AuthoredBytes, listAuthors, listAuthorsOf } from './authors.ts'
import type { ProposalRow } from './repository.ts'

export const checkMayDecide = async (
  trx: Transaction<Database>,
  caller: Caller,
  proposal: ProposalRow,
): Promise<void> => {
  const settings = await readSettings(trx, caller.workspaceId)
  if (settings.reviewers_must_be_people) checkIsPerson(caller.actor)
  if (settings.four_eyes) await checkFourEyes(trx, caller, proposal)
}

const checkFourEyes = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
  { proposal_id: id }: ProposalRow,
): Promise<void> => {
  const authors = (await listAuthors(trx, workspaceId, [id])).get(id) ?? []
  if (!isAuthor(actor, authors)) return
  throw refused('decide on bytes that they sent or proposed themselves')
}

const refused = (what: string): AppError =>
  new AppError(
    'proposals.four_eyes',
    `In this workspace a reviewer cannot ${what}. Ask another reviewer.`,
  )

/** Throws where four eyes apply and the caller is an author of the bytes. */
export const checkIsNoAuthor = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
  bytes: AuthoredBytes,
  what: string,
): Promise<void> => {
  const { four_eyes: isFourEyes } = await readSettings(trx, workspaceId)
  if (!isFourEyes) return
  if (isAuthor(actor, await listAuthorsOf(trx, workspaceId, bytes))) throw refused(what)
}
