/** Applies the manifest that a reviewer approved for earlier bytes of a skill to new ones. */
import type { Kysely, Transaction } from 'kysely'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { readInventories } from '../mcp-servers/tools.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import type { SkillKey } from '../skills/current.ts'
import type { ManifestBody } from './manifest-schemas.ts'
import type { Opening } from './open.ts'
import { readManifest } from './propose.ts'
import * as repository from './repository.ts'

/** A proposal whose manifest a reviewer approved. */
export type ApprovedManifest = repository.ProposalRow

type Carried = Required<Pick<Opening, 'specs' | 'permissions' | 'manifest' | 'manifestSource'>>

/** The approved manifest of the first of these bytes that has one. */
export const findApprovedManifest = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprints }: { skillId: number; fingerprints: string[] },
): Promise<ApprovedManifest | null> => {
  for (const fingerprint of fingerprints) {
    const bytes = { skillId, fingerprint, status: 'approved' as const }
    const approved = await repository.findNewest(db, workspaceId, bytes)
    if (approved?.proposed_manifest) return approved
  }
  return null
}

/**
 * The server's tools or the package's capabilities may have changed. A manifest that does not fit
 * the new revision is shown to the reviewer beside the package's own declarations.
 */
export const carryOver = async (
  trx: Transaction<Database>,
  files: RevisionFiles,
  key: SkillKey,
  approved: ApprovedManifest,
  revision: {
    number: number
    fingerprint: string
    declared: CapabilitySpec[]
    permissions: string[]
  },
): Promise<Carried> => {
  const { manifest_source: source, proposed_manifest: given, skill_id: skillId } = approved
  // Stored by the proposal route only, whose schema is this type.
  const manifest = given as unknown as ManifestBody
  const servers = manifest.provider ? [manifest.provider.serverId] : []
  const carried = { manifest: given, manifestSource: source }
  try {
    const inventories = await readInventories(trx, key.workspaceId, servers)
    const read = await readManifest(trx, key, {
      manifest,
      source,
      inventories,
      revision: {
        workspaceId: key.workspaceId,
        skillId,
        revision: revision.number,
        fingerprint: revision.fingerprint,
      },
      files,
      isCarried: true,
    })
    return { ...read, ...carried }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { specs: revision.declared, permissions: revision.permissions, ...carried }
  }
}
