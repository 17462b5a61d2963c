/** Admits new bytes of a skill: they become current, or wait for a reviewer. */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as approvals from '../approvals/log.ts'
import { finding } from '../../packages/manifest/diagnostics.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { Diagnostic, SecurityFinding, SkillPackage } from '../../packages/types.ts'
import { idsOf, specsOf } from '../approvals/metadata.ts'
import { findMalicious } from '../malicious/findings.ts'
import { putApproved } from '../approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import type { IncomingPack } from '../packs/incoming-pack.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import * as proposals from '../proposals/open.ts'
import { type ApprovedManifest, carryOver, findApprovedManifest } from '../proposals/carry.ts'
import { proposeRelease } from '../proposals/release.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { findChanged, type Outcome } from './changed.ts'
import { arrivalOf, recordChange } from './changes.ts'
import { takeLateLooks } from './late-looks.ts'
import { namesakeFindings } from './namesakes.ts'
import { findNearNames } from './near-names.ts'
import { checkActionNames } from '../skills/action-names.ts'
import { nameFirst } from '../skills/current.ts'
import { markNew, type StoredFinding } from '../skills/findings.ts'
import * as repository from '../skills/repository.ts'
import type { LockedSkill, SkillKey } from '../skills/repository.ts'
import { findFindings, insertRevision } from '../skills/revisions.ts'
import { learnWords } from '../skills/search-rows.ts'

const reuseOf = ({ version }: SkillPackage): Diagnostic =>
  finding(
    'warning',
    'version.reused',
    'version',
    `An earlier revision has the version ${version} with other content.`,
  )

/** A freshly installed package is unreviewed, whatever it claims. */
const trustLevelOf = ({ sourceKind }: SkillKey): string =>
  sourceKind === 'system' ? 'internal' : 'community'

/** The id of the waiting proposal, or null if the bytes are approved. */
export type Admitted = Pick<Outcome<never>, 'proposalId' | 'bytes'>

type Arrival = { key: SkillKey; existing: LockedSkill | null; skillPackage: SkillPackage }

type NewArrival = Arrival & { pack: IncomingPack; uploadedBy: string | null }

export const admit = async (
  trx: Transaction<Database>,
  files: RevisionFiles,
  caller: Caller,
  { key, existing, skillPackage, pack, uploadedBy }: NewArrival,
): Promise<Admitted> => {
  const { workspaceId } = key
  const { fingerprint } = skillPackage
  const extensionId = extensionIdOf(key.slug)
  const specs = specsOf(extensionId, skillPackage.capabilities)
  await checkActionNames(trx, key, idsOf(specs))
  const settings = await readSettings(trx, workspaceId)
  // System skills ship with the service and were reviewed with its source.
  const rules =
    key.sourceKind === 'system' ? { ...settings, approval: 'automatic' as const } : settings
  const known = existing?.skill_id ?? null
  const judged = await proposals.judge(trx, { ...key, skillId: known, fingerprint, specs }, rules)
  const base = await approvedCurrent(trx, workspaceId, existing)
  const manifest = await approvedManifest(trx, key, { existing, fingerprint, base })
  const verdict = judged === 'harmless' && manifest ? 'waits' : judged

  const malicious = await findMalicious(trx, skillPackage.installs)
  const found = [
    ...skillPackage.security_findings,
    ...malicious.findings,
    ...(await findNearNames(trx, {
      key,
      skillPackage,
      skillId: base === null ? null : known,
      protectedNames: settings.protected_names,
    })),
  ]

  const isReused =
    existing && (await repository.isVersionReused(trx, existing, { ...skillPackage, ...key }))
  const diagnostics = [
    ...skillPackage.diagnostics,
    ...(isReused ? [reuseOf(skillPackage)] : []),
    ...(await namesakeFindings(trx, key, skillPackage)),
  ]
  const { skillId, revision } = await insertRevision(trx, {
    key,
    extensionId,
    isCurrent: base === null,
    skillPackage: { ...skillPackage, diagnostics },
    maliciousList: malicious.number,
    findings: await marked(trx, workspaceId, { found, skillId: known, base }),
    pack: pack.use(),
    trustLevel: trustLevelOf(key),
    actor: caller.actor.id,
    uploadedBy,
  })
  if (base === null) await learnWords(trx, workspaceId, skillId)
  // System skills are not counted against quotas.
  if (key.sourceKind !== 'system') addUsage(trx, workspaceId, { bytes: pack.size })

  const bytes = { workspaceId, skillId, fingerprint }
  if (verdict === 'harmless') {
    await approvals.approveByRule(trx, caller, bytes)
    if (existing || specs.length > 0) await putApproved(trx, bytes, specs)
  }
  const state = verdict === 'waits' ? null : await findChanged(trx, key, fingerprint)
  const skill = { skillId, slug: key.slug, sourceKind: key.sourceKind }
  if (!state?.may_replace) {
    // A rule does not approve what also needs a reviewer.
    await approvals.withdrawByRule(trx, workspaceId, bytes)
    const own = { specs, permissions: skillPackage.permissions }
    const offered = manifest
      ? await carryOver(trx, files, key, manifest, {
          number: revision,
          fingerprint,
          declared: specs,
          ...own,
        })
      : own
    const proposalId = await proposals.openProposal(trx, caller, {
      ...skill,
      operation: existing?.fingerprint ? 'update' : 'install',
      revision,
      fingerprint,
      base,
      ...offered,
    })
    return { proposalId }
  }
  if (base === null) await nameFirst(trx, workspaceId, skillId)
  else await repository.moveCurrent(trx, workspaceId, skillId, revision)
  if (existing) await proposals.endOpen(trx, caller, skill, 'supersede')
  await recordChange(trx, caller, key, {
    action: existing?.fingerprint ? 'update' : 'install',
    before: existing?.fingerprint ?? null,
    ...arrivalOf(skillPackage, revision),
  })
  return { proposalId: null, bytes: base === null ? state : null }
}

/** Its findings, each with whether the bytes that they would replace have it. */
const marked = async (
  trx: Transaction<Database>,
  workspaceId: string,
  {
    found,
    skillId,
    base,
  }: { found: SecurityFinding[]; skillId: number | null; base: string | null },
): Promise<StoredFinding[]> => {
  if (found.length === 0) return []
  const isFirst = skillId === null || base === null
  return markNew(
    found,
    isFirst ? [] : await findFindings(trx, workspaceId, { skillId, fingerprint: base }),
  )
}

/** The manifest a reviewer approved for these bytes, else for those they would replace. */
const approvedManifest = async (
  trx: Transaction<Database>,
  { workspaceId }: SkillKey,
  bytes: { existing: LockedSkill | null; fingerprint: string; base: string | null },
): Promise<ApprovedManifest | null> => {
  const { existing, fingerprint, base } = bytes
  if (!existing) return null
  const fingerprints = [fingerprint, ...(base === null ? [] : [base])]
  return findApprovedManifest(trx, workspaceId, { skillId: existing.skill_id, fingerprints })
}

/** The fingerprint that an update would replace, if it is approved. */
const approvedCurrent = async (
  trx: Transaction<Database>,
  workspaceId: string,
  existing: LockedSkill | null,
): Promise<string | null> => {
  if (!existing?.fingerprint) return null
  const { skill_id: skillId, fingerprint } = existing
  const isApproved = await approvals.isApproved(trx, workspaceId, { skillId, fingerprint })
  return isApproved ? fingerprint : null
}

/** Admits unchanged bytes, which may be waiting already or need another review. */
export const readmitSameContent = async (
  trx: Transaction<Database>,
  caller: Caller,
  { key, existing, skillPackage, looked }: Arrival & { existing: LockedSkill; looked: string[] },
): Promise<Admitted> => {
  const { workspaceId } = key
  const { skill_id: skillId } = existing
  const { fingerprint } = skillPackage
  const served = await approvedCurrent(trx, workspaceId, existing)
  await takeLateLooks(trx, caller, { ...key, skillId, skillPackage, looked, served })
  const open = await proposals.openProposalOf(trx, workspaceId, skillId)
  if (open?.fingerprint === fingerprint) return { proposalId: open.proposal_id }
  if (await approvals.isApproved(trx, workspaceId, { skillId, fingerprint })) {
    // Newer rules may have found something in them, and an earlier review not have released it.
    const isCurrent = existing.fingerprint === fingerprint && open === null
    const skill = { ...key, ...existing, fingerprint }
    return { proposalId: isCurrent ? await proposeRelease(trx, caller, skill) : null }
  }
  const revision = await repository.findRevisionOf(trx, workspaceId, skillId, fingerprint)
  if (!revision) throw new Error(`${key.slug} has no revision of ${fingerprint}`)
  const proposalId = await proposals.openProposal(trx, caller, {
    skillId,
    slug: key.slug,
    sourceKind: key.sourceKind,
    operation: 'install',
    revision: revision.revision,
    fingerprint,
    base: null,
    specs: specsOf(extensionIdOf(key.slug), skillPackage.capabilities),
    permissions: skillPackage.permissions,
  })
  return { proposalId }
}

/** Whether these bytes are what the open proposal is for. */
export const isWaiting = async (
  trx: Transaction<Database>,
  { workspaceId }: SkillKey,
  { skill_id: skillId }: LockedSkill,
  { fingerprint }: SkillPackage,
): Promise<boolean> =>
  (await proposals.openProposalOf(trx, workspaceId, skillId))?.fingerprint === fingerprint
