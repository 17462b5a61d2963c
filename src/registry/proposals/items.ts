/** Proposals as lists show them, to a certain caller. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { mayReview } from '../../tenancy/people/may-review.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { listOverrides } from '../approvals/capability-store.ts'
import { resolve } from '../approvals/metadata.ts'
import { listAuthors } from './authors.ts'
import { listFacts } from './item-facts.ts'
import type { ProposalRow } from './repository.ts'
import type { ProposalItem } from './item-schemas.ts'
import { isOpen } from './states.ts'
import { proposalItem } from './view.ts'

/** `releasable`: those that are approved, and have findings that may still be released. */
export const itemsOf = async (
  db: Kysely<Database>,
  { workspaceId, actor }: Caller,
  rows: readonly ProposalRow[],
  releasable: readonly ProposalRow[] = [],
): Promise<ProposalItem[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ proposal_id: id }) => id)
  const settings = await readSettings(db, workspaceId)
  const facts = await listFacts(db, workspaceId, ids)
  const authors = settings.four_eyes ? await listAuthors(db, workspaceId, ids) : new Map()
  const skills = [...new Set(rows.map(({ skill_id: id }) => id))]
  const overrides = await listOverrides(db, workspaceId, skills)
  return rows.map((row) => {
    const own = facts.get(row.proposal_id)
    if (!own) throw new Error(`proposal ${row.proposal_id} has no revision`)
    const said = overrides.filter(({ skill_id: id }) => id === row.skill_id)
    return proposalItem(row, {
      capabilities: resolve(row.capabilities, said, row.fingerprint),
      facts: own,
      mayReview: mayReview(actor, settings, {
        isOpen: isOpen(row.review_status) || releasable.includes(row),
        authors: authors.get(row.proposal_id) ?? [],
      }),
    })
  })
}
