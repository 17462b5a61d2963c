/**
 * Finding and reading skills by bare name, as agents do (Skills Protocol). Every caller sees served
 * skills only: approved revisions of enabled skills. A name refers to the current revision.
 */
import { buffer } from 'node:stream/consumers'
import type { Caller } from '../../platform/access/caller.ts'
import { isSlug } from '../../packages/manifest/slug.ts'
import type { CatalogueReads } from '../../tenancy/workspaces/catalogue-reads.ts'
import {
  DEFAULT_LIMIT,
  decodeCursor,
  decodeOffset,
  encodeCursor,
  pageOf,
} from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { findListedSlugs, findNamedSkills } from './found.ts'
import type { SkillCatalog } from './service.ts'
import type { RevisionFile } from '../packs/revision-files.ts'
import type { RevisionQuery } from '../skills/file-schemas.ts'
import { GUIDE } from './protocol-view.ts'
import type { ReadKey } from '../skills/reads.ts'
import { noFile, notServed } from '../skills/errors.ts'
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
import type { SourceKind } from '../skills/schemas.ts'
import { skillPath } from '../skills/skill-key.ts'
import { decodeUtf8 } from '../../platform/decode.ts'

const SKILL_MD = 'SKILL.md'
const MAX_TEXT_BYTES = 1024 * 1024

export type NameQuery = {
  /** Search words; the best matches come first. */
  query?: string
  namespace?: string
  detail?: 'names' | 'summary'
  limit?: number
  cursor?: string
}

type NamePage = { skills: NamedSkill[]; next_cursor: string | null }

type Named = { name: string; version?: string }

/** The skill.toml of a package, or a generated one. */
const manifestOf = (slug: string, version: string, texts: RevisionTexts) =>
  texts.manifest ?? {
    name: slug,
    version,
    description: texts.description,
    kind: texts.kind,
    namespace: texts.namespace,
  }

const isInner = (path: string): boolean =>
  !/^[A-Za-z]:|[\\\0]/.test(path) &&
  path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')

/** The error is the same for every target, so it reveals nothing about what exists. */
const assertRelativePath = (path: string): void => {
  if (isInner(path)) return
  throw new AppError(
    'skills.path_escape',
    'A path is relative to the skill, such as `SKILL.md` or `references/a.md`; a leading `/`, `.`, `..`, drives and backslashes are rejected.',
  )
}

/** Null if the file is too large to buffer, or for a model to read. */
const bytesOf = async (file: RevisionFile): Promise<Buffer | null> =>
  file.size <= MAX_TEXT_BYTES ? buffer(file.read()) : null

const notReadable = (key: ReadKey, wanted: RevisionQuery, file: RevisionFile): AppError => {
  const path = file.path.split('/').map(encodeURIComponent).join('/')
  const query = new URLSearchParams({ ...wanted }).toString()
  const plain = `${skillPath(key.workspaceId, key.sourceKind, key.slug)}/files/${path}`
  const url = query === '' ? plain : `${plain}?${query}`
  return new AppError(
    'skills.binary_file',
    `The file is not UTF-8 text of at most 1 MiB. GET ${url} returns its ${file.size} bytes.`,
    { details: { url, media_type: file.media_type, size: file.size } },
  )
}

export class SkillDiscovery {
  readonly #reads: CatalogueReads
  readonly #catalog: SkillCatalog

  constructor(reads: CatalogueReads, catalog: SkillCatalog) {
    this.#reads = reads
    this.#catalog = catalog
  }

  /** list_skills */
  async list({ workspaceId }: Caller, wanted: NameQuery): Promise<NamePage> {
    const { query = '', namespace, detail = 'names', limit = DEFAULT_LIMIT, cursor } = wanted
    if (query.trim() === '') return this.#listByName(workspaceId, { ...wanted, limit })
    const filters = { list: 'found', query, namespace, detail }
    const offset = decodeOffset(cursor, filters)
    const rows = await this.#reads.of(workspaceId, (db) =>
      findNamedSkills(db, workspaceId, { query, namespace, limit, offset }),
    )
    return {
      skills: rows.slice(0, limit),
      next_cursor: rows.length > limit ? encodeCursor([String(offset + limit)], filters) : null,
    }
  }

  /** Slugs of listed skills, the best match first. */
  async findListed(workspaceId: string, query: string): Promise<string[]> {
    return this.#reads.of(workspaceId, (db) => findListedSlugs(db, workspaceId, query))
  }

  async #listByName(
    workspaceId: string,
    { namespace, detail = 'names', limit, cursor }: NameQuery & { limit: number },
  ): Promise<NamePage> {
    const filters = { list: 'names', namespace, detail }
    const [after = null] = decodeCursor(cursor, 1, filters) ?? []
    const rows = await this.#reads.of(workspaceId, (db) =>
      listNamed(db, workspaceId, { namespace, after, limit }),
    )
    const { page: skills, next_cursor } = pageOf(rows, limit, ({ slug }) => [slug], filters)
    return { skills, next_cursor }
  }

  /** describe_skill; includes the whole SKILL.md only on request. */
  async describe(
    caller: Caller,
    { name, version }: Named,
    { isFull, withFiles = false }: { isFull: boolean; withFiles?: boolean },
  ) {
    const key = await this.#keyOf(caller, name)
    const revision = await this.#catalog.revision(key, version === undefined ? {} : { version })
    const texts = await this.#reads.of(key.workspaceId, (db) =>
      readTexts(db, key.workspaceId, revision),
    )
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
  async readFile(caller: Caller, named: Named, path: string): Promise<string> {
    const found = await this.#found(caller, named, path)
    return this.#text(found.key, found.wanted, found.file)
  }

  /** The same as bytes, for a file of any type; only large files are rejected. */
  async readBytes(
    caller: Caller,
    named: Named,
    path: string,
  ): Promise<{ bytes: Buffer; media_type: string }> {
    const { key, wanted, file } = await this.#found(caller, named, path)
    const bytes = await bytesOf(file)
    if (bytes) return { bytes, media_type: file.media_type }
    throw notReadable(key, wanted, file)
  }

  /** The SKILL.md of exactly this fingerprint. */
  async instructions(key: ReadKey, fingerprint: string): Promise<string> {
    const wanted = { fingerprint }
    return this.#text(key, wanted, await this.#catalog.openFile(key, wanted, SKILL_MD))
  }

  /** Frontmatter and files, in the order of `wanted`, without those no longer served. */
  async manifests({ workspaceId }: Caller, wanted: OfferedKey[]): Promise<PackageManifest[]> {
    if (wanted.length === 0) return []
    const keys = wanted.map(({ slug, source_kind, fingerprint }) => ({
      slug,
      source_kind,
      fingerprint,
    }))
    const found = await this.#reads.of(workspaceId, (db) => listManifests(db, workspaceId, keys))
    const bySlug = new Map(found.map((manifest) => [manifest.slug, manifest]))
    return wanted.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  }

  /** load_skills_protocol_guide: always the system skill, even if another skill has its name. */
  async guide({ workspaceId }: Caller): Promise<string> {
    const key = this.#served(workspaceId, 'system', GUIDE)
    return this.#text(key, {}, await this.#catalog.openFile(key, {}, SKILL_MD))
  }

  async #keyOf({ workspaceId }: Caller, name: string): Promise<ReadKey> {
    const sourceKind = isSlug(name)
      ? await this.#reads.of(workspaceId, (db) => findNamed(db, workspaceId, name))
      : null
    if (sourceKind) return this.#served(workspaceId, sourceKind, name)
    throw notServed()
  }

  #served(workspaceId: string, sourceKind: SourceKind, slug: string): ReadKey {
    return { workspaceId, sourceKind, slug, visibility: 'served' }
  }

  async #found(caller: Caller, { name, version }: Named, path: string) {
    assertRelativePath(path)
    const key = await this.#keyOf(caller, name)
    const wanted: RevisionQuery = version === undefined ? {} : { version }
    try {
      return { key, wanted, file: await this.#catalog.openFile(key, wanted, path) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'skills.file_not_found') throw error
      const { files } = await this.#catalog.files(key, wanted)
      throw noFile(files.map((file) => file.path))
    }
  }

  async #text(key: ReadKey, wanted: RevisionQuery, file: RevisionFile): Promise<string> {
    const bytes = await bytesOf(file)
    // Keeps the byte order mark, so that the text is exactly that of the file.
    const text = bytes && decodeUtf8(bytes, { ignoreBOM: true })
    if (text !== null) return text
    throw notReadable(key, wanted, file)
  }
}
