/**
 * Everything with a URI: documents and sections under `iii://`, files of skills under `skill://`.
 */
import type { Caller } from '../../platform/access/caller.ts'
import { AppError } from '../../platform/errors.ts'
import { parseUri } from '../../content/documents/uri.ts'
import type { DocumentService } from '../../content/documents/service.ts'
import { resourceList } from '../../content/resources/index-page.ts'
import type { ResourceService } from '../../content/resources/service.ts'
import { templates } from '../../content/resources/templates.ts'
import { checkSkillUri, type McpSkills } from './skills.ts'
import { SCHEME } from './skill-uris.ts'

type Dependencies = { documents: DocumentService; resources: ResourceService; skills: McpSkills }

const PAGE = 500
const DOCUMENTS = 'iii://'
/** Of a subscription: its row is a key of an index, which has a limit. */
const MAX_URI_BYTES = 2048

const otherScheme = (uri: string): AppError =>
  new AppError(
    'resources.invalid_uri',
    `${JSON.stringify(uri.slice(0, 200))}: a URI must start with \`${DOCUMENTS}\` or \`${SCHEME}\`.`,
    { details: { uri: uri.slice(0, 200) } },
  )

const tooLong = (uri: string): AppError =>
  new AppError(
    'resources.invalid_uri',
    `The URI is too long: a session subscribes to URIs of at most ${MAX_URI_BYTES} bytes.`,
    { details: { uri: uri.slice(0, 200), max_bytes: MAX_URI_BYTES } },
  )

/** Ids and paths contain slashes, which only this form of a variable allows (RFC 6570, 3.2.3). */
export const resourceTemplates = [
  ...templates.resourceTemplates.map((template) => ({
    ...template,
    uriTemplate: template.uriTemplate.replace('{', '{+'),
  })),
  {
    uriTemplate: `${SCHEME}{skill}/{name}/{+path}`,
    name: 'Skill file',
    description:
      'A file of an installed skill. `skills/list` and `resources/directory/read` return the URIs.',
  },
]

/** A cursor of a list of two parts: the part, and the position in it. */
const cursorOf = (part: 'documents' | 'skills', inner: string): string => `${part}.${inner}`

const foreignCursor = (): AppError =>
  new AppError('cursor.invalid', 'The cursor is not one of this list. Start again without it.')

/** For lists of one page, which give no cursors. */
export const checkNoCursor = (params: { cursor?: string | undefined } | undefined): void => {
  if (params?.cursor !== undefined) throw foreignCursor()
}

const parseCursor = (cursor: string) => {
  const match = /^(documents|skills)\.(.+)$/.exec(cursor)
  if (match) return { part: match[1], inner: match[2] }
  throw foreignCursor()
}

export class McpResources {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** resources/list: the index, the documents by id, then the listed skills. */
  async list(caller: Caller, cursor: string | undefined) {
    const { part, inner } = cursor === undefined ? { part: 'documents' } : parseCursor(cursor)
    if (part === 'skills') return this.#skills(caller, [], inner)
    const from: { cursor?: string } = inner === undefined ? {} : { cursor: inner }
    const list = await this.#deps.documents.list(caller, { limit: PAGE, ...from })
    const all = resourceList(list.skills)
    const resources = inner === undefined ? all : all.slice(1)
    if (list.next_cursor === null) return this.#skills(caller, resources, undefined)
    return { resources, nextCursor: cursorOf('documents', list.next_cursor) }
  }

  async read(caller: Caller, uri: string, signal: AbortSignal) {
    if (uri.startsWith(SCHEME)) return { contents: [await this.#deps.skills.read(caller, uri)] }
    if (!uri.startsWith(DOCUMENTS)) throw otherScheme(uri)
    return (await this.#deps.resources.read(caller, uri, signal)).contents
  }

  /**
   * Throws what a read would throw of its form. What a session subscribes to need not exist, and may
   * have a scheme of another server: the suite of the protocol subscribes to one.
   */
  checkForm(uri: string): void {
    if (Buffer.byteLength(uri) > MAX_URI_BYTES) throw tooLong(uri)
    if (uri.startsWith(SCHEME)) checkSkillUri(uri)
    else if (!uri.startsWith(DOCUMENTS)) {
      if (!URL.canParse(uri) || !uri.isWellFormed()) throw otherScheme(uri)
    } else {
      const parsed = parseUri(uri)
      if (parsed.kind === 'invalid') throw parsed.error
    }
  }

  async #skills<T extends object>(caller: Caller, before: T[], inner: string | undefined) {
    const { resources, nextCursor } = await this.#deps.skills.resources(caller, inner)
    const next = nextCursor === undefined ? {} : { nextCursor: cursorOf('skills', nextCursor) }
    return { resources: [...before, ...resources], ...next }
  }
}
