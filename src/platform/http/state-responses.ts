/**
 * Caches serialized responses for as long as the state of their workspace does not change, so that
 * frequent reads neither query nor serialize again. Only for routes whose responses depend on
 * nothing but the workspace, the URL, the caller's role and `form`.
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

const cachedOf = (reply: FastifyReply, content: Content): CachedResponse => {
  const { tag } = content
  if ('type' in content) return { tag, type: content.type, bytes: Buffer.from(content.body) }
  const text = String(reply.serializeInput({ ...content.body }, '200', JSON_TYPE))
  return { tag, type: `${JSON_TYPE}; charset=utf-8`, bytes: Buffer.from(endLine(text)) }
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

  /** Sends a list with a tag that changes with everything that may change the list. */
  async sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<object>,
  ): Promise<FastifyReply> {
    return this.send(request, reply, {
      read: async () => ({ tag: this.#listTag(request), body: await read() }),
    })
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { read, headers = privateHeaders, form }: Response,
  ): Promise<FastifyReply> {
    const names = [callerOf(request).actor.role, request.url, form]
    const cached = await this.#cache.get(workspaceStateOf(request), names, async () =>
      cachedOf(reply, await read()),
    )
    reply.headers(headers)
    if (isNotModified(request, reply, cached.tag)) return reply
    return reply.type(cached.type).send(cached.bytes)
  }

  /** Normalized: the order of the query and explicit defaults make no difference. */
  #listTag(request: FastifyRequest): string {
    const { query, routeOptions } = request
    const given = Object.entries(query as object).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const { role } = callerOf(request).actor
    const list = [routeOptions.url ?? '', role, JSON.stringify(given)]
    return hashTag(workspaceStateOf(request).state, this.#buildVersion, ...list)
  }
}
