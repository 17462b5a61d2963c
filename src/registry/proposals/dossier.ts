/** Gathers everything that a reviewer needs to decide on a proposal. */
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import {
  type CapabilitySpec,
  type Override,
  type Resolved,
  resolve,
  specsOf,
} from '../approvals/metadata.ts'
import { listApproved, listOverrides } from '../approvals/capability-store.ts'
import type { CapabilityPolicy } from '../../tenancy/settings/capability-policy.ts'
import type { Database } from '../../platform/database/client.ts'
import { revisionPurged } from '../packs/errors.ts'
import type { RevisionFile, RevisionFiles } from '../packs/revision-files.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { compareFiles, type Delta, type FileChange, permissionDelta } from './compare.ts'
import type { Comparisons, FilePair, ReadPair } from './comparisons.ts'
import * as reads from './reads.ts'
import { installReport } from './report.ts'
import { findRejectedBefore } from './rejections.ts'
import type { ProposalRow } from './repository.ts'
import type { FileDiff } from './schemas.ts'

/** Lines are counted only in files up to this size, and only in the first 100 files. */
const MAX_COUNTED_BYTES = 256 * 1024
const MAX_COUNTED_FILES = 100
export const MAX_SHOWN_BYTES = 1024 * 1024

export type Dossier = {
  proposal: ProposalRow
  revision: reads.RevisionFacts
  capabilities: Resolved[]
  delta: Delta & { capabilities: Delta }
  report: JsonObject
  policy: CapabilityPolicy
}

type Claims = { permissions: string[]; capabilities: CapabilitySpec[] }

/** The currently approved claims, which the proposal would replace. */
const claimsOfBase = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skill_id: skillId, base_fingerprint: fingerprint }: ProposalRow,
): Promise<Claims> => {
  if (fingerprint === null) return { permissions: [], capabilities: [] }
  const revision = await reads.findRevisionNumber(db, workspaceId, { skillId, fingerprint })
  if (revision === null) return { permissions: [], capabilities: [] }
  const { permissions } = await reads.findRevision(db, workspaceId, { skillId, revision })
  return {
    permissions,
    capabilities: await listApproved(db, { workspaceId, skillId, fingerprint }),
  }
}

export const gather = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposal: ProposalRow,
): Promise<Dossier> => {
  const { skill_id: skillId, fingerprint } = proposal
  const revision = await reads.findRevision(db, workspaceId, {
    skillId,
    revision: proposal.revision,
  })
  const overrides: Override[] = await listOverrides(db, workspaceId, [skillId])
  const capabilities = resolve(proposal.capabilities, overrides, fingerprint)
  const delta = permissionDelta(await claimsOfBase(db, workspaceId, proposal), proposal)
  const { capability_policy: policy } = await readSettings(db, workspaceId)
  const report =
    proposal.install_report ??
    (installReport({
      proposal,
      version: revision.version,
      trustLevel: revision.trust_level,
      diagnostics: revision.diagnostics,
      findings: revision.security_findings,
      capabilities,
      overrides,
      delta,
      policy,
    }) as JsonObject)
  return { proposal, revision, capabilities, delta, report, policy }
}

/** The bytes a reviewer saw before: the served ones, else the last rejected. */
export const comparedWith = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposal: ProposalRow,
): Promise<string | null> =>
  proposal.base_fingerprint ?? (await findRejectedBefore(db, workspaceId, proposal))

/** The files that differ from `base`; all files if `base` was purged. */
export const changesOf = async (
  { db, files }: { db: Kysely<Database>; files: RevisionFiles },
  workspaceId: string,
  { skill_id: skillId, revision, fingerprint }: ProposalRow,
  base: string | null,
): Promise<FileChange<RevisionFile>[]> => {
  const { purged_at: purgedAt } = await reads.findRevision(db, workspaceId, { skillId, revision })
  if (purgedAt !== null) throw revisionPurged(fingerprint, { purgedAt })
  const old =
    base === null
      ? null
      : await reads.findRevisionNumber(db, workspaceId, { skillId, fingerprint: base })
  const ofBase = { workspaceId, skillId, revision: old ?? 0, fingerprint: base ?? '' }
  const [before, after] = await Promise.all([
    old === null ? [] : files.open(ofBase),
    files.open({ workspaceId, skillId, revision, fingerprint }),
  ])
  return compareFiles(before, after)
}

const bytesOf = async (file: RevisionFile | null): Promise<Buffer> =>
  file === null ? Buffer.alloc(0) : buffer(file.read())

type ReadablePair = { before: RevisionFile | null; after: RevisionFile | null }

/** Reads both files only if their comparison is not cached. */
export const readerOf =
  ({ before, after }: ReadablePair): ReadPair =>
  async () => ({ before: await bytesOf(before), after: await bytesOf(after) })

export const isUpTo = (limit: number, { before, after }: FilePair): boolean =>
  Math.max(before?.size ?? 0, after?.size ?? 0) <= limit

/** Line counts may be null; the description of `FileDiff` says when. */
export const fileDiff = async (
  comparisons: Comparisons,
  changes: FileChange<RevisionFile>[],
): Promise<FileDiff[]> => {
  const budget = comparisons.budget()
  const diffs: FileDiff[] = []
  for (const [index, file] of changes.entries()) {
    const { path, change, before, after } = file
    const isCounted =
      index < MAX_COUNTED_FILES &&
      before?.sha256 !== after?.sha256 &&
      isUpTo(MAX_COUNTED_BYTES, file)
    const read = readerOf(file)
    const lines = isCounted ? await comparisons.counts(file, read, budget) : null
    diffs.push({
      path,
      change,
      size_before: before?.size ?? null,
      size_after: after?.size ?? null,
      executable: after?.executable ?? false,
      lines_added: lines?.added ?? null,
      lines_removed: lines?.removed ?? null,
    })
  }
  return diffs
}

/** What the package itself declares, under the skill's scope key. */
export const declaredSpecs = (
  { extension_id: extensionId }: { extension_id: string },
  { capabilities }: reads.RevisionFacts,
): CapabilitySpec[] => specsOf(extensionId, capabilities)
