/**
 * Packages in MCP: entries of the Skills extension, folders, and files under `skill://`. Lists
 * contain listed skills; every other served skill is found by its exact URI.
 */
import { isUtf8 } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import type { Caller } from '../../platform/access/caller.ts'
import { isWithinHostLimits } from '../../packages/manifest/mcp-hosts.ts'
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import type { OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import { type Child, childrenOf, type Entry, entryOf, mimeTypeOf } from './entries.ts'
import { extensionIdIn, locate, skillMdUriOf } from './skill-uris.ts'

type Dependencies = { offers: OfferService; catalog: SkillCatalog; discovery: SkillDiscovery }

type Page<Key extends string, T> = { [K in Key]: T[] } & { nextCursor?: string }

type Content = { uri: string; mimeType: string } & ({ text: string } | { blob: string })

const PAGE = 50
const LISTED_PAGE = 500
/** The limit of a file sent as base64; the extension's limit for a whole skill. */
const MAX_FILE_BYTES = 16 * 1024 * 1024
const filters = { list: 'mcp_skills' }

const notThere = (uri: string): AppError =>
  new AppError('skills.not_found', `Nothing is served at ${JSON.stringify(uri.slice(0, 200))}.`)

/** Throws if no skill can have the URI. */
export const checkSkillUri = (uri: string): void => {
  if (extensionIdIn(uri) === null) throw notThere(uri)
}

export class McpSkills {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /**
   * skills/list. A page may be short, or empty, since packages that are not entries are omitted.
   */
  async list(caller: Caller, cursor: string | undefined): Promise<Page<'skills', Entry>> {
    const { page, nextCursor } = await this.#listed(caller, cursor, PAGE)
    const taken = page.filter(isWithinHostLimits)
    const bySlug = new Map(taken.map((skill) => [skill.slug, skill]))
    const manifests = await this.#deps.discovery.manifests(caller, taken)
    const skills = manifests.flatMap((manifest) => {
      const skill = bySlug.get(manifest.slug)
      return (skill && entryOf(skill, manifest)) ?? []
    })
    return { skills, ...nextCursor }
  }

  /** skills/get, by the URI of its SKILL.md. */
  async get(caller: Caller, uri: string): Promise<Entry> {
    const { skill, path } = await this.#locate(caller, uri)
    if (path !== 'SKILL.md') throw notThere(uri)
    const [manifest] = await this.#deps.discovery.manifests(caller, [skill])
    if (!manifest) throw notThere(uri)
    const entry = entryOf(skill, manifest)
    if (entry) return entry
    throw new AppError(
      'skills.not_found',
      'The frontmatter of this skill breaks the rules of Agent Skills, so it has no entry. Its files can be read anyway.',
    )
  }

  /** resources/directory/read */
  async directory(caller: Caller, uri: string): Promise<Child[]> {
    const { skill, path } = await this.#locate(caller, uri)
    const [manifest] = await this.#deps.discovery.manifests(caller, [skill])
    const children = manifest && childrenOf(skill, manifest.files, path)
    if (children) return children
    throw new AppError(
      'skills.file_not_found',
      `${JSON.stringify(uri.slice(0, 200))} is not a folder.`,
    )
  }

  /** resources/list: one resource per listed skill. */
  async resources(caller: Caller, cursor: string | undefined) {
    const { page, nextCursor } = await this.#listed(caller, cursor, LISTED_PAGE)
    const resources = page.map((skill) => ({
      uri: skillMdUriOf(skill),
      name: skill.declared_name ?? skill.slug,
      title: skill.display_name,
      description: skill.description,
      mimeType: 'text/markdown',
    }))
    return { resources, ...nextCursor }
  }

  /** resources/read. The bytes are those of the entry's revision. */
  async read(caller: Caller, uri: string): Promise<Content> {
    const { skill, path } = await this.#locate(caller, uri)
    if (path === '') {
      throw new AppError('skills.file_not_found', 'This is a folder: use resources/directory/read.')
    }
    const { slug, source_kind: sourceKind, fingerprint } = skill
    const key = { workspaceId: caller.workspaceId, sourceKind, slug, visibility: 'served' as const }
    const file = await this.#deps.catalog.openFile(key, { fingerprint }, path)
    if (file.size > MAX_FILE_BYTES) {
      throw new AppError(
        'resources.too_large',
        'The file has more than 16 MiB. Fetch it over REST.',
      )
    }
    const bytes = await buffer(file.read({ start: 0, end: file.size }))
    const mimeType = mimeTypeOf(file.media_type)
    return isUtf8(bytes)
      ? { uri, mimeType, text: bytes.toString('utf8') }
      : { uri, mimeType, blob: bytes.toString('base64') }
  }

  async #locate(
    { workspaceId }: Caller,
    uri: string,
  ): Promise<{ skill: OfferedSkill; path: string }> {
    const { offers } = this.#deps
    const id = extensionIdIn(uri)
    if (id === null) throw notThere(uri)
    const slugs = await offers.slugsOf(workspaceId, [id])
    const found = locate((await offers.part(workspaceId, slugs)).skills, uri)
    if (found) return found
    throw notThere(uri)
  }

  async #listed({ workspaceId }: Caller, cursor: string | undefined, limit: number) {
    const [after] = decodeCursor(cursor, 1, filters) ?? []
    const { skills } = await this.#deps.offers.latest(workspaceId)
    const rest = skills.filter(
      ({ is_listed: isListed, slug }) => isListed && (after === undefined || slug > after),
    )
    const page = rest.slice(0, limit)
    const last = rest.length > limit ? page.at(-1) : undefined
    return { page, nextCursor: last ? { nextCursor: encodeCursor([last.slug], filters) } : {} }
  }
}
