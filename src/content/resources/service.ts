/**
 * Reads `iii://` URIs: the index, documents, and sections, which are results of functions. A batch
 * is all or nothing: one URI that cannot be read fails it.
 */
import type { Caller } from '../../platform/access/caller.ts'
import { type Document, type DocumentService, foundIn } from '../documents/service.ts'
import { parseUri, type ResourceUri } from '../documents/uri.ts'
import { FETCH_FUNCTION } from '../functions/guard.ts'
import type { FunctionService } from '../functions/service.ts'
import { StateCache } from '../../platform/database/state-cache.ts'
import type { Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { indexPage, resourceList } from './index-page.ts'
import type { ResourceContents, ResourceList } from './schemas.ts'
import { type Content, contentOf } from './section.ts'
import { checkFunctionCount, type FetchInput, Sections, wantedUris } from './uris.ts'

type Dependencies = { documents: DocumentService; functions: FunctionService }

/** The content and the state in which it was read; null for the result of a function. */
type ReadContent = Content & { state: string | null }

type Index = { text: string; state: string }

/** The size of the cache of indexes, in characters. */
const MAX_CACHED = 16 * 1024 * 1024
/** The number of URIs whose documents one query reads. */
const READ_AHEAD = 16

type ContentRequest = {
  parsed: ResourceUri
  /** Registered documents that were already read. */
  documents: Map<string, Document>
  signal: AbortSignal | undefined
}

const idsOf = (uris: ResourceUri[]): string[] =>
  uris.flatMap((uri) => (uri.kind === 'document' ? [uri.id] : []))

const stateOf = ({ row_id, snapshot_version }: Snapshot): string => `${row_id} ${snapshot_version}`

export class ResourceService {
  readonly #documents: DocumentService
  readonly #functions: FunctionService
  readonly #index = new StateCache<Index>({
    maxSize: MAX_CACHED,
    sizeOf: ({ text }) => text.length,
  })

  constructor({ documents, functions }: Dependencies) {
    this.#documents = documents
    this.#functions = functions
  }

  /** skills::resources-list */
  async list(caller: Caller): Promise<ResourceList> {
    const { entries } = await this.#documents.listAll(caller)
    return { resources: resourceList(entries) }
  }

  /** skills::resources-read */
  async read(
    caller: Caller,
    uri: string,
    signal?: AbortSignal,
  ): Promise<{ contents: ResourceContents; state: string | null }> {
    const parsed = parseUri(uri)
    const documents = await this.#documents.readMany(caller, idsOf([parsed]))
    const { text, mimeType, state } = await this.#content(caller, { parsed, documents, signal })
    return { contents: { contents: [{ uri, mimeType, text }] }, state }
  }

  /** skill::fetch and skills::fetch_skill */
  async fetch(caller: Caller, input: FetchInput, signal?: AbortSignal): Promise<string> {
    const wanted = wantedUris(input).map((uri) => ({ uri, parsed: parseUri(uri) }))
    checkFunctionCount(wanted.map(({ parsed }) => parsed))
    const sections = new Sections()
    for (let from = 0; from < wanted.length; from += READ_AHEAD) {
      const next = wanted.slice(from, from + READ_AHEAD)
      const ids = idsOf(next.map(({ parsed }) => parsed))
      const documents = await this.#documents.readMany(caller, ids)
      for (const { uri, parsed } of next) {
        const { text } = await this.#content(caller, { parsed, documents, signal })
        sections.add(uri, text)
      }
    }
    return sections.text()
  }

  async #content(
    caller: Caller,
    { parsed, documents, signal }: ContentRequest,
  ): Promise<ReadContent> {
    if (parsed.kind === 'invalid') throw parsed.error
    if (parsed.kind === 'index') return this.#readIndex(caller)
    if (parsed.kind === 'section') {
      return { ...(await this.#call(caller, parsed.functionId, signal)), state: null }
    }
    const { skill, sha256 } = foundIn(documents, parsed.id)
    return { text: skill, mimeType: 'text/markdown', state: sha256 }
  }

  async #readIndex(caller: Caller): Promise<ReadContent> {
    const { workspaceId } = caller
    const current = { workspaceId, state: stateOf(await this.#documents.snapshot(caller)) }
    const { text, state } = await this.#index.get(current, [], async () => {
      const { entries, snapshot } = await this.#documents.listAll(caller)
      return { text: indexPage(entries), state: stateOf(snapshot) }
    })
    return { text, mimeType: 'text/markdown', state }
  }

  async #call(caller: Caller, functionId: string, signal?: AbortSignal): Promise<Content> {
    // Without input, as every function is called here.
    if (functionId === FETCH_FUNCTION) return contentOf(await this.fetch(caller, {}, signal))
    const { workspaceId } = caller
    const result = await this.#functions.readSection(
      workspaceId,
      functionId,
      signal ? { signal } : {},
    )
    return contentOf(result)
  }
}
