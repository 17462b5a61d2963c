/**
 * Markdown documents, read at `iii://{id}`. Registering one again replaces it and renews its time.
 * Repeating the same body is cheap, since publishers do it at every start. Every registration is an
 * event. Writes that arrive during a commit share the next one.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { unlessDone } from '../../platform/access/claim.ts'
import type { Held } from '../content-proposals/hold.ts'
import type { ContentOwner } from '../content-proposals/service.ts'
import { type Database, inOneState } from '../../platform/database/client.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { WriteQueue } from '../../platform/database/write-queue.ts'
import { AppError } from '../../platform/errors.ts'
import type { AgentTexts } from '../../packages/threads/agent-texts.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import { findSnapshot, type Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { type Body, bodyOf, checkId } from './body.ts'
import * as repository from './repository.ts'
import { growthOf } from './room.ts'
import type { DocumentPage, Registered, Unregistered } from './schemas.ts'
import { applyWrites, commitWrites, type DocumentWrite, type Written } from './writes.ts'

const MAX_TOGETHER = 100
/** Rows that one query of a complete list reads. */
const BATCH = 1000

/** A document's entry in lists and the index. */
type Entry = repository.EntryRow

export type Document = repository.DocumentRow

type Registration = {
  registered: Registered & Partial<Held>
  isNew: boolean
  /** Null: it waits for a reviewer. */
  fingerprint: string | null
}

export const foundIn = (documents: Map<string, Document>, id: string): Document => {
  const document = documents.get(id)
  if (!document)
    throw new AppError('documents.not_found', `Skill not found: ${id}. \`iii://skills\` lists all.`)
  return document
}

export class DocumentService {
  readonly #db: Kysely<Database>
  readonly #texts: AgentTexts
  readonly #writes: WriteQueue<DocumentWrite, Written>

  constructor(db: Kysely<Database>, texts: AgentTexts) {
    this.#db = db
    this.#texts = texts
    this.#writes = new WriteQueue<DocumentWrite, Written>({
      commit: (workspaceId, writes) => commitWrites(db, workspaceId, writes),
      targetOf: ({ id }) => id,
      maxTogether: MAX_TOGETHER,
    })
  }

  /** skills::register. Held for a reviewer if the workspace requires reviews of content. */
  async register(
    caller: Caller,
    { id, skill }: { id: string; skill: string },
    expected: Precondition = 'anything',
  ): Promise<Registration> {
    const body = await this.#bodyOf(id, skill)
    const write = { caller, id, expected, body }
    const { before, registeredAt, held } = await this.#write(write)
    if (registeredAt === null) throw new Error(`${id} was registered without a time`)
    return {
      registered: { id, registered_at: registeredAt, ...held },
      isNew: before === null,
      fingerprint: held ? null : body.sha256,
    }
  }

  /** skills::unregister. Documents below the id stay; removing a missing one is not an error. */
  async unregister(
    caller: Caller,
    id: string,
    expected: Precondition = 'anything',
  ): Promise<Unregistered> {
    checkId(id)
    const write = { caller, id, expected, body: null }
    const { before } = await this.#write(write)
    return { id, removed: before !== null }
  }

  async #bodyOf(id: string, skill: string): Promise<Body> {
    const body = bodyOf(id, skill)
    await this.#texts.check([['skill', skill]])
    return body
  }

  #write(write: DocumentWrite): Promise<Written> {
    const { caller } = write
    return unlessDone(caller, () => this.#writes.add(caller.workspaceId, write))
  }

  /** For reviews of waiting registrations. */
  owner(): ContentOwner {
    return {
      lock: repository.lockDocuments,
      read: async (db, workspaceId, id) => {
        const [row] = await repository.findDocuments(db, workspaceId, [id])
        return row ? { skill: row.skill } : null
      },
      apply: async (trx, caller, { target: id, content, proposal_id: proposalId }) => {
        // Only results of `bodyOf` are ever held.
        const { skill } = content as { skill: string }
        const body = await this.#bodyOf(id, skill)
        const write = { caller, id, expected: 'anything', body, proposalId } as const
        const [outcome] = await applyWrites(trx, caller.workspaceId, [write])
        if (outcome instanceof AppError) throw outcome
      },
      drop: async (trx, { workspaceId }, { target: id, content }) => {
        const { skill } = content as { skill: string }
        const held = { bytes: Buffer.byteLength(skill) }
        const stored = (await repository.findStored(trx, workspaceId, [id])).get(id)
        addUsage(trx, workspaceId, growthOf({ stored, held }, { stored, held: undefined }))
      },
    }
  }

  /** skills::list, a page at a time. */
  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<DocumentPage> {
    const [after = null] = decodeCursor(cursor, 1, { list: 'documents' }) ?? []
    const rows = await repository.listEntries(this.#db, workspaceId, { after, limit: limit + 1 })
    const { page, next_cursor } = pageOf(rows, limit, ({ id }) => [id], { list: 'documents' })
    return { skills: page, next_cursor }
  }

  /** All documents, by id. */
  async listAll({ workspaceId }: Caller): Promise<{ entries: Entry[]; snapshot: Snapshot }> {
    return inOneState(this.#db, async (db) => {
      const snapshot = await findSnapshot(db, workspaceId)
      const entries: Entry[] = []
      for (let isWhole = false; !isWhole;) {
        const after = entries.at(-1)?.id ?? null
        const rows = await repository.listEntries(db, workspaceId, { after, limit: BATCH })
        entries.push(...rows)
        isWhole = rows.length < BATCH
      }
      return { entries, snapshot }
    })
  }

  async read(caller: Caller, id: string): Promise<Document> {
    checkId(id)
    return foundIn(await this.readMany(caller, [id]), id)
  }

  /** Those of these ids that are registered. */
  async readMany({ workspaceId }: Caller, ids: string[]): Promise<Map<string, Document>> {
    if (ids.length === 0) return new Map()
    const rows = await repository.findDocuments(this.#db, workspaceId, ids)
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** The basis of a list's entity tag, read without the list. */
  async snapshot({ workspaceId }: Caller): Promise<Snapshot> {
    return findSnapshot(this.#db, workspaceId)
  }
}
