/**
 * Finding and reading skills by bare name, as agents do (Skills Protocol). Only what is served is
 * there, whoever asks: approved revisions of enabled skills. A name means the current revision.
 */
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { isSlug } from '../archives/slug.ts'
import type { Database } from '../database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, encodeCursor } from '../database/cursor.ts'
import { AppError } from '../errors.ts'
import type { OpenedFile, SkillCatalog } from './catalog.ts'
import { checkInnerPath } from './inner-path.ts'
import type { ReadKey } from './reads.ts'
import {
  findNamed,
  listManifests,
  listNamed,
  type NamedSkill,
  type OfferedKey,
  type PackageManifest,
  readTexts,
  type RevisionTexts,
} from './served.ts'
import type { SourceKind } from './schemas.ts'
import { skillPath } from './view.ts'

const GUIDE = 'skills.protocol.guide'
const SKILL_MD = 'SKILL.md'
const MAX_TEXT_BYTES = 1024 * 1024

export type NameQuery = {
  namespace?: string
  detail?: 'names' | 'summary'
  limit?: number
  cursor?: string
}

type Named = { name: string; version?: string }

/** A package without a skill.toml has one all the same, made of what else it says. */
const manifestOf = (slug: string, version: string, texts: RevisionTexts) =>
  texts.manifest ?? {
    name: slug,
    version,
    description: texts.description,
    kind: texts.kind,
    namespace: texts.namespace,
  }

const textOf = (bytes: Buffer): string | null => {
  try {
    // The text as it is in the file, with its byte order mark.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

export class SkillDiscovery {
  readonly #db: Kysely<Database>
  readonly #catalog: SkillCatalog

  constructor(db: Kysely<Database>, catalog: SkillCatalog) {
    this.#db = db
    this.#catalog = catalog
  }

  /** list_skills */
  async list(
    { workspaceId }: Caller,
    query: NameQuery,
  ): Promise<{ skills: NamedSkill[]; next_cursor: string | null }> {
    const { namespace, detail = 'names', limit = DEFAULT_LIMIT, cursor } = query
    const filters = { list: 'names', namespace, detail }
    const [after = null] = decodeCursor(cursor, 1, filters) ?? []
    const rows = await listNamed(this.#db, workspaceId, { namespace, after, limit })
    const skills = rows.slice(0, limit)
    const last = rows.length > limit ? skills.at(-1) : undefined
    return { skills, next_cursor: last ? encodeCursor([last.slug], filters) : null }
  }

  /** describe_skill; the whole SKILL.md only where it is asked for. */
  async describe(
    caller: Caller,
    { name, version }: Named,
    { isFull, withFiles = false }: { isFull: boolean; withFiles?: boolean },
  ) {
    const key = await this.#keyOf(caller, name)
    const revision = await this.#catalog.revision(key, version === undefined ? {} : { version })
    const texts = await readTexts(this.#db, key.workspaceId, revision)
    const pin = { fingerprint: revision.fingerprint }
    return {
      manifest: manifestOf(name, revision.version, texts),
      frontmatter: texts.frontmatter ?? {},
      files: withFiles ? (await this.#catalog.files(key, pin)).files : [],
      content: isFull
        ? await this.#text(key, pin, await this.#catalog.openFile(key, pin, SKILL_MD))
        : null,
    }
  }

  /** read_skill_file */
  async readFile(caller: Caller, { name, version }: Named, path: string): Promise<string> {
    checkInnerPath(path)
    const key = await this.#keyOf(caller, name)
    const wanted = version === undefined ? {} : { version }
    return this.#text(key, wanted, await this.#catalog.openFile(key, wanted, path))
  }

  /** Frontmatter and files, in the order of `wanted`; what is served so no more is left out. */
  async manifests({ workspaceId }: Caller, wanted: OfferedKey[]): Promise<PackageManifest[]> {
    if (wanted.length === 0) return []
    const keys = wanted.map(({ slug, source_kind, fingerprint }) => ({
      slug,
      source_kind,
      fingerprint,
    }))
    const found = await listManifests(this.#db, workspaceId, keys)
    const bySlug = new Map(found.map((manifest) => [manifest.slug, manifest]))
    return wanted.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  }

  /** load_skills_protocol_guide: of the service's own, whoever else has taken its name. */
  async guide({ workspaceId }: Caller): Promise<string> {
    const key = this.#served(workspaceId, 'system', GUIDE)
    return this.#text(key, {}, await this.#catalog.openFile(key, {}, SKILL_MD))
  }

  async #keyOf({ workspaceId }: Caller, name: string): Promise<ReadKey> {
    const sourceKind = isSlug(name) ? await findNamed(this.#db, workspaceId, name) : null
    if (sourceKind) return this.#served(workspaceId, sourceKind, name)
    throw new AppError('skills.not_found', 'No skill of this name is served here.')
  }

  #served(workspaceId: string, sourceKind: SourceKind, slug: string): ReadKey {
    return { workspaceId, sourceKind, slug, sight: 'served' }
  }

  async #text(key: ReadKey, wanted: Record<string, string>, file: OpenedFile): Promise<string> {
    const isSmall = file.size <= MAX_TEXT_BYTES
    const bytes = isSmall ? await buffer(file.read({ start: 0, end: file.size })) : null
    const text = bytes && textOf(bytes)
    if (text !== null) return text
    const path = file.path.split('/').map(encodeURIComponent).join('/')
    const query = new URLSearchParams(wanted).toString()
    const url = `${skillPath(key.workspaceId, key.sourceKind, key.slug)}/files/${path}`
    throw new AppError(
      'skills.binary_file',
      'The file is no UTF-8 text of at most 1 MiB. Its bytes are at `details.url`.',
      {
        details: {
          url: query === '' ? url : `${url}?${query}`,
          media_type: file.media_type,
          size: file.size,
        },
      },
    )
  }
}
