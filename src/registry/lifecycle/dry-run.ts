/** What a dry run says besides the response of the write: what a reviewer would look at. */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import { rehearse } from '../../platform/database/rehearsal.ts'
import type { Database } from '../../platform/database/client.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { SkillPackage } from '../../packages/types.ts'
import { listOverrides } from '../approvals/capability-store.ts'
import { missingOf, resolve, specsOf } from '../approvals/metadata.ts'
import { capabilityView } from '../approvals/view.ts'
import { itemsOf } from '../proposals/items.ts'
import { find as findProposal } from '../proposals/queue.ts'
import type { SkillKey } from '../skills/repository.ts'
import { lockKnown } from '../skills/current.ts'
import type { Changed, DryRun, PendingInstall } from './lifecycle-schemas.ts'

const dryRunOf = async (
  trx: Transaction<Database>,
  caller: Caller,
  {
    key,
    skillPackage,
    proposalId,
  }: {
    key: SkillKey
    skillPackage: SkillPackage
    proposalId: string | null
  },
): Promise<DryRun> => {
  const { workspaceId, slug } = key
  const skill = await lockKnown(trx, key)
  const overrides = skill ? await listOverrides(trx, workspaceId, [skill.skill_id]) : []
  const specs = specsOf(extensionIdOf(slug), skillPackage.capabilities)
  const capabilities = resolve(specs, overrides, skillPackage.fingerprint)
  const row = proposalId === null ? null : await findProposal(trx, workspaceId, proposalId)
  const [item] = row ? await itemsOf(trx, caller, [row]) : []
  return {
    waits: proposalId !== null,
    capabilities: capabilities.map(capabilityView),
    missing_metadata: item?.missing_metadata ?? missingOf(capabilities),
    risk: item?.risk ?? null,
    permission_delta: item?.permission_delta ?? null,
  }
}

type Incoming = { key: SkillKey; skillPackage: SkillPackage; isDryRun?: boolean }

/** A dry run is the write itself, taken back at its end. */
export const writeOrRehearse = async <Result extends Changed | PendingInstall>(
  db: Kysely<Database>,
  caller: Caller,
  { isDryRun = false, ...incoming }: Incoming,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> => {
  if (!isDryRun) return callerTransaction(db, caller, work)
  await caller.confirm?.()
  return rehearse(db, async (trx) => {
    const result = await work(trx)
    const proposalId = 'proposal_id' in result ? result.proposal_id : null
    return { ...result, dry_run: await dryRunOf(trx, caller, { ...incoming, proposalId }) }
  })
}
