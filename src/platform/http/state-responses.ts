/**
 * Caches serialized responses for as long as the state of their workspace does not change, so that
 * frequent reads neither query nor serialize again. Only for routes whose responses depend on
 * nothing but the workspace, the URL, what the caller may see, and `form`.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { StateCache } from '../database/state-cache.ts'
import { callerOf, workspaceStateOf } from './access.ts'
import { isNotModified, privateHeaders } from './conditional.ts'
import { hashTag } from './etag.ts'
import { endLine } from './last-newline.ts'

const JSON_TYPE = 'application/json'
const MAX_BYTES = 64 * 1024 * 1024
/** The size of a cache entry without its bytes. */
const ENTRY_BYTES = 1024

/** An object is serialized by the response schema of the route; text is sent as it is. */
type Content = { tag: string; body: object } | { tag: string; body: string; type: string }

type Response = {
  read: () => Promise<Content>
  headers?: Record<string, string>
  /** A negotiated media type. */
  form?: string
}

type CachedResponse = { tag: string; type: string; bytes: Buffer }

const serialized = (reply: FastifyReply, body: object): string =>
  endLine(String(reply.serializeInput({ ...body }, '200', JSON_TYPE)))

const cachedOf = (reply: FastifyReply, content: Content): CachedResponse => {
  const { tag } = content
  if ('type' in content) return { tag, type: content.type, bytes: Buffer.from(content.body) }
  const bytes = Buffer.from(serialized(reply, content.body))
  return { tag, type: `${JSON_TYPE}; charset=utf-8`, bytes }
}

export class StateResponses {
  readonly #buildVersion: string
  readonly #cache = new StateCache<CachedResponse>({
    maxSize: MAX_BYTES,
    sizeOf: ({ bytes }) => ENTRY_BYTES + bytes.length,
  })

  constructor(buildVersion: string) {
    this.#buildVersion = buildVersion
  }

  /**
   * Sends a list with a tag of what is in it: the list may be newer than the state that was read
   * before it, so another replica may have another list at that state.
   */
  async sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<object>,
  ): Promise<FastifyReply> {
    return this.send(request, reply, {
      read: async () => {
        const body = serialized(reply, await read())
        return { tag: this.#listTag(request, body), body, type: `${JSON_TYPE}; charset=utf-8` }
      },
    })
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { read, headers = privateHeaders, form }: Response,
  ): Promise<FastifyReply> {
    const { role, publishes } = callerOf(request).actor
    const names = [role, publishes?.join(), request.url, form]
    const cached = await this.#cache.get(workspaceStateOf(request), names, async () =>
      cachedOf(reply, await read()),
    )
    reply.headers(headers)
    if (isNotModified(request, reply, cached.tag)) return reply
    return reply.type(cached.type).send(cached.bytes)
  }

  /** Normalized: the order of the query and explicit defaults make no difference. */
  #listTag(request: FastifyRequest, body: string): string {
    const { query, routeOptions } = request
    const given = Object.entries(query as object).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const { role } = callerOf(request).actor
    const list = [routeOptions.url ?? '', role, JSON.stringify(given)]
    return hashTag(workspaceStateOf(request).workspaceId, this.#buildVersion, ...list, body)
  }
}
