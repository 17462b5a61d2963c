/**
 * Reading `iii://` URIs: the index, documents, and sections, which are answers of functions. A
 * batch is all or nothing; what cannot be read is an error, never a part that is missing.
 */
import type { Caller } from '../access/caller.ts'
import type { DocumentService, Snapshot } from '../documents/service.ts'
import { isInternal, parseUri } from '../documents/uri.ts'
import { AppError } from '../errors.ts'
import { IndexCache } from './index-cache.ts'
import { indexPage, resourceList } from './index-page.ts'
import type { ResourceContents, ResourceList } from './schemas.ts'
import { type Content, contentOf } from './section.ts'
import { type FetchInput, wantedUris } from './uris.ts'

/** Calls a registered function; refuses with `functions.*`. */
export type CallFunction = (
  workspaceId: string,
  functionId: string,
  payload: unknown,
  options: { signal?: AbortSignal },
) => Promise<unknown>

type Parts = { documents: DocumentService; callFunction: CallFunction }

/** What was read, and in which state of the registry; a function's answer has none. */
export type ReadContent = Content & { state: string | null }

const MAX_FETCH_BYTES = 8 * 1024 * 1024
const SEPARATOR = '\n\n---\n\n'

const stateOf = ({ row_id, snapshot_version }: Snapshot): string => `${row_id} ${snapshot_version}`

/** The worker's words for a call that failed, which clients match on. */
const inWords = (functionId: string, error: AppError): AppError => {
  const what =
    error.code === 'functions.not_found'
      ? `function_not_found: Function ${functionId} not found`
      : error.message
  return new AppError(error.code, `trigger ${functionId}: ${what}`, {
    status: error.status,
    cause: error,
    ...(error.details ? { details: error.details } : {}),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  })
}

export class ResourceService {
  readonly #documents: DocumentService
  readonly #callFunction: CallFunction
  readonly #index = new IndexCache()

  constructor({ documents, callFunction }: Parts) {
    this.#documents = documents
    this.#callFunction = callFunction
  }

  /** skills::resources-list */
  async list(caller: Caller): Promise<{ list: ResourceList; snapshot: Snapshot }> {
    const { entries, snapshot } = await this.#documents.listAll(caller)
    return { list: { resources: resourceList(entries) }, snapshot }
  }

  /** What the tag of the list is made of. */
  async snapshot(caller: Caller): Promise<Snapshot> {
    return this.#documents.snapshot(caller)
  }

  /** skills::resources-read */
  async read(
    caller: Caller,
    uri: string,
    signal?: AbortSignal,
  ): Promise<{ contents: ResourceContents; state: string | null }> {
    const { text, mimeType, state } = await this.#content(caller, uri, signal)
    return { contents: { contents: [{ uri, mimeType, text }] }, state }
  }

  /** skill::fetch and skills::fetch_skill */
  async fetch(caller: Caller, input: FetchInput, signal?: AbortSignal): Promise<string> {
    const sections: string[] = []
    let bytes = 0
    for (const uri of wantedUris(input)) {
      signal?.throwIfAborted()
      const { text } = await this.#content(caller, uri, signal)
      const section = `# ${uri}\n\n${text.trimEnd()}`
      bytes += Buffer.byteLength(section) + SEPARATOR.length
      if (bytes > MAX_FETCH_BYTES) {
        throw new AppError(
          'resources.too_large',
          `The result is too large: more than ${MAX_FETCH_BYTES} bytes. Fetch fewer URIs at once.`,
          { details: { max_bytes: MAX_FETCH_BYTES, fits: sections.length } },
        )
      }
      sections.push(section)
    }
    return sections.join(SEPARATOR)
  }

  async #content(caller: Caller, uri: string, signal?: AbortSignal): Promise<ReadContent> {
    const parsed = parseUri(uri)
    if (parsed.kind === 'index') return this.#readIndex(caller)
    if (parsed.kind === 'section') {
      return { ...(await this.#call(caller, parsed.functionId, signal)), state: null }
    }
    const { skill, sha256 } = await this.#documents.read(caller, parsed.id)
    return { text: skill, mimeType: 'text/markdown', state: sha256 }
  }

  async #readIndex(caller: Caller): Promise<ReadContent> {
    const current = stateOf(await this.#documents.snapshot(caller))
    const { text, state } = await this.#index.get(caller.workspaceId, current, async () => {
      const { entries, snapshot } = await this.#documents.listAll(caller)
      return { text: indexPage(entries), state: stateOf(snapshot) }
    })
    return { text, mimeType: 'text/markdown', state }
  }

  async #call(caller: Caller, functionId: string, signal?: AbortSignal): Promise<Content> {
    if (isInternal(functionId)) {
      throw new AppError(
        'resources.internal_namespace',
        `Function ${functionId} belongs to an internal namespace and cannot be called by a URI.`,
      )
    }
    try {
      const options = signal ? { signal } : {}
      return contentOf(await this.#callFunction(caller.workspaceId, functionId, {}, options))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw inWords(functionId, error)
    }
  }
}
