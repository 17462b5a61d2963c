/** The registry's own commands, by the services that know the answers. */
import type { Caller } from '../../access/caller.ts'
import { decodeCursor, encodeCursor } from '../../database/cursor.ts'
import type { Offer, OfferedSkill } from '../../offers/offer.ts'
import type { ResourceService } from '../../resources/service.ts'
import type { SkillCatalog } from '../../skills/catalog.ts'
import { InvokeError } from './invoke-error.ts'
import type { RegistryCommand } from './registry-commands.ts'

export type Given = Record<string, unknown>

export type Call = { caller: Caller; offer: Offer; given: Given; signal?: AbortSignal }

const MAX_FILE_BYTES = 1024 * 1024
const GUIDE = 'skills.protocol.guide'

/** The schema has been checked; what is left out is not there. */
const text = (given: Given, field: string): string | undefined => {
  const value = given[field]
  return typeof value === 'string' ? value : undefined
}

const found = ({ skills }: Offer, name: string | undefined): OfferedSkill => {
  const skill = skills.find(({ slug }) => slug === name)
  if (skill) return skill
  throw new InvokeError(
    'skills_not_found',
    `No skill ${(name ?? '').slice(0, 200)} is served here.`,
  )
}

const collected = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

const decoded = (bytes: Buffer): { content: string; encoding: 'utf-8' | 'base64' } => {
  const content = bytes.toString('utf8')
  return Buffer.from(content).equals(bytes)
    ? { content, encoding: 'utf-8' }
    : { content: bytes.toString('base64'), encoding: 'base64' }
}

export class RegistryCommands {
  readonly #catalog: SkillCatalog
  readonly #resources: ResourceService

  constructor({ catalog, resources }: { catalog: SkillCatalog; resources: ResourceService }) {
    this.#catalog = catalog
    this.#resources = resources
  }

  async run(command: RegistryCommand, call: Call): Promise<unknown> {
    const { caller, offer, given, signal } = call
    switch (command) {
      case 'list_skills':
        return this.#list(call)
      case 'describe_skill':
        return { skill: await this.#describe(call) }
      case 'read_skill_file': {
        const skill = found(offer, text(given, 'name'))
        const path = text(given, 'path') ?? ''
        return this.#file(caller, skill, { path, version: text(given, 'version') })
      }
      case 'skill__fetch':
        return { content: await this.#resources.fetch(caller, given, signal) }
      default:
        return { content: await this.#instructions(caller, found(offer, GUIDE)) }
    }
  }

  /** What a skill answers with that nobody executes. */
  async follow({ caller }: Call, skill: OfferedSkill): Promise<unknown> {
    const { slug, version, fingerprint } = skill
    const { files } = await this.#catalog.files(this.#keyOf(caller, skill), { fingerprint })
    const instructions = await this.#instructions(caller, skill)
    return { skill: slug, version, fingerprint, instructions, files }
  }

  #list({ offer, given }: Call): unknown {
    const namespace = text(given, 'namespace')
    const filters = { list: 'invoke', ...(namespace === undefined ? {} : { namespace }) }
    const [after] = decodeCursor(text(given, 'cursor'), 1, filters) ?? []
    const limit = Number(given.limit ?? 50)
    const rest = offer.skills
      .filter((skill) => namespace === undefined || skill.namespace === namespace)
      .filter(({ slug }) => after === undefined || slug > after)
    const page = rest.slice(0, limit)
    const last = rest.length > limit ? page.at(-1) : undefined
    return {
      skills: page.map(({ slug, version, description, namespace: group, kind }) => ({
        name: slug,
        version,
        ...(given.detail === 'summary' ? { description, namespace: group, kind } : {}),
      })),
      next_cursor: last ? encodeCursor([last.slug], filters) : null,
    }
  }

  async #describe({ caller, offer, given }: Call): Promise<unknown> {
    const skill = found(offer, text(given, 'name'))
    const { slug, version, kind, namespace, description } = skill
    const detail = await this.#catalog.read(this.#keyOf(caller, skill))
    return {
      name: slug,
      version,
      kind,
      namespace,
      description,
      manifest: detail.manifest,
      ...(given.detail === 'manifest'
        ? {}
        : { skill_md_frontmatter: detail.frontmatter, capabilities: detail.capabilities }),
      ...(given.detail === 'full'
        ? { skill_md_content: await this.#instructions(caller, skill) }
        : {}),
    }
  }

  async #instructions(caller: Caller, skill: OfferedSkill): Promise<string> {
    return (await this.#file(caller, skill, { path: 'SKILL.md', version: undefined })).content
  }

  async #file(
    caller: Caller,
    skill: OfferedSkill,
    { path, version }: { path: string; version: string | undefined },
  ) {
    const wanted = version === undefined ? { fingerprint: skill.fingerprint } : { version }
    const file = await this.#catalog.openFile(this.#keyOf(caller, skill), wanted, path)
    if (file.size > MAX_FILE_BYTES) {
      throw new InvokeError('file_too_large', `${path.slice(0, 200)} has more than 1 MiB.`)
    }
    const bytes = await collected(file.read({ start: 0, end: file.size }))
    return { ...decoded(bytes), media_type: file.media_type }
  }

  #keyOf({ workspaceId }: Caller, { source_kind: sourceKind, slug }: OfferedSkill) {
    return { workspaceId, sourceKind, slug, sight: 'served' as const }
  }
}
