/**
 * Generates a manifest with a model, on request. The skill's text and the inventory are sent, names
 * are returned. No transaction is open meanwhile, and the result is proposed like any other
 * manifest.
 */
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { extensionIdOf as mcpExtensionIdOf, type HashedTool } from '../mcp-servers/inventory.ts'
import { readInventories } from '../mcp-servers/tools.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import type { Proposer } from '../proposer/client.ts'
import type { Choice, Offered } from '../proposer/prompt.ts'
import { findInstalled, type SkillKey } from '../skills/current.ts'
import { declaredSpecs } from './dossier.ts'
import type { ManifestBody } from './manifest-schemas.ts'
import { unknownServer } from './manifest.ts'
import { checkMayPropose } from './propose.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'

type Dependencies = { db: Kysely<Database>; files: RevisionFiles; proposer: Proposer | null }

export type Generated = {
  manifest: ManifestBody
  manifest_source: 'generated'
  /** The bytes that the model read. */
  fingerprint: string
}

export const generate = async (
  { db, files, proposer }: Dependencies,
  caller: Caller,
  key: SkillKey,
  serverId: string,
): Promise<Generated> => {
  if (!proposer) {
    throw new AppError(
      'trust.proposer_not_configured',
      'This service uses no model: PROPOSER_BASE_URL is not set. Post a `manifest` instead.',
    )
  }
  await checkMayPropose(db, caller)
  const { workspaceId } = key
  const tools = (await readInventories(db, workspaceId, [serverId])).get(serverId)
  if (!tools) throw unknownServer(serverId)
  const { fingerprint, skillMd, declared } = await readSkill(db, files, key)
  const choices = await proposer.choose({ skillMd, inventory: offeredOf(tools, declared) })
  return {
    manifest: manifestOf(key, serverId, { choices, tools }),
    manifest_source: 'generated',
    fingerprint,
  }
}

const offeredOf = (tools: readonly HashedTool[], declared: CapabilitySpec[]): Offered[] => {
  const names = new Set(tools.map(({ name }) => name))
  const own = declared.filter(({ capability_id: id }) => !names.has(id))
  return [
    ...tools.map(({ name, description }) => ({ capability_id: name, description })),
    ...own.map(({ capability_id, description }) => ({ capability_id, description })),
  ]
}

const manifestOf = (
  { slug }: SkillKey,
  serverId: string,
  { choices, tools }: { choices: Choice[]; tools: readonly HashedTool[] },
): ManifestBody => ({
  skillId: slug,
  provider: { type: 'mcp', serverId },
  capabilities: choices.map((choice) => ({
    ...choice,
    extensionId: tools.some(({ name }) => name === choice.capabilityId)
      ? mcpExtensionIdOf(serverId)
      : extensionIdOf(slug),
  })),
})

/** The waiting bytes, or else the current ones. */
const readSkill = async (db: Kysely<Database>, files: RevisionFiles, key: SkillKey) => {
  const { workspaceId } = key
  const current = await findInstalled(db, key)
  const { skill_id: skillId } = current
  const waiting = await repository.findOpen(db, workspaceId, skillId)
  const { revision, fingerprint } = waiting ?? current
  const facts = await reads.findRevision(db, workspaceId, { skillId, revision })
  const file = await files.find({ workspaceId, skillId, revision, fingerprint }, 'SKILL.md')
  return {
    fingerprint,
    skillMd: file ? await text(file.read()) : '',
    declared: declaredSpecs({ extension_id: extensionIdOf(key.slug) }, facts),
  }
}
