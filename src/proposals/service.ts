/** What waits for a reviewer: proposing manifests, looking at proposals, deciding. */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { isApproved } from '../approvals/log.ts'
import * as blobs from '../blobs/store.ts'
import type { JsonObject } from '../archives/types.ts'
import { resolve } from '../capabilities/metadata.ts'
import { listOverrides } from '../capabilities/overrides.ts'
import { DEFAULT_LIMIT, decodeCursor, encodeCursor, isInstant } from '../database/cursor.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import { readSettings } from '../settings/values.ts'
import { lockInstalled, type SkillKey } from '../skills/current.ts'
import { extensionIdOf } from '../archives/slug.ts'
import { unifiedDiff } from './compare.ts'
import { changesOf, declaredSpecs, fileDiff, gather, MAX_SHOWN_BYTES, textsOf } from './dossier.ts'
import { noSchemaFile, parseSchema, specsOfManifest } from './manifest.ts'
import { openProposal } from './open.ts'
import * as reads from './reads.ts'
import * as repository from './repository.ts'
import { proposalNotFound, review } from './review.ts'
import type { Proposal, ProposalBody, ProposalPage, ProposalQuery, ReviewBody } from './schemas.ts'
import type { ReviewStatus } from './states.ts'
import { proposalItem, proposalView } from './view.ts'

const MAX_SCHEMA_BYTES = 64 * 1024

/** What the filter `pending` means: everything that waits. */
const statusesOf = (asked: ReviewStatus | undefined): ReviewStatus[] | null => {
  if (asked === undefined) return null
  return asked === 'pending' ? ['pending', 'blocked_metadata'] : [asked]
}

export class ProposalService {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async list({ workspaceId }: Caller, query: ProposalQuery): Promise<ProposalPage> {
    const { limit = DEFAULT_LIMIT, cursor, ...filters } = query
    const after = decodeCursor(cursor, 2, filters)
    if (after && !isInstant(after[0])) {
      throw new AppError('cursor.invalid', 'The cursor names no proposal. Start again without it.')
    }
    const rows = await repository.list(this.#db, workspaceId, {
      statuses: statusesOf(query.review_status),
      after: after && { proposedAt: after[0] ?? '', proposalId: after[1] ?? '' },
      limit,
    })
    const page = rows.slice(0, limit)
    const skills = [...new Set(page.map(({ skill_id: id }) => id))]
    const overrides = await listOverrides(this.#db, workspaceId, skills)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      proposals: page.map((row) => {
        const said = overrides.filter(({ skill_id: id }) => id === row.skill_id)
        return proposalItem(row, resolve(row.capabilities, said, row.fingerprint))
      }),
      next_cursor: last ? encodeCursor([last.position, last.proposal_id], filters) : null,
    }
  }

  async read({ workspaceId }: Caller, proposalId: string): Promise<Proposal> {
    const row = await this.#find(workspaceId, proposalId)
    const changes = await changesOf(this.#db, workspaceId, row)
    return proposalView(
      workspaceId,
      await gather(this.#db, workspaceId, row),
      await fileDiff(this.#db, workspaceId, changes),
    )
  }

  /** The unified diff of one file. */
  async diff({ workspaceId }: Caller, proposalId: string, path: string): Promise<string> {
    const row = await this.#find(workspaceId, proposalId)
    const changes = await changesOf(this.#db, workspaceId, row)
    const change = changes.find((file) => file.path === path)
    if (!change) {
      throw new AppError('skills.file_not_found', 'No file of this path differs.')
    }
    const texts = await textsOf(this.#db, workspaceId, change, MAX_SHOWN_BYTES)
    if (!texts) {
      throw new AppError('proposals.not_text', 'The file is not text, or over 1 MiB.')
    }
    return unifiedDiff(path, texts.before, texts.after)
  }

  async review(caller: Caller, proposalId: string, body: ReviewBody): Promise<Proposal> {
    await transaction(this.#db, (trx) => review(trx, caller, proposalId, body))
    return this.read(caller, proposalId)
  }

  /** A manifest for the bytes that wait, or else for the current ones. */
  async propose(
    caller: Caller,
    key: SkillKey,
    body: ProposalBody,
  ): Promise<{ proposal: Proposal; isNew: boolean }> {
    const { id, isNew } = await transaction(this.#db, async (trx) => {
      await checkMayPropose(trx, caller)
      const { skill_id: skillId, fingerprint: current } = await lockInstalled(trx, key)
      const waiting = await repository.findOpen(trx, key.workspaceId, skillId)
      return this.#openFor(trx, caller, { key, skillId, current, waiting, body })
    })
    return { proposal: await this.read(caller, id), isNew }
  }

  async #openFor(
    trx: Transaction<Database>,
    caller: Caller,
    {
      key,
      skillId,
      current,
      waiting,
      body,
    }: {
      key: SkillKey
      skillId: number
      current: string
      waiting: repository.ProposalRow | null
      body: ProposalBody
    },
  ): Promise<{ id: string; isNew: boolean }> {
    const { manifest, manifest_source: source = 'provided' } = body
    const given = manifest as unknown as JsonObject
    const isSame =
      waiting?.manifest_source === source &&
      JSON.stringify(waiting.proposed_manifest) === JSON.stringify(given)
    if (waiting && isSame) return { id: waiting.proposal_id, isNew: false }
    const fingerprint = waiting?.fingerprint ?? current
    const { workspaceId } = key
    const revision =
      waiting?.revision ??
      (await reads.findRevisionNumber(trx, workspaceId, { skillId, fingerprint }))
    if (revision === null) throw new Error(`${key.slug} has no revision of ${fingerprint}`)
    const facts = await reads.findRevision(trx, workspaceId, { skillId, revision })
    // Rejected bytes are looked at as a whole again.
    const isServed = await isApproved(trx, workspaceId, { skillId, fingerprint: current })
    const extensionId = extensionIdOf(key.slug)
    const schemas = await this.#schemas(trx, workspaceId, { skillId, revision }, body)
    const specs = specsOfManifest({
      manifest,
      source,
      skill: {
        slug: key.slug,
        extension_id: extensionId,
        declared: declaredSpecs({ extension_id: extensionId }, facts),
      },
      schemaAt: (path) => {
        const schema = schemas.get(path)
        if (schema === undefined) throw noSchemaFile(path)
        return parseSchema(path, schema)
      },
    })
    const id = await openProposal(trx, caller, {
      skillId,
      slug: key.slug,
      sourceKind: key.sourceKind,
      operation: waiting?.operation ?? (isServed ? 'manifest' : 'install'),
      revision,
      fingerprint,
      base: waiting ? waiting.base_fingerprint : isServed ? current : null,
      specs,
      permissions: [...new Set([...facts.permissions, ...(manifest.permissions ?? [])])].toSorted(),
      manifestSource: source,
      manifest: given,
    })
    return { id, isNew: true }
  }

  /** The files that a manifest points to, as text. */
  async #schemas(
    trx: Transaction<Database>,
    workspaceId: string,
    revision: { skillId: number; revision: number },
    { manifest }: ProposalBody,
  ): Promise<Map<string, string>> {
    const wanted = new Set(manifest.capabilities.flatMap(({ inputSchemaRef: path }) => path ?? []))
    const files = wanted.size === 0 ? [] : await reads.listFiles(trx, workspaceId, revision)
    const found = new Map<string, string>()
    for (const file of files) {
      if (!wanted.has(file.path) || file.size > MAX_SCHEMA_BYTES) continue
      const parts: Buffer[] = []
      for await (const part of blobs.read(trx, workspaceId, file)) parts.push(part)
      found.set(file.path, Buffer.concat(parts).toString())
    }
    return found
  }

  async #find(workspaceId: string, proposalId: string): Promise<repository.ProposalRow> {
    const row = await repository.find(this.#db, workspaceId, proposalId)
    if (!row) throw proposalNotFound()
    return row
  }
}

const checkMayPropose = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
): Promise<void> => {
  if (!actor.isSubAgent) return
  if ((await readSettings(trx, workspaceId)).sub_agents_may_propose) return
  throw new AppError(
    'trust.sub_agent_refused',
    'Sub-agents propose no manifests here. The setting `sub_agents_may_propose` allows it.',
  )
}
