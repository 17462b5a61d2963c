/**
 * Proposes one manifest for the waiting bytes, or else for the current ones, in one transaction.
 */
import { text } from 'node:stream/consumers'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { isApproved } from '../approvals/log.ts'
import { idsOf } from '../approvals/metadata.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { JsonObject } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { lockInventories, type Inventories } from '../mcp-servers/tools.ts'
import type { RevisionFiles, RevisionKey } from '../packs/revision-files.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { checkActionNames, lockInstalled, type SkillKey } from '../skills/current.ts'
import { declaredSpecs } from './dossier.ts'
import type { ManifestBody } from './manifest-schemas.ts'
import { noSchemaFile, parseSchema, specsOfManifest } from './manifest.ts'
import { openProposal } from './open.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'

const MAX_SCHEMA_BYTES = 64 * 1024

type Given = {
  manifest: ManifestBody
  manifest_source?: repository.ManifestSource
  /** The bytes the manifest was made for; defaults to the current ones. */
  fingerprint?: string
}

export const propose = async (
  trx: Transaction<Database>,
  files: RevisionFiles,
  caller: Caller,
  key: SkillKey,
  { manifest, manifest_source: source = 'provided', fingerprint: expected }: Given,
): Promise<{ id: string; isNew: boolean }> => {
  await checkMayPropose(trx, caller)
  const { workspaceId } = key
  const servers = manifest.provider ? [manifest.provider.serverId] : []
  const inventories = await lockInventories(trx, workspaceId, servers)
  const { skill_id: skillId, fingerprint: current } = await lockInstalled(trx, key)
  const waiting = await repository.findOpen(trx, workspaceId, skillId)
  const fingerprint = waiting?.fingerprint ?? current
  if (expected !== undefined && expected !== fingerprint) {
    throw new AppError(
      'skills.update_conflict.fingerprint_mismatch',
      `${key.slug} has changed meanwhile. Request a proposal for its current bytes.`,
      { details: { current_fingerprint: fingerprint } },
    )
  }
  const given = manifest as unknown as JsonObject
  const isSame =
    waiting?.manifest_source === source &&
    JSON.stringify(waiting.proposed_manifest) === JSON.stringify(given)
  if (waiting && isSame) return { id: waiting.proposal_id, isNew: false }

  const revision =
    waiting?.revision ??
    (await reads.findRevisionNumber(trx, workspaceId, { skillId, fingerprint }))
  if (revision === null) throw new Error(`${key.slug} has no revision of ${fingerprint}`)
  // Rejected bytes have no base, so a new proposal for them shows all files.
  const isServed = await isApproved(trx, workspaceId, { skillId, fingerprint: current })
  const { specs, permissions } = await readManifest(trx, key, {
    manifest,
    source,
    inventories,
    revision: { workspaceId, skillId, revision, fingerprint },
    files,
  })
  await checkActionNames(trx, key, idsOf(specs))
  const id = await openProposal(trx, caller, {
    skillId,
    slug: key.slug,
    sourceKind: key.sourceKind,
    operation: waiting?.operation ?? (isServed ? 'manifest' : 'install'),
    revision,
    fingerprint,
    base: waiting ? waiting.base_fingerprint : isServed ? current : null,
    specs,
    permissions,
    manifestSource: source,
    manifest: given,
  })
  return { id, isNew: true }
}

type Reading = {
  manifest: ManifestBody
  source: repository.ManifestSource
  inventories: Inventories
  revision: RevisionKey
  files: RevisionFiles
  /** It was approved for an earlier revision. */
  isCarried?: boolean
}

/** The capabilities of a manifest for one revision, with their current tools. */
export const readManifest = async (
  trx: Transaction<Database>,
  { workspaceId, slug }: SkillKey,
  { manifest, source, inventories, revision, files, isCarried = false }: Reading,
) => {
  const facts = await reads.findRevision(trx, workspaceId, revision)
  const schemas = await schemasOf(trx, files, revision, manifest)
  const extensionId = extensionIdOf(slug)
  const specs = specsOfManifest({
    manifest,
    source,
    inventories,
    isCarried,
    skill: {
      slug,
      version: facts.version,
      extension_id: extensionId,
      declared: declaredSpecs({ extension_id: extensionId }, facts),
    },
    schemaAt: (path) => {
      const schema = schemas.get(path)
      if (schema === undefined) throw noSchemaFile(path)
      return parseSchema(path, schema)
    },
  })
  const asked = [...facts.permissions, ...(manifest.permissions ?? [])]
  return { specs, permissions: [...new Set(asked)].toSorted() }
}

/** The files that a manifest points to, as text. */
const schemasOf = async (
  trx: Transaction<Database>,
  files: RevisionFiles,
  revision: RevisionKey,
  manifest: ManifestBody,
): Promise<Map<string, string>> => {
  const wanted = new Set(manifest.capabilities.flatMap(({ inputSchemaRef: path }) => path ?? []))
  const found = new Map<string, string>()
  if (wanted.size === 0) return found
  for (const file of await files.openIn(trx, revision)) {
    if (!wanted.has(file.path) || file.size > MAX_SCHEMA_BYTES) continue
    found.set(file.path, await text(file.read()))
  }
  return found
}

export const checkMayPropose = async (
  db: Kysely<Database>,
  { workspaceId, actor }: Caller,
): Promise<void> => {
  if (!actor.isSubAgent) return
  if ((await readSettings(db, workspaceId)).sub_agents_may_propose) return
  throw new AppError(
    'trust.sub_agent_refused',
    'Sub-agents may not propose manifests in this workspace. The setting `sub_agents_may_propose` would allow it.',
  )
}
