/** The registry's own commands, each over one service. */
import type { Caller } from '../../platform/access/caller.ts'
import type { ResourceService } from '../../content/resources/service.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import { describedView, namedView, type SkillDetail } from '../../registry/catalog/protocol-view.ts'
import type { OfferedSkill } from '../offers/offer.ts'
import { actionsOfSkill } from './actions.ts'
import type { Callables } from './callables.ts'
import type { RegistryCommand } from './registry-commands.ts'

export type Given = Record<string, unknown>

export type Call = {
  caller: Caller
  given: Given
  signal?: AbortSignal
}

/** The schema was checked; an omitted field is undefined. */
const text = <K extends string>(given: Given, field: K): { [Field in K]?: string } => {
  const value = given[field]
  return (typeof value === 'string' ? { [field]: value } : {}) as { [Field in K]?: string }
}

const decoded = (bytes: Buffer): { content: string; encoding: 'utf-8' | 'base64' } => {
  const content = bytes.toString('utf8')
  return Buffer.from(content).equals(bytes)
    ? { content, encoding: 'utf-8' }
    : { content: bytes.toString('base64'), encoding: 'base64' }
}

export class RegistryCommands {
  readonly #catalog: SkillCatalog
  readonly #discovery: SkillDiscovery
  readonly #resources: ResourceService
  readonly #callables: Callables

  constructor(parts: {
    catalog: SkillCatalog
    discovery: SkillDiscovery
    resources: ResourceService
    callables: Callables
  }) {
    this.#catalog = parts.catalog
    this.#discovery = parts.discovery
    this.#resources = parts.resources
    this.#callables = parts.callables
  }

  async run(command: RegistryCommand, call: Call): Promise<unknown> {
    const { caller, given, signal } = call
    switch (command) {
      case 'list_skills':
        return this.#list(call)
      case 'describe_skill':
        return { skill: await this.#describe(call) }
      case 'read_skill_file': {
        const { path = '' } = text(given, 'path')
        const file = await this.#discovery.readBytes(caller, this.#named(given), path)
        return { ...decoded(file.bytes), media_type: file.media_type }
      }
      case 'skill__fetch':
        return { content: await this.#resources.fetch(caller, given, signal) }
      default:
        return { content: await this.#discovery.guide(caller) }
    }
  }

  /** The result of a skill without a function: its instructions. */
  async follow({ caller }: Call, skill: OfferedSkill): Promise<unknown> {
    const { slug: name, version, fingerprint, source_kind: sourceKind } = skill
    const key = {
      workspaceId: caller.workspaceId,
      sourceKind,
      slug: name,
      visibility: 'served' as const,
    }
    const { files } = await this.#catalog.files(key, { fingerprint })
    const instructions = await this.#discovery.instructions(key, fingerprint)
    return {
      note: 'Nothing was executed. Follow the instructions yourself; read_skill_file reads the files.',
      skill: name,
      version,
      fingerprint,
      instructions,
      files: files.map(({ path, size }) => ({ path, size })),
    }
  }

  async #list({ caller, given }: Call): Promise<unknown> {
    const detail = given.detail === 'summary' ? 'summary' : 'names'
    const page = await this.#discovery.list(caller, {
      detail,
      ...(typeof given.limit === 'number' ? { limit: given.limit } : {}),
      ...text(given, 'query'),
      ...text(given, 'namespace'),
      ...text(given, 'cursor'),
    })
    return {
      skills: page.skills.map((skill) => namedView(skill, detail)),
      next_cursor: page.next_cursor,
    }
  }

  /** Adds the skill's commands, which only this protocol has. */
  async #describe({ caller, given }: Call): Promise<unknown> {
    const { detail = 'summary' } = text(given, 'detail') as { detail?: SkillDetail }
    const named = this.#named(given)
    const isFull = detail === 'full'
    const skill = await this.#discovery.describe(caller, named, { isFull, withFiles: true })
    const { actions } = await this.#callables.ofSkills(caller.workspaceId, [named.name])
    return {
      ...describedView(skill, detail),
      files: skill.files.map(({ path, size }) => ({ path, size })),
      commands: actionsOfSkill(actions, named.name),
    }
  }

  #named(given: Given): { name: string; version?: string } {
    return { name: '', ...text(given, 'name'), ...text(given, 'version') }
  }
}
