/**
 * Purges: an admin permanently deletes the bytes of a revision, at once. A fingerprint identifies
 * bytes, so every revision of the workspace with that fingerprint loses them, in any skill; a skill
 * whose current revision is purged is uninstalled in the same transaction.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import { clearAccepted } from '../approvals/log.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import { deleteApproved } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { forgetResponsesNaming } from '../../tenancy/idempotency/service.ts'
import { requireReason } from '../../tenancy/audit/reason.ts'
import { deletePurged, type PackageBytes, purgeObjects } from '../../platform/objects/deleted.ts'
import { endHistoryOf } from '../history/ending.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import { endOpen, openProposalOf } from '../proposals/open.ts'
import { clearProposals } from '../proposals/purged.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { recordChange } from './changes.ts'
import { inLockOrder, lockBytes } from '../skills/locks.ts'
import * as rows from '../skills/purge-rows.ts'
import type { Purged } from './purge-schemas.ts'
import { checkEditable, noRevision, notKnown } from '../skills/errors.ts'
import * as repository from '../skills/repository.ts'
import type { SkillKey } from '../skills/repository.ts'
import { noteChange } from '../skills/tag.ts'

type Dependencies = { db: Kysely<Database>; store: BlobStore; files: RevisionFiles }

type Wanted = { fingerprint: string; reason: string }

type Done = Omit<Purged, 'objects_left'>

export class SkillPurges {
  readonly #db: Kysely<Database>
  readonly #store: BlobStore
  readonly #files: RevisionFiles

  constructor({ db, store, files }: Dependencies) {
    this.#db = db
    this.#store = store
    this.#files = files
  }

  /** A repeat deletes what is left in the store, and changes nothing else. */
  async purge(caller: Caller, key: SkillKey, { fingerprint, reason }: Wanted): Promise<Purged> {
    requireReason(reason, 'skills.invalid_request')
    checkEditable(key.sourceKind)
    const bytes = { workspaceId: key.workspaceId, fingerprint }
    const done = await callerTransaction(this.#db, caller, async (trx) => {
      await lockBytes(trx, bytes, 'exclusive')
      const holders = await rows.listHolders(trx, bytes)
      await checkHolds(trx, key, holders)
      for (const holder of holders) checkEditable(holder.source_kind)
      const earlier = await rows.findPurge(trx, bytes)
      if (earlier) {
        await purgeObjects(trx, bytes, [])
        return doneOf(bytes, holders, { row: earlier, uninstalled: null })
      }
      const uninstalled = await uninstallHolders(trx, caller, { bytes, holders, reason })
      await deleteBytes(trx, caller, { bytes, reason })
      const row = await rows.findPurge(trx, bytes)
      if (!row) throw new Error(`the revisions of ${fingerprint} were not emptied`)
      return doneOf(bytes, holders, { row, uninstalled })
    })
    this.#files.forget(fingerprint)
    return { ...done, objects_left: await deletePurged(this.#db, this.#store, bytes) }
  }
}

const checkHolds = async (
  trx: Transaction<Database>,
  key: SkillKey,
  holders: rows.Holder[],
): Promise<void> => {
  const isOwn = ({ slug, source_kind: kind }: rows.Holder): boolean =>
    slug === key.slug && kind === key.sourceKind
  if (holders.some(isOwn)) return
  const isKnown = (await repository.findSkillId(trx, key)) !== null
  throw isKnown ? noRevision(key.slug) : notKnown(key)
}

type Purging = { bytes: PackageBytes; holders: rows.Holder[]; reason: string }

/** Each skill that had the bytes once. */
const skillsOf = ({ bytes: { workspaceId }, holders }: Purging) =>
  [...new Map(holders.map((holder) => [holder.skill_id, holder])).values()].map((holder) => ({
    workspaceId,
    skillId: holder.skill_id,
    sourceKind: holder.source_kind,
    slug: holder.slug,
  }))

/**
 * Uninstalls the skills that serve the bytes, withdraws waiting proposals, and returns the
 * uninstalled skills.
 */
const uninstallHolders = async (
  trx: Transaction<Database>,
  caller: Caller,
  purging: Purging,
): Promise<Done['uninstalled']> => {
  const { bytes, holders, reason } = purging
  const skills = inLockOrder(skillsOf(purging))
  const current = new Map<number, string | null>()
  for (const skill of skills) {
    const { own } = await repository.lockSkills(trx, skill)
    current.set(skill.skillId, own?.fingerprint ?? null)
  }
  const uninstalled: Done['uninstalled'] = []
  for (const skill of skills) {
    const { skillId, sourceKind, slug } = skill
    const isCurrent = current.get(skillId) === bytes.fingerprint
    const wasServed = await repository.isSkillServed(trx, bytes.workspaceId, skillId)
    const open = await openProposalOf(trx, bytes.workspaceId, skillId)
    if (isCurrent || open?.fingerprint === bytes.fingerprint) {
      await endOpen(trx, caller, skill, 'withdraw')
    }
    if (isCurrent) {
      await repository.moveCurrent(trx, bytes.workspaceId, skillId, null)
      addUsage(trx, bytes.workspaceId, { skills: -1 })
      uninstalled.push({ slug, source_kind: sourceKind })
    } else await noteChange(trx, bytes.workspaceId, { skillId })
    const revisions = holders
      .filter((holder) => holder.skill_id === skillId)
      .map(({ revision }) => revision)
    await recordChange(trx, caller, skill, {
      action: 'purge',
      before: bytes.fingerprint,
      details: { reason, revisions, uninstalled: isCurrent },
      isUninstall: isCurrent,
      wasServed,
    })
  }
  return uninstalled
}

/** Deletes everything that the database has of the bytes, and queues their objects for deletion. */
const deleteBytes = async (
  trx: Transaction<Database>,
  { actor }: Caller,
  { bytes, reason }: Omit<Purging, 'holders'>,
): Promise<void> => {
  const { workspaceId, fingerprint } = bytes
  const packs = await rows.emptyRevisions(trx, bytes, { by: actor.id, reason })
  const archives = await rows.deleteArchives(trx, bytes)
  const gitPacks = await endHistoryOf(trx, bytes)
  await purgeObjects(trx, bytes, [...packs.keys, ...archives, ...gitPacks])
  await clearProposals(trx, workspaceId, fingerprint)
  await deleteApproved(trx, workspaceId, fingerprint)
  await clearAccepted(trx, workspaceId, fingerprint)
  await forgetResponsesNaming(trx, workspaceId, fingerprint)
  addUsage(trx, workspaceId, { bytes: -packs.bytes })
}

const doneOf = (
  { fingerprint }: PackageBytes,
  holders: rows.Holder[],
  { row, uninstalled }: { row: rows.PurgeRow; uninstalled: Done['uninstalled'] | null },
): Done => ({
  status: uninstalled === null ? 'already_purged' : 'purged',
  fingerprint,
  purged_at: row.purged_at.toISOString(),
  purged_by: row.purged_by,
  reason: row.purge_reason,
  revisions: holders.map(({ slug, source_kind, revision }) => ({ slug, source_kind, revision })),
  uninstalled: uninstalled ?? [],
})
