/** What changed since a client's last notification, and the notifications for it. Pure. */
import type { ServerEvent } from '@modelcontextprotocol/server'
import { INDEX_URI, uriOf } from '../../content/documents/uri.ts'
import type { Item } from '../../tenancy/events/tail.ts'
import { isOfSkill, SCHEME } from './skill-uris.ts'

/** With more names, everything counts as changed. */
const MAX_NAMES = 500

type Payload = {
  id?: string
  changes?: { slug: string }[]
}

export class Changes {
  readonly documents = new Set<string>()
  readonly skills = new Set<string>()
  isOfAllSkills = false
  isOfAllDocuments = false
  hasPrompts = false
  hasResources = false

  get isEmpty(): boolean {
    return !this.hasPrompts && !this.hasResources
  }

  add({ change }: Item): void {
    const { id, changes = [] } = (change?.payload ?? {}) as Payload
    if (change?.type === 'prompts::on-change') this.hasPrompts = true
    if (change?.type === 'skills::on-change') this.#addDocument(id ?? '')
    if (change?.type === 'skills/changed' && !change.isSilent) {
      this.#addSkills(changes.map(({ slug }) => slug))
    }
  }

  /** The changes are unknown: the client was disconnected for too long. */
  addAll(): void {
    this.hasPrompts = true
    this.hasResources = true
    this.isOfAllDocuments = true
    this.isOfAllSkills = true
  }

  #addDocument(id: string): void {
    this.hasResources = true
    this.documents.add(id)
    if (this.documents.size > MAX_NAMES) this.isOfAllDocuments = true
  }

  #addSkills(slugs: string[]): void {
    this.hasResources = true
    for (const slug of slugs) this.skills.add(slug)
    // Without names, the event concerns settings, operators' overrides, or what is not served.
    if (slugs.length === 0 || this.skills.size > MAX_NAMES) this.isOfAllSkills = true
  }

  /** Whether the content of a URI may have changed. Changes of functions' results are unknown. */
  touches(uri: string): boolean {
    if (uri.startsWith(SCHEME)) return this.isOfAllSkills || isOfSkill(uri, this.skills)
    if (uri === INDEX_URI) return this.isOfAllDocuments || this.documents.size > 0
    return this.isOfAllDocuments || this.documents.has(uri.slice(uriOf('').length))
  }
}

/** `uris`: the resources that get a notification each. */
export const noticesOf = (changes: Changes, uris: readonly string[]): ServerEvent[] => [
  ...(changes.hasPrompts ? [{ kind: 'prompts_list_changed' } as const] : []),
  ...(changes.hasResources ? [{ kind: 'resources_list_changed' } as const] : []),
  ...uris.map((uri) => ({ kind: 'resource_updated', uri }) as const),
]

const methods = {
  prompts_list_changed: 'notifications/prompts/list_changed',
  resources_list_changed: 'notifications/resources/list_changed',
  tools_list_changed: 'notifications/tools/list_changed',
  resource_updated: 'notifications/resources/updated',
}

/** A notification on a stream of the older revision. */
export const messageOf = (notice: ServerEvent): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    method: methods[notice.kind],
    ...(notice.kind === 'resource_updated' ? { params: { uri: notice.uri } } : {}),
  })
